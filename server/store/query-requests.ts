import { encodeId } from '@blazon/contract/ids.ts';
import type { Database, Statement } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { minUuidAt } from '../domain/uuid-time.ts';
import { type LoggedRequest, requestColumns, type RequestRow, toLoggedRequest } from './request-log.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

/**
 * Lists the request log, newest first. The time range and the cursor limit the range of ids in every index. The first
 * of these filters that is set chooses the index:
 *
 * | filter | index |
 * |---|---|
 * | error code | request_log_by_code |
 * | 5xx | request_log_broken |
 * | failed, 4xx | request_log_failed |
 * | key | request_log_of_key |
 * | none of these | request_log_pkey |
 *
 * If that filter is the only one, a page reads only its own rows. Any other filter is checked row by row, over at
 * most `maxRowsSearched` rows of the index. A page that finds too few matches in these rows ends there and sets
 * `isCut`, and the next page continues from there.
 */
export interface RequestFilter {
  readonly status?: '2xx' | '4xx' | '5xx' | 'failed';
  readonly code?: string;
  readonly operation?: string;
  readonly keyId?: string;
  readonly from?: Date;
  readonly until?: Date;
}

export interface RequestPage {
  readonly requests: readonly LoggedRequest[];
  /** The start of the next page; undefined on the last page. */
  readonly next: string | undefined;
  /** Whether the page ended because the row limit was reached. */
  readonly isCut: boolean;
}

export const maxRowsSearched = 5_000;

export async function listRequests(
  database: Database,
  scope: Scope,
  filter: RequestFilter,
  page: { readonly after: string | undefined; readonly count: number },
): Promise<RequestPage> {
  const plan = planRequestList(scope, filter, page.after);
  const rows = await database.scoped<RequestRow>(scope, plan.rows(page.count + 1));
  const requests = rows.slice(0, page.count).map(toLoggedRequest);
  if (rows.length > page.count) return { requests, next: requests.at(-1)?.id, isCut: false };
  if (!plan.isSearch) return { requests, next: undefined, isCut: false };
  const [end] = await database.scoped<{ id: string }>(scope, plan.end());
  return { requests, next: end && encodeId('request', end.id), isCut: end !== undefined };
}

interface RequestListPlan {
  /** Whether rows are read that may not match the filter. */
  readonly isSearch: boolean;
  rows(count: number): Statement;
  /** Selects the last row that a search may read. Selects nothing if there are fewer rows. */
  end(): Statement;
}

export function planRequestList(
  scope: Scope,
  filter: RequestFilter,
  after: string | undefined,
): RequestListPlan {
  const { indexConditions, rowConditions } = splitFilter(filter);
  const values: unknown[] = [...scopeValues(scope)];
  const write = ({ text, value }: SqlCondition): string =>
    value === undefined ? text : `${text} $${values.push(value)}`;
  const range = [...toIdRange(filter, after), ...indexConditions].map(write);
  const source = `FROM request_log WHERE ${['workspace_id = $1', 'environment = $2', ...range].join(' AND ')}
                  ORDER BY id DESC`;
  const rangeValues = [...values];
  const search = rowConditions.map(write).join(' AND ');
  const placeholder = (offset: number) => `$${values.length + offset}`;
  return {
    isSearch: rowConditions.length > 0,
    // The limit is a parameter. The planner does not know its value, so it assumes that only some of the rows are
    // wanted and uses the index.
    rows: (count) =>
      search === ''
        ? { text: `SELECT ${requestColumns} ${source} LIMIT ${placeholder(1)}`, values: [...values, count] }
        : {
            text: `SELECT ${requestColumns} FROM (SELECT ${requestColumns} ${source} LIMIT ${placeholder(2)}) r
                   WHERE ${search} ORDER BY id DESC LIMIT ${placeholder(1)}`,
            values: [...values, count, maxRowsSearched],
          },
    end: () => ({
      text: `SELECT id ${source} OFFSET $${rangeValues.length + 1} LIMIT 1`,
      values: [...rangeValues, maxRowsSearched - 1],
    }),
  };
}

/** A condition on a row. If it has a value, the value's placeholder is appended to the text. */
interface SqlCondition {
  readonly text: string;
  readonly value?: unknown;
}

function toIdRange({ from, until }: RequestFilter, after: string | undefined): SqlCondition[] {
  const ends = [after === undefined ? undefined : requireUuid('request', after), until && minUuidAt(until)];
  const [end] = ends.filter((bound) => bound !== undefined).toSorted();
  return [
    ...(end === undefined ? [] : [{ text: 'id <', value: end }]),
    ...(from === undefined ? [] : [{ text: 'id >=', value: minUuidAt(from) }]),
  ];
}

/** Statuses are inlined, because PostgreSQL uses a partial index only for constants. */
const statusConditions = {
  failed: [{ text: 'status >= 400' }],
  '5xx': [{ text: 'status >= 500' }],
  '4xx': [{ text: 'status >= 400' }, { text: 'status < 500' }],
  '2xx': [{ text: 'status < 400' }],
} as const satisfies Record<string, readonly SqlCondition[]>;

/** Splits the filter into the conditions that choose the index and those that are checked for each row. */
function splitFilter(filter: RequestFilter): {
  indexConditions: readonly SqlCondition[];
  rowConditions: readonly SqlCondition[];
} {
  const { status, code, operation, keyId } = filter;
  const byStatus = status === undefined ? [] : statusConditions[status];
  const byCode = code === undefined ? [] : [{ text: 'code =', value: code }];
  const byKey = keyId === undefined ? [] : [{ text: 'key_id =', value: requireUuid('apiKey', keyId) }];
  const byOperation = operation === undefined ? [] : [{ text: 'operation =', value: operation }];
  if (code !== undefined)
    return { indexConditions: byCode, rowConditions: [...byStatus, ...byKey, ...byOperation] };
  const [failed, ...rest] = status === '2xx' ? [] : byStatus;
  if (failed) return { indexConditions: [failed], rowConditions: [...rest, ...byKey, ...byOperation] };
  return { indexConditions: byKey, rowConditions: [...byStatus, ...byOperation] };
}
