import { encodeId } from '@blazon/contract/ids.ts';
import type { Database, Statement, Transaction } from '../integrations/postgres.ts';
import { requireUuid } from './require-uuid.ts';

// A report tells the payment provider how many jobs of one workspace succeeded in one minute. A minute is closed
// before its ledger rows are counted. One transaction assigns the rows to the report and writes their count, which
// never changes. The sum of all reports therefore equals the number of assigned rows, even after crashes, and a retry
// repeats the same call.

/**
 * An arbitrary number. Every process that assigns rows locks it, so that the reports of a minute get consecutive part
 * numbers.
 */
const reportLockNumber = 7_302_513;
const minuteMilliseconds = 60_000;
/** The provider rejects times that are more than 35 days ago. */
const maxAgeMilliseconds = 34 * 86_400_000;

interface LedgerRow {
  readonly workspace_id: string;
  readonly job_id: string;
  readonly created_at: Date;
  readonly report_due_at: Date;
}

/** The rows that become one report. */
interface ReportGroup {
  readonly workspaceId: string;
  /**
   * The start of the minute in which the rows were recorded. `minute` is the time that is reported; it is later if
   * the provider would reject this one as too old.
   */
  readonly from: Date;
  readonly minute: Date;
  readonly part: number;
  readonly identifier: string;
  /** The only job in the report; null if the report has all rows of the minute. */
  readonly jobId: string | null;
}

/**
 * Assigns the rows of closed minutes to reports, and returns how many reports it wrote. Starts with the `count` rows
 * that have waited longest, and includes all rows of their minutes.
 */
export async function assignUsageToReports(
  owner: Database,
  times: { readonly now: Date; readonly closedBefore: Date },
  count: number,
): Promise<number> {
  return owner.unscopedTransaction(async (transaction) => {
    await transaction.query({ text: `SELECT pg_advisory_xact_lock(${reportLockNumber})` });
    const rows = await transaction.query<LedgerRow>(oldestUsageStatement(times.closedBefore, count));
    if (rows.length === 0) return 0;
    const groups = await groupRows(transaction, rows, times.now);
    const wholeMinutes = await writeReports(
      transaction,
      times.now,
      groups.filter(({ jobId }) => jobId === null),
      wholeMinuteCondition,
    );
    const singleRows = await writeReports(
      transaction,
      times.now,
      groups.filter(({ jobId }) => jobId !== null),
      singleRowCondition,
    );
    return wholeMinutes + singleRows;
  });
}

export function oldestUsageStatement(closedBefore: Date, count: number): Statement {
  return {
    // The limit is inlined, because with a parameter PostgreSQL may plan to read the whole ledger.
    text: `SELECT workspace_id, job_id, created_at, report_due_at FROM usage_ledger
           WHERE report_due_at < $1 ORDER BY report_due_at LIMIT ${Math.trunc(count)}`,
    values: [closedBefore],
  };
}

/**
 * Groups rows into reports. A row whose due time never changed belongs to the report of its minute. An earlier
 * release sent each postponed row in a report of its own, under its job's id. The provider may have counted that
 * report, so the row keeps a report of its own.
 */
async function groupRows(
  transaction: Transaction,
  rows: readonly LedgerRow[],
  now: Date,
): Promise<ReportGroup[]> {
  const earliest = floorToMinute(new Date(now.getTime() - maxAgeMilliseconds));
  const groupsByKey = new Map<string, Pick<ReportGroup, 'workspaceId' | 'from' | 'minute' | 'jobId'>>();
  for (const row of rows) {
    const from = floorToMinute(row.created_at);
    const isFresh = row.report_due_at.getTime() === row.created_at.getTime();
    const key = isFresh ? `${row.workspace_id} ${from.getTime()}` : row.job_id;
    groupsByKey.set(key, {
      workspaceId: row.workspace_id,
      from,
      minute: from < earliest ? earliest : from,
      jobId: isFresh ? null : row.job_id,
    });
  }
  const groups = [...groupsByKey.values()];
  const parts = await readNextParts(transaction, groups);
  return groups.map((group) => {
    const key = minuteKey(group);
    const part = parts.get(key) ?? 0;
    parts.set(key, part + 1);
    return { ...group, part, identifier: buildIdentifier(group, part) };
  });
}

function minuteKey({ workspaceId, minute }: Pick<ReportGroup, 'workspaceId' | 'minute'>): string {
  return `${workspaceId} ${minute.getTime()}`;
}

/**
 * Builds the identifier of a report from the workspace and the minute. A further report of the same minute, for rows
 * that arrived after the minute was closed, also gets a number.
 */
