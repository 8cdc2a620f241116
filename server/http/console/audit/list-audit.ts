import { type ConsoleAuditEntries, ListAuditQuery } from '@blazon/contract/console/audit.ts';
import { timeOfUuid } from '../../../rules/id-times.ts';
import { listAudit as readAudit } from '../../../store/audit-lists.ts';
import { uuidOf } from '../../../store/uuid-of.ts';
import { defineOperation } from '../operation.ts';
import { nameEntries } from './name-entries.ts';
import { readFilter } from './read-filter.ts';

const pageSize = 50;

export const listAudit = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/audit',
    action: 'audit.read',
    query: ListAuditQuery,
  },
  async (parts, { scope, query }): Promise<ConsoleAuditEntries> => {
    const page = await readAudit(parts.database, scope, readFilter(query), {
      after: query.starting_after,
      count: query.limit ?? pageSize,
    });
    return {
      data: await nameEntries(parts.database, scope, page.entries),
      next_cursor: page.next ?? null,
      searched_until: page.isCut && page.next !== undefined ? momentOf(page.next) : null,
    };
  },
);

function momentOf(entryId: string): number {
  return Math.floor(timeOfUuid(uuidOf('auditEntry', entryId)).getTime() / 1000);
}
