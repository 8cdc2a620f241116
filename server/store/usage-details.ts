import { encodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { usageAlertThresholds } from '../domain/usage-alert.ts';
import { requireUuid } from './require-uuid.ts';

/** The project and the key that a live generation is counted for. */
export interface UsageSource {
  readonly month: string;
  readonly projectId: string;
  /** Null if the generation was requested in the dashboard. */
  readonly keyId: string | null;
}

/** The key id used for the dashboard, because a primary-key column cannot be null. */
const dashboardKeyUuid = '00000000-0000-0000-0000-000000000000';

/**
 * Counts a generation for its project and key. Returns false if the project's budget is used up. Call it right after
 * `reserveQuota`, which locks the month's row: no other transaction counts for the workspace until this one ends, so
 * a project cannot exceed its budget. If the generation crosses a threshold of the quota, it also stores the alert,
 * once per threshold.
 */
export async function countUsageSource(
  transaction: Transaction,
  scope: Scope,
  source: UsageSource & { readonly budget: number | null; readonly quota: number; readonly now: Date },
): Promise<boolean> {
  const rows = await transaction.query({
    name: 'count-usage-source',
    text: `WITH counted AS (
             INSERT INTO usage_details AS known (workspace_id, month, project_id, key_id, used)
             SELECT $1::uuid, $2::date, $3::uuid, $4::uuid, 1
             WHERE $5::integer IS NULL OR $5::integer > (SELECT coalesce(sum(used), 0) FROM usage_details
               WHERE workspace_id = $1 AND month = $2 AND project_id = $3)
             ON CONFLICT (workspace_id, month, project_id, key_id) DO UPDATE SET used = known.used + 1
             RETURNING 1
           ), alerted AS (
             INSERT INTO usage_alerts (workspace_id, month, quota, threshold, used, created_at)
             SELECT $1, $2, $6::bigint, t.threshold, m.used, $7::timestamptz
             FROM counted, usage_months m, unnest($8::smallint[]) AS t (threshold)
             WHERE m.workspace_id = $1 AND m.month = $2
               AND m.used::bigint * 100 >= $6::bigint * t.threshold
               AND (m.used - 1)::bigint * 100 < $6::bigint * t.threshold
             ON CONFLICT DO NOTHING
             RETURNING 1
           ), due AS (
             UPDATE workspaces SET usage_alert_due_at = $7::timestamptz
             WHERE id = $1 AND EXISTS (SELECT FROM alerted)
           )
           SELECT FROM counted`,
    values: [...sourceValues(scope, source), source.budget, source.quota, source.now, usageAlertThresholds],
  });
  return rows.length === 1;
}

/** Reverts the count of a failed job. Jobs accepted before this table existed have no count. */
export async function releaseUsageSource(
  transaction: Transaction,
  scope: Scope,
  source: UsageSource,
): Promise<void> {
  await transaction.query({
    name: 'release-usage-source',
    text: `UPDATE usage_details SET used = used - 1
           WHERE workspace_id = $1 AND month = $2 AND project_id = $3 AND key_id = $4 AND used > 0`,
    values: sourceValues(scope, source),
  });
}

/** Reads the number of live generations of a project in a month, which is compared with its budget. */
export async function readProjectUsage(
  database: Database,
  scope: Scope,
  projectId: string,
  month: string,
): Promise<number> {
  const [row] = await database.scoped<{ used: number }>(scope, {
    name: 'read-project-usage',
    text: `SELECT coalesce(sum(used), 0)::integer AS used FROM usage_details
           WHERE workspace_id = $1 AND month = $2 AND project_id = $3`,
    values: [requireUuid('workspace', scope.workspaceId), month, requireUuid('project', projectId)],
  });
  return row?.used ?? 0;
}

export interface ProjectUsage {
  readonly projectId: string;
  /** Null if the project was deleted. */
  readonly name: string | null;
  readonly budget: number | null;
  readonly used: number;
}

/** Lists the projects with the most live generations in a month. */
export async function listProjectUsage(
  database: Database,
  scope: Scope,
  month: string,
  count: number,
): Promise<ProjectUsage[]> {
  const rows = await database.scoped<{
    project_id: string;
    name: string | null;
    monthly_budget: number | null;
    used: number;
  }>(scope, {
    name: 'list-project-usage',
    text: `SELECT d.project_id, d.used, p.name, p.monthly_budget
           FROM (SELECT project_id, sum(used)::integer AS used FROM usage_details
                 WHERE workspace_id = $1 AND month = $2 GROUP BY project_id HAVING sum(used) > 0
                 ORDER BY sum(used) DESC, project_id LIMIT $3) d
           LEFT JOIN projects p ON p.workspace_id = $1 AND p.environment = 'live' AND p.id = d.project_id
             AND p.deleted_at IS NULL
           ORDER BY d.used DESC, d.project_id`,
    values: [requireUuid('workspace', scope.workspaceId), month, count],
  });
  return rows.map((row) => ({
    projectId: encodeId('project', row.project_id),
    name: row.name,
    budget: row.monthly_budget,
    used: row.used,
  }));
}

export interface KeyUsageOfMonth {
  /** Null for generations that were requested in the dashboard. */
  readonly key: {
    readonly id: string;
    readonly label: string | null;
    readonly lastFour: string | null;
    readonly isRevoked: boolean;
  } | null;
  readonly used: number;
}

/** Lists the keys with the most live generations in a month. */
export async function listKeyUsage(
  database: Database,
  scope: Scope,
  month: string,
  count: number,
): Promise<KeyUsageOfMonth[]> {
  const rows = await database.scoped<{
    key_id: string;
    label: string | null;
    last_four: string | null;
    is_revoked: boolean;
    used: number;
  }>(scope, {
    name: 'list-key-usage',
    text: `SELECT d.key_id, d.used, k.label, k.last_four, k.revoked_at IS NOT NULL AS is_revoked
           FROM (SELECT key_id, sum(used)::integer AS used FROM usage_details
                 WHERE workspace_id = $1 AND month = $2 GROUP BY key_id HAVING sum(used) > 0
                 ORDER BY sum(used) DESC, key_id LIMIT $3) d
           LEFT JOIN api_keys k ON k.workspace_id = $1 AND k.id = d.key_id
           ORDER BY d.used DESC, d.key_id`,
    values: [requireUuid('workspace', scope.workspaceId), month, count],
  });
  return rows.map(({ key_id: id, used, label, last_four: lastFour, is_revoked: isRevoked }) => ({
    key: id === dashboardKeyUuid ? null : { id: encodeId('apiKey', id), label, lastFour, isRevoked },
    used,
  }));
}

function sourceValues(scope: Scope, { month, projectId, keyId }: UsageSource): string[] {
  return [
    requireUuid('workspace', scope.workspaceId),
    month,
    requireUuid('project', projectId),
    keyId === null ? dashboardKeyUuid : requireUuid('apiKey', keyId),
  ];
}
