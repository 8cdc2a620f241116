// The short form of `npm run evaluate -- locality`: a refinement changes only what it names, repeated wishes never
// reverse, "go back" restores the parent, and children of one parent are independent.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEEDS } from '@blazon/studio/test/bench-data.ts';
import { arbitraryCase } from './locality/arbitrary-case.ts';
import { SCALARS } from './locality/changes.ts';
import { describeCase, findFaults, openParents, findScalarFaults } from './locality/laws.ts';
import { openLocalStudio } from '@blazon/studio/test/local-studio.ts';

const PAIRS = 40;
/** A symbol, a plain wordmark, a monogram and a name in Arabic letters. */
const REPEATED_ON = [0, 1, 8, 16];
/** Other load on the machine must not fail these tests. */
const TIMEOUT_MS = 600_000;

const studio = await openLocalStudio();
const parentOf = openParents(studio);

it(
  'keeps what a change does not name, goes back, and keeps branches independent',
  () => {
    fc.assert(
      fc.property(arbitraryCase, (each) => {
        expect([describeCase(each), ...findFaults(studio, parentOf, each)]).toEqual([describeCase(each)]);
      }),
      // A failure reports its seed. Shrinking would take minutes.
      { numRuns: PAIRS, endOnFailure: true },
    );
  },
  TIMEOUT_MS,
);

describe('a wish repeated five times', () => {
  it.each(SCALARS)(
    '%s changes the identity or reports that it cannot',
    (scalar) => {
      const faults = REPEATED_ON.flatMap((parent) =>
        findScalarFaults(studio, parentOf({ parent, seed: SEEDS[0], before: [] }), scalar),
      );
      expect(faults).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