function buildIdentifier(
  { workspaceId, minute, jobId }: Omit<ReportGroup, 'part' | 'identifier'>,
  part: number,
): string {
  if (jobId !== null) return encodeId('job', jobId);
  const base = `${encodeId('workspace', workspaceId)}_${minute.toISOString().slice(0, 16)}Z`;
  return part === 0 ? base : `${base}_${part}`;
}

function floorToMinute(time: Date): Date {
  return new Date(Math.floor(time.getTime() / minuteMilliseconds) * minuteMilliseconds);
}

/** Reads the next free part number for each workspace and minute that already has a report. */
async function readNextParts(
  transaction: Transaction,
  groups: readonly Pick<ReportGroup, 'workspaceId' | 'minute'>[],
): Promise<Map<string, number>> {
  const rows = await transaction.query<{ workspace_id: string; minute: Date; next: number }>({
    text: `SELECT r.workspace_id, r.minute, max(r.part) + 1 AS next
           FROM unnest($1::uuid[], $2::timestamptz[]) AS g (workspace_id, minute)
           JOIN usage_reports r ON r.workspace_id = g.workspace_id AND r.minute = g.minute
           GROUP BY 1, 2`,
    values: [groups.map(({ workspaceId }) => workspaceId), groups.map(({ minute }) => minute)],
  });
  return new Map(
    rows.map((row) => [minuteKey({ workspaceId: row.workspace_id, minute: row.minute }), row.next]),
  );
}

const wholeMinuteCondition = `u.report_due_at >= g.from_time AND u.report_due_at < g.from_time + interval '1 minute'
               AND u.report_due_at = u.created_at`;
const singleRowCondition = 'u.job_id = g.job_id AND u.report_due_at IS NOT NULL';

/** Assigns rows to reports and writes the reports. The count of each is the number of rows assigned to it. */
async function writeReports(
  transaction: Transaction,
  now: Date,
  groups: readonly ReportGroup[],
  condition: string,
): Promise<number> {
  if (groups.length === 0) return 0;
  const rows = await transaction.query({
    text: `WITH assigned AS (
             UPDATE usage_ledger u SET report_due_at = NULL, report_minute = g.minute, report_part = g.part
             FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::smallint[], $5::text[], $6::uuid[])
               AS g (workspace_id, from_time, minute, part, identifier, job_id)
             WHERE u.workspace_id = g.workspace_id AND ${condition}
             RETURNING u.workspace_id, g.minute, g.part, g.identifier, u.created_at
           )
           INSERT INTO usage_reports (workspace_id, minute, part, identifier, quantity, happened_at, report_due_at)
           SELECT workspace_id, minute, part, identifier, count(*), greatest(max(created_at), minute), $7
           FROM assigned GROUP BY workspace_id, minute, part, identifier
           RETURNING 1`,
    values: [
      groups.map(({ workspaceId }) => workspaceId),
      groups.map(({ from }) => from),
      groups.map(({ minute }) => minute),
      groups.map(({ part }) => part),
      groups.map(({ identifier }) => identifier),
      groups.map(({ jobId }) => jobId),
      now,
    ],
  });
  return rows.length;
}

/** A report that the provider has not confirmed yet. */
export interface DueReport {
  readonly workspaceId: string;
  readonly minute: Date;
  readonly part: number;
  readonly identifier: string;
  readonly quantity: number;
  readonly happenedAt: Date;
  /** The provider's customer id. */
  readonly customer: string;
}

/**
 * Claims due reports of all workspaces and postpones them until `nextLookAt`, so that no other process claims them.
 * If this process dies, they become due again.
 */
export async function claimDueReports(
  owner: Database,
  times: { readonly now: Date; readonly nextLookAt: Date },
  count: number,
): Promise<{ readonly taken: number; readonly payable: DueReport[] }> {
  const rows = await owner.unscoped<{
    workspace_id: string;
    minute: Date;
    part: number;
    identifier: string;
    quantity: number;
    happened_at: Date;
    billing_customer: string | null;
  }>({
    // A workspace whose customer was deleted in the meantime cannot be billed; its reports wait for a new customer.
    text: `UPDATE usage_reports r
           SET report_due_at = CASE WHEN w.billing_customer IS NULL THEN 'infinity' ELSE $2::timestamptz END
           FROM (SELECT workspace_id, minute, part FROM usage_reports WHERE report_due_at <= $1
                 ORDER BY report_due_at LIMIT ${Math.trunc(count)} FOR UPDATE SKIP LOCKED) due
           JOIN workspaces w ON w.id = due.workspace_id
           WHERE r.workspace_id = due.workspace_id AND r.minute = due.minute AND r.part = due.part
           RETURNING r.workspace_id, r.minute, r.part, r.identifier, r.quantity, r.happened_at, w.billing_customer`,
    values: [times.now, times.nextLookAt],
  });
  const payable = rows.flatMap(({ billing_customer: customer, ...row }) =>
    customer === null
      ? []
      : [
          {
            workspaceId: encodeId('workspace', row.workspace_id),
            minute: row.minute,
            part: row.part,
            identifier: row.identifier,
            quantity: row.quantity,
            happenedAt: row.happened_at,
            customer,
          },
        ],
  );
  return { taken: rows.length, payable };
}

