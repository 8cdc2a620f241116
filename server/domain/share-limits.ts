export const shareLimits = {
  /** Open links of one brand. */
  perBrand: 10,
  /** Erased by one statement of the sweep. */
  expiredRows: 1_000,
} as const;
