import type { EventType } from '@blazon/contract/events.ts';
import { encodeId } from '@blazon/contract/ids.ts';
import type { Database, Statement } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { minUuidAt } from '../domain/uuid-time.ts';
import { localRunNumber } from '../domain/local-run.ts';
import {
  type AttemptWithoutBodies,
  type AttemptWithoutBodiesRow,
  attemptColumnsWithoutBodies,
  toAttemptWithoutBodies,
} from './delivery-attempts.ts';
import type { EventReason, EventState } from './events.ts';
import { maxUuid } from './project-rows.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

/** An event with its latest attempt, as the delivery history lists it. */
export interface ListedDelivery {
  readonly id: string;
  readonly type: EventType;
  readonly isTest: boolean;
  readonly jobId: string;
  readonly projectId: string;
  readonly state: EventState;
  readonly reason: EventReason | null;
  readonly run: number;
  readonly attempts: number;
  readonly dueAt: Date | null;
  readonly createdAt: Date;
  readonly endpointId: string | null;
  /** The original event, if this is a copy. */
  readonly copyOf: string | null;
  readonly newestAttempt: AttemptWithoutBodies | null;
}

export interface DeliveryFilter {
  readonly state?: EventState;
  readonly type?: EventType;
  readonly isTest?: boolean;
  /** The host that the newest attempt was sent to. */
  readonly host?: string;
  readonly projectId?: string;
  readonly endpointId?: string;
  readonly since?: Date;
  /** The end of the range, exclusive. */
  readonly until?: Date;
}

export interface DeliveryCursor {
  /** The id of the last event of the previous page. The event itself may no longer exist. */
  readonly after: string | undefined;
  readonly count: number;
}

export interface DeliveryPage {
  readonly deliveries: readonly ListedDelivery[];
  /**
   * Where the search stopped because it had examined the maximum number of events. Undefined if it examined all
   * events or filled the page.
   */
  readonly stoppedAt: string | undefined;
}

/** How many events are examined per page. If too few match the filter, the next page continues from there. */
const maxEventsExamined = 2_000;

export async function listDeliveries(
  database: Database,
  scope: Scope,
  filter: DeliveryFilter,
  position: DeliveryCursor,
): Promise<DeliveryPage> {
  return database.transaction(scope, async (transaction) => {
    // Both statements are sent in one round trip. `Promise.all` handles both rejections if the connection is lost.
    const [, rows] = await Promise.all([
      transaction.query(forceIndexScansStatement),
      transaction.query<Row>(listDeliveriesStatement(scope, filter, position)),
    ]);
    const deliveries = rows.map(toDelivery);
    if (rows.length >= position.count) return { deliveries, stoppedAt: undefined };
    const [last] = await transaction.query<{ id: string }>(lastExaminedStatement(scope, filter, position));
    return { deliveries, stoppedAt: last && encodeId('event', last.id) };
  });
}

/**
 * Forces index range scans in this transaction. Otherwise, if a second condition suggests that few rows match, the
 * planner scans and sorts a whole daily partition with millions of rows.
 */
export const forceIndexScansStatement: Statement = {
  name: 'ranges-only',
  text: `SELECT set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true),
           set_config('enable_bitmapscan', 'off', true)`,
};

export function listDeliveriesStatement(
  scope: Scope,
  filter: DeliveryFilter,
  position: DeliveryCursor,
): Statement {
  const { range, rest, name, values } = divideFilter(scope, filter, position);
  return {
    name: `list-deliveries-${name}`,
    // The limit is inlined, so that a generic plan knows how few rows are wanted.
    text: createNewestAttemptSql(
      `${range} ORDER BY id DESC LIMIT ${maxEventsExamined}`,
      [...rest, notHiddenCondition].join(' AND '),
      `ORDER BY e.id DESC LIMIT $${values.length + 1}`,
    ),
    values: [...values, position.count],
  };
}

