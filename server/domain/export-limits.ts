/**
 * Version of the export format: the studio's version, then that of the kit and guidelines. Bump it whenever the output
 * bytes change; the next request then produces a new file.
 */
export const exportFormatVersion = '1.2.0-1';

export const exportLimits = {
  /** Of one export, as the table has it. A kit has one or two MB, guidelines half of one. */
  bytes: 8 * 1024 * 1024,
  /** Still to be made in one environment of a workspace: more would only wait for their turn. */
  underWay: 20,
  /** New ones within a minute in one environment of a workspace. */
  perMinute: 30,
  /**
   * Kept in one environment of a workspace. Whoever asks for one more replaces the oldest, which is made again on
   * demand.
   */
  kept: 250,
  /** Of one brand that are shown; only those that failed can be more than a few. */
  listed: 20,
} as const;

/** Files that were finished before this are past their time. */
export function exportExpiryCutoff(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}

/**
 * How a file is called after the brand: what every file system and every header takes. A name in other letters than
 * Latin ones leaves nothing, and then the kind has to do.
 */
export function exportFileName(brandName: string, ending: string): string {
  const plain = brandName
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
  return plain === '' ? ending : `${plain}-${ending}`;
}
