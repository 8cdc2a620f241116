// Paths. Everything a checkout runs on is in its own `.data/`, so deleting that folder removes it all (BLAZON_DATA
// names another folder, for a second set of services); shared builds (Temporal's binaries) are in the tools folder
// that tools/bootstrap fills.

import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

export const checkout = realpathSync(resolve(import.meta.dirname, '../..'));
const ownFolder = process.env['BLAZON_DATA'] || undefined;
export const dataFolder = resolve(checkout, ownFolder ?? '.data');
export const logFolder = join(dataFolder, 'logs');

/** Distinguishes these services from others wherever the whole machine shares a name. */
export const checkoutId = createHash('sha256')
  .update(ownFolder === undefined ? checkout : dataFolder)
  .digest('hex')
  .slice(0, 12);

export const temporalVersion = '1.31.2';

/** A binary that tools/bootstrap put into the tools folder. */
export function temporalBinary(name: 'server' | 'sql'): string {
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  const tools = process.env['BLAZON_TOOLS'] || join(cache, 'blazon');
  const path = join(tools, `temporal-${temporalVersion}`, name);
  if (!existsSync(path))
    throw new Error(`Temporal is not installed (${path} is missing): run tools/bootstrap`);
  return path;
}
