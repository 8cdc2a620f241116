import fc from 'fast-check';
import { SEEDS } from '@blazon/studio/test/bench-data.ts';
import { CHANGES } from './changes.ts';
import type { LocalityCase } from './laws.ts';
import { PARENT_PROMPTS } from './parents.ts';

const arbitraryChangeIndex = fc.nat({ max: CHANGES.length - 1 });

/** Generates a parent with up to two earlier changes, the change to check, and the change of a sibling. */
export const arbitraryCase: fc.Arbitrary<LocalityCase> = fc.record({
  parent: fc.nat({ max: PARENT_PROMPTS.length - 1 }),
  seed: fc.constantFrom(...SEEDS),
  before: fc.array(arbitraryChangeIndex, { maxLength: 2 }),
  change: arbitraryChangeIndex,
  sibling: arbitraryChangeIndex,
});
