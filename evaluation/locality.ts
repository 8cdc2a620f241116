// Checks that refinements change only what they name: `npm run evaluate -- locality [--json] [--pairs 300] [--seed n]
// [--all]`. A pair is a parent and a change. Prints the seed; the same seed tries the same pairs. `--all` tries every
// change on every parent.

import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { SEEDS } from '@blazon/studio/test/bench-data.ts';
import { printLine, reportFigures } from './figures.ts';
import { arbitraryCase } from './locality/arbitrary-case.ts';
import { CHANGES, REPEATED_WISHES } from './locality/changes.ts';
import type { LocalityCase } from './locality/laws.ts';
import { describeCase, findCaseFaults, createParentDesigner, findRepetitionFaults } from './locality/laws.ts';
import { PARENT_PROMPTS } from './locality/parents.ts';
import { openLocalStudio } from '@blazon/studio/test/local-studio.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    pairs: { type: 'string', default: '300' },
    seed: { type: 'string' },
  },
});

const createEveryCase = (): LocalityCase[] =>
  PARENT_PROMPTS.flatMap((_, parent) =>
    CHANGES.map((__, change) => ({ parent, seed: SEEDS[0], before: [], change, sibling: change + 1 })),
  );

const seed = options.seed === undefined ? randomInt(2 ** 31) : Number(options.seed);
const cases = options.all
  ? createEveryCase()
  : fc.sample(arbitraryCase, { numRuns: Number(options.pairs), seed });
printLine(options.all ? `${cases.length} pairs` : `seed ${seed}: ${cases.length} pairs`);

const studio = await openLocalStudio();
const designParent = createParentDesigner(studio);

/** Prints the violations of one case. Returns 1 if there are any or the check throws, otherwise 0. */
const checkCase = (title: string, findViolations: () => readonly string[]): number => {
  try {
    const found = findViolations();
    if (found.length > 0) printLine(`FAILED  ${title}\n        ${found.join('\n        ')}`);
    return found.length === 0 ? 0 : 1;
  } catch (error) {
    printLine(`FAILED  ${title}\n        ${String(error)}`);
    return 1;
  }
};

const pairFailures = cases.map((each) =>
  checkCase(describeCase(each), () => findCaseFaults(studio, designParent, each)),
);
const wishFailures = PARENT_PROMPTS.flatMap((prompt, parent) =>
  REPEATED_WISHES.map((wish) =>
    checkCase(`${prompt} > 5 x ${wish}`, () =>
      findRepetitionFaults(studio, designParent({ parent, seed: SEEDS[0], before: [] }), wish),
    ),
  ),
);
const sumCounts = (counts: readonly number[]): number => counts.reduce((total, each) => total + each, 0);
reportFigures('studio:locality', [
  { name: 'pairs', value: cases.length, goal: '>=1' },
  { name: 'pairs_with_violations', value: sumCounts(pairFailures), goal: '=0' },
  { name: 'repeated_wishes', value: wishFailures.length, goal: '>=1' },
  { name: 'repeated_wishes_with_violations', value: sumCounts(wishFailures), goal: '=0' },
]);
