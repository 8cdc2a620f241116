import { type SyncCounts, syncSteps } from '../store/directory-sync.ts';
import { readSyncProgress, saveSyncProgress } from '../store/directory-sync-progress.ts';
import type { CommandContext, CommandResult } from './command-context.ts';

/** Makes the directory of cells match this cell, in one run. Upkeep does the same regularly, in small portions. */
export async function syncDirectory(
  context: Pick<CommandContext, 'owner' | 'clock' | 'directory'>,
): Promise<CommandResult> {
  const { owner, clock, directory } = context;
  if (directory === undefined)
    throw new Error('BLAZON_CELL and BLAZON_HOME_CONSOLE_DATABASE_URL must be set');
  const { cell, home, homeCell } = directory;
  const beganAt = clock.now();
  const entered = { workspaces: 0, keys: 0, members: 0 };
  const removed = { workspaces: 0, keys: 0, members: 0 };
  for (const { run } of syncSteps)
    for (let after: string | undefined = ''; after !== undefined; ) {
      const page = await run({ owner, home, cell, homeCell }, { after, now: clock.now() });
      addCounts(entered, page.entered);
      addCounts(removed, page.removed);
      ({ after } = page);
    }
  // Records that the directory is complete. Keeps upkeep's own position, because upkeep runs independently.
  const progress = (await readSyncProgress(home, cell)) ?? { step: null, position: '', beganAt };
  await saveSyncProgress(home, cell, { ...progress, finishedAt: clock.now() });
  return {
    json: { cell, entered, removed },
    text:
      `${cell} serves ${entered.workspaces} workspaces with ${entered.keys} keys and ${entered.members} members; ` +
      `removed entries of ${removed.workspaces} workspaces, ${removed.keys} keys and ${removed.members} members that no longer exist`,
  };
}

function addCounts(
  counts: { workspaces: number; keys: number; members: number },
  page: Partial<SyncCounts['entered']> | undefined,
): void {
  counts.workspaces += page?.workspaces ?? 0;
  counts.keys += page?.keys ?? 0;
  counts.members += page?.members ?? 0;
}
