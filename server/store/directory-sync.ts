import type { Database } from '../integrations/postgres.ts';
import {
  enterActiveKeys,
  entriesAtOnce,
  enterWorkspaces,
  type PlacedKey,
  type PlacedWorkspace,
} from './directory.ts';

/**
 * Corrects the directory so that it matches the rows of one cell. All operations can be repeated, and can run while
 * customers send requests.
 */
export interface SyncPlaces {
  /** A connection to this cell's database as its owner. */
  readonly owner: Database;
  readonly home: Database;
  readonly cell: string;
}

/** Adds all workspaces of this cell, with their active keys, to the directory. */
export async function enterCell({ owner, home, cell }: SyncPlaces, now: Date) {
  const entered = { workspaces: 0, keys: 0 };
  for (let after = firstId; ; ) {
    const workspaces = await listWorkspaces(owner, after);
    if (workspaces.length > 0) await enterWorkspaces(home, cell, { workspaces, now });
    entered.workspaces += workspaces.length;
    const ids = workspaces.map(({ workspace }) => workspace);
    entered.keys += await enterActiveKeys(owner, home, { workspaces: ids, now });
    after = workspaces.at(-1)?.workspace ?? after;
    if (workspaces.length < entriesAtOnce) return entered;
  }
}

const firstId = '00000000-0000-0000-0000-000000000000';

async function listWorkspaces(owner: Database, after: string): Promise<PlacedWorkspace[]> {
  const rows = await owner.unscoped<{ id: string; cell_version: number }>({
    text: `SELECT id, cell_version FROM workspaces
           WHERE id > $1 AND deleted_at IS NULL AND placement IN ('here', 'draining', 'frozen')
           ORDER BY id LIMIT $2`,
    values: [after, entriesAtOnce],
  });
  return rows.map((row) => ({ workspace: row.id, version: row.cell_version }));
}

/**
 * Removes directory entries of this cell that were added before the given time and have no workspace or no active
 * key. A key is added to the directory before it is created, so a recent entry without a key is normal.
 */
export async function removeEntries({ owner, home, cell }: SyncPlaces, before: Date) {
  const removed = { workspaces: 0, keys: 0 };
  for (let after = firstId; ; ) {
    const listed = await listEnteredWorkspaces(home, { cell, before, after });
    removed.workspaces += await deleteWorkspaces(home, cell, await findDeleted(owner, listed));
    after = listed.at(-1) ?? after;
    if (listed.length < entriesAtOnce) break;
  }
  for (let after: Buffer = Buffer.alloc(0); ; ) {
    const listed = await listEnteredKeys(home, { cell, before, after });
    removed.keys += await deleteKeys(home, await findUnused(owner, listed));
    after = listed.at(-1)?.secretHash ?? after;
    if (listed.length < entriesAtOnce) return removed;
  }
}

async function listEnteredWorkspaces(
  home: Database,
  page: { readonly cell: string; readonly before: Date; readonly after: string },
): Promise<string[]> {
  const rows = await home.unscoped<{ id: string }>({
    text: `SELECT workspace_id AS id FROM directory.workspace_cells
           WHERE cell = $1 AND workspace_id > $2 AND entered_at < $3 ORDER BY workspace_id LIMIT $4`,
    values: [page.cell, page.after, page.before, entriesAtOnce],
  });
  return rows.map(({ id }) => id);
}

/**
 * Finds workspaces that were deleted. A workspace that moved to another cell keeps its row here, so a workspace
 * without a row was deleted.
 */
async function findDeleted(owner: Database, workspaces: readonly string[]): Promise<string[]> {
  const rows = await owner.unscoped<{ id: string }>({
    text: `SELECT id FROM unnest($1::uuid[]) AS given (id)
           WHERE NOT EXISTS (SELECT FROM workspaces w WHERE w.id = given.id AND w.deleted_at IS NULL)`,
    values: [workspaces],
  });
  return rows.map(({ id }) => id);
}

async function deleteWorkspaces(home: Database, cell: string, workspaces: readonly string[]) {
  const rows = await home.unscoped({
    text: `DELETE FROM directory.workspace_cells WHERE workspace_id = ANY ($1::uuid[]) AND cell = $2 RETURNING cell`,
    values: [workspaces, cell],
  });
  return rows.length;
}

async function listEnteredKeys(
  home: Database,
  page: { readonly cell: string; readonly before: Date; readonly after: Buffer },
): Promise<PlacedKey[]> {
  const rows = await home.unscoped<{ secret_hash: Buffer; workspace_id: string }>({
    text: `SELECT k.secret_hash, k.workspace_id FROM directory.key_workspaces k
           JOIN directory.workspace_cells w ON w.workspace_id = k.workspace_id AND w.cell = $1
           WHERE k.secret_hash > $2 AND k.entered_at < $3 ORDER BY k.secret_hash LIMIT $4`,
    values: [page.cell, page.after, page.before, entriesAtOnce],
  });
  return rows.map((row) => ({ workspace: row.workspace_id, secretHash: row.secret_hash }));
}

/**
 * Finds keys that are not active. Considers only workspaces in this cell, because the keys of a workspace that moved
 * away were created in another cell.
 */
async function findUnused(owner: Database, keys: readonly PlacedKey[]): Promise<Buffer[]> {
  const rows = await owner.unscoped<{ hash: Buffer }>({
    text: `SELECT hash FROM unnest($1::bytea[], $2::uuid[]) AS given (hash, workspace)
           JOIN workspaces w ON w.id = given.workspace AND w.placement IN ('here', 'draining')
           WHERE NOT EXISTS (SELECT FROM api_keys k WHERE k.secret_hash = given.hash AND k.revoked_at IS NULL)`,
    values: [keys.map(({ secretHash }) => secretHash), keys.map(({ workspace }) => workspace)],
  });
  return rows.map(({ hash }) => hash);
}

async function deleteKeys(home: Database, hashes: readonly Buffer[]): Promise<number> {
  const rows = await home.unscoped({
    text: 'DELETE FROM directory.key_workspaces WHERE secret_hash = ANY ($1::bytea[]) RETURNING workspace_id',
    values: [hashes],
  });
  return rows.length;
}
