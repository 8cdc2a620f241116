// Chooses pairs to judge: two candidates for one prompt, both of which passed their gates.

import { openSeedStream } from '@blazon/studio/language/seed-stream.ts';
import type { Engine } from '../engine.ts';
import type { Pair, ShownDrawing } from './pair.ts';
import { computeDigest } from './pair.ts';

/** Lower-ranked candidates are irrelevant to the prompt. */
const MAX_CANDIDATES = 9;

const createShownDrawing = (
  engine: Engine,
  prompt: string,
  seed: number,
  candidate: string,
): ShownDrawing => ({
  candidate,
  drawing: computeDigest(engine.design(prompt, seed, { candidate })),
});

/** Creates up to two pairs: the best candidate with a random other one, and two more random ones. */
export const createPairs = (engine: Engine, prompt: string, seed: number): Pair[] => {
  const { decisions } = engine.design(prompt, seed);
  const ids = decisions.trace.candidates
    .filter(({ failed }) => failed.length === 0)
    .slice(0, MAX_CANDIDATES)
    .map(({ id }) => id);
  const stream = openSeedStream(`${seed}:pairs:${prompt}`);
  const shuffled = ids
    .slice(1)
    .map((id) => ({ id, place: stream.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ id }) => id);
  const [first] = ids;
  const [second, third, fourth] = shuffled;
  const picked: (readonly [string | undefined, string | undefined])[] = [
    [first, second],
    [third, fourth],
  ];
  return picked.flatMap(([one, other]) =>
    one === undefined || other === undefined
      ? []
      : [
          {
            prompt,
            seed,
            one: createShownDrawing(engine, prompt, seed, one),
            other: createShownDrawing(engine, prompt, seed, other),
            preferred: [],
          },
        ],
  );
};
