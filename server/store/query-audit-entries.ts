import { encodeId } from '@blazon/contract/ids.ts';
import type { Database, Statement } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { minUuidAt } from '../domain/uuid-time.ts';
import { type AuditEntry, auditColumns, type AuditRow, toAuditEntry } from './audit-log.ts';
import { requireUuid } from './require-uuid.ts';

/**
 * Lists of the audit log, newest first. Time and cursor bound the range of ids; the subject (audit_log_by_subject) or
 * else the actor (audit_log_by_actor) or else nothing (audit_log_pkey) chooses the index. Further filters are checked
 * row by row, over at most `maxSearched` rows: a page that finds too few in them ends there and says so.
 */
export interface AuditFilter {
  readonly actor?: string;
  /** The beginning of the action. */
  readonly action?: string;
  readonly subject?: string;
  readonly from?: Date;
  readonly until?: Date;
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** Where the next page begins; undefined after the last. */
  readonly next: string | undefined;
  readonly isCut: boolean;
}

const maxSearched = 5_000;

export async function listAudit(
  database: Database,
  scope: Scope,
  filter: AuditFilter,
  page: { readonly after: string | undefined; readonly count: number },
): Promise<AuditPage> {
  const plan = planAudit(scope, filter, page.after);
  const rows = await database.scoped<AuditRow>(scope, plan.rows(page.count + 1));
  const entries = rows.slice(0, page.count).map(toAuditEntry);
  if (rows.length > page.count) return { entries, next: entries.at(-1)?.id, isCut: false };
  if (!plan.isSearch) return { entries, next: undefined, isCut: false };
  const [end] = await database.scoped<{ id: string }>(scope, plan.end());
  return { entries, next: end && encodeId('auditEntry', end.id), isCut: end !== undefined };
}

interface AuditPlan {
  readonly isSearch: boolean;
  rows(count: number): Statement;
  /** The last row that a search reads, when there are that many. */
  end(): Statement;
}

export function planAudit(scope: Scope, filter: AuditFilter, after: string | undefined): AuditPlan {
  const values: unknown[] = [requireUuid('workspace', scope.workspaceId)];
  const put = (text: string, value: unknown): string => text.replace('?', `$${values.push(value)}`);
  const { actor, action, subject, from, until } = filter;
  const range = ['workspace_id = $1'];
  if (after !== undefined) range.push(put('id < ?', requireUuid('auditEntry', after)));
  if (until !== undefined) range.push(put('id < ?', minUuidAt(until)));
  if (from !== undefined) range.push(put('id >= ?', minUuidAt(from)));
  if (subject !== undefined) range.push(put('subject = ?', subject));
  else if (actor !== undefined) range.push(put('actor = ?', actor));
  const source = `FROM audit_log WHERE ${range.join(' AND ')} ORDER BY id DESC`;
  const rangeValues = [...values];
  const beside: string[] = [];
  if (subject !== undefined && actor !== undefined) beside.push(put('actor = ?', actor));
  if (action !== undefined) beside.push(put('starts_with(action, ?)', action));
  const next = (place: number) => `$${values.length + place}`;
  return {
    isSearch: beside.length > 0,
    // How many is a parameter: not knowing it, the planner counts on a part of the rows, and follows the index.
    rows: (count) =>
      beside.length === 0
        ? { text: `SELECT ${auditColumns} ${source} LIMIT ${next(1)}`, values: [...values, count] }
        : {
            text: `SELECT ${auditColumns} FROM (SELECT ${auditColumns} ${source} LIMIT ${next(2)}) a
                   WHERE ${beside.join(' AND ')} ORDER BY id DESC LIMIT ${next(1)}`,
            values: [...values, count, maxSearched],
          },
    end: () => ({
      text: `SELECT id ${source} OFFSET $${rangeValues.length + 1} LIMIT 1`,
      values: [...rangeValues, maxSearched - 1],
    }),
  };
}

/** Names of people by their ids, whether or not they are still members of anything. */
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
