/**
 * Version of the export format: the studio's version, then that of the kit and guidelines. Bump it whenever the output
 * bytes change; the next request then produces a new file.
 */
export const exportFormatVersion = '1.3.0-2';

export const exportLimits = {
  /** Maximum size of one export, enforced by the table. A kit has 1 to 2 MB, guidelines 0.5 MB. */
  bytes: 8 * 1024 * 1024,
  /** Exports in progress per environment of a workspace: more would only wait. */
  underWay: 20,
  /** New exports per minute and environment of a workspace. */
  perMinute: 30,
  /**
   * Exports kept per environment of a workspace. One more replaces the oldest, which is created again on
   * demand.
   */
  kept: 250,
  /** Exports listed per brand; only failed ones can be numerous. */
  listed: 20,
} as const;

/** Files that were finished before this have expired. */
export function exportExpiryCutoff(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}

/**
 * A file name from the brand's name, safe for every file system and HTTP header. A name without Latin letters leaves
 * nothing; then the file is named by its kind.
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
