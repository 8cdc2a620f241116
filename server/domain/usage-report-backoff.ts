/** Delays grow with the age of a report, so that one that keeps failing is retried less and less often. */
const bounds = {
  /**
   * The provider was down or did not answer. Never long: it may have counted and only its answer was lost, and it
   * recognises a repetition for a day.
   */
  failed: { least: 10_000, most: 600_000 },
  /** The provider rejects it: somebody has to fix the customer or the meter. */
  refused: { least: 600_000, most: 6 * 3_600_000 },
} as const;

export function nextReportAttempt(outcome: keyof typeof bounds, createdAt: Date, now: Date): Date {
  const { least, most } = bounds[outcome];
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age, least), most));
}

/** How long the other rows of a workspace wait after one was refused. Fixed, so that they part from that one. */
export const refusedWorkspaceBackoffMilliseconds = 600_000;

/**
 * Grace period before a minute is closed. Transactions and worker clocks never lag this far; a later row gets its own
 * report.
 */
const graceMilliseconds = 60_000;
const minuteMilliseconds = 60_000;

/** Minutes that ended before this are closed: whatever was used in them is stored. */
export function closedMinuteCutoff(now: Date): Date {
  return new Date(Math.floor((now.getTime() - graceMilliseconds) / minuteMilliseconds) * minuteMilliseconds);
}
