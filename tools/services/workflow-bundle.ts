// The workflow bundle of this checkout, built once for all workers of tests, proofs and `npm run dev`.

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWorkflowBundle } from '../../server/processes/workflow-bundle.ts';
import { withLock } from './lock.ts';
import { checkout, dataFolder } from './paths.ts';

/** Workflows import only these (see docs/architecture.md) and packages of the lockfile. */
const sources = [
  'contract/**/*.ts',
  'server/domain/**/*.ts',
  'server/workflows/**/*.ts',
  'package-lock.json',
];

const folder = join(dataFolder, 'workflow-bundles');

/** The path of a bundle of the current sources. */
export async function ensureWorkflowBundle(): Promise<string> {
  const file = join(folder, `${computeSourceHash()}.js`);
  if (existsSync(file)) return file;
  return withLock('workflow-bundle', async () => {
    if (existsSync(file)) return file;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    // Moved into place, so that an interrupted build leaves nothing incomplete.
    await writeWorkflowBundle(`${file}.new`);
    renameSync(`${file}.new`, file);
    return file;
  });
}

function computeSourceHash(): string {
  const hash = createHash('sha256');
  for (const path of globSync(sources, { cwd: checkout, exclude: ['**/node_modules/**'] }).toSorted())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(checkout, path)))
      .update('\0');
  return hash.digest('hex').slice(0, 24);
}
