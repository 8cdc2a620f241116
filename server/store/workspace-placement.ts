import type { Environment } from '../domain/environment.ts';
import type { Database } from '../integrations/postgres.ts';
import { cellApplicationName } from '../integrations/postgres.ts';
import { encodeId } from '@blazon/contract/ids.ts';
import type { DeliveryRun } from './events.ts';

/** The phases of a move, as stored in the workspace's row in each cell (docs/decisions/0022-cells.md). */
export type Placement = 'here' | 'draining' | 'frozen' | 'leaving' | 'moved' | 'arriving';

export interface PlacementRow {
  readonly placement: Placement;
  readonly movedTo: string | null;
}

export async function readPlacement(owner: Database, workspace: string): Promise<PlacementRow | undefined> {
  const [row] = await owner.unscoped<{ placement: Placement; moved_to: string | null }>({
    text: 'SELECT placement, moved_to FROM workspaces WHERE id = $1 AND deleted_at IS NULL',
    values: [workspace],
  });
  return row && { placement: row.placement, movedTo: row.moved_to };
}

/** Returns false if the workspace was not in the expected phase. */
export async function changePlacement(
  owner: Database,
  workspace: string,
  change: { readonly from: readonly Placement[]; readonly to: 'here' | 'draining' | 'frozen' | 'moved' },
): Promise<boolean> {
  const rows = await owner.unscoped({
    text: 'UPDATE workspaces SET placement = $3 WHERE id = $1 AND placement = ANY ($2) RETURNING id',
    values: [workspace, change.from, change.to],
  });
  return rows.length === 1;
}

/**
 * Counts connections of the service that would not notice a frozen workspace, because their processes run without
 * BLAZON_CELL.
 */
