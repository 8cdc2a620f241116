import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import { requireUuid } from './require-uuid.ts';

/**
 * A workspace and the cell that serves it. The directory is in the home cell's database
 * (docs/decisions/0022-cells.md).
 */
export interface DirectoryEntry {
  readonly workspaceId: string;
  readonly cell: string;
}

export async function findCellOfKey(home: Database, secretHash: Buffer): Promise<DirectoryEntry | undefined> {
  const [row] = await home.unscoped<{ workspace_id: string; cell: string }>({
    name: 'find-cell-of-key',
    text: `SELECT k.workspace_id, w.cell FROM directory.key_workspaces k
           JOIN directory.workspace_cells w ON w.workspace_id = k.workspace_id WHERE k.secret_hash = $1`,
    values: [secretHash],
  });
  return row && { workspaceId: encodeId('workspace', row.workspace_id), cell: row.cell };
}

/** Finds the cells of many keys. Unknown keys are missing from the result. */
export async function findCellsOfKeys(
  home: Database,
  hashes: readonly Buffer[],
): Promise<{ readonly secretHash: Buffer; readonly cell: string }[]> {
  const rows = await home.unscoped<{ secret_hash: Buffer; cell: string }>({
    name: 'find-cells-of-keys',
    text: `SELECT k.secret_hash, w.cell FROM directory.key_workspaces k
           JOIN directory.workspace_cells w ON w.workspace_id = k.workspace_id
           WHERE k.secret_hash = ANY ($1::bytea[])`,
    values: [hashes],
  });
  return rows.map((row) => ({ secretHash: row.secret_hash, cell: row.cell }));
}

export async function findCellOfWorkspace(home: Database, workspaceId: string): Promise<string | undefined> {
  const [row] = await home.unscoped<{ cell: string }>({
    name: 'find-cell-of-workspace',
    text: 'SELECT cell FROM directory.workspace_cells WHERE workspace_id = $1',
    values: [decodeId('workspace', workspaceId)],
  });
  return row?.cell;
}

/** A workspace and its version, as its cell stores them. Each move to another cell increases the version. */
export interface PlacedWorkspace {
  /** A UUID. */
  readonly workspace: string;
  readonly version: number;
}

/** Adds workspaces to the directory, or changes their cell. An entry with a newer version stays unchanged. */
export async function enterWorkspacesInDirectory(
  home: Database,
  cell: string,
  { workspaces, now }: { readonly workspaces: readonly PlacedWorkspace[]; readonly now: Date },
): Promise<void> {
  await home.unscoped({
    text: `INSERT INTO directory.workspace_cells AS w (workspace_id, cell, version, entered_at)
           SELECT id, $3, version, $4 FROM unnest($1::uuid[], $2::int[]) AS given (id, version) ORDER BY id
           ON CONFLICT (workspace_id) DO UPDATE SET cell = EXCLUDED.cell, version = EXCLUDED.version
           WHERE w.version < EXCLUDED.version`,
    values: [
      workspaces.map(({ workspace }) => workspace),
      workspaces.map(({ version }) => version),
      cell,
      now,
    ],
  });
}

export interface PlacedKey {
  /** A UUID. */
  readonly workspace: string;
  readonly secretHash: Buffer;
}

/** The workspaces of these keys must already be in the directory. */
async function enterKeysInDirectory(home: Database, keys: readonly PlacedKey[], now: Date): Promise<void> {
  await home.unscoped({
    text: `INSERT INTO directory.key_workspaces (secret_hash, workspace_id, entered_at)
           SELECT hash, id, $3 FROM unnest($1::bytea[], $2::uuid[]) AS given (hash, id) ORDER BY hash
           ON CONFLICT DO NOTHING`,
    values: [keys.map(({ secretHash }) => secretHash), keys.map(({ workspace }) => workspace), now],
  });
}

/** Adds a new key to the directory. This entry is committed before the transaction that creates the key. */
export type EnterKey = (
  transaction: Transaction,
  key: { readonly workspaceId: string; readonly secretHash: Buffer },
) => Promise<void>;

/**
 * Returns a function that adds new keys to the directory. If the process dies before the key is created, the
 * directory has an entry without a key, and its cell rejects requests with that secret. The opposite cannot happen:
 * every existing key is in the directory, so other cells can find it.
 */
export function createKeyEntry(home: Database, cell: string, clock: { now(): Date }): EnterKey {
  return async (transaction, { workspaceId, secretHash }) => {
    const workspace = requireUuid('workspace', workspaceId);
    const version = await readCellVersion(transaction, workspace);
    const now = clock.now();
    await enterWorkspacesInDirectory(home, cell, { workspaces: [{ workspace, version }], now });
    await enterKeysInDirectory(home, [{ workspace, secretHash }], now);
  };
}

/**
 * Reads the version of a workspace that this cell serves; `workspace` is a UUID. The lock makes a move of the
 * workspace wait for this transaction, so that the move copies its rows.
 */
export async function readCellVersion(transaction: Transaction, workspace: string): Promise<number> {
  const [row] = await transaction.query<{ placement: string; cell_version: number }>({
    text: 'SELECT placement, cell_version FROM workspaces WHERE id = $1 FOR SHARE',
    values: [workspace],
  });
  if (row === undefined || !['here', 'draining'].includes(row.placement))
    throw new Error('The workspace is not served by this cell.');
  return row.cell_version;
}

/** The maximum number of rows in one statement. */
export const maxEntriesPerStatement = 1_000;

/** Adds all active keys of these workspaces (UUIDs) to the directory, and returns how many there are. */
export async function enterActiveKeysInDirectory(
  owner: Database,
  home: Database,
  { workspaces, now }: { readonly workspaces: readonly string[]; readonly now: Date },
): Promise<number> {
  let entered = 0;
  for (let after: Buffer | undefined; ; ) {
    const keys = await listActiveKeys(owner, { workspaces, after });
    if (keys.length > 0) await enterKeysInDirectory(home, keys, now);
    entered += keys.length;
    after = keys.at(-1)?.secretHash;
    if (keys.length < maxEntriesPerStatement) return entered;
  }
}

/** Lists one page of active keys, in the order of their hashes. */
async function listActiveKeys(
  owner: Database,
  page: { readonly workspaces: readonly string[]; readonly after: Buffer | undefined },
): Promise<PlacedKey[]> {
  const rows = await owner.unscoped<{ secret_hash: Buffer; workspace_id: string }>({
    text: `SELECT secret_hash, workspace_id FROM api_keys
           WHERE workspace_id = ANY ($1::uuid[]) AND environment IN ('live', 'sandbox') AND revoked_at IS NULL
             AND ($2::bytea IS NULL OR secret_hash > $2)
           ORDER BY secret_hash LIMIT $3`,
    values: [page.workspaces, page.after ?? null, maxEntriesPerStatement],
  });
  return rows.map((row) => ({ workspace: row.workspace_id, secretHash: row.secret_hash }));
}
