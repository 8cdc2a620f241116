/** Limits of a workspace's archive. */
export const archiveLimits = {
  /** How long an archive is kept. */
  keptDays: 7,
  /** Requests per workspace within 24 hours, including those that failed. */
  maxPerDay: 3,
  /** Maximum size; the operator must export a larger workspace. */
  maxBytes: 1024 * 1024 * 1024,
  /** Bytes of one stored part, which bounds the memory of the process. */
  partBytes: 1024 * 1024,
  /** Rows read at once. */
  batchRows: 200,
  /** Brands with separate drawing files, because a ZIP archive holds at most 65,535 files. Other drawings are inline. */
  maxDrawnBrands: 20_000,
} as const;
