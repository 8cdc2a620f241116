import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import { requireUuid } from './require-uuid.ts';

export interface WorkspaceDeletion {
  readonly now: Date;
  readonly purgeDueAt: Date;
  readonly deletedBy: string;
}

/**
 * Makes a workspace inaccessible: removes its members, disables its keys and cancels its invitations. A workflow
 * erases the contents later. Returns false if the workspace was already deleted.
 */
export async function markWorkspaceDeleted(
  transaction: Transaction,
  workspaceId: string,
  { now, purgeDueAt, deletedBy }: WorkspaceDeletion,
): Promise<boolean> {
  const workspace = requireUuid('workspace', workspaceId);
  const hidden = await transaction.query({
    text: `UPDATE workspaces SET deleted_at = $2, purge_due_at = $3
           WHERE id = $1 AND deleted_at IS NULL RETURNING id`,
    values: [workspace, now, purgeDueAt],
  });
  if (hidden.length === 0) return false;
  await transaction.query({
    text: 'UPDATE api_keys SET revoked_at = $2 WHERE workspace_id = $1 AND revoked_at IS NULL',
    values: [workspace, now],
  });
  await transaction.query({ text: 'DELETE FROM invitations WHERE workspace_id = $1', values: [workspace] });
  await transaction.query({ text: 'DELETE FROM members WHERE workspace_id = $1', values: [workspace] });
  await transaction.query({
    text: 'INSERT INTO deleted_workspaces (workspace_id, deleted_at, deleted_by) VALUES ($1, $2, $3)',
    values: [workspace, now, requireUuid('person', deletedBy)],
  });
  return true;
}

/**
 * Claims deleted workspaces whose purge must be checked now, and postpones their next check. Only the sweep may call
 * this.
 */
export async function claimDueWorkspacePurges(
  owner: Database,
  times: { readonly now: Date; readonly nextLookAt: Date },
  count: number,
): Promise<string[]> {
  const rows = await owner.unscoped<{ id: string }>({
    text: `UPDATE workspaces SET purge_due_at = $2
           WHERE id = ANY (ARRAY(SELECT id FROM workspaces
             WHERE purge_due_at <= $1 ORDER BY purge_due_at LIMIT ${Math.trunc(count)} FOR UPDATE SKIP LOCKED))
           RETURNING id`,
    values: [times.now, times.nextLookAt],
  });
  return rows.map((row) => encodeId('workspace', row.id));
}

export interface DeletedWorkspace {
  readonly deletedAt: Date;
  readonly billingCustomer: string | null;
}

export async function findDeletedWorkspace(
  owner: Database,
  workspaceId: string,
): Promise<DeletedWorkspace | undefined> {
  const [row] = await owner.unscoped<{ deleted_at: Date; billing_customer: string | null }>({
    text: 'SELECT deleted_at, billing_customer FROM workspaces WHERE id = $1 AND deleted_at IS NOT NULL',
    values: [requireUuid('workspace', workspaceId)],
  });
  return row && { deletedAt: row.deleted_at, billingCustomer: row.billing_customer };
}

/**
 * Whether the workspace has usage that is not yet in a report, or a report that was not yet sent to the payment
 * provider.
 */
export async function hasUnreportedUsage(owner: Database, workspaceId: string): Promise<boolean> {
  const rows = await owner.unscoped({
    text: `(SELECT FROM usage_ledger WHERE workspace_id = $1 AND report_due_at IS NOT NULL LIMIT 1)
           UNION ALL
           (SELECT FROM usage_reports WHERE workspace_id = $1 AND report_due_at IS NOT NULL LIMIT 1)`,
    values: [requireUuid('workspace', workspaceId)],
  });
  return rows.length > 0;
}

/**
 * Every table with rows of a workspace, ordered so that rows are deleted before the rows they refer to. A test
 * compares this list with the schema, so a new table must be added here.
 */
export const workspaceTables = [
  'workspace_archive_parts',
  'workspace_archives',
  'delivery_attempts',
  'events',
  'exports',
  'brand_shares',
  'brands',
  'memory_nodes',
  'director_turns',
  'director_costs',
  'jobs',
  'projects',
  'idempotency_keys',
  'request_log',
  'webhook_endpoints',
  'webhook_secrets',
  'usage_reports',
  'usage_ledger',
  'usage_alerts',
  'usage_details',
  'usage_days',
  'usage_months',
  'api_keys',
  'invitations',
  'members',
  'subscriptions',
  'audit_log',
] as const;

/**
 * Erases about `count` rows of a deleted workspace from the first table that has any, and returns how many it erased.
 * It may erase a few more: row addresses (`ctid`) are unique only within a partition. All erased rows belong to the
 * workspace.
 */
export async function eraseWorkspaceBatch(
  owner: Database,
  workspaceId: string,
  count: number,
): Promise<number> {
  const workspace = decodeId('workspace', workspaceId);
  for (const table of workspaceTables) {
    const [row] = await owner.unscoped<{ erased: number }>({
      text: `WITH erased AS (
               DELETE FROM ${table} WHERE workspace_id = $1
                 AND ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE workspace_id = $1 LIMIT $2))
                 AND EXISTS (SELECT FROM workspaces WHERE id = $1 AND deleted_at IS NOT NULL)
               RETURNING 1)
             SELECT count(*)::int AS erased FROM erased`,
      values: [workspace, count],
    });
    if (row !== undefined && row.erased > 0) return row.erased;
  }
  return 0;
}

/**
 * Deletes the row of a workspace whose other rows are all erased, and records the time. Also deletes the records of
 * workspaces that were deleted before `forgetBefore`.
 */
export async function eraseDeletedWorkspace(
  owner: Database,
  workspaceId: string,
  times: { readonly now: Date; readonly forgetBefore: Date },
): Promise<void> {
  const workspace = requireUuid('workspace', workspaceId);
  await owner.unscopedTransaction(async (transaction) => {
    await transaction.query({
      text: 'DELETE FROM workspaces WHERE id = $1 AND deleted_at IS NOT NULL',
      values: [workspace],
    });
    await transaction.query({
      text: 'UPDATE deleted_workspaces SET purged_at = $2 WHERE workspace_id = $1',
      values: [workspace, times.now],
    });
    await transaction.query({
      text: 'DELETE FROM deleted_workspaces WHERE deleted_at < $1 AND purged_at IS NOT NULL',
      values: [times.forgetBefore],
    });
  });
}
