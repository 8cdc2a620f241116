/** The percentages of the monthly quota at which admins and owners get an e-mail. */
export const usageAlertThresholds = [50, 80, 100] as const;

export interface PassedThreshold {
  /** The first day of the month. */
  readonly month: string;
  readonly quota: number;
  readonly threshold: number;
  /** The number of live generations when the threshold was crossed. */
  readonly used: number;
}

/**
 * Returns only the highest threshold of the current month, because a small quota may pass several at once. After a
 * change of plan, only the thresholds of the larger quota are considered.
 */
export function chooseAlert(passed: readonly PassedThreshold[], month: string): PassedThreshold | undefined {
  return passed
    .filter((one) => one.month === month)
    .toSorted((one, other) => other.quota - one.quota || other.threshold - one.threshold)[0];
}
