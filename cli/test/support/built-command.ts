import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../..');
const place = join(folder, 'dist/test');
const command = join(place, 'blazon.js');
let isBuilt = false;

/**
 * Builds the command as published. Its folder has access to the optional renderer. Several processes may build it at
 * once, so each moves a finished file into place.
 */
export function builtCommand(): string {
  if (isBuilt) return command;
  mkdirSync(place, { recursive: true });
  const draft = mkdtempSync(join(folder, 'dist/draft-'));
  try {
    execFileSync(process.execPath, [join(folder, 'build.ts'), draft], { stdio: 'pipe' });
    for (const name of readdirSync(draft)) renameSync(join(draft, name), join(place, name));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  isBuilt = true;
  return command;
}
