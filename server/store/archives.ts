import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { requireUuid } from './require-uuid.ts';

/** An archive of a workspace's data. People request it in the dashboard, and upkeep workers create it. */
export interface Archive {
  readonly id: string;
  readonly state: 'queued' | 'working' | 'ready' | 'failed';
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly size: number | null;
  readonly failure: 'too_large' | 'error' | null;
}

interface ArchiveRowRecord {
  readonly id: string;
  readonly state: Archive['state'];
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly size: string | null;
  readonly failure: Archive['failure'];
}

const columns = 'id, state, created_at, expires_at, size, failure';

export async function insertArchive(
  transaction: Transaction,
  workspaceId: string,
  archive: Pick<Archive, 'id' | 'createdAt' | 'expiresAt'> & {
    readonly requestedBy: string;
    readonly dispatchDueAt: Date;
  },
): Promise<void> {
  await transaction.query({
    text: `INSERT INTO workspace_archives
             (workspace_id, id, state, requested_by, created_at, expires_at, dispatch_due_at)
           VALUES ($1, $2, 'queued', $3, $4, $5, $6)`,
    values: [
      requireUuid('workspace', workspaceId),
      requireUuid('archive', archive.id),
      requireUuid('person', archive.requestedBy),
      archive.createdAt,
      archive.expiresAt,
      archive.dispatchDueAt,
    ],
  });
}

/** Counts the unfinished archives of a workspace, and those requested since a given time. */
export async function countArchives(
  transaction: Transaction,
  workspaceId: string,
  since: Date,
): Promise<{ readonly underWay: number; readonly recent: number }> {
  const [row] = await transaction.query<{ under_way: number; recent: number }>({
    text: `SELECT count(*) FILTER (WHERE finished_at IS NULL)::int AS under_way,
             count(*) FILTER (WHERE created_at > $2)::int AS recent
           FROM workspace_archives WHERE workspace_id = $1`,
    values: [requireUuid('workspace', workspaceId), since],
  });
  return { underWay: row?.under_way ?? 0, recent: row?.recent ?? 0 };
}

/** Lists the newest archives first. There are only a few, because archives expire. */
export async function listArchives(database: Database, scope: Scope, now: Date): Promise<Archive[]> {
  const rows = await database.scoped<ArchiveRowRecord>(scope, {
    text: `SELECT ${columns} FROM workspace_archives
           WHERE workspace_id = $1 AND expires_at > $2 ORDER BY id DESC LIMIT 50`,
    values: [requireUuid('workspace', scope.workspaceId), now],
  });
  return rows.map(toArchive);
}

export async function findArchive(
  database: Database,
  scope: Scope,
  id: string,
  now: Date,
): Promise<Archive | undefined> {
  const uuid = decodeId('archive', id);
  if (uuid === undefined) return undefined;
  const [row] = await database.scoped<ArchiveRowRecord>(scope, {
    text: `SELECT ${columns} FROM workspace_archives WHERE workspace_id = $1 AND id = $2 AND expires_at > $3`,
    values: [requireUuid('workspace', scope.workspaceId), uuid, now],
  });
  return row && toArchive(row);
}

/** Reads one part at a time, so that a download holds at most one part in memory. */
export async function* readArchiveParts(
  database: Database,
  scope: Scope,
  id: string,
): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const [row] = await database.scoped<{ bytes: Buffer }>(scope, {
      name: 'read-archive-part',
      text: `SELECT bytes FROM workspace_archive_parts
             WHERE workspace_id = $1 AND archive_id = $2 AND part = $3`,
      values: [requireUuid('workspace', scope.workspaceId), requireUuid('archive', id), part],
    });
    if (row === undefined) return;
    yield row.bytes;
  }
}

export interface DueArchive {
  readonly workspaceId: string;
  readonly archiveId: string;
}

/**
 * Claims archives whose workflow never started or was lost, and postpones their next check. Only the sweep may call
 * this.
 */
export async function claimDueArchives(
  owner: Database,
  times: { readonly now: Date; readonly nextLookAt: Date },
  count: number,
): Promise<DueArchive[]> {
  const rows = await owner.unscoped<{ workspace_id: string; id: string }>({
    text: `UPDATE workspace_archives a SET dispatch_due_at = $2
           FROM (SELECT workspace_id, id FROM workspace_archives
                 WHERE dispatch_due_at <= $1 ORDER BY dispatch_due_at LIMIT ${Math.trunc(count)} FOR UPDATE SKIP LOCKED) due
           WHERE a.workspace_id = due.workspace_id AND a.id = due.id
           RETURNING a.workspace_id, a.id`,
    values: [times.now, times.nextLookAt],
  });
  return rows.map((row) => ({
    workspaceId: encodeId('workspace', row.workspace_id),
    archiveId: encodeId('archive', row.id),
  }));
}

