import { enterCell, removeEntries } from '../store/directory-sync.ts';
import type { CommandContext, CommandResult } from './command-context.ts';

/** Newer entries are kept, because a key is created seconds after its entry. */
const newMilliseconds = 86_400_000;

/**
 * Makes the directory match this cell. Run once for a cell that is older than the directory, and regularly to remove
 * entries of deleted workspaces and keys.
 */
export async function syncDirectory(
  context: Pick<CommandContext, 'owner' | 'clock' | 'directory'>,
): Promise<CommandResult> {
  const { owner, clock, directory } = context;
  if (directory === undefined)
    throw new Error('BLAZON_CELL and BLAZON_HOME_CONSOLE_DATABASE_URL must be set');
  const { cell, home } = directory;
  const places = { owner, home, cell };
  const now = clock.now();
  const entered = await enterCell(places, now);
  const removed = await removeEntries(places, new Date(now.getTime() - newMilliseconds));
  return {
    json: { cell, entered, removed },
    text:
      `${cell} serves ${entered.workspaces} workspaces with ${entered.keys} keys; ` +
      `removed entries of ${removed.workspaces} workspaces and ${removed.keys} keys that no longer exist`,
  };
}
