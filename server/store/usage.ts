import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { minUuidAt } from '../domain/uuid-time.ts';
import { startOfNextMonth } from '../domain/utc-calendar.ts';
import { requireUuid } from './require-uuid.ts';

// Counts live generations: one number per month for the quota, and one ledger row per successful job for the bill. A
// job belongs to the month in which it was accepted, even if it ends in the next month.

/**
 * Reserves one generation of the month's quota. Returns false if the quota is used up. Because it is one statement,
 * concurrent calls wait for the row and see the current number. The row stays locked until the transaction ends, so
 * call this late.
 */
export async function reserveQuota(
  transaction: Transaction,
  scope: Scope,
  reservation: { readonly month: string; readonly quota: number },
): Promise<boolean> {
  const rows = await transaction.query({
    name: 'reserve-quota',
    text: `INSERT INTO usage_months AS now (workspace_id, month, used)
           SELECT $1::uuid, $2::date, 1 WHERE $3::integer > 0
           ON CONFLICT (workspace_id, month) DO UPDATE SET used = now.used + 1 WHERE now.used < $3::integer
           RETURNING used`,
    values: [requireMeteredWorkspace(scope), reservation.month, reservation.quota],
  });
  return rows.length === 1;
}

/**
 * Releases the reservation of a failed job. Call it only in the transaction that ends the job: a job ends once, so a
 * reservation is released once.
 */
export async function releaseQuota(transaction: Transaction, scope: Scope, month: string): Promise<void> {
  const rows = await transaction.query({
    name: 'give-back-quota',
    text: `UPDATE usage_months SET used = used - 1 WHERE workspace_id = $1 AND month = $2 RETURNING used`,
    values: [requireMeteredWorkspace(scope), month],
  });
  if (rows.length !== 1) throw new Error(`No quota for ${month} was reserved in ${scope.workspaceId}.`);
}

/**
 * Records one successful live job. Call it only in the transaction that changes the job to `succeeded`: the job's row
 * is locked and a terminal state never changes, so no second call for the same job can commit. If a bug caused one,
 * the primary key would abort the transaction instead of billing twice.
 */
export async function insertUsage(
  transaction: Transaction,
  scope: Scope,
  usage: { readonly jobId: string; readonly month: string; readonly createdAt: Date },
): Promise<void> {
  await transaction.query({
    name: 'insert-usage',
    text: `INSERT INTO usage_ledger (workspace_id, job_id, month, created_at, report_due_at)
           VALUES ($1, $2, $3, $4::timestamptz,
             (SELECT $4::timestamptz FROM workspaces WHERE id = $1 AND billing_customer IS NOT NULL))`,
    values: [requireMeteredWorkspace(scope), requireUuid('job', usage.jobId), usage.month, usage.createdAt],
  });
}

/** Reads how many live generations count against a month's quota: jobs in progress and successful jobs. */
export async function readUsage(database: Database, scope: Scope, month: string): Promise<number> {
  const [row] = await database.scoped<{ used: number }>(scope, {
    name: 'read-usage',
    text: 'SELECT used FROM usage_months WHERE workspace_id = $1 AND month = $2',
    values: [requireMeteredWorkspace(scope), month],
  });
  return row?.used ?? 0;
}

export interface UsageSummary {
  /** The number that counts against the quota: jobs in progress and successful jobs. */
  readonly used: number;
  readonly succeeded: number;
  readonly reported: number;
  /** Successful jobs that were not yet reported to the payment provider. */
  readonly waiting: number;
}

/** Summarises a workspace's month for an operator. */
export async function summariseUsage(
  owner: Database,
  workspaceId: string,
  month: string,
): Promise<UsageSummary> {
  const [row] = await owner.unscoped<UsageSummary>({
    // Ids contain the time of acceptance, so only the month's partitions are read, with a margin of one day.
    text: `SELECT coalesce((SELECT used FROM usage_months WHERE workspace_id = $1 AND month = $2), 0) AS used,
             count(*)::integer AS succeeded, count(coalesce(u.reported_at, r.reported_at))::integer AS reported,
             count(coalesce(u.report_due_at, r.report_due_at))::integer AS waiting
           FROM usage_ledger u LEFT JOIN usage_reports r
             ON r.workspace_id = u.workspace_id AND r.minute = u.report_minute AND r.part = u.report_part
           WHERE u.workspace_id = $1 AND u.month = $2 AND u.job_id >= $3 AND u.job_id < $4`,
    values: [
      requireUuid('workspace', workspaceId),
      month,
      minUuidAt(new Date(Date.parse(month) - dayMilliseconds)),
      minUuidAt(new Date(Date.parse(startOfNextMonth(month)) + dayMilliseconds)),
    ],
  });
  return row ?? { used: 0, succeeded: 0, reported: 0, waiting: 0 };
}

const dayMilliseconds = 86_400_000;

/** Throws for the sandbox, which is never metered. */
function requireMeteredWorkspace(scope: Scope): string | undefined {
  if (scope.environment !== 'live') throw new Error('Only live generations are metered.');
  return requireUuid('workspace', scope.workspaceId);
}
