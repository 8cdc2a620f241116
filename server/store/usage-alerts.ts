import { encodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { PassedThreshold } from '../domain/usage-alert.ts';
import { requireUuid } from './require-uuid.ts';

/** Lists workspaces with unsent alerts, oldest first. */
export async function listWorkspacesWithAlerts(database: Database, count: number): Promise<string[]> {
  const rows = await database.unscoped<{ id: string }>({
    name: 'list-workspaces-with-alerts',
    text: `SELECT id FROM workspaces WHERE usage_alert_due_at IS NOT NULL
           ORDER BY usage_alert_due_at LIMIT $1`,
    values: [count],
  });
  return rows.map(({ id }) => encodeId('workspace', id));
}

/**
 * Marks the alerts of a workspace as sent and returns them; the list is empty if another process was faster. Updates
 * the workspace's row first, so that a generation that crosses a threshold at the same time waits for that row and
 * makes the workspace due again.
 */
export async function takeUsageAlerts(
  transaction: Transaction,
  workspaceId: string,
  now: Date,
): Promise<PassedThreshold[]> {
  const workspace = requireUuid('workspace', workspaceId);
  await transaction.query({
    name: 'end-usage-alert-due',
    text: 'UPDATE workspaces SET usage_alert_due_at = NULL WHERE id = $1',
    values: [workspace],
  });
  return transaction.query<PassedThreshold>({
    name: 'take-usage-alerts',
    text: `UPDATE usage_alerts SET sent_at = $2 WHERE workspace_id = $1 AND sent_at IS NULL
           RETURNING month::text, quota, threshold, used`,
    values: [workspace, now],
  });
}
