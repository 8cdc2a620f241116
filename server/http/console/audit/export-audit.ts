import { type ConsoleAuditEntry, ExportAuditQuery } from '@blazon/contract/console/audit.ts';
import type { Scope } from '../../../domain/environment.ts';
import { formatCsvRow } from '../../../domain/csv.ts';
import { type AuditFilter, listAudit } from '../../../store/query-audit-entries.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { defineOperation } from '../operation.ts';
import { RawResponse } from '../send-result.ts';
import { resolveAuditNames } from './resolve-names.ts';
import { readFilter } from './read-audit-filter.ts';

/** The maximum number of rows of a file. A longer log needs several files, each for a shorter period. */
const maxRows = 10_000;
const pageSize = 1_000;
/** Limits how far the log is searched if few entries match. */
const maxPages = 50;

const csvHeader = ['time', 'who', 'what', 'action', 'actor', 'subject', 'environment', 'request', 'details'];
/** The last row of an incomplete file. It tells the reader that entries are missing. */
const incompleteRow = csvHeader.map((name) =>
  name === 'what'
    ? 'This file is incomplete, because the log goes further back: narrow the filters and export again.'
    : '',
);

export const exportAudit = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/audit.csv',
    action: 'audit.read',
    query: ExportAuditQuery,
  },
  async (deps, { scope, query }): Promise<RawResponse> => {
    const { entries, isComplete } = await readEntries(deps, scope, readFilter(query));
    const text = [
      formatCsvRow(csvHeader),
      ...entries.map(toRow),
      ...(isComplete ? [] : [formatCsvRow(incompleteRow)]),
    ].join('');
    return new RawResponse(text, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="blazon-audit-log.csv"',
      'cache-control': 'no-store',
      // Tells scripts whether the file is complete.
      'x-complete': String(isComplete),
    });
  },
);

async function readEntries(
  deps: Pick<ConsoleDeps, 'database'>,
  scope: Scope,
  filter: AuditFilter,
): Promise<{ readonly entries: ConsoleAuditEntry[]; readonly isComplete: boolean }> {
  const entries: ConsoleAuditEntry[] = [];
  let after: string | undefined;
  for (let pages = 0; pages < maxPages && entries.length < maxRows; pages += 1) {
    const count = Math.min(pageSize, maxRows - entries.length);
    const page = await listAudit(deps.database, scope, filter, { after, count });
    entries.push(...(await resolveAuditNames(deps.database, scope, page.entries)));
    if (page.next === undefined) return { entries, isComplete: true };
    after = page.next;
  }
  return { entries, isComplete: false };
}

function toRow(entry: ConsoleAuditEntry): string {
  return formatCsvRow([
    new Date(entry.created_at * 1000).toISOString(),
    entry.actor.name,
    entry.sentence,
    entry.action,
    entry.actor.id,
    entry.subject,
    entry.environment ?? '',
    entry.request_id ?? '',
    JSON.stringify(entry.details),
  ]);
}
