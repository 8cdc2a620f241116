import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Session } from '../session.ts';

/** A listener's position in the feed, in a file that outlives the process. */
export interface SavedPosition {
  /** Where the previous run stopped; undefined if there was none. */
  read(): string | undefined;
  /** Marks an event as in progress: the position stays before it until the returned function is called. */
  begin(cursor: string | undefined): () => void;
}

/** Uses one file per key, API and forwarding URL, because each combination has its own progress. */
export function openSavedPosition(
  folder: string,
  session: Session,
  target: string,
  onFailure: (error: unknown) => void,
): SavedPosition {
  const name = createHash('sha256').update(`${session.apiKey}\n${session.baseUrl}\n${target}`).digest('hex');
  const positions = join(folder, 'positions');
  const file = join(positions, name.slice(0, 32));
  /** Events in progress, in the order of the feed. */
  const inProgress: { readonly cursor: string | undefined; isDone: boolean }[] = [];
  /** Saves the position up to which every event is done. */
  const saveProgress = (): void => {
    let cursor: string | undefined;
    while (inProgress[0]?.isDone) cursor = inProgress.shift()?.cursor ?? cursor;
    if (cursor === undefined) return;
    try {
      savePosition(positions, file, cursor);
    } catch (error) {
      onFailure(error);
    }
  };
  return {
    read() {
      try {
        return readFileSync(file, 'utf8') || undefined;
      } catch {
        return undefined;
      }
    },
    begin(cursor) {
      const entry = { cursor, isDone: false };
      inProgress.push(entry);
      return () => {
        entry.isDone = true;
        saveProgress();
      };
    },
  };
}

/** Writes through a temporary file, so that a process killed here leaves either the old position or the new one. */
function savePosition(folder: string, file: string, cursor: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const temporaryFile = `${file}.draft`;
  writeFileSync(temporaryFile, cursor, { mode: 0o600 });
  renameSync(temporaryFile, file);
}