/** Selects the last event that `listDeliveriesStatement` may have read. */
function lastExaminedStatement(scope: Scope, filter: DeliveryFilter, position: DeliveryCursor): Statement {
  const { range, leader, leaderValues } = divideFilter(scope, filter, position);
  return {
    name: `last-delivery-${leader}`,
    text: `SELECT id FROM events WHERE ${range} ORDER BY id DESC OFFSET ${maxEventsExamined - 1} LIMIT 1`,
    values: leaderValues,
  };
}

/** Finds one visible event by its own id or its job's id. */
export async function findDelivery(
  database: Database,
  scope: Scope,
  id: { readonly eventId: string } | { readonly jobId: string },
): Promise<ListedDelivery | undefined> {
  const byEvent = 'eventId' in id;
  const eventIdSql = byEvent
    ? '$3'
    : `(SELECT event_id FROM jobs WHERE workspace_id = $1 AND environment = $2 AND id = $3)`;
  const [row] = await database.scoped<Row>(scope, {
    name: byEvent ? 'find-delivery' : 'find-delivery-of-job',
    text: createNewestAttemptSql(
      `workspace_id = $1 AND environment = $2 AND id = ${eventIdSql}`,
      notHiddenCondition,
    ),
    values: [
      ...scopeValues(scope),
      byEvent ? requireUuid('event', id.eventId) : requireUuid('job', id.jobId),
    ],
  });
  return row && toDelivery(row);
}

function createNewestAttemptSql(range: string, condition: string, order = ''): string {
  return `
  SELECT e.*, a.run AS attempt_run, a.number, a.url, a.started_at, a.duration_ms, a.outcome, a.status, a.error
  FROM (SELECT ${columns} FROM events WHERE ${range}) AS e
  LEFT JOIN LATERAL (
    SELECT ${attemptColumnsWithoutBodies} FROM delivery_attempts
    WHERE workspace_id = $1 AND environment = $2 AND event_id = e.id AND run > ${localRunNumber}
    ORDER BY run DESC, number DESC LIMIT 1) AS a ON true
  WHERE ${condition}
  ${order}`;
}

const columns = `id, type, is_test, job_id, project_id, state, reason, run, attempts, due_at, created_at, host,
    endpoint_id, copy_of`;

/** Excludes events of deleted projects, which are hidden until they are purged. */
const notHiddenCondition = `(e.is_test OR e.project_id NOT IN (
    SELECT id FROM projects WHERE workspace_id = $1 AND environment = $2 AND deleted_at IS NOT NULL))`;

interface DividedFilter {
  /** Conditions that together select one range of one index. */
  readonly range: string;
  /** The name of the condition that chooses the index; `all` if there is none. */
  readonly leader: string;
  readonly leaderValues: readonly unknown[];
  /** Conditions that are checked for each event of the range. The number of events examined is limited. */
  readonly rest: readonly string[];
  /** A unique name for each statement text. */
  readonly name: string;
  readonly values: readonly unknown[];
}

interface FilterCondition {
  readonly name: string;
  /** Whether an index covers the matching events, so that the condition can select the range. */
  readonly leads: boolean;
  readonly value?: string;
  /** Returns the SQL text, given the prefix of column names and the placeholder of the value. */
  readonly text: (tablePrefix: string, parameter: string) => string;
}

/**
 * Selects the range with the first condition that has an index. The remaining conditions are checked for each event.
 * Values from fixed lists are inlined, because PostgreSQL uses a partial index only if it can see in the plan that
 * the condition matches.
 */
