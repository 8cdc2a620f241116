// Where PostgreSQL's data is, and as whom it runs.  PostgreSQL refuses to run as root, so root runs it as the user
// `postgres`. That user may not be able to reach the checkout (below /root, for one): then the data is under /var/tmp
// and `.data/postgres` is a link to it.

import { execFileSync, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkoutId, dataFolder } from './paths.ts';
import type { ProcessIdentity } from './processes.ts';

const folderInData = join(dataFolder, 'postgres');
const folderInVarTmp = `/var/tmp/blazon-${checkoutId}/postgres`;

/** The folder with the data; it may not exist yet. */
export function findPostgresFolder(): string {
  return readLinkTarget() === folderInVarTmp ? folderInVarTmp : folderInData;
}

/** Chooses the place and creates its parent, so that the data folder itself can be moved into it in one step. */
export function prepareDataFolder(identity: ProcessIdentity | undefined): string {
  mkdirSync(dataFolder, { recursive: true });
  const target = readLinkTarget();
  // A link that came with a copied or moved checkout points to data that may be in use by the original.
  if (target !== undefined && target !== folderInVarTmp) rmSync(folderInData);
  if (identity === undefined || canReach(identity, dataFolder)) return findPostgresFolder();
  if (lstatSync(folderInData, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(
      `the user postgres can no longer reach ${folderInData}: move the checkout back, or reset`,
    );
  }
  makePrivateFolder(dirname(folderInVarTmp), identity);
  if (readLinkTarget() === undefined) symlinkSync(folderInVarTmp, folderInData);
  return folderInVarTmp;
}

/** Deletes the data, wherever it is. */
export function deletePostgresFolder(): void {
  const folder = findPostgresFolder();
  rmSync(folderInData, { recursive: true, force: true });
  removeUnfinished(folderInData);
  if (folder === folderInVarTmp) rmSync(dirname(folderInVarTmp), { recursive: true, force: true });
}

/** Deletes what killed runs left beside the data folder. */
export function removeUnfinished(folder: string): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) return;
  const leftovers = readdirSync(parent).filter((name) => name.startsWith(`${basename(folder)}.new-`));
  for (const name of leftovers) rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 5 });
}

/** The user PostgreSQL runs as; undefined if that is the current user. */
export function findPostgresIdentity(): ProcessIdentity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return { uid: readIdNumber('-u'), gid: readIdNumber('-g') };
  } catch {
    throw new Error('there is no user "postgres" to run PostgreSQL as: run tools/bootstrap');
  }
}

function readIdNumber(flag: '-u' | '-g'): number {
  return Number(
    execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
}

function canReach(identity: ProcessIdentity, folder: string): boolean {
  return spawnSync('test', ['-x', folder], { ...identity, cwd: '/' }).status === 0;
}

/** Anyone may write to /var/tmp, so an existing folder must be proven to be ours. */
function makePrivateFolder(folder: string, identity: ProcessIdentity): void {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found === undefined) {
    mkdirSync(folder, { mode: 0o700 });
    chownSync(folder, identity.uid, identity.gid);
  } else if (!found.isDirectory() || (found.uid !== identity.uid && found.uid !== 0)) {
    throw new Error(`${folder} exists but is not ours; delete it and try again`);
  }
}

function readLinkTarget(): string | undefined {
  return lstatSync(folderInData, { throwIfNoEntry: false })?.isSymbolicLink()
    ? readlinkSync(folderInData)
    : undefined;
}
