import { beforeAll, expect, test } from 'vitest';
import { ATTACKS } from '../test/drawings/attacks.ts';
import { readExampleDrawings } from '../test/drawings/examples.ts';
import { createHostileDrawing } from '../test/drawings/mutate.ts';
import { tryDrawing } from '../test/drawings/try-drawing.ts';
import { openLocalStudio } from '../test/local-studio.ts';
import type { Letterer } from '../type/lettering.ts';

let letterer: Letterer;
beforeAll(async () => {
  ({ letterer } = await openLocalStudio());
});

/** `npm run evaluate -- drawings` tests more drawings. With the same seed, it generates these drawings too. */
const SEED = 20;
const MUTATED_DRAWING_COUNT = 40;

test(`reads or rejects hostile and broken drawings (seed ${SEED}) without throwing, and outputs nothing unsafe`, {
  timeout: 300_000,
}, () => {
  const examples = readExampleDrawings().map(({ source }) => source);
  const faults = Array.from({ length: ATTACKS.length + MUTATED_DRAWING_COUNT }, (_, index) => index).flatMap(
    (index) =>
      tryDrawing(letterer, createHostileDrawing(examples, SEED, index)).faults.map(
        (fault) => `${index}: ${fault}`,
      ),
  );
  expect(faults).toEqual([]);
});
