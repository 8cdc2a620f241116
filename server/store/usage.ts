import { encodeId } from '@blazon/contract/ids.ts';
import type { Database, Statement, Transaction } from '../outside/postgres.ts';
import type { Scope } from '../rules/environment.ts';
import { firstUuidAt } from '../rules/id-times.ts';
import { monthAfter } from '../rules/month.ts';
import { uuidOf } from './uuid-of.ts';

/**
 * What live generations count: a number per month for the quota, and a ledger row per success for the bill. A job
 * belongs to the month in which it was accepted, also when it ends in the next one.
 */

/**
 * Takes one place of the month's quota; false when all are taken. One statement: whoever comes at the same time waits
 * for the row and sees the number as it is then. The row stays locked to the end of the transaction, so call it late.
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
    values: [meteredWorkspace(scope), reservation.month, reservation.quota],
  });
  return rows.length === 1;
}

/**
 * Gives back what a failed job had reserved. Call it only in the transaction that ends the job: a job ends once, so
 * a place is given back once.
 */
export async function giveBackQuota(transaction: Transaction, scope: Scope, month: string): Promise<void> {
  const rows = await transaction.query({
    name: 'give-back-quota',
    text: `UPDATE usage_months SET used = used - 1 WHERE workspace_id = $1 AND month = $2 RETURNING used`,
    values: [meteredWorkspace(scope), month],
  });
  if (rows.length !== 1) throw new Error(`No quota of ${month} was reserved in ${scope.workspaceId}.`);
}

/**
 * Writes down one live success. Call it only in the transaction that moves the job to `succeeded`: that row is locked
 * and a terminal state never changes, so no second call for a job can commit. Were there a bug, the primary key would
 * end the whole transaction instead of billing twice or hiding it.
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
    values: [meteredWorkspace(scope), uuidOf('job', usage.jobId), usage.month, usage.createdAt],
  });
}

/** Live generations that count against a month: reserved or done. */
export async function readUsage(database: Database, scope: Scope, month: string): Promise<number> {
  const [row] = await database.scoped<{ used: number }>(scope, {
    name: 'read-usage',
    text: 'SELECT used FROM usage_months WHERE workspace_id = $1 AND month = $2',
    values: [meteredWorkspace(scope), month],
  });
  return row?.used ?? 0;
}

/** A success that the payment provider has not been told of. */
export interface UnreportedUsage {
  readonly workspaceId: string;
  readonly jobId: string;
  /** Who pays, in the provider's words. */
  readonly customer: string;
  readonly createdAt: Date;
}

/**
 * Takes ledger rows that are due, over all workspaces, and puts them off until `nextLookAt`: nobody else takes them
 * meanwhile, and if whoever took them dies they come round again.
 */
export async function takeUnreportedUsage(
  owner: Database,
  times: { readonly now: Date; readonly nextLookAt: Date },
  count: number,
): Promise<{ readonly taken: number; readonly payable: UnreportedUsage[] }> {
  const rows = await owner.unscoped<{
    workspace_id: string;
    job_id: string;
    billing_customer: string | null;
    created_at: Date;
  }>(takeStatement(times, count));
  const payable = rows.flatMap(({ billing_customer: customer, ...row }) =>
    customer === null
      ? []
      : [
          {
            workspaceId: encodeId('workspace', row.workspace_id),
            jobId: encodeId('job', row.job_id),
            customer,
            createdAt: row.created_at,
          },
        ],
  );
  return { taken: rows.length, payable };
}

export function takeStatement(
  times: { readonly now: Date; readonly nextLookAt: Date },
  count: number,
): Statement {
  return {
    // The number of rows stands in the text: a plan that holds for any number would read the whole ledger. A workspace
    // whose customer was taken away meanwhile has nobody to bill: its rows wait for a new one, however long.
    text: `UPDATE usage_ledger u
           SET report_due_at = CASE WHEN w.billing_customer IS NULL THEN 'infinity' ELSE $2::timestamptz END
           FROM (SELECT workspace_id, job_id FROM usage_ledger WHERE report_due_at <= $1
                 ORDER BY report_due_at LIMIT ${Math.trunc(count)} FOR UPDATE SKIP LOCKED) due
           JOIN workspaces w ON w.id = due.workspace_id
           WHERE u.workspace_id = due.workspace_id AND u.job_id = due.job_id
           RETURNING u.workspace_id, u.job_id, w.billing_customer, u.created_at`,
    values: [times.now, times.nextLookAt],
  };
}

