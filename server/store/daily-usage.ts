import { decodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { readUuidTime } from '../domain/uuid-time.ts';
import { clampDayToMonth } from '../domain/utc-calendar.ts';

/** The outcomes of live generations that were accepted on one day, for the dashboard's chart. */
export interface UsageDay {
  /** The day of acceptance in UTC, for example '2026-11-15'. */
  readonly day: string;
  readonly succeeded: number;
  readonly failed: number;
}

/**
 * Counts one live job that has ended. Call it in the transaction that ends the job, after updating the month's row,
 * so that concurrent transactions lock rows in the same order.
 */
export async function countDailyUsage(
  transaction: Transaction,
  scope: Scope,
  use: { readonly jobId: string; readonly month: string; readonly outcome: 'succeeded' | 'failed' },
): Promise<void> {
  const job = decodeId('job', use.jobId);
  if (job === undefined) throw new Error(`${use.jobId} is not a job id.`);
  const isSuccess = use.outcome === 'succeeded';
  await transaction.query({
    name: 'count-use',
    text: `INSERT INTO usage_days AS now (workspace_id, day, succeeded, failed) VALUES ($1, $2, $3, $4)
           ON CONFLICT (workspace_id, day) DO UPDATE
             SET succeeded = now.succeeded + excluded.succeeded, failed = now.failed + excluded.failed`,
    values: [
      decodeId('workspace', scope.workspaceId),
      clampDayToMonth(use.month, readUuidTime(job)),
      isSuccess ? 1 : 0,
      isSuccess ? 0 : 1,
    ],
  });
}

/** Reads the days with ended jobs, from `from` up to but not including `before`, oldest first. */
export async function readUsageDays(
  database: Database,
  scope: Scope,
  range: { readonly from: string; readonly before: string },
): Promise<UsageDay[]> {
  return database.scoped<UsageDay>(scope, {
    name: 'read-usage-days',
    text: `SELECT day::text, succeeded, failed FROM usage_days
           WHERE workspace_id = $1 AND day >= $2 AND day < $3 ORDER BY day`,
    values: [decodeId('workspace', scope.workspaceId), range.from, range.before],
  });
}

export interface UsageMonth {
  /** The first day of the month. */
  readonly month: string;
  /** The number that counts against the quota: jobs in progress and successful jobs. */
  readonly used: number;
  readonly succeeded: number;
  readonly failed: number;
}

/** Reads the months that have generations, newest first. */
export async function readUsageMonths(
  database: Database,
  scope: Scope,
  count: number,
): Promise<UsageMonth[]> {
  return database.scoped<UsageMonth>(scope, {
    name: 'read-usage-months',
    text: `SELECT m.month::text, m.used, coalesce(d.succeeded, 0) AS succeeded, coalesce(d.failed, 0) AS failed
           FROM (SELECT month, used FROM usage_months WHERE workspace_id = $1 ORDER BY month DESC LIMIT $2) m
           LEFT JOIN LATERAL (
             SELECT sum(succeeded)::integer AS succeeded, sum(failed)::integer AS failed FROM usage_days
             WHERE workspace_id = $1 AND day >= m.month AND day < m.month + interval '1 month'
           ) d ON true
           ORDER BY m.month DESC`,
    values: [decodeId('workspace', scope.workspaceId), count],
  });
}
