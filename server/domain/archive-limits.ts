/** Limits of a workspace's archive. */
export const archiveLimits = {
  /** How long an archive is kept. */
  keptDays: 7,
  /** Archives that a workspace may request within 24 hours, including failed ones. */
  maxPerDay: 3,
  /** The maximum size. For a larger workspace, the operator must export the data. */
  maxBytes: 1024 * 1024 * 1024,
  /** The size of one stored part, which limits the memory that the process needs. */
  partBytes: 1024 * 1024,
  /** How many rows are read at a time. */
  batchRows: 200,
  /**
   * How many brands get separate drawing files, because a ZIP archive holds at most 65,535 files. Drawings of other
   * brands are stored inline.
   */
  maxDrawnBrands: 20_000,
} as const;
