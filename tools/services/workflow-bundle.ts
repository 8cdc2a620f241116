import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWorkflowBundle } from '../../server/processes/workflow-bundle.ts';
import { runWithLock } from './lock.ts';
import { checkoutFolder, dataFolder } from './paths.ts';

/** All files that workflows may import (see docs/architecture.md), and the versions of packages. */
const sourcePatterns = [
  'contract/**/*.ts',
  'server/domain/**/*.ts',
  'server/workflows/**/*.ts',
  'package-lock.json',
];

const bundlesFolder = join(dataFolder, 'workflow-bundles');

/** Returns the path of a workflow bundle of the current sources, which is built once for all workers. */
export async function ensureWorkflowBundle(): Promise<string> {
  const file = join(bundlesFolder, `${computeSourceHash()}.js`);
  if (existsSync(file)) return file;
  return runWithLock('workflow-bundle', async () => {
    if (existsSync(file)) return file;
    rmSync(bundlesFolder, { recursive: true, force: true });
    mkdirSync(bundlesFolder, { recursive: true });
    // Written to another file and renamed, so that an interrupted build leaves no incomplete bundle.
    await writeWorkflowBundle(`${file}.new`);
    renameSync(`${file}.new`, file);
    return file;
  });
}

function computeSourceHash(): string {
  const hash = createHash('sha256');
  for (const path of globSync(sourcePatterns, {
    cwd: checkoutFolder,
    exclude: ['**/node_modules/**'],
  }).toSorted())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(checkoutFolder, path)))
      .update('\0');
  return hash.digest('hex').slice(0, 24);
}
