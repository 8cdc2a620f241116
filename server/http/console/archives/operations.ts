import { Readable } from 'node:stream';
import type { ConsoleArchive, ConsoleArchives, ArchiveDownload } from '@blazon/contract/console/archives.ts';
import { archiveLimits } from '../../../domain/archive-limits.ts';
import { workflowOptions } from '../../../domain/workflow-options.ts';
import {
  type Archive,
  countArchives,
  findArchive,
  insertArchive,
  listArchives,
  readArchiveParts,
} from '../../../store/archives.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { lockMembers } from '../../../store/members.ts';
import { attachmentHeaders } from '../exports/attachment-headers.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { type DefinedOperation, defineOperation } from '../operation.ts';
import { RawResponse } from '../send-result.ts';
import { createPersonAuditEntry } from '../accounts/person-audit-entry.ts';
import { toSeconds } from '../accounts/member-view.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;
const archivesPath = '/api/workspaces/{workspace_id}/archives';

const listOperation = defineOperation(
  { method: 'GET', path: archivesPath, action: 'workspace.export' },
  async ({ database, clock }, { scope }): Promise<ConsoleArchives> => {
    const archives = await listArchives(database, scope, clock.now());
    return { data: archives.map(toConsoleArchive) };
  },
);

/** Requests an archive. Only one at a time and a few per day are allowed, because each reads the whole workspace. */
const requestOperation = defineOperation(
  { method: 'POST', path: archivesPath, action: 'workspace.export', recentSignIn: true },
  async (deps, { scope, person, requestId }): Promise<ConsoleArchive | ConsoleFailure> => {
    const { database, clock } = deps;
    const { workspaceId } = scope;
    const createdAt = clock.now();
    const after = (milliseconds: number) => new Date(createdAt.getTime() + milliseconds);
    const archive = {
      id: clock.newId('archive'),
      createdAt,
      expiresAt: after(archiveLimits.keptDays * dayMilliseconds),
    };
    const failure = await database.transaction(scope, async (transaction) => {
      await lockMembers(transaction, workspaceId);
      const archives = await countArchives(transaction, workspaceId, after(-dayMilliseconds));
      if (archives.underWay > 0) return createConsoleFailure('archive_under_way');
      if (archives.recent >= archiveLimits.maxPerDay) return createConsoleFailure('too_many_archives');
      const dispatchDueAt = after(workflowOptions['export-workspace'].firstLookSeconds * 1000);
      await insertArchive(transaction, workspaceId, { ...archive, requestedBy: person.id, dispatchDueAt });
      const entry = { action: 'workspace.archive', subject: archive.id, details: {} };
      await insertAuditEntry(
        transaction,
        workspaceId,
        createPersonAuditEntry(deps, { person, requestId }, entry),
      );
      return undefined;
    });
    if (failure) return failure;
    deps.startArchive(workspaceId, archive.id);
    return toConsoleArchive({ ...archive, state: 'queued', size: null, failure: null });
  },
);

/**
 * Records the download and returns its URL. The recent sign-in is checked here, because a file download cannot ask
 * the person to sign in again.
 */
const openOperation = defineOperation(
  {
    method: 'POST',
    path: `${archivesPath}/{archive_id}/open`,
    action: 'workspace.export',
    recentSignIn: true,
  },
  async (deps, { scope, params, person, requestId }): Promise<ArchiveDownload | ConsoleFailure> => {
    const { database, clock } = deps;
    const archive = await findArchive(database, scope, params['archive_id'] ?? '', clock.now());
    if (archive?.state !== 'ready') return createConsoleFailure('not_found');
    const entry = { action: 'workspace.download', subject: archive.id, details: {} };
    await database.transaction(scope, (transaction) =>
      insertAuditEntry(
        transaction,
        scope.workspaceId,
        createPersonAuditEntry(deps, { person, requestId }, entry),
      ),
    );
    return { url: `/api/workspaces/${scope.workspaceId}/archives/${archive.id}/file` };
  },
);

const getFileOperation = defineOperation(
  {
    method: 'GET',
    path: `${archivesPath}/{archive_id}/file`,
    action: 'workspace.export',
    recentSignIn: true,
  },
  async ({ database, clock }, { scope, params }): Promise<RawResponse | ConsoleFailure> => {
    const archive = await findArchive(database, scope, params['archive_id'] ?? '', clock.now());
    if (archive?.state !== 'ready') return createConsoleFailure('not_found');
    const day = archive.createdAt.toISOString().slice(0, 10);
    return new RawResponse(Readable.from(readArchiveParts(database, scope, archive.id)), {
      ...attachmentHeaders(`blazon-workspace-${day}.zip`, 'application/zip'),
      'content-length': String(archive.size ?? 0),
    });
  },
);

function toConsoleArchive(archive: Archive): ConsoleArchive {
  return {
    id: archive.id,
    state: archive.state,
    created_at: toSeconds(archive.createdAt),
    expires_at: toSeconds(archive.expiresAt),
    size: archive.size,
    failure: archive.failure,
  };
}

export const archiveOperations: readonly DefinedOperation[] = [
  listOperation,
  requestOperation,
  openOperation,
  getFileOperation,
];
