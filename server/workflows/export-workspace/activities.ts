import type { Clock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import { archiveLimits } from '../../domain/archive-limits.ts';
import { workflowOptions } from '../../domain/workflow-options.ts';
import { claimArchive, type DueArchive, finishArchive, writeArchivePart } from '../../store/archives.ts';
import { withHeartbeat } from '../generate-brand/with-heartbeat.ts';
import { ArchiveTooLargeError, writeArchive } from './write-archive.ts';

export interface ExportWorkspaceDeps {
  /** Connects as the schema's owner, because the archive spans both environments and the audit log. */
  readonly owner: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly onArchiveError: (error: unknown, archiveId: string) => void;
}

const { attempts, heartbeatMilliseconds } = workflowOptions['export-workspace'];

export function exportWorkspaceActivities(deps: ExportWorkspaceDeps) {
  return {
    /**
     * Claims the archive, reads the workspace and stores the parts. A retry after a crash starts from the beginning,
     * and the archive is completed only once.
     */
    buildArchive: (start: DueArchive): Promise<void> =>
      withHeartbeat(heartbeatMilliseconds, () => buildArchive(deps, start)),
  };
}

async function buildArchive(deps: ExportWorkspaceDeps, start: DueArchive): Promise<void> {
  const { owner, clock, onArchiveError } = deps;
  for (;;) {
    const claimed = await claimArchive(owner, start);
    if (claimed === undefined) return;
    if (claimed.attempts > attempts) return finishArchive(owner, start, { failure: 'error' }, clock.now());
    try {
      const size = await writeArchive(owner, start.workspaceId, archiveLimits, (part, bytes) =>
        writeArchivePart(owner, start, part, bytes),
      );
      return await finishArchive(owner, start, { size }, clock.now());
    } catch (error) {
      if (error instanceof ArchiveTooLargeError)
        return finishArchive(owner, start, { failure: 'too_large' }, clock.now());
      onArchiveError(error, start.archiveId);
      if (claimed.attempts >= attempts) return finishArchive(owner, start, { failure: 'error' }, clock.now());
    }
  }
}
