import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/** Builds into a separate folder, so that a concurrent build cannot remove the files. */
export async function buildDashboard(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-dashboard-'));
  const root = join(import.meta.dirname, '../..');
  const configFile = join(root, 'vite.config.ts');
  await build({ root, configFile, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  return folder;
}
