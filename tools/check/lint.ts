import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { repositoryRoot } from './repository.ts';
import { readToolProblems, runTool } from './run-tool.ts';

/** Type-aware rules, such as the one on floating promises, need a second package that oxlint starts. */
export const isTypeAware = existsSync(join(repositoryRoot, 'node_modules', 'oxlint-tsgolint'));

export const lint: Check = {
  name: 'lint',
  run: async (root) => {
    const parameters = ['--format=unix', '--deny-warnings', '--report-unused-disable-directives'];
    if (isTypeAware) parameters.push('--type-aware');
    return readToolProblems(await runTool('oxlint', parameters, root), 'oxlint');
  },
};
