import type { Check } from './check.ts';
import { readToolProblems, runTool } from './run-tool.ts';

/** Finds unused files, exports and dependencies, and imported packages that no package.json declares. */
export const deadCode: Check = {
  name: 'dead',
  run: async (root) =>
    readToolProblems(await runTool('knip', ['--no-progress', '--no-config-hints'], root), 'knip'),
};
