import { workflowOptions } from '../../domain/workflow-options.ts';
import type { Clock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import { type SyncContext, syncSteps } from '../../store/directory-sync.ts';
import {
  readSyncProgress,
  saveSyncProgress,
  type SyncProgress,
} from '../../store/directory-sync-progress.ts';

export interface DirectoryDeps {
  /** Connects as the schema's owner, because it reads all workspaces. */
  readonly owner: Database;
  readonly clock: Pick<Clock, 'now'>;
  /** The directory that maps workspaces to cells. Undefined if there is only one cell, or no directory. */
  readonly directory: Omit<SyncContext, 'owner'> | undefined;
}

/**
 * Corrects the directory's entries for this cell, page by page, until all are checked or the time is up. The next sweep
 * continues from the stored progress. Returns the number of pages.
 */
export async function keepDirectory(
  { owner, clock, directory }: DirectoryDeps,
  { maxMilliseconds, pauseMilliseconds }: DirectoryPace = workflowOptions.sweep.directory,
): Promise<number> {
  if (directory === undefined) return 0;
  const { cell, home, homeCell } = directory;
  const end = performance.now() + maxMilliseconds;
  const stored = await readSyncProgress(home, cell);
  const lastFinishedAt = stored?.finishedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  let progress = stored;
  if (progress?.step == null) {
    if (clock.now().getTime() - lastFinishedAt < pauseMilliseconds) return 0;
    progress = createFirstProgress(clock.now(), stored?.finishedAt ?? null);
  }
  for (let pages = 1; ; pages += 1) {
    progress = await runPage({ owner, home, cell, homeCell }, progress, clock.now());
    await saveSyncProgress(home, cell, progress);
    if (progress.step === null || performance.now() > end) return pages;
  }
}

export interface DirectoryPace {
  /** How long one sweep may work on the directory. */
  readonly maxMilliseconds: number;
  /** The pause between the end of a run and the start of the next. */
  readonly pauseMilliseconds: number;
}

function createFirstProgress(now: Date, finishedAt: Date | null): SyncProgress {
  return { step: syncSteps[0]?.name ?? null, position: '', beganAt: now, finishedAt };
}

/** Processes one page. If the stored step is unknown, because another release stored it, the run starts again. */
async function runPage(context: SyncContext, progress: SyncProgress, now: Date): Promise<SyncProgress> {
  const index = syncSteps.findIndex(({ name }) => name === progress.step);
  const step = syncSteps[index];
  if (step === undefined) return createFirstProgress(now, progress.finishedAt);
  const { after } = await step.run(context, { after: progress.position, now });
  if (after !== undefined) return { ...progress, position: after };
  const next = syncSteps[index + 1];
  if (next !== undefined) return { ...progress, step: next.name, position: '' };
  return { ...progress, step: null, position: '', finishedAt: now };
}
