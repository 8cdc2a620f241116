import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../..');
const outputFolder = join(folder, 'dist/test');
const command = join(outputFolder, 'blazon.js');
let isBuilt = false;

/**
 * Builds the command as published. Its folder has access to the optional renderer. Several processes may build it at
 * once, so each moves a finished file into place.
 */
export function buildCommand(): string {
  if (isBuilt) return command;
  mkdirSync(outputFolder, { recursive: true });
  const draft = mkdtempSync(join(folder, 'dist/draft-'));
  try {
    execFileSync(process.execPath, [join(folder, 'build.ts'), draft], { stdio: 'pipe' });
    for (const name of readdirSync(draft)) renameSync(join(draft, name), join(outputFolder, name));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  isBuilt = true;
  return command;
}
