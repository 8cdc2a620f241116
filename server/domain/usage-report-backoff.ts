/** The limits of the delay, in milliseconds. In between, the delay equals the age of the report. */
const delayLimits = {
  /**
   * The provider was down or did not respond. The wait is never long: the provider may have counted the report even
   * though its response was lost, and it recognises a repeated report only for a day.
   */
  failed: { min: 10_000, max: 600_000 },
  /** The provider rejects the report, so somebody has to fix the customer or the meter. */
  refused: { min: 600_000, max: 6 * 3_600_000 },
} as const;

export function computeNextReportAttempt(
  outcome: keyof typeof delayLimits,
  createdAt: Date,
  now: Date,
): Date {
  const { min, max } = delayLimits[outcome];
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age, min), max));
}

/**
 * How long the other reports of a workspace wait after one was rejected. The wait is fixed, so that they are not
 * retried together with the rejected one.
 */
export const rejectedWorkspaceBackoffMilliseconds = 600_000;

/**
 * A minute is closed this long after its end. Slow transactions and clock differences delay a row for less than this.
 * A row that arrives even later gets its own report.
 */
const graceMilliseconds = 60_000;
const minuteMilliseconds = 60_000;

/** Returns the time before which every minute is closed. */
export function computeClosedMinuteCutoff(now: Date): Date {
  return new Date(Math.floor((now.getTime() - graceMilliseconds) / minuteMilliseconds) * minuteMilliseconds);
}