/**
 * Counts another attempt to create an archive, and erases the parts of earlier attempts. Returns undefined if the
 * archive has ended or no longer exists.
 */
export async function claimArchive(
  owner: Database,
  { workspaceId, archiveId }: DueArchive,
): Promise<{ readonly attempts: number } | undefined> {
  const [row] = await owner.unscoped<{ attempts: number }>({
    text: `UPDATE workspace_archives a SET state = 'working', attempts = attempts + 1 FROM workspaces w
           WHERE a.workspace_id = $1 AND a.id = $2 AND a.finished_at IS NULL
             AND w.id = $1 AND w.deleted_at IS NULL
           RETURNING a.attempts`,
    values: [requireUuid('workspace', workspaceId), requireUuid('archive', archiveId)],
  });
  if (row !== undefined) await eraseParts(owner, { workspaceId, archiveId });
  return row;
}

export async function writeArchivePart(
  owner: Database,
  { workspaceId, archiveId }: DueArchive,
  part: number,
  bytes: Uint8Array,
): Promise<void> {
  await owner.unscoped({
    name: 'write-archive-part',
    text: `INSERT INTO workspace_archive_parts (workspace_id, archive_id, part, bytes) VALUES ($1, $2, $3, $4)
           ON CONFLICT (workspace_id, archive_id, part) DO UPDATE SET bytes = excluded.bytes`,
    values: [requireUuid('workspace', workspaceId), requireUuid('archive', archiveId), part, bytes],
  });
}

export async function finishArchive(
  owner: Database,
  { workspaceId, archiveId }: DueArchive,
  ended: { readonly size: number } | { readonly failure: 'too_large' | 'error' },
  now: Date,
): Promise<void> {
  if ('failure' in ended) await eraseParts(owner, { workspaceId, archiveId });
  const [state, size, failure] =
    'size' in ended ? ['ready', ended.size, null] : ['failed', null, ended.failure];
  await owner.unscoped({
    text: `UPDATE workspace_archives SET state = $3, size = $4, failure = $5, finished_at = $6, dispatch_due_at = NULL
           WHERE workspace_id = $1 AND id = $2 AND finished_at IS NULL`,
    values: [
      requireUuid('workspace', workspaceId),
      requireUuid('archive', archiveId),
      state,
      size,
      failure,
      now,
    ],
  });
}

/** Erases a few expired archives with all their parts, and returns how many archives it erased. */
export async function eraseExpiredArchives(owner: Database, now: Date, count: number): Promise<number> {
  const rows = await owner.unscoped<{ workspace_id: string; id: string }>({
    text: 'SELECT workspace_id, id FROM workspace_archives WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2',
    values: [now, count],
  });
  for (const row of rows) {
    const due = {
      workspaceId: encodeId('workspace', row.workspace_id),
      archiveId: encodeId('archive', row.id),
    };
    await eraseParts(owner, due);
    await owner.unscoped({
      text: 'DELETE FROM workspace_archives WHERE workspace_id = $1 AND id = $2',
      values: [row.workspace_id, row.id],
    });
  }
  return rows.length;
}

const partsErasedAtOnce = 50;

async function eraseParts(owner: Database, { workspaceId, archiveId }: DueArchive): Promise<void> {
  for (;;) {
    const rows = await owner.unscoped({
      text: `DELETE FROM workspace_archive_parts WHERE workspace_id = $1 AND archive_id = $2
               AND part = ANY (ARRAY(SELECT part FROM workspace_archive_parts
                 WHERE workspace_id = $1 AND archive_id = $2 ORDER BY part LIMIT $3)) RETURNING part`,
      values: [requireUuid('workspace', workspaceId), requireUuid('archive', archiveId), partsErasedAtOnce],
    });
    if (rows.length < partsErasedAtOnce) return;
  }
}

function toArchive(row: ArchiveRowRecord): Archive {
  return {
    id: encodeId('archive', row.id),
    state: row.state,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    size: row.size === null ? null : Number(row.size),
    failure: row.failure,
  };
}
