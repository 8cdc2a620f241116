import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Check, ProblemList } from './check.ts';
import { readToolProblems, runTool } from './run-tool.ts';

/**
 * Checks types with TypeScript 7, which is installed as `@typescript/native`. The package `typescript` is version 6,
 * for tools that need the compiler's JavaScript API.
 */
export const types: Check = {
  name: 'types',
  run: async (root) => {
    // Each folder has its own tsconfig.json, because code for browsers has different globals from code for Node.js.
    const folders = ['.', 'dashboard', 'dashboard/test', 'site'];
    const projects = folders
      .map((folder) => join(root, folder))
      .filter((one) => existsSync(join(one, 'tsconfig.json')));
    const problems: ProblemList[] = [];
    for (const project of projects) {
      const result = await runTool('@typescript/native', ['--project', project, '--noEmit'], root);
      problems.push(readToolProblems(result, 'tsc'));
    }
    return problems.flat();
  },
};
