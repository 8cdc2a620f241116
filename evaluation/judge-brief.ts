// Judges one identity by its brief: first the gates that hold for every identity, then every key of the brief's
// `must`.

import type { BenchBrief, Expectations } from '@blazon/studio/test/bench-data.ts';
import { GATES } from '@blazon/studio/test/bench-data.ts';
import { BRIEF_CHECKERS } from './judge/brief-checkers.ts';
import type { Checker } from './judge/checker.ts';
import type { Evidence } from './judge/evidence.ts';
import { BenchDataError } from './judge/expected.ts';
import { checkGlobalGates } from './judge/global-findings.ts';
import type { Finding } from './measures/finding.ts';

export const findChecker = (key: string): Checker => {
  const checker = BRIEF_CHECKERS[key];
  if (checker === undefined) throw new BenchDataError(`no checker for the key ${key}`);
  return checker;
};

/**
 * Returns how many points the mark may have. A brief may raise the global limit, for example for a name in
 * ideographs.
 */
const findMaxNodes = (must: Expectations): number => {
  const own = must['nodes_max_symbol'];
  return typeof own === 'number' ? own : GATES.nodes_max_symbol;
};

export const judgeBrief = (brief: BenchBrief, evidence: Evidence): Finding[] => [
  ...checkGlobalGates(evidence, GATES, findMaxNodes(brief.must)),
  ...Object.entries(brief.must).map(([key, expected]) => findChecker(key)(evidence, expected, `must.${key}`)),
];
