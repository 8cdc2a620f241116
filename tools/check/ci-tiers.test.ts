import { expect, it } from 'vitest';
import { ciTiers } from './ci-tiers.ts';
import { createFixtureRepository } from './fixture-repository.ts';

const run = (scripts: Record<string, string>) =>
  ciTiers.run(createFixtureRepository({ 'package.json': JSON.stringify({ scripts }) }));

it('lets scripts pass that a tier runs or that measure nothing', async () => {
  const scripts = { dev: '', 'prove:limits': '', faults: '', 'studio:breadth': '', 'studio:sheet': '' };
  expect(await run(scripts)).toEqual([]);
});

it('names a proof that no tier runs', async () => {
  expect(await run({ 'prove:nothing': '' })).toEqual([
    'package.json: "prove:nothing" runs in no tier: add it to tools/ci/steps.ts',
  ]);
});
