// One step of a chain: the global gates, required changes, required constants, and what every refinement keeps.

import type { ChainStep, Expectations } from '@blazon/studio/test/bench-data.ts';
import { GATES } from '@blazon/studio/test/bench-data.ts';
import type { ChainChecker, Refined } from './judge/chain-checkers.ts';
import { CHANGE_CHECKERS, KEEP_CHECKERS } from './judge/chain-checkers.ts';
import { BenchDataError } from './judge/expected.ts';
import { globalFindings } from './judge/global-findings.ts';
import { keptByDefault, LOCAL_KEEPS, onlyAxis } from './judge/named-axes.ts';
import { checkerFor } from './judge-brief.ts';
import type { Finding } from './measures/finding.ts';

const ofChild =
  (key: string): ChainChecker =>
  ({ child }, expected, name) =>
    checkerFor(key)(child, expected, name);

const keepCheckerFor = (key: string): ChainChecker => KEEP_CHECKERS[key] ?? ofChild(key);

const alternatives = (expected: unknown): readonly Expectations[] => {
  if (!Array.isArray(expected)) throw new BenchDataError('any_of must be a list');
  return expected as readonly Expectations[];
};

/** Checks alternatives. One is enough; within an alternative all keys must hold. */
const anyOf: ChainChecker = (refined, expected, key) => {
  const ways = alternatives(expected).map((way) => changeFindings(refined, way, ''));
  const told = (findings: readonly Finding[]): string =>
    findings.map(({ name, value }) => `${name} ${value}`).join(' and ');
  const wanted = (findings: readonly Finding[]): string =>
    findings.map(({ name, goal }) => `${name} ${goal}`).join(' and ');
  return {
    name: key,
    value: ways.map(told).join('; '),
    goal: ways.map(wanted).join(' or '),
    ok: ways.some((findings) => findings.every(({ ok }) => ok)),
  };
};

const changeCheckerFor = (key: string): ChainChecker =>
  key === 'any_of' ? anyOf : (CHANGE_CHECKERS[key] ?? ofChild(key));

const changeFindings = (refined: Refined, change: Expectations, prefix: string): Finding[] =>
  Object.entries(change).map(([key, expected]) =>
    changeCheckerFor(key)(refined, expected, `${prefix}${key}`),
  );

/** Returns findings for what a rule keeps equal, by the names of KEEP_CHECKERS. */
export const keepFindings = (refined: Refined, keys: readonly string[], prefix: string): Finding[] =>
  keys.map((key) => keepCheckerFor(key)(refined, true, `${prefix}${key}`));

export const judgeStep = (step: ChainStep, refined: Refined): Finding[] => {
  const axis = onlyAxis(step);
  const local = axis === null ? [] : LOCAL_KEEPS[axis].filter((key) => !(key in step.must_keep));
  return [
    ...globalFindings(refined.child, GATES, GATES.nodes_max_symbol),
    ...changeFindings(refined, step.must_change, 'change.'),
    ...Object.entries(step.must_keep).map(([key, expected]) =>
      keepCheckerFor(key)(refined, expected, `keep.${key}`),
    ),
    ...keepFindings(refined, keptByDefault(step), 'default.'),
    ...keepFindings(refined, local, 'local.'),
  ];
};
