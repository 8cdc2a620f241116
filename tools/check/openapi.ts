import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { breakingChanges, type OpenApiDocument } from './breaking-changes.ts';
import type { Check, Problems } from './check.ts';
import { readText } from './repository.ts';
import { problemsFrom, runScript, runTool } from './run-tool.ts';

const current = 'contract/openapi.v1.json';
/** A copy of the last released document; there is none before the first release. */
const released = 'contract/openapi.v1.released.json';

/** The committed document is up to date, valid, and compatible with the last release. */
export const openapi: Check = {
  name: 'openapi',
  run: async (root) => [
    ...problemsFrom(
      await runScript('contract/write-openapi.ts', ['--check'], root),
      'contract/write-openapi.ts',
    ),
    ...problemsFrom(
      await runTool('@redocly/cli', ['lint', 'v1', '--config', 'redocly.yaml'], root, 'redocly'),
      'redocly',
    ),
    ...(await brokenPromises(root)),
  ],
};

async function brokenPromises(root: string): Promise<Problems> {
  if (!existsSync(join(root, released))) return [];
  return breakingChanges(readDocument(root, released), readDocument(root, current));
}

function readDocument(root: string, path: string): OpenApiDocument {
  return JSON.parse(readText(root, path)) as OpenApiDocument;
}
