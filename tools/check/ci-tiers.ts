/**
 * Checks that the file of every proof, benchmark and evaluation exists, that `.ci/run` or `.ci/nightly` runs it, and
 * that package.json has a script for every alias.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changePhases, nightlyPhases } from '../ci/steps.ts';
import { scriptAliases, programGroups, type Program, programs } from '../programs/programs.ts';
import type { Check, ProblemList } from './check.ts';

const programsFile = 'tools/programs/programs.ts';

export const ciTiers: Check = {
  name: 'ci-tiers',
  run: async (root) => [
    ...programGroups.flatMap((group) =>
      Object.entries(programs[group]).flatMap(([name, program]) =>
        checkProgram(root, `${group}:${name}`, program),
      ),
    ),
    ...checkAliases(root),
  ],
};

const stepNames = new Set(
  [...changePhases, ...nightlyPhases].flatMap((phase) => phase.steps).map(({ name }) => name),
);

export function checkProgram(root: string, step: string, { file, isManual }: Program): ProblemList {
  if (!existsSync(join(root, file))) return [`${programsFile}: ${step} names ${file}, which does not exist`];
  return isManual === true || stepNames.has(step)
    ? []
    : [`${programsFile}: "${step}" runs in no tier: add it to tools/ci/steps.ts`];
}

function checkAliases(root: string): ProblemList {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return Object.entries(scriptAliases)
    .filter(([alias, command]) => scripts[alias] !== `node tools/run-program.ts ${command}`)
    .map(([alias, command]) => `package.json: "${alias}" must run "${command}"`);
}
