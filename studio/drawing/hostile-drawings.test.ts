import { beforeAll, expect, test } from 'vitest';
import { ATTACKS } from '../bench/drawings/attacks.ts';
import { exampleDrawings } from '../bench/drawings/examples.ts';
import { hostileDrawing } from '../bench/drawings/mutate.ts';
import { tryDrawing } from '../bench/drawings/try-drawing.ts';
import { openLocalStudio } from '../bench/open-studio.ts';
import type { Letterer } from '../lettering/lettering.ts';

let letterer: Letterer;
beforeAll(async () => {
  ({ letterer } = await openLocalStudio());
});

/** The full run is `npm run studio:drawings`; the same seed gives the same drawings there. */
const SEED = 20;
const MUTATED = 40;

test(`attacks and broken drawings of seed ${SEED} never throw, and nothing unsafe comes out`, {
  timeout: 300_000,
}, () => {
  const examples = exampleDrawings().map(({ source }) => source);
  const faults = Array.from({ length: ATTACKS.length + MUTATED }, (_, index) => index).flatMap((index) =>
    tryDrawing(letterer, hostileDrawing(examples, SEED, index)).faults.map((fault) => `${index}: ${fault}`),
  );
  expect(faults).toEqual([]);
});
