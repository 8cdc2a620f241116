import { Context, log } from '@temporalio/activity';
import type { Billing, UsageReportResult } from '../../integrations/billing/stripe-metering.ts';
import type { Clock } from '../../integrations/clock.ts';
import type { Metrics } from '../../integrations/metrics.ts';
import type { Database } from '../../integrations/postgres.ts';
import { workflowOptions } from '../../domain/workflow-options.ts';
import {
  computeClosedMinuteCutoff,
  computeNextReportAttempt,
  rejectedWorkspaceBackoffMilliseconds,
} from '../../domain/usage-report-backoff.ts';
import {
  assignUsageToReports,
  type DueReport,
  markUsageReported,
  deferReports,
  deferWorkspaceReports,
  claimDueReports,
} from '../../store/usage-reports.ts';

export interface ReportUsageDeps {
  /** Connects as the schema's owner, because it reads all workspaces. */
  readonly owner: Database;
  /** Undefined if billing is not configured. */
  readonly billing: Billing | undefined;
  readonly clock: Pick<Clock, 'now'>;
  readonly metrics: Pick<Metrics, 'usageReports'>;
}

type ReportWithResult = DueReport & { readonly result: UsageReportResult };

export function reportUsageActivities(deps: ReportUsageDeps) {
  const { assignRows, batchRows, groupRows, leaseSeconds } = workflowOptions['report-usage'];
  return {
    /**
     * Aggregates the usage of closed minutes into reports, then sends due reports in small groups. Each group is
     * recorded before the next is sent, so a crash repeats at most one group. The provider deduplicates by
     * identifier.
     */
    async reportBatch(): Promise<{ taken: number; reported: number; away: boolean }> {
      const { owner, billing, clock } = deps;
      if (billing === undefined) return { taken: 0, reported: 0, away: false };
      const now = clock.now();
      const nextLookAt = new Date(now.getTime() + leaseSeconds * 1000);
      await assignUsageToReports(owner, { now, closedBefore: computeClosedMinuteCutoff(now) }, assignRows);
      const { taken, payable: rows } = await claimDueReports(owner, { now, nextLookAt }, batchRows);
      let reported = 0;
      for (let start = 0; start < rows.length; start += groupRows) {
        const group = rows.slice(start, start + groupRows);
        const results = await billing.reportUsage(group);
        const answered = group.flatMap((row, index) => {
          const result = results[index];
          return result === undefined ? [] : [{ ...row, result }];
        });
        reported += await recordResults(deps, answered);
        // The provider is down. The remaining reports become due again when their lease ends.
        if (answered.every(({ result }) => result.outcome === 'failed'))
          return { taken, reported, away: true };
        Context.current().heartbeat();
      }
      return { taken, reported, away: false };
    },
  };
}

/** Records the provider's responses. Returns the number of reports that the provider accepted. */
async function recordResults(deps: ReportUsageDeps, answered: readonly ReportWithResult[]): Promise<number> {
  const { owner, clock } = deps;
  const now = clock.now();
  const reported = answered.filter(({ result }) => result.outcome === 'reported');
  if (reported.length > 0) await markUsageReported(owner, reported, now);
  const unreported = answered.flatMap((row) =>
    row.result.outcome === 'reported'
      ? []
      : [{ ...row, until: computeNextReportAttempt(row.result.outcome, row.happenedAt, now) }],
  );
  if (unreported.length > 0) await deferReports(owner, unreported);
  for (const { result, quantity } of answered)
    deps.metrics.usageReports.inc({ outcome: result.outcome }, quantity);
  await postponeRejected(deps, answered, now);
  return reported.length;
}

/**
 * Postpones the remaining reports of a workspace whose report was rejected, so that they do not delay other
 * workspaces.
 */
async function postponeRejected(
  { owner }: ReportUsageDeps,
  answered: readonly ReportWithResult[],
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + rejectedWorkspaceBackoffMilliseconds);
  const reasons = new Map<string, string>();
  for (const { workspaceId, result } of answered)
    if (result.outcome === 'refused') reasons.set(workspaceId, result.reason);
  for (const [workspaceId, reason] of reasons) {
    log.warn("the payment provider rejected a workspace's usage", {
      workspace_id: workspaceId,
      reason,
    });
    await deferWorkspaceReports(owner, workspaceId, { now, until }, workflowOptions['report-usage'].restRows);
  }
}
