// Judges one step of a chain: the global gates, what must change, and what must stay.

import type { ChainStep, Expectations } from '@blazon/studio/test/bench-data.ts';
import { GATES } from '@blazon/studio/test/bench-data.ts';
import type { ChainChecker, RefinedEvidence } from './judge/chain-checkers.ts';
import { CHANGE_CHECKERS, KEEP_CHECKERS } from './judge/chain-checkers.ts';
import { BenchDataError } from './judge/expected.ts';
import { checkGlobalGates } from './judge/global-findings.ts';
import { findKeptByDefault, KEPT_KEYS_BY_AXIS, findOnlyAxis } from './judge/named-axes.ts';
import { findChecker } from './judge-brief.ts';
import type { Finding } from './measures/finding.ts';

const createChildChecker =
  (key: string): ChainChecker =>
  ({ child }, expected, name) =>
    findChecker(key)(child, expected, name);

const findKeepChecker = (key: string): ChainChecker => KEEP_CHECKERS[key] ?? createChildChecker(key);

const readAlternatives = (expected: unknown): readonly Expectations[] => {
  if (!Array.isArray(expected)) throw new BenchDataError('any_of must be a list');
  return expected as readonly Expectations[];
};

/** Passes if one alternative passes. An alternative passes if all its keys do. */
const checkAnyOf: ChainChecker = (refined, expected, key) => {
  const alternatives = readAlternatives(expected).map((alternative) =>
    findChangeFindings(refined, alternative, ''),
  );
  const describeFound = (findings: readonly Finding[]): string =>
    findings.map(({ name, value }) => `${name} ${value}`).join(' and ');
  const describeGoals = (findings: readonly Finding[]): string =>
    findings.map(({ name, goal }) => `${name} ${goal}`).join(' and ');
  return {
    name: key,
    value: alternatives.map(describeFound).join('; '),
    goal: alternatives.map(describeGoals).join(' or '),
    ok: alternatives.some((findings) => findings.every(({ ok }) => ok)),
  };
};

const findChangeChecker = (key: string): ChainChecker =>
  key === 'any_of' ? checkAnyOf : (CHANGE_CHECKERS[key] ?? createChildChecker(key));

const findChangeFindings = (refined: RefinedEvidence, change: Expectations, prefix: string): Finding[] =>
  Object.entries(change).map(([key, expected]) =>
    findChangeChecker(key)(refined, expected, `${prefix}${key}`),
  );

/** Checks for each key that the parent and the child have the same value. */
export const findKeepFindings = (
  refined: RefinedEvidence,
  keys: readonly string[],
  prefix: string,
): Finding[] => keys.map((key) => findKeepChecker(key)(refined, true, `${prefix}${key}`));

export const judgeStep = (step: ChainStep, refined: RefinedEvidence): Finding[] => {
  const axis = findOnlyAxis(step);
  const local = axis === null ? [] : KEPT_KEYS_BY_AXIS[axis].filter((key) => !(key in step.must_keep));
  return [
    ...checkGlobalGates(refined.child, GATES, GATES.nodes_max_symbol),
    ...findChangeFindings(refined, step.must_change, 'change.'),
    ...Object.entries(step.must_keep).map(([key, expected]) =>
      findKeepChecker(key)(refined, expected, `keep.${key}`),
    ),
    ...findKeepFindings(refined, findKeptByDefault(step), 'default.'),
    ...findKeepFindings(refined, local, 'local.'),
  ];
};
