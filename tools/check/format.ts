import type { Check } from './check.ts';
import { readToolProblems, runTool } from './run-tool.ts';

/** `npm run format` fixes what this finds. */
export const format: Check = {
  name: 'format',
  run: async (root) =>
    readToolProblems(
      await runTool('@biomejs/biome', ['format', '--reporter=summary', '--max-diagnostics=none', '.'], root),
      'biome',
    ),
};
