// Chooses the folder of PostgreSQL's data and the user that it runs as. PostgreSQL refuses to run as root, so root
// runs it as the user `postgres`. If that user cannot reach the checkout, for example under /root, the data is under
// /var/tmp and `.data/postgres` is a link to it.

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

/** Returns the path of the data folder, which may not exist yet. */
export function findPostgresFolder(): string {
  return readLinkTarget() === folderInVarTmp ? folderInVarTmp : folderInData;
}

/** Chooses the data folder and creates its parent folder, so that a finished database can be moved into place. */
export function preparePostgresFolder(identity: ProcessIdentity | undefined): string {
  mkdirSync(dataFolder, { recursive: true });
  const target = readLinkTarget();
  // In a copied checkout, the link leads to the data of the original, whose PostgreSQL may be running.
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

/** Deletes PostgreSQL's data, whether it is in the checkout or under /var/tmp. */
export function deletePostgresFolder(): void {
  const folder = findPostgresFolder();
  rmSync(folderInData, { recursive: true, force: true });
  removeUnfinishedDatabases(folderInData);
  if (folder === folderInVarTmp) rmSync(dirname(folderInVarTmp), { recursive: true, force: true });
}

/** Deletes unfinished databases that killed runs left beside the data folder. */
export function removeUnfinishedDatabases(folder: string): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) return;
  const leftovers = readdirSync(parent).filter((name) => name.startsWith(`${basename(folder)}.new-`));
  for (const name of leftovers) rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 5 });
}

/** Returns the user that PostgreSQL must run as, or undefined for the current user. */
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

/** Creates a folder in /var/tmp. Any user can write there, so an existing folder of another user is rejected. */
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
