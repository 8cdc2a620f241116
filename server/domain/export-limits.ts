/**
 * The version of the export format: the studio's version, then the version of the kit and guidelines. Increase it
 * whenever the output bytes change; the next request then produces a new file.
 */
export const exportFormatVersion = '1.3.0-2';

export const exportLimits = {
  /** The maximum size of one export, enforced by the table. A kit is 1 to 2 MB in size, guidelines 0.5 MB. */
  bytes: 8 * 1024 * 1024,
  /** The maximum number of exports in progress per environment of a workspace. */
  underWay: 20,
  /** New exports per minute and environment of a workspace. */
  perMinute: 30,
  /**
   * Exports kept per environment of a workspace. Any further export replaces the oldest one, which can be created
   * again on demand.
   */
  kept: 250,
  /** The maximum number of exports listed per brand. */
  listed: 20,
} as const;

/** Returns the time before which finished files have expired. */
export function computeExportExpiryCutoff(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}

/**
 * Derives a file name from the brand's name that is safe for every file system and HTTP header. If the name has no
 * Latin letters, the file is named after its kind.
 */
export function createExportFileName(brandName: string, ending: string): string {
  const plain = brandName
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
  return plain === '' ? ending : `${plain}-${ending}`;
}
