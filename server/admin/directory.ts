import { enterCell, removeEntries } from '../store/directory-sync.ts';
import type { CommandContext, CommandResult } from './command-context.ts';

/** A key is created seconds after its entry. */
const newMilliseconds = 86_400_000;

/** Makes the directory match this cell: for cells that are older than the directory, and regularly, to remove what is gone. */
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
      `removed ${removed.workspaces} entries of workspaces and ${removed.keys} of keys that are gone`,
  };
}
