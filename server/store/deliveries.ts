import type { EventType } from '@blazon/contract/events.ts';
import { encodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import type { EventReason, EventState } from './events.ts';
import { decompressText } from './compressed-text.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

/** Everything that a delivery attempt needs. */
export interface Delivery {
  /** The id that the receiver sees. For a copy, this is the id of the original event. */
  readonly eventId: string;
  /** Whether the endpoint is paused, so that nothing is sent. */
  readonly isPaused: boolean;
  readonly type: EventType;
  readonly isTest: boolean;
  readonly jobId: string;
  readonly state: EventState;
  readonly run: number;
  /** The number of attempts made in this run. Each resend starts a new run. */
  readonly attempts: number;
  readonly dueAt: Date | null;
  /** The bytes to send, the same in every attempt. Null for a copy whose original event was erased. */
  readonly body: Buffer | null;
  /** The current target address; null if there is none. */
  readonly url: string | null;
  /** The endpoint that has this address; null if the job specified a `webhook_url`. */
  readonly endpointId: string | null;
  readonly isProjectDeleted: boolean;
  /** The signing secrets, encrypted, oldest first. */
  readonly secrets: readonly Buffer[];
  readonly traceParent: string | null;
}

interface Row {
  readonly event_id: string;
  readonly is_paused: boolean;
  readonly type: EventType;
  readonly is_test: boolean;
  readonly job_id: string;
  readonly state: EventState;
  readonly run: number;
  readonly attempts: number;
  readonly due_at: Date | null;
  readonly body: Buffer | null;
  readonly url: string | null;
  readonly endpoint_id: string | null;
  readonly project_gone: boolean;
  readonly secrets: Buffer[];
  readonly trace_parent: string | null;
}

/**
 * Reads an event, its target, the active secrets, and whether its project still exists. A subscribed endpoint has its
 * own secret; the default endpoint and a `webhook_url` use the workspace's secret. Returns undefined if the event
 * does not exist, or if the workspace is preparing to move: its new cell will then make the attempt.
 */
export async function readDelivery(
  database: Database,
  scope: Scope,
  eventId: string,
  now: Date,
): Promise<Delivery | undefined> {
  const [row] = await database.scoped<Row>(scope, {
    name: 'read-delivery',
    text: `SELECT coalesce(e.copy_of, e.id) AS event_id, e.type, e.is_test, e.job_id, e.state, e.run, e.attempts, e.due_at,
             CASE WHEN e.copy_of IS NULL THEN e.body ELSE original.body END AS body, e.trace_parent,
             coalesce(e.webhook_url, w.url) AS url, w.id AS endpoint_id,
             e.copy_of IS NOT NULL AND w.paused_at IS NOT NULL AS is_paused,
             NOT e.is_test AND NOT EXISTS (
               SELECT FROM projects p WHERE p.workspace_id = $1 AND p.environment = $2 AND p.id = e.project_id
                 AND p.deleted_at IS NULL) AS project_gone,
             CASE WHEN e.endpoint_id IS NOT NULL AND w.secret IS NOT NULL
               AND (e.copy_of IS NOT NULL OR (w.subscribed AND NOT w.is_default))
             THEN array_remove(ARRAY[CASE WHEN w.previous_secret_until > $4 THEN w.previous_secret END, w.secret], NULL)
             ELSE ARRAY(
               SELECT s.sealed FROM webhook_secrets s
               WHERE s.workspace_id = $1 AND (s.expires_at IS NULL OR s.expires_at > $4)
               ORDER BY s.expires_at ASC NULLS LAST LIMIT 2) END AS secrets
           FROM events e
           LEFT JOIN events original
             ON original.workspace_id = $1 AND original.environment = $2 AND original.id = e.copy_of
           LEFT JOIN webhook_endpoints w ON e.webhook_url IS NULL AND w.workspace_id = $1 AND w.environment = $2
             AND CASE WHEN e.endpoint_id IS NULL THEN w.is_default ELSE w.id = e.endpoint_id END
           WHERE e.workspace_id = $1 AND e.environment = $2 AND e.id = $3
             AND NOT EXISTS (SELECT FROM workspaces WHERE id = $1 AND placement = 'draining')`,
    values: [...scopeValues(scope), requireUuid('event', eventId), now],
  });
  return row && toDelivery(row);
}

/** The state of a run when it was read. A change is applied only if the run is still in this state. */
export interface RunState {
  readonly eventId: string;
  readonly run: number;
  readonly attempts: number;
}

/** Ends a run without an attempt. Returns false if another process changed the run first. */
export async function endDelivery(
  database: Database,
  scope: Scope,
  expected: RunState,
  end: { readonly state: 'undeliverable' | 'stopped'; readonly reason: EventReason; readonly at: Date },
): Promise<boolean> {
  const rows = await database.scoped(scope, {
    name: 'end-delivery',
    text: `UPDATE events SET state = $6, reason = $7, due_at = NULL, ended_at = $8 WHERE ${unchangedRunCondition} RETURNING id`,
    values: [...deliveryRunValues(scope, expected), end.state, end.reason, end.at],
  });
  return rows.length === 1;
}

/** Postpones an attempt for which there was no capacity, so that the sweep does not treat its event as lost. */
export async function postponeDelivery(
  database: Database,
  scope: Scope,
  expected: RunState,
  dueAt: Date,
): Promise<void> {
  await database.scoped(scope, {
    name: 'postpone-delivery',
    text: `UPDATE events SET due_at = $6 WHERE ${unchangedRunCondition}`,
    values: [...deliveryRunValues(scope, expected), dueAt],
  });
}

export const unchangedRunCondition = `workspace_id = $1 AND environment = $2 AND id = $3 AND run = $4 AND attempts = $5
             AND state = 'pending'`;

export function deliveryRunValues(scope: Scope, { eventId, run, attempts }: RunState): unknown[] {
  return [...scopeValues(scope), requireUuid('event', eventId), run, attempts];
}

function toDelivery(row: Row): Delivery {
  return {
    eventId: encodeId('event', row.event_id),
    isPaused: row.is_paused,
    type: row.type,
    isTest: row.is_test,
    jobId: encodeId('job', row.job_id),
    state: row.state,
    run: row.run,
    attempts: row.attempts,
    dueAt: row.due_at,
    body: row.body && decompressText(row.body),
    url: row.url,
    endpointId: row.endpoint_id === null ? null : encodeId('webhookEndpoint', row.endpoint_id),
    isProjectDeleted: row.project_gone,
    secrets: row.secrets,
    traceParent: row.trace_parent,
  };
}
