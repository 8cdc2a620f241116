import type { Database } from '../integrations/postgres.ts';

/** The progress of a cell in comparing the directory with its own rows. It is stored in the home cell. */
export interface SyncProgress {
  /** The current step; null between two runs. */
  readonly step: string | null;
  /** The key of the last row that was compared in this step. */
  readonly position: string;
  readonly beganAt: Date;
  /** When the last complete run ended. */
  readonly finishedAt: Date | null;
}

export async function readSyncProgress(home: Database, cell: string): Promise<SyncProgress | undefined> {
  const [row] = await home.unscoped<{
    step: string | null;
    position: string;
    began_at: Date;
    finished_at: Date | null;
  }>({
    text: 'SELECT step, position, began_at, finished_at FROM directory.cell_syncs WHERE cell = $1',
    values: [cell],
  });
  return (
    row && {
      step: row.step,
      position: row.position,
      beganAt: row.began_at,
      finishedAt: row.finished_at,
    }
  );
}

export async function saveSyncProgress(home: Database, cell: string, progress: SyncProgress): Promise<void> {
  await home.unscoped({
    text: `INSERT INTO directory.cell_syncs (cell, step, position, began_at, finished_at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (cell) DO UPDATE SET step = EXCLUDED.step, position = EXCLUDED.position,
             began_at = EXCLUDED.began_at, finished_at = EXCLUDED.finished_at`,
    values: [cell, progress.step, progress.position, progress.beganAt, progress.finishedAt],
  });
}
