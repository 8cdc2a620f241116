import type { Check } from './check.ts';
import { problemsFrom, runTool } from './run-tool.ts';

/** Finds unused files, exports and dependencies, and imported packages that no package.json declares. */
export const dead: Check = {
  name: 'dead',
  run: async (root) =>
    problemsFrom(await runTool('knip', ['--no-progress', '--no-config-hints'], root), 'knip'),
};
