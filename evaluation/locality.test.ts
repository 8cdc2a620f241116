// A short run of `npm run evaluate -- locality`: a refinement changes only what it names, a repeated wish never
// reverses its effect, "go back" restores the parent, and children of one parent do not affect each other.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEEDS } from '@blazon/studio/test/bench-data.ts';
import { arbitraryCase } from './locality/arbitrary-case.ts';
import { REPEATED_WISHES } from './locality/changes.ts';
import { describeCase, findCaseFaults, createParentDesigner, findRepetitionFaults } from './locality/laws.ts';
import { openLocalStudio } from '@blazon/studio/test/local-studio.ts';

/** How many random pairs of a parent and a change are tried. */
const PAIR_COUNT = 8;
/** Indices of parents with a symbol, a plain wordmark, a monogram and a name in Arabic letters. */
const REPEATED_PARENT_INDICES = [0, 1, 8, 16];
/** Long, so that other load on the machine does not fail these tests. */
const TIMEOUT_MS = 600_000;

const studio = await openLocalStudio();
const designParent = createParentDesigner(studio);

it(
  'a refinement keeps what it does not name, can be undone, and does not affect its siblings',
  () => {
    fc.assert(
      fc.property(arbitraryCase, (each) => {
        expect([describeCase(each), ...findCaseFaults(studio, designParent, each)]).toEqual([
          describeCase(each),
        ]);
      }),
      // Does not shrink a failure, which would take minutes. The failure reports its seed.
      { numRuns: PAIR_COUNT, endOnFailure: true },
    );
  },
  TIMEOUT_MS,
);

describe('a wish repeated five times', () => {
  it.each(REPEATED_WISHES)(
    '"%s" never reverses its effect, and the trace says so when nothing changes',
    (wish) => {
      const faults = REPEATED_PARENT_INDICES.flatMap((parent) =>
        findRepetitionFaults(studio, designParent({ parent, seed: SEEDS[0], before: [] }), wish),
      );
      expect(faults).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
