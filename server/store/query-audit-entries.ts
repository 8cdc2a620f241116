import { encodeId } from '@blazon/contract/ids.ts';
import type { Database, Statement } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { minUuidAt } from '../domain/uuid-time.ts';
import { type AuditEntry, auditColumns, type AuditRow, toAuditEntry } from './audit-log.ts';
import { requireUuid } from './require-uuid.ts';

/**
 * Filters of the audit log, which is listed newest first. The time range and the cursor limit the range of ids. A
 * filter by subject uses the index audit_log_by_subject. Without a subject, a filter by actor uses
 * audit_log_by_actor. Without both, the primary key is used. Other filters are checked row by row, over at most
 * `maxEntriesSearched` rows. A page that finds too few matches in these rows ends there and sets `isCut`.
 */
export interface AuditFilter {
  readonly actor?: string;
  /** Selects actions that start with this text. */
  readonly action?: string;
  readonly subject?: string;
  readonly from?: Date;
  readonly until?: Date;
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** The start of the next page; undefined on the last page. */
  readonly next: string | undefined;
  /** Whether the page ended because `maxEntriesSearched` rows were searched. */
  readonly isCut: boolean;
}

const maxEntriesSearched = 5_000;

export async function listAudit(
  database: Database,
  scope: Scope,
  filter: AuditFilter,
  page: { readonly after: string | undefined; readonly count: number },
): Promise<AuditPage> {
  const plan = planAuditList(scope, filter, page.after);
  const rows = await database.scoped<AuditRow>(scope, plan.rows(page.count + 1));
  const entries = rows.slice(0, page.count).map(toAuditEntry);
  if (rows.length > page.count) return { entries, next: entries.at(-1)?.id, isCut: false };
  if (!plan.isSearch) return { entries, next: undefined, isCut: false };
  const [end] = await database.scoped<{ id: string }>(scope, plan.end());
  return { entries, next: end && encodeId('auditEntry', end.id), isCut: end !== undefined };
}

interface AuditListPlan {
  readonly isSearch: boolean;
  rows(count: number): Statement;
  /** Selects the last row that a search may read. Selects nothing if there are fewer rows. */
  end(): Statement;
}

export function planAuditList(scope: Scope, filter: AuditFilter, after: string | undefined): AuditListPlan {
  const values: unknown[] = [requireUuid('workspace', scope.workspaceId)];
  const addCondition = (text: string, value: unknown): string => text.replace('?', `$${values.push(value)}`);
  const { actor, action, subject, from, until } = filter;
  const range = ['workspace_id = $1'];
  if (after !== undefined) range.push(addCondition('id < ?', requireUuid('auditEntry', after)));
  if (until !== undefined) range.push(addCondition('id < ?', minUuidAt(until)));
  if (from !== undefined) range.push(addCondition('id >= ?', minUuidAt(from)));
  if (subject !== undefined) range.push(addCondition('subject = ?', subject));
  else if (actor !== undefined) range.push(addCondition('actor = ?', actor));
  const source = `FROM audit_log WHERE ${range.join(' AND ')} ORDER BY id DESC`;
  const rangeValues = [...values];
  const rowConditions: string[] = [];
  if (subject !== undefined && actor !== undefined) rowConditions.push(addCondition('actor = ?', actor));
  if (action !== undefined) rowConditions.push(addCondition('starts_with(action, ?)', action));
  const placeholder = (offset: number) => `$${values.length + offset}`;
  return {
    isSearch: rowConditions.length > 0,
    // The limit is a parameter. The planner does not know its value, so it assumes that only some of the rows are
    // wanted and uses the index.
    rows: (count) =>
      rowConditions.length === 0
        ? { text: `SELECT ${auditColumns} ${source} LIMIT ${placeholder(1)}`, values: [...values, count] }
        : {
            text: `SELECT ${auditColumns} FROM (SELECT ${auditColumns} ${source} LIMIT ${placeholder(2)}) a
                   WHERE ${rowConditions.join(' AND ')} ORDER BY id DESC LIMIT ${placeholder(1)}`,
            values: [...values, count, maxEntriesSearched],
          },
    end: () => ({
      text: `SELECT id ${source} OFFSET $${rangeValues.length + 1} LIMIT 1`,
      values: [...rangeValues, maxEntriesSearched - 1],
    }),
  };
}

/** Reads names of people by their ids, whether or not they are still members of any workspace. */
export async function readPersonNames(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database.unscoped<{ id: string; name: string }>({
    name: 'name-people',
    text: 'SELECT id, name FROM people.persons WHERE id = ANY ($1::uuid[])',
    values: [[...new Set(ids)].map((id) => requireUuid('person', id))],
  });
  return new Map(rows.map((row) => [encodeId('person', row.id), row.name]));
}
