import { expect, it } from 'vitest';
import { scriptAliases } from '../programs/programs.ts';
import { checkProgram, ciTiers } from './ci-tiers.ts';
import { createFixtureRepository } from './fixture-repository.ts';
import { repositoryRoot } from './repository.ts';

it('the CI tiers check passes for this repository', async () => {
  expect(await ciTiers.run(repositoryRoot)).toEqual([]);
});

it('the CI tiers check reports a program that no tier runs, unless it is manual', () => {
  const root = createFixtureRepository({ 'server/proofs/nothing.ts': '' });
  const program = { file: 'server/proofs/nothing.ts', about: 'nothing' };
  expect(checkProgram(root, 'prove:nothing', program)).toEqual([
    'tools/programs/programs.ts: "prove:nothing" runs in no tier: add it to tools/ci/steps.ts',
  ]);
  expect(checkProgram(root, 'prove:nothing', { ...program, isManual: true })).toEqual([]);
});

it('the CI tiers check reports a program without a file, and a missing alias', async () => {
  const root = createFixtureRepository({ 'package.json': JSON.stringify({ scripts: {} }) });
  const problems = await ciTiers.run(root);
  expect(problems).toContain(
    'tools/programs/programs.ts: prove:limits names server/proofs/rate-limits.ts, which does not exist',
  );
  expect(problems.filter((problem) => problem.startsWith('package.json'))).toHaveLength(
    Object.keys(scriptAliases).length,
  );
});
