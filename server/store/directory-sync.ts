import type { Database } from '../integrations/postgres.ts';
import { enterMembers, listEnteredMembers, removeFormerMembers } from './directory-members.ts';
import {
  enterActiveKeysInDirectory,
  maxEntriesPerStatement,
  enterWorkspacesInDirectory,
  type PlacedKey,
  type PlacedWorkspace,
} from './directory.ts';
import { refreshProfiles } from './person-profiles.ts';

/**
 * The databases and cells that are used to correct the directory for one cell, in several steps. Every step can be
 * repeated, and can run while customers send requests.
 */
export interface SyncContext {
  /** A connection to this cell's database as its owner. */
  readonly owner: Database;
  /** The database of the home cell, which has the directory. */
  readonly home: Database;
  readonly cell: string;
  /** The cell that has the accounts of all people; undefined if each cell has its own accounts. */
  readonly homeCell: string | undefined;
}

/** Selects one page of the rows that a step compares, in the order of their keys. */
interface SyncPage {
  /** The key of the last row of the previous page; empty on the first page. */
  readonly after: string;
  readonly now: Date;
}

/** How many entries were added or confirmed, and how many were removed. */
export interface SyncCounts {
  readonly entered: SyncCount;
  readonly removed: SyncCount;
}

interface SyncCount {
  readonly workspaces: number;
  readonly keys: number;
  readonly members: number;
}

interface SyncedPage {
  /** The key of the last row; undefined if the step is complete. */
  readonly after: string | undefined;
  readonly entered?: Partial<SyncCounts['entered']>;
  readonly removed?: Partial<SyncCounts['removed']>;
}

/** The steps of a complete run, in order. Their names are stored, so they must not change. */
export const syncSteps: readonly {
  readonly name: string;
  readonly run: (context: SyncContext, page: SyncPage) => Promise<SyncedPage>;
}[] = [
  { name: 'enter', run: enterWorkspacePage },
  { name: 'remove-workspaces', run: removeWorkspaces },
  { name: 'remove-keys', run: removeKeys },
  { name: 'remove-members', run: removeMembers },
  { name: 'profiles', run: refreshProfilePage },
];

/** Entries younger than this are not removed, because a key is created only seconds after its directory entry. */
const newEntryMilliseconds = 86_400_000;
const minUuid = '00000000-0000-0000-0000-000000000000';

/** Adds workspaces of this cell, with their active keys, to the directory. */
async function enterWorkspacePage(
  { owner, home, cell }: SyncContext,
  { after, now }: SyncPage,
): Promise<SyncedPage> {
  const workspaces = await listWorkspaces(owner, after || minUuid);
  if (workspaces.length > 0) await enterWorkspacesInDirectory(home, cell, { workspaces, now });
  const ids = workspaces.map(({ workspace }) => workspace);
  const keys = await enterActiveKeysInDirectory(owner, home, { workspaces: ids, now });
  const members = await enterMembers(owner, home, { workspaces: ids, now });
  return { after: findNextCursor(ids), entered: { workspaces: ids.length, keys, members } };
}

/** Removes the entries of deleted workspaces. */
async function removeWorkspaces(context: SyncContext, { after, now }: SyncPage): Promise<SyncedPage> {
  const { owner, home, cell } = context;
  const page = { cell, after: after || minUuid, before: new Date(now.getTime() - newEntryMilliseconds) };
  const listed = await listEnteredWorkspaces(home, page);
  const workspaces = await deleteWorkspaces(home, cell, await findDeletedWorkspaces(owner, listed));
  return { after: findNextCursor(listed), removed: { workspaces } };
}

/** Removes the entries of keys that were revoked or never created. */
async function removeKeys(context: SyncContext, { after, now }: SyncPage): Promise<SyncedPage> {
  const { owner, home, cell } = context;
  const before = new Date(now.getTime() - newEntryMilliseconds);
  const listed = await listEnteredKeys(home, { cell, before, after: Buffer.from(after, 'hex') });
  const keys = await deleteKeys(home, await findUnusedKeys(owner, listed));
  return {
    after: findNextCursor(listed.map(({ secretHash }) => secretHash.toString('hex'))),
    removed: { keys },
  };
}

/** Removes the entries of people who have left a workspace. */
async function removeMembers(context: SyncContext, { after, now }: SyncPage): Promise<SyncedPage> {
  const { owner, home, cell } = context;
  const before = new Date(now.getTime() - newEntryMilliseconds);
  const listed = await listEnteredMembers(home, { cell, before, after });
  const members = await removeFormerMembers(owner, home, listed);
  return {
    after: findNextCursor(listed.map(({ workspace, person }) => `${workspace} ${person}`)),
    removed: { members },
  };
}

/** Updates the names and addresses of people whose accounts are in the home cell. */
async function refreshProfilePage(
  { owner, home, cell, homeCell }: SyncContext,
  { after }: SyncPage,
): Promise<SyncedPage> {
  if (homeCell === undefined || homeCell === cell) return { after: undefined };
  return { after: findNextCursor(await refreshProfiles({ owner, home }, after || minUuid)) };
}

/** Returns the last id as the cursor of the next page, or undefined if this page is the last. */
function findNextCursor(ids: readonly string[]): string | undefined {
  return ids.length < maxEntriesPerStatement ? undefined : ids.at(-1);
}

async function listWorkspaces(owner: Database, after: string): Promise<PlacedWorkspace[]> {
  const rows = await owner.unscoped<{ id: string; cell_version: number }>({
    text: `SELECT id, cell_version FROM workspaces
           WHERE id > $1 AND deleted_at IS NULL AND placement IN ('here', 'draining', 'frozen')
           ORDER BY id LIMIT $2`,
    values: [after, maxEntriesPerStatement],
  });
  return rows.map((row) => ({ workspace: row.id, version: row.cell_version }));
}

async function listEnteredWorkspaces(
  home: Database,
  page: { readonly cell: string; readonly before: Date; readonly after: string },
): Promise<string[]> {
  const rows = await home.unscoped<{ id: string }>({
    text: `SELECT workspace_id AS id FROM directory.workspace_cells
           WHERE cell = $1 AND workspace_id > $2 AND entered_at < $3 ORDER BY workspace_id LIMIT $4`,
    values: [page.cell, page.after, page.before, maxEntriesPerStatement],
  });
  return rows.map(({ id }) => id);
}

/**
 * Finds workspaces that were deleted. A workspace that moved to another cell keeps its row here, so a workspace
 * without a row was deleted.
 */
async function findDeletedWorkspaces(owner: Database, workspaces: readonly string[]): Promise<string[]> {
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
    values: [page.cell, page.after, page.before, maxEntriesPerStatement],
  });
  return rows.map((row) => ({ workspace: row.workspace_id, secretHash: row.secret_hash }));
}

/**
 * Finds keys that are not active. Considers only workspaces in this cell, because the current keys of a workspace
 * that moved away are stored in another cell.
 */
async function findUnusedKeys(owner: Database, keys: readonly PlacedKey[]): Promise<Buffer[]> {
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
