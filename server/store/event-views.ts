import type { EventType } from '@blazon/contract/events.ts';
import { encodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../integrations/postgres.ts';
import type { Environment, Scope } from '../domain/environment.ts';
import { minUuidAt } from '../domain/uuid-time.ts';
import { type EventReason, type EventState, createRecoverableCondition } from './events.ts';
import { headerBytes, decompressText, decompressedSize } from './compressed-text.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

/** An event without its body. */
export interface EventView {
  readonly scope: Scope;
  readonly id: string;
  readonly type: EventType;
  readonly isTest: boolean;
  readonly jobId: string;
  readonly projectId: string;
  readonly memoryId: string | null;
  /** The URL that the job specified. If this and `endpointId` are null, the event goes to the default endpoint. */
  readonly webhookUrl: string | null;
  /** The endpoint of a test event or of a copy. */
  readonly endpointId: string | null;
  readonly state: EventState;
  readonly reason: EventReason | null;
  readonly run: number;
  readonly attempts: number;
  readonly dueAt: Date | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly bodyBytes: number;
  /** The original event, if this is a copy for another endpoint; otherwise null. */
  readonly copyOf: string | null;
}

interface Row {
  readonly workspace_id: string;
  readonly environment: Environment;
  readonly id: string;
  readonly type: EventType;
  readonly is_test: boolean;
  readonly job_id: string;
  readonly project_id: string;
  readonly memory_id: string | null;
  readonly webhook_url: string | null;
  readonly endpoint_id: string | null;
  readonly state: EventState;
  readonly reason: EventReason | null;
  readonly run: number;
  readonly attempts: number;
  readonly due_at: Date | null;
  readonly created_at: Date;
  readonly ended_at: Date | null;
  readonly body_head: Buffer | null;
  readonly copy_of: string | null;
}

/** The body of a copy is stored in the row of its original event. */
const bodyColumn = `coalesce(body, (SELECT o.body FROM events o
    WHERE o.workspace_id = e.workspace_id AND o.environment = e.environment AND o.id = e.copy_of))`;
const columns = `workspace_id, environment, id, type, is_test, job_id, project_id, memory_id, webhook_url, endpoint_id,
  copy_of, state, reason, run, attempts, due_at, created_at, ended_at, substring(${bodyColumn} FOR ${headerBytes}) AS body_head`;

/**
 * Finds an event in any workspace by its id, for operators. Reads only one partition, because the id contains the
 * time.
 */
export async function findEvent(owner: Database, eventId: string): Promise<EventView | undefined> {
  const [row] = await owner.unscoped<Row>({
    text: `SELECT ${columns} FROM events e WHERE id = $1`,
    values: [requireUuid('event', eventId)],
  });
  return row && toView(row);
}

/** Finds an event in one scope. */
export async function findEventInScope(
  database: Database,
  scope: Scope,
  eventId: string,
): Promise<EventView | undefined> {
  const [row] = await database.scoped<Row>(scope, {
    name: 'find-event-in',
    text: `SELECT ${columns} FROM events e WHERE workspace_id = $1 AND environment = $2 AND id = $3`,
    values: [...scopeValues(scope), requireUuid('event', eventId)],
  });
  return row && toView(row);
}

/** Reads an event of a visible project, with its body. */
export async function readEvent(
  database: Database,
  scope: Scope,
  eventId: string,
): Promise<(EventView & { readonly body: Buffer }) | undefined> {
  const [row] = await database.scoped<Row & { body: Buffer | null }>(scope, {
    name: 'read-event',
    text: `SELECT ${columns}, ${bodyColumn} AS body FROM events e
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND (is_test OR EXISTS (
             SELECT FROM projects p WHERE p.workspace_id = $1 AND p.environment = $2 AND p.id = e.project_id
               AND p.deleted_at IS NULL))`,
    values: [...scopeValues(scope), requireUuid('event', eventId)],
  });
  // A copy may exist slightly longer than its original event. Without the body there is nothing to show.
  return row?.body ? { ...toView(row), body: decompressText(row.body) } : undefined;
}

/** Counts the events that a recovery of this time range would resend. Counting stops at `most`. */
export async function countUndeliverableEvents(
  database: Database,
  scope: Scope,
  range: {
    readonly since: Date;
    readonly until: Date;
    readonly most: number;
    /** If set, counts only the copies for this endpoint. */
    readonly endpointId?: string | undefined;
  },
): Promise<number> {
  const { endpointId } = range;
  const endpointValues = endpointId === undefined ? [] : [requireUuid('webhookEndpoint', endpointId)];
  const [row] = await database.scoped<{ count: number }>(scope, {
    name: endpointId === undefined ? 'count-undeliverable' : 'count-undeliverable-of-endpoint',
    text: `SELECT count(*)::int AS count FROM (
             SELECT FROM events
             WHERE workspace_id = $1 AND environment = $2 AND id >= $3 AND id < $4
               AND ${createRecoverableCondition(endpointId && '$6')}
             LIMIT $5) lost`,
    values: [
      ...scopeValues(scope),
      minUuidAt(range.since),
      minUuidAt(range.until),
      range.most,
      ...endpointValues,
    ],
  });
  return row?.count ?? 0;
}

/** Lists events, newest first. */
export async function listEvents(
  database: Database,
  scope: Scope,
  page: { readonly state: EventState | undefined; readonly count: number },
): Promise<EventView[]> {
  const rows = await database.scoped<Row>(scope, {
    // The state is inlined, because undeliverable events have a separate index.
    text: `SELECT ${columns} FROM events e
           WHERE workspace_id = $1 AND environment = $2 ${page.state === undefined ? '' : `AND state = '${page.state}'`}
           ORDER BY id DESC LIMIT $3`,
    values: [...scopeValues(scope), page.count],
  });
  return rows.map(toView);
}

function toView(row: Row): EventView {
  return {
    scope: { workspaceId: encodeId('workspace', row.workspace_id), environment: row.environment },
    id: encodeId('event', row.id),
    type: row.type,
    isTest: row.is_test,
    jobId: encodeId('job', row.job_id),
    projectId: encodeId('project', row.project_id),
    memoryId: row.memory_id === null ? null : encodeId('memoryNode', row.memory_id),
    webhookUrl: row.webhook_url,
    endpointId: row.endpoint_id === null ? null : encodeId('webhookEndpoint', row.endpoint_id),
    state: row.state,
    reason: row.reason,
    run: row.run,
    attempts: row.attempts,
    dueAt: row.due_at,
    createdAt: row.created_at,
    endedAt: row.ended_at,
    bodyBytes: row.body_head === null ? 0 : decompressedSize(row.body_head),
    copyOf: row.copy_of === null ? null : encodeId('event', row.copy_of),
  };
}
