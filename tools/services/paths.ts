// All data of a checkout's services is in its folder `.data/`, or in BLAZON_DATA for a second set of services.
// Temporal's binaries, which checkouts share, are in the folder that tools/bootstrap fills.

import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

export const checkoutFolder = realpathSync(resolve(import.meta.dirname, '../..'));
const customDataFolder = process.env['BLAZON_DATA'] || undefined;
export const dataFolder = resolve(checkoutFolder, customDataFolder ?? '.data');
export const logFolder = join(dataFolder, 'logs');

/** An id of this checkout, for names that must be unique on the machine, such as those of locks and containers. */
export const checkoutId = createHash('sha256')
  .update(customDataFolder === undefined ? checkoutFolder : dataFolder)
  .digest('hex')
  .slice(0, 12);

export const temporalVersion = '1.31.2';

/** Returns the path of a binary that tools/bootstrap installed. */
export function findTemporalBinary(name: 'server' | 'sql'): string {
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  const tools = process.env['BLAZON_TOOLS'] || join(cache, 'blazon');
  const path = join(tools, `temporal-${temporalVersion}`, name);
  if (!existsSync(path))
    throw new Error(`Temporal is not installed (${path} is missing): run tools/bootstrap`);
  return path;
}
