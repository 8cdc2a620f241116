/** Delays grow with the age of a report, so that one that keeps failing is retried less and less often. */
const waitLimits = {
  /**
   * The provider was down or did not respond. The wait is never long: the provider may have counted the report even
   * though its response was lost, and it recognises a repeated report only for a day.
   */
  failed: { least: 10_000, most: 600_000 },
  /** The provider rejects the report, so somebody has to fix the customer or the meter. */
  refused: { least: 600_000, most: 6 * 3_600_000 },
} as const;

export function computeNextReportAttempt(outcome: keyof typeof waitLimits, createdAt: Date, now: Date): Date {
  const { least, most } = waitLimits[outcome];
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age, least), most));
}

/**
 * How long the other reports of a workspace wait after one was rejected. The wait is fixed, so that they are not
 * retried together with the rejected one.
 */
export const rejectedWorkspaceBackoffMilliseconds = 600_000;

/**
 * The grace period before a minute is closed. Transactions and worker clocks are never delayed by this much; a row
 * that arrives later gets its own report.
 */
const graceMilliseconds = 60_000;
const minuteMilliseconds = 60_000;

/** Returns the time before which minutes are closed: all usage in them is stored. */
export function computeClosedMinuteCutoff(now: Date): Date {
  return new Date(Math.floor((now.getTime() - graceMilliseconds) / minuteMilliseconds) * minuteMilliseconds);
}
