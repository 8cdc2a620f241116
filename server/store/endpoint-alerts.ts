import { encodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { requireUuid } from './require-uuid.ts';
import { scopeValues } from './scope-values.ts';

/** An endpoint that has accepted no delivery for a week. */
export interface FailingEndpoint {
  readonly id: string;
  readonly url: string;
  readonly failingSince: Date;
  /** The default endpoint is never paused. */
  readonly isPaused: boolean;
}

export interface WorkspaceWithEndpointAlerts {
  readonly workspaceId: string;
  readonly dueAt: Date;
}

/** Lists workspaces with unsent alerts about endpoints, oldest first. */
export async function listWorkspacesWithEndpointAlerts(
  database: Database,
  count: number,
): Promise<WorkspaceWithEndpointAlerts[]> {
  const rows = await database.unscoped<{ id: string; endpoint_alert_due_at: Date }>({
    name: 'list-workspaces-with-endpoint-alerts',
    text: `SELECT id, endpoint_alert_due_at FROM workspaces WHERE endpoint_alert_due_at IS NOT NULL
           ORDER BY endpoint_alert_due_at LIMIT $1`,
    values: [count],
  });
  return rows.map((row) => ({
    workspaceId: encodeId('workspace', row.id),
    dueAt: row.endpoint_alert_due_at,
  }));
}

/**
 * Marks the alerts of one environment as sent and returns them. Returns an empty list if another process was faster.
 */
export async function takeEndpointAlerts(transaction: Transaction, scope: Scope): Promise<FailingEndpoint[]> {
  const rows = await transaction.query<{ id: string; url: string; failing_since: Date; is_paused: boolean }>({
    name: 'take-endpoint-alerts',
    text: `UPDATE webhook_endpoints SET failure_alert = 'sent'
           WHERE workspace_id = $1 AND environment = $2 AND failure_alert = 'due'
           RETURNING id, url, failing_since, paused_at IS NOT NULL AS is_paused`,
    values: scopeValues(scope),
  });
  return rows.map((row) => ({
    id: encodeId('webhookEndpoint', row.id),
    url: row.url,
    failingSince: row.failing_since,
    isPaused: row.is_paused,
  }));
}

/**
 * Clears the due time after the alerts of both environments were sent, unless a newer alert has changed the due time.
 */
export async function clearEndpointAlertDue(
  database: Database,
  { workspaceId, dueAt }: WorkspaceWithEndpointAlerts,
): Promise<void> {
  await database.scoped(
    { workspaceId, environment: 'live' },
    {
      name: 'end-endpoint-alert-due',
      text: `UPDATE workspaces SET endpoint_alert_due_at = NULL WHERE id = $1 AND endpoint_alert_due_at = $2`,
      values: [requireUuid('workspace', workspaceId), dueAt],
    },
  );
}
