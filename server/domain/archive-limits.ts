/** Bounds of a workspace's archive. */
export const archiveLimits = {
  /** How long an archive is kept. */
  keptDays: 7,
  /** Asked for by one workspace within 24 hours, with those that failed. */
  mostPerDay: 3,
  /** Its bytes when it is ready; a larger workspace is the operator's business. */
  mostBytes: 1024 * 1024 * 1024,
  /** Bytes of one stored part: as much as a process holds of an archive at once. */
  partBytes: 1024 * 1024,
  /** Rows read at once. */
  batchRows: 200,
  /** Brands with files of their own: a ZIP archive names at most 65,535 files. The drawings of further ones are in their lines. */
  mostDrawnBrands: 20_000,
} as const;
