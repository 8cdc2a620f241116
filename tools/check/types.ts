import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Check, ProblemList } from './check.ts';
import { problemsFrom, runTool } from './run-tool.ts';

/**
 * TypeScript 7; the package named `typescript` is version 6, for the tools that need a compiler in
 * JavaScript.
 */
export const types: Check = {
  name: 'types',
  run: async (root) => {
    // Bundled code has different globals from code that runs in Node.
    const folders = ['.', 'dashboard', 'dashboard/test', 'site'];
    const projects = folders
      .map((folder) => join(root, folder))
      .filter((one) => existsSync(join(one, 'tsconfig.json')));
    const complaints: ProblemList[] = [];
    for (const project of projects) {
      const result = await runTool('@typescript/native', ['--project', project, '--noEmit'], root);
      complaints.push(problemsFrom(result, 'tsc'));
    }
    return complaints.flat();
  },
};
