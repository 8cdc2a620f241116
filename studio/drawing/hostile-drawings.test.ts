import { beforeAll, expect, test } from 'vitest';
import { ATTACKS } from '../test/drawings/attacks.ts';
import { exampleDrawings } from '../test/drawings/examples.ts';
import { hostileDrawing } from '../test/drawings/mutate.ts';
import { tryDrawing } from '../test/drawings/try-drawing.ts';
import { openLocalStudio } from '../test/local-studio.ts';
import type { Letterer } from '../type/lettering.ts';

let letterer: Letterer;
beforeAll(async () => {
  ({ letterer } = await openLocalStudio());
});

/** `npm run evaluate -- drawings` tests more drawings. With the same seed, it generates the same ones. */
const SEED = 20;
const MUTATED = 40;

test(`reads or rejects hostile and broken drawings (seed ${SEED}) without throwing, and outputs nothing unsafe`, {
  timeout: 300_000,
}, () => {
  const examples = exampleDrawings().map(({ source }) => source);
  const faults = Array.from({ length: ATTACKS.length + MUTATED }, (_, index) => index).flatMap((index) =>
    tryDrawing(letterer, hostileDrawing(examples, SEED, index)).faults.map((fault) => `${index}: ${fault}`),
  );
  expect(faults).toEqual([]);
});
