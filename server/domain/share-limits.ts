export const shareLimits = {
  /** The maximum number of active links of one brand. */
  perBrand: 10,
  /** How many expired links the sweep erases in one statement. */
  expiredRows: 1_000,
} as const;
