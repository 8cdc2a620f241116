import { encodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import type { IdGenerator } from '../domain/new-id.ts';
import { computeUuidRange } from '../domain/uuid-time.ts';
import type { DeliveryRun, NewEvent } from './events.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';
import { maxEndpoints } from './webhook-endpoints.ts';

/**
 * Inserts a copy of a new event for each subscribed endpoint that wants its type, in the event's transaction. A copy
 * for a paused endpoint is stored as stopped and can be resent later. Returns the runs to start after the commit.
 */
export async function insertCopies(
  transaction: Transaction,
  scope: Scope,
  event: Omit<NewEvent, 'body'>,
  newId: IdGenerator,
): Promise<DeliveryRun[]> {
  // A request that specifies an address wants the event sent only there.
  if (event.webhookUrl !== null) return [];
  const ids = Array.from({ length: maxEndpoints }, () => requireUuid('event', newId('event')));
  const rows = await transaction.query<{ id: string; state: string }>({
    name: 'insert-event-copies',
    // A copy has no transaction id, so that it does not appear in the live feed.
    text: `INSERT INTO events (workspace_id, environment, id, project_id, job_id, memory_id, type, endpoint_id, copy_of,
                               state, reason, due_at, ended_at, trace_parent, created_at, transaction_id)
           SELECT $1, $2::environment, ids.id, $4, $5, $6, $7, w.id, $3, CASE WHEN w.is_paused THEN 'stopped' ELSE 'pending' END,
             CASE WHEN w.is_paused THEN 'endpoint_paused' END, CASE WHEN NOT w.is_paused THEN $9::timestamptz END,
             CASE WHEN w.is_paused THEN $9::timestamptz END, $8, $9, NULL
           FROM (SELECT id, paused_at IS NOT NULL AS is_paused, row_number() OVER (ORDER BY id) AS place
                 FROM webhook_endpoints
                 WHERE workspace_id = $1 AND environment = $2 AND subscribed AND NOT is_default
                   AND (event_types IS NULL OR $7 = ANY (event_types))) w
           JOIN unnest($10::uuid[]) WITH ORDINALITY AS ids (id, place) ON ids.place = w.place
           RETURNING id, state`,
    values: [
      ...scopeValues(scope),
      requireUuid('event', event.id),
      requireUuid('project', event.projectId),
      requireUuid('job', event.jobId),
      event.memoryId === null ? null : requireUuid('memoryNode', event.memoryId),
      event.type,
      event.traceParent,
      event.createdAt,
      ids,
    ],
  });
  return rows
    .filter(({ state }) => state === 'pending')
    .map(({ id }) => ({ scope, eventId: encodeId('event', id), run: 1 }));
}

/** Copies are inserted in the transaction of their event, so the times in their ids are at most this far apart. */
const copyRangeMilliseconds = 60_000;

/**
 * Lists the copies of an event that are still pending in their first run. After a crash, their workflows may not have
 * been started.
 */
export async function listPendingCopies(
  database: Database,
  scope: Scope,
  eventId: string,
): Promise<DeliveryRun[]> {
  const uuid = requireUuid('event', eventId);
  const [earliest, latest] = computeUuidRange(uuid, copyRangeMilliseconds);
  const rows = await database.scoped<{ id: string }>(scope, {
    name: 'list-pending-copies',
    text: `SELECT id FROM events
           WHERE workspace_id = $1 AND environment = $2 AND id BETWEEN $4 AND $5 AND state = 'pending' AND copy_of = $3
             AND run = 1
           ORDER BY id LIMIT ${maxEndpoints}`,
    values: [...scopeValues(scope), uuid, earliest, latest],
  });
  return rows.map(({ id }) => ({ scope, eventId: encodeId('event', id), run: 1 }));
}
