import type { EventType } from '@blazon/contract/events.ts';
import { encodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../outside/postgres.ts';
import type { Environment, Scope } from '../rules/environment.ts';
import type { EventReason, EventState } from './events.ts';
import { headBytes, unpackedSize } from './packed.ts';
import { scopeValues } from './scope-values.ts';
import { uuidOf } from './uuid-of.ts';

/** An event as people look at it: everything but the body. */
export interface EventView {
  readonly scope: Scope;
  readonly id: string;
  readonly type: EventType;
  readonly isTest: boolean;
  readonly jobId: string;
  readonly projectId: string;
  readonly memoryId: string | null;
  /** What the job or the test asked for; both null means the default endpoint. */
  readonly webhookUrl: string | null;
  readonly endpointId: string | null;
  readonly state: EventState;
  readonly reason: EventReason | null;
  readonly run: number;
  readonly attempts: number;
  readonly dueAt: Date | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly bodyBytes: number;
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
  readonly body_head: Buffer;
}

const columns = `workspace_id, environment, id, type, is_test, job_id, project_id, memory_id, webhook_url, endpoint_id,
  state, reason, run, attempts, due_at, created_at, ended_at, substring(body FOR ${headBytes}) AS body_head`;

/** By its id alone, over all workspaces: for an operator, who has nothing else. Reads the one partition of its time. */
export async function findEvent(owner: Database, eventId: string): Promise<EventView | undefined> {
  const [row] = await owner.unscoped<Row>({
    text: `SELECT ${columns} FROM events WHERE id = $1`,
    values: [uuidOf('event', eventId)],
  });
  return row && toView(row);
}

/** Newest first. */
export async function listEvents(
  database: Database,
  scope: Scope,
  page: { readonly state: EventState | undefined; readonly count: number },
): Promise<EventView[]> {
  const rows = await database.scoped<Row>(scope, {
    // Two statements, for the undeliverable ones have an index of their own.
    text: `SELECT ${columns} FROM events
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
    bodyBytes: unpackedSize(row.body_head),
  };
}