type LedgerRow = Pick<UnreportedUsage, 'workspaceId' | 'jobId'>;

/** The provider has counted these. */
export async function markReported(owner: Database, rows: readonly LedgerRow[], now: Date): Promise<void> {
  await owner.unscoped({
    text: `UPDATE usage_ledger u SET reported_at = $3, report_due_at = NULL
           FROM unnest($1::uuid[], $2::uuid[]) AS told (workspace_id, job_id)
           WHERE u.workspace_id = told.workspace_id AND u.job_id = told.job_id AND u.reported_at IS NULL`,
    values: [...ledgerKeys(rows), now],
  });
}

/** Says of each row when to try again. */
export async function putOffReports(
  owner: Database,
  rows: readonly (LedgerRow & { readonly until: Date })[],
): Promise<void> {
  await owner.unscoped({
    text: `UPDATE usage_ledger u SET report_due_at = later.until
           FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) AS later (workspace_id, job_id, until)
           WHERE u.workspace_id = later.workspace_id AND u.job_id = later.job_id AND u.reported_at IS NULL`,
    values: [...ledgerKeys(rows), rows.map((row) => row.until)],
  });
}

/**
 * Puts off what else is due of one workspace: whom the provider refuses once it would refuse as often as there are
 * rows, and meanwhile they would stand before everybody else's.
 */
export async function putOffWorkspace(
  owner: Database,
  workspaceId: string,
  times: { readonly now: Date; readonly until: Date },
  count: number,
): Promise<void> {
  await owner.unscoped({
    text: `UPDATE usage_ledger u SET report_due_at = $3
           FROM (SELECT workspace_id, job_id FROM usage_ledger
                 WHERE report_due_at <= $2 AND workspace_id = $1
                 ORDER BY report_due_at LIMIT ${Math.trunc(count)} FOR UPDATE SKIP LOCKED) due
           WHERE u.workspace_id = due.workspace_id AND u.job_id = due.job_id`,
    values: [uuidOf('workspace', workspaceId), times.now, times.until],
  });
}

/** Lets what waits of one workspace be told at once: its customer was mended. */
export async function hastenReports(transaction: Transaction, workspaceId: string, now: Date): Promise<void> {
  await transaction.query({
    text: 'UPDATE usage_ledger SET report_due_at = $2 WHERE workspace_id = $1 AND report_due_at > $2',
    values: [uuidOf('workspace', workspaceId), now],
  });
}

export interface UsageSummary {
  /** What counts against the quota: jobs under way and successes. */
  readonly used: number;
  readonly succeeded: number;
  readonly reported: number;
  /** Successes that the payment provider is still to be told of. */
  readonly waiting: number;
}

/** A workspace's month, for an operator. */
export async function summarizeUsage(
  owner: Database,
  workspaceId: string,
  month: string,
): Promise<UsageSummary> {
  const [row] = await owner.unscoped<UsageSummary>({
    // Ids carry the time of acceptance, to a moment: with a day to spare only the month's partitions are read.
    text: `SELECT coalesce((SELECT used FROM usage_months WHERE workspace_id = $1 AND month = $2), 0) AS used,
             count(*)::integer AS succeeded, count(reported_at)::integer AS reported,
             count(report_due_at)::integer AS waiting
           FROM usage_ledger
           WHERE workspace_id = $1 AND month = $2 AND job_id >= $3 AND job_id < $4`,
    values: [
      uuidOf('workspace', workspaceId),
      month,
      firstUuidAt(new Date(Date.parse(month) - dayMilliseconds)),
      firstUuidAt(new Date(Date.parse(monthAfter(month)) + dayMilliseconds)),
    ],
  });
  return row ?? { used: 0, succeeded: 0, reported: 0, waiting: 0 };
}

const dayMilliseconds = 86_400_000;

function ledgerKeys(rows: readonly LedgerRow[]): [(string | undefined)[], (string | undefined)[]] {
  return [
    rows.map((row) => uuidOf('workspace', row.workspaceId)),
    rows.map((row) => uuidOf('job', row.jobId)),
  ];
}

/** The sandbox is never metered: whoever asks for it has a bug. */
function meteredWorkspace(scope: Scope): string | undefined {
  if (scope.environment !== 'live') throw new Error('Only live generations are metered.');
  return uuidOf('workspace', scope.workspaceId);
}