export async function countUnguardedConnections(owner: Database): Promise<number> {
  const [row] = await owner.unscoped<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM pg_stat_activity
           WHERE datname = current_database() AND usename = 'blazon_app' AND application_name <> $1`,
    values: [cellApplicationName],
  });
  return row?.count ?? 0;
}

const keepAliveIntervalMilliseconds = 2_000;

/** Runs `work` while holding a lock, so that only one command at a time moves a workspace. */
export async function withMoveLock<Result>(
  source: Database,
  workspace: string,
  work: () => Promise<Result>,
): Promise<Result> {
  let keepAlive: NodeJS.Timeout | undefined;
  return source.unscopedTransaction(async (transaction) => {
    const [row] = await transaction.query<{ locked: boolean }>({
      text: `SELECT pg_try_advisory_xact_lock(hashtextextended('move ' || $1, 0)) AS locked`,
      values: [workspace],
    });
    if (row?.locked !== true) throw new Error('Another command is moving the workspace.');
    // Keeps the transaction busy, because PostgreSQL would end an idle one and release the lock.
    const lost = new Promise<never>((_, reject) => {
      keepAlive = setInterval(
        () => void transaction.query({ text: 'SELECT 1' }).catch(reject),
        keepAliveIntervalMilliseconds,
      );
    });
    try {
      return await Promise.race([work(), lost]);
    } finally {
      clearInterval(keepAlive);
    }
  });
}

/**
 * Returns a transaction id that was assigned after the freeze. Every transaction that may not have seen the freeze
 * has a lower id.
 */
export async function readTransactionId(owner: Database): Promise<string> {
  const [row] = await owner.unscoped<{ id: string }>({ text: 'SELECT pg_current_xact_id()::text AS id' });
  return row?.id ?? '0';
}

export async function hasOlderTransactions(owner: Database, id: string): Promise<boolean> {
  const [row] = await owner.unscoped<{ older: boolean }>({
    text: 'SELECT pg_snapshot_xmin(pg_current_snapshot()) <= $1::xid8 AS older',
    values: [id],
  });
  return row?.older ?? true;
}

/**
 * Copies the workspace's own row, which gets the placement `arriving` in the other cell. If the other cell served the
 * workspace before, its row keeps `moved_to`, so that the other cell keeps forwarding requests until it opens the
 * workspace. Until the source is frozen, the copy has no due times, so that the other cell starts no work.
 */
export async function copyWorkspaceRow(
  from: Database,
  to: Database,
  { workspace, isFrozen }: { readonly workspace: string; readonly isFrozen: boolean },
): Promise<void> {
  const [row] = await from.unscoped<{ row: string; columns: string }>({
    text: `SELECT (to_jsonb(w)
               || jsonb_build_object('placement', 'arriving', 'moved_to', NULL, 'cell_version', w.cell_version + 1)
               || CASE WHEN $2::boolean THEN '{}' ELSE nothing_due END)::text AS row, columns
           FROM workspaces w, LATERAL (
             SELECT string_agg(quote_ident(key) || ' = EXCLUDED.' || quote_ident(key), ', ')
                 FILTER (WHERE key NOT IN ('id', 'moved_to')) AS columns,
               coalesce(jsonb_object_agg(key, NULL::text) FILTER (WHERE key LIKE '%due_at'), '{}') AS nothing_due
             FROM jsonb_object_keys(to_jsonb(w)) AS key) keys
           WHERE id = $1`,
    values: [workspace, isFrozen],
  });
  if (row === undefined) throw new Error('The workspace no longer exists.');
  await to.unscoped({
    text: `INSERT INTO workspaces SELECT * FROM jsonb_populate_record(NULL::workspaces, $1::jsonb)
           ON CONFLICT (id) DO UPDATE SET ${row.columns} WHERE workspaces.placement <> 'here'`,
    values: [row.row],
  });
}

/**
 * Makes the source cell stop serving the workspace, and clears all due times there, because the other cell now does
 * that work.
 */
export async function leaveCell(owner: Database, workspace: string, cell: string): Promise<void> {
  await owner.unscopedTransaction(async (transaction) => {
    const rows = await transaction.query({
      text: `UPDATE workspaces SET placement = 'leaving', moved_to = $2
             WHERE id = $1 AND placement = 'frozen' RETURNING id`,
      values: [workspace, cell],
    });
    if (rows.length === 0) throw new Error('The workspace is no longer frozen.');
    for (const text of [
      'UPDATE jobs SET dispatch_due_at = NULL WHERE workspace_id = $1 AND dispatch_due_at IS NOT NULL',
      'UPDATE usage_ledger SET report_due_at = NULL WHERE workspace_id = $1 AND report_due_at IS NOT NULL',
      'DELETE FROM usage_reports WHERE workspace_id = $1 AND report_due_at IS NOT NULL',
      'UPDATE subscriptions SET look_due_at = NULL WHERE workspace_id = $1',
    ])
      await transaction.query({ text, values: [workspace] });
  });
}

/**
 * Opens the workspace in its new cell: unfinished jobs start again from their rows, and overdue events are due now.
 */
export async function openWorkspaceInCell(owner: Database, workspace: string, now: Date): Promise<void> {
  await owner.unscopedTransaction(async (transaction) => {
    const rows = await transaction.query({
      text: `UPDATE workspaces SET placement = 'here', moved_to = NULL
             WHERE id = $1 AND placement = 'arriving' RETURNING id`,
      values: [workspace],
    });
    if (rows.length === 0) return;
    await transaction.query({
      text: `UPDATE jobs SET status = 'queued', started_at = NULL, dispatch_due_at = $2
             WHERE workspace_id = $1 AND environment IN ('live', 'sandbox') AND finished_at IS NULL`,
      values: [workspace, now],
    });
    await transaction.query({
      text: `UPDATE events SET due_at = greatest(due_at, $2)
             WHERE workspace_id = $1 AND environment IN ('live', 'sandbox') AND due_at IS NOT NULL`,
      values: [workspace, now],
    });
  });
}

/**
 * Ends an aborted arrival. A cell that served the workspace before forwards requests again; any other cell deletes
 * the row.
 */
export async function closeArrival(owner: Database, workspace: string): Promise<void> {
  await owner.unscopedTransaction(async (transaction) => {
    for (const text of [
      `UPDATE workspaces SET placement = 'moved' WHERE id = $1 AND placement = 'arriving' AND moved_to IS NOT NULL`,
      `DELETE FROM api_keys WHERE workspace_id = $1
         AND EXISTS (SELECT FROM workspaces WHERE id = $1 AND placement = 'arriving')`,
      `DELETE FROM workspaces WHERE id = $1 AND placement = 'arriving'`,
    ])
      await transaction.query({ text, values: [workspace] });
  });
}

/** Lists events that are waiting for an attempt, oldest first. */
export async function listPendingDeliveries(owner: Database, workspace: string): Promise<DeliveryRun[]> {
  const rows = await owner.unscoped<{ environment: Environment; id: string; run: number }>({
    text: `SELECT environment, id, run FROM events
           WHERE workspace_id = $1 AND environment IN ('live', 'sandbox') AND due_at IS NOT NULL ORDER BY id`,
    values: [workspace],
  });
  return rows.map(({ environment, id, run }) => ({
    scope: { workspaceId: encodeId('workspace', workspace), environment },
    eventId: encodeId('event', id),
    run,
  }));
}
