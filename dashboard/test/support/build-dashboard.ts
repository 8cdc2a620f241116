import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/** Builds into a separate folder, so that a concurrent build cannot remove the files. */
export async function buildDashboard(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-dashboard-'));
  const root = join(import.meta.dirname, '../..');
  const configFile = join(root, 'vite.config.ts');
  await withProductionEnvironment(() =>
    build({ root, configFile, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } }),
  );
  return folder;
}

/**
 * Sets NODE_ENV during the build. With the value that Vitest sets, Vite would bundle React's development version,
 * which is twice as large.
 */
async function withProductionEnvironment(work: () => Promise<unknown>): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
