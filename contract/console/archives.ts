/** An archive of all data of a workspace, as one file. */
export interface ConsoleArchive {
  readonly id: string;
  readonly state: 'queued' | 'working' | 'ready' | 'failed';
  readonly created_at: number;
  readonly expires_at: number;
  /** In bytes; null until the archive is ready. */
  readonly size: number | null;
  readonly failure: 'too_large' | 'error' | null;
}

export interface ConsoleArchives {
  readonly data: readonly ConsoleArchive[];
}

/** The download address, for a person who has just confirmed their identity. */
export interface ArchiveDownload {
  readonly url: string;
}