function divideFilter(scope: Scope, filter: DeliveryFilter, position: DeliveryCursor): DividedFilter {
  const conditions = toConditions(filter);
  const leader = conditions.find(({ leads }) => leads);
  const otherConditions = conditions.filter((condition) => condition !== leader);
  const values: unknown[] = [...scopeValues(scope), ...toIdBounds(filter, position)];
  const write = ({ text, value }: FilterCondition, tablePrefix: string): string => {
    if (value !== undefined) values.push(value);
    return text(tablePrefix, `$${values.length}`);
  };
  const leaderSql = leader ? ` AND ${write(leader, '')}` : '';
  const leaderValues = [...values];
  return {
    range: `workspace_id = $1 AND environment = $2 AND id < $3 AND id >= $4${leaderSql}`,
    leader: leader?.name ?? 'all',
    leaderValues,
    rest: otherConditions.map((condition) => write(condition, 'e.')),
    name: [leader?.name ?? 'all', ...otherConditions.map(({ name }) => name)].join('-'),
    values,
  };
}

function toConditions({
  endpointId,
  projectId,
  host,
  isTest,
  state,
  type,
}: DeliveryFilter): FilterCondition[] {
  const conditions: FilterCondition[] = [];
  if (endpointId !== undefined)
    conditions.push({
      name: 'endpoint',
      leads: true,
      value: requireUuid('webhookEndpoint', endpointId),
      text: (tablePrefix, parameter) => `${tablePrefix}endpoint_id = ${parameter}`,
    });
  if (projectId !== undefined)
    conditions.push({
      name: 'project',
      leads: true,
      value: requireUuid('project', projectId),
      text: (tablePrefix, parameter) => `${tablePrefix}project_id = ${parameter}`,
    });
  if (host !== undefined)
    conditions.push({
      name: 'host',
      leads: true,
      value: host,
      text: (tablePrefix, parameter) => `${tablePrefix}host = ${parameter}`,
    });
  if (isTest === true)
    conditions.push({ name: 'tests', leads: true, text: (tablePrefix) => `${tablePrefix}is_test` });
  if (isTest === false)
    conditions.push({ name: 'real', leads: false, text: (tablePrefix) => `NOT ${tablePrefix}is_test` });
  if (state !== undefined)
    conditions.push({
      name: state,
      leads: state !== 'delivered',
      text: (tablePrefix) => `${tablePrefix}state = '${state}'`,
    });
  if (type !== undefined)
    conditions.push({
      name: type,
      leads: type === 'generation.failed',
      text: (tablePrefix) => `${tablePrefix}type = '${type}'`,
    });
  return conditions;
}

/**
 * Returns the upper and the lower bound of the ids, which contain their creation time. An id must be below the cursor
 * and `until`, and not below `since`.
 */
function toIdBounds({ since, until }: DeliveryFilter, { after }: DeliveryCursor): [string, string] {
  const end = until === undefined ? maxUuid : minUuidAt(until);
  const before = after === undefined ? maxUuid : requireUuid('event', after);
  return [before < end ? before : end, minUuidAt(since ?? new Date(0))];
}

/**
 * An event and its newest attempt. If there is no attempt, `attempt_run` and all other columns of the attempt are
 * null.
 */
interface Row extends AttemptWithoutBodiesRow {
  readonly id: string;
  readonly type: EventType;
  readonly is_test: boolean;
  readonly job_id: string;
  readonly project_id: string;
  readonly state: EventState;
  readonly reason: EventReason | null;
  readonly attempts: number;
  readonly due_at: Date | null;
  readonly created_at: Date;
  readonly endpoint_id: string | null;
  readonly copy_of: string | null;
  readonly attempt_run: number | null;
}

function toDelivery(row: Row): ListedDelivery {
  return {
    id: encodeId('event', row.id),
    type: row.type,
    isTest: row.is_test,
    jobId: encodeId('job', row.job_id),
    projectId: encodeId('project', row.project_id),
    state: row.state,
    reason: row.reason,
    run: row.run,
    attempts: row.attempts,
    dueAt: row.due_at,
    createdAt: row.created_at,
    endpointId: row.endpoint_id === null ? null : encodeId('webhookEndpoint', row.endpoint_id),
    copyOf: row.copy_of === null ? null : encodeId('event', row.copy_of),
    newestAttempt: row.attempt_run === null ? null : toAttemptWithoutBodies({ ...row, run: row.attempt_run }),
  };
}
