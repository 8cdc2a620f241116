import { type ConsoleAuditEntries, ListAuditQuery } from '@blazon/contract/console/audit.ts';
import { readUuidTime } from '../../../domain/uuid-time.ts';
import { listAudit as readAudit } from '../../../store/query-audit-entries.ts';
import { requireUuid } from '../../../store/require-uuid.ts';
import { defineOperation } from '../operation.ts';
import { resolveAuditNames } from './resolve-names.ts';
import { readFilter } from './read-audit-filter.ts';

const pageSize = 50;

export const listAudit = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/audit',
    action: 'audit.read',
    query: ListAuditQuery,
  },
  async (deps, { scope, query }): Promise<ConsoleAuditEntries> => {
    const page = await readAudit(deps.database, scope, readFilter(query), {
      after: query.starting_after,
      count: query.limit ?? pageSize,
    });
    return {
      data: await resolveAuditNames(deps.database, scope, page.entries),
      next_cursor: page.next ?? null,
      searched_until: page.isCut && page.next !== undefined ? readEntryTime(page.next) : null,
    };
  },
);

function readEntryTime(entryId: string): number {
  return Math.floor(readUuidTime(requireUuid('auditEntry', entryId)).getTime() / 1000);
}
