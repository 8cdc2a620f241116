import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBreakingChanges, type OpenApiDocument } from './breaking-changes.ts';
import type { Check, ProblemList } from './check.ts';
import { readText } from './repository.ts';
import { readToolProblems, runScript, runTool } from './run-tool.ts';

const currentDocument = 'contract/openapi.v1.json';
/** A copy of the last released document. It does not exist before the first release. */
const releasedDocument = 'contract/openapi.v1.released.json';

/** Checks that the committed OpenAPI document is up to date, valid, and compatible with the last release. */
export const openapi: Check = {
  name: 'openapi',
  run: async (root) => [
    ...readToolProblems(
      await runScript('contract/write-openapi.ts', ['--check'], root),
      'contract/write-openapi.ts',
    ),
    ...readToolProblems(
      await runTool('@redocly/cli', ['lint', 'v1', '--config', 'redocly.yaml'], root, 'redocly'),
      'redocly',
    ),
    ...(await compareWithRelease(root)),
  ],
};

async function compareWithRelease(root: string): Promise<ProblemList> {
  if (!existsSync(join(root, releasedDocument))) return [];
  return findBreakingChanges(readDocument(root, releasedDocument), readDocument(root, currentDocument));
}

function readDocument(root: string, path: string): OpenApiDocument {
  return JSON.parse(readText(root, path)) as OpenApiDocument;
}
