import type { Check } from './check.ts';
import { problemsFrom, runTool } from './run-tool.ts';

/** Unused files, exports and dependencies, and dependencies that are used without being declared. */
export const dead: Check = {
  name: 'dead',
  run: async (root) =>
    problemsFrom(await runTool('knip', ['--no-progress', '--no-config-hints'], root), 'knip'),
};
