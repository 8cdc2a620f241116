import type { Clock } from '../../outside/clock.ts';
import type { Database } from '../../outside/postgres.ts';
import { archiveBounds } from '../../rules/archive-rules.ts';
import { flows } from '../../rules/flows.ts';
import { claimArchive, type DueArchive, finishArchive, writeArchivePart } from '../../store/archives.ts';
import { withHeartbeat } from '../generate-brand/with-heartbeat.ts';
import { ArchiveTooLarge, writeArchive } from './write-archive.ts';

export interface ExportWorkspaceParts {
  /** Rows of both environments and the log, which nobody else reads together. */
  readonly owner: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly onArchiveError: (error: unknown, archiveId: string) => void;
}

const { attempts, heartbeatMilliseconds } = flows['export-workspace'];

export function exportWorkspaceSteps(parts: ExportWorkspaceParts) {
  return {
    /** Claims, reads, stores. Repeated after a crash at any point it begins anew and ends the same archive, once. */
    buildArchive: (start: DueArchive): Promise<void> =>
      withHeartbeat(heartbeatMilliseconds, () => buildArchive(parts, start)),
  };
}

async function buildArchive(parts: ExportWorkspaceParts, start: DueArchive): Promise<void> {
  const { owner, clock, onArchiveError } = parts;
  for (;;) {
    const claimed = await claimArchive(owner, start);
    if (claimed === undefined) return;
    if (claimed.attempts > attempts) return finishArchive(owner, start, { failure: 'error' }, clock.now());
    try {
      const size = await writeArchive(owner, start.workspaceId, archiveBounds, (part, bytes) =>
        writeArchivePart(owner, start, part, bytes),
      );
      return await finishArchive(owner, start, { size }, clock.now());
    } catch (error) {
      if (error instanceof ArchiveTooLarge)
        return finishArchive(owner, start, { failure: 'too_large' }, clock.now());
      onArchiveError(error, start.archiveId);
      if (claimed.attempts >= attempts) return finishArchive(owner, start, { failure: 'error' }, clock.now());
    }
  }
}