type ReportKey = Pick<DueReport, 'workspaceId' | 'minute' | 'part'>;

/** Marks reports as counted by the provider. */
export async function markUsageReported(
  owner: Database,
  reports: readonly ReportKey[],
  now: Date,
): Promise<void> {
  await owner.unscoped({
    text: `UPDATE usage_reports r SET reported_at = $4, report_due_at = NULL
           FROM unnest($1::uuid[], $2::timestamptz[], $3::smallint[]) AS told (workspace_id, minute, part)
           WHERE r.workspace_id = told.workspace_id AND r.minute = told.minute AND r.part = told.part
             AND r.reported_at IS NULL`,
    values: [...toReportKeys(reports), now],
  });
}

/** Sets the next attempt of each report. */
export async function deferReports(
  owner: Database,
  reports: readonly (ReportKey & { readonly until: Date })[],
): Promise<void> {
  await owner.unscoped({
    text: `UPDATE usage_reports r SET report_due_at = later.until
           FROM unnest($1::uuid[], $2::timestamptz[], $3::smallint[], $4::timestamptz[])
             AS later (workspace_id, minute, part, until)
           WHERE r.workspace_id = later.workspace_id AND r.minute = later.minute AND r.part = later.part
             AND r.reported_at IS NULL`,
    values: [...toReportKeys(reports), reports.map(({ until }) => until)],
  });
}

/**
 * Postpones the other due reports of a workspace, because Stripe would reject them too and they would delay other
 * workspaces.
 */
export async function deferWorkspaceReports(
  owner: Database,
  workspaceId: string,
  times: { readonly now: Date; readonly until: Date },
  count: number,
): Promise<void> {
  await owner.unscoped({
    text: `UPDATE usage_reports r SET report_due_at = $3
           FROM (SELECT workspace_id, minute, part FROM usage_reports
                 WHERE report_due_at <= $2 AND workspace_id = $1
                 ORDER BY report_due_at LIMIT ${Math.trunc(count)} FOR UPDATE SKIP LOCKED) due
           WHERE r.workspace_id = due.workspace_id AND r.minute = due.minute AND r.part = due.part`,
    values: [requireUuid('workspace', workspaceId), times.now, times.until],
  });
}

/** Makes the pending reports of a workspace due now, after the problem with its customer was fixed. */
export async function expediteReports(
  transaction: Transaction,
  workspaceId: string,
  now: Date,
): Promise<void> {
  const values = [requireUuid('workspace', workspaceId), now];
  await transaction.query({
    text: 'UPDATE usage_reports SET report_due_at = $2 WHERE workspace_id = $1 AND report_due_at > $2',
    values,
  });
  // Also makes rows due that an earlier release postponed one by one.
  await transaction.query({
    text: 'UPDATE usage_ledger SET report_due_at = $2 WHERE workspace_id = $1 AND report_due_at > $2',
    values,
  });
}

/** Returns when the oldest unreported successful job ended; undefined if there is none. */
export async function readOldestUnreportedTime(owner: Database): Promise<Date | undefined> {
  const [row] = await owner.unscoped<{ oldest: Date | null }>({
    text: `SELECT least(
             (SELECT report_due_at FROM usage_ledger WHERE report_due_at < 'infinity' ORDER BY report_due_at LIMIT 1),
             (SELECT happened_at FROM usage_reports WHERE report_due_at IS NOT NULL AND report_due_at < 'infinity'
              ORDER BY happened_at LIMIT 1)) AS oldest`,
  });
  return row?.oldest ?? undefined;
}

function toReportKeys(reports: readonly ReportKey[]): [(string | undefined)[], Date[], number[]] {
  return [
    reports.map(({ workspaceId }) => requireUuid('workspace', workspaceId)),
    reports.map(({ minute }) => minute),
    reports.map(({ part }) => part),
  ];
}
