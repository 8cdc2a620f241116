import type { Check } from './check.ts';
import { complaintsFrom, runTool } from './run-tool.ts';

/**
 * TypeScript 7; the package named `typescript` is version 6, for the tools that need a compiler in
 * JavaScript.
 */
export const types: Check = {
  name: 'types',
  run: async (root) =>
    complaintsFrom(await runTool('@typescript/native', ['--project', root, '--noEmit'], root), 'tsc'),
};
