import type { EventType } from '@blazon/contract/events.ts';
import { encodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Environment, Scope } from '../domain/environment.ts';
import { compressText } from './compressed-text.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

export type EventState = 'pending' | 'delivered' | 'undeliverable' | 'stopped';
export type EventReason = 'no_endpoint' | 'attempts_exhausted' | 'project_deleted' | 'endpoint_paused';

export interface NewEvent {
  readonly id: string;
  readonly projectId: string;
  readonly jobId: string;
  readonly memoryId: string | null;
  readonly type: EventType;
  /** Exactly the bytes that every attempt sends. */
  readonly body: string;
  /**
   * The address that the job specified. If null, the event goes to `endpointId`, or to the endpoint that is the
   * default at the time of the attempt.
   */
  readonly webhookUrl: string | null;
  readonly endpointId?: string;
  readonly isTest?: boolean;
  readonly createdAt: Date;
  readonly traceParent: string | null;
}

/** Inserts a pending event whose first attempt is due immediately. */
export async function insertEvent(transaction: Transaction, scope: Scope, event: NewEvent): Promise<void> {
  await transaction.query({
    name: 'insert-event',
    text: `INSERT INTO events (workspace_id, environment, id, project_id, job_id, memory_id, type, is_test, body,
                               webhook_url, endpoint_id, state, due_at, trace_parent, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'pending', $13, $12, $13)`,
    values: [
      ...scopeValues(scope),
      requireUuid('event', event.id),
      requireUuid('project', event.projectId),
      requireUuid('job', event.jobId),
      event.memoryId === null ? null : requireUuid('memoryNode', event.memoryId),
      event.type,
      event.isTest ?? false,
      compressText(event.body),
      event.webhookUrl,
      event.endpointId === undefined ? null : requireUuid('webhookEndpoint', event.endpointId),
      event.traceParent,
      event.createdAt,
    ],
  });
}

/**
 * The maximum number of runs of one event. A run is one pass through the retry schedule; each resend starts a new
 * run. The limit is far above any real need, and keeps the history short enough to show.
 */
export const maxRuns = 100;

/**
 * Returns the SQL condition for the events that a recovery resends: all undeliverable events. If `endpointParameter`
 * (such as `$6`) is given, a recovery instead resends the copies for that endpoint that are undeliverable or were
 * stopped by a pause.
 */
export function createRecoverableCondition(endpointParameter: string | undefined): string {
  const common = `NOT is_test AND run < ${maxRuns}`;
  return endpointParameter === undefined
    ? `${common} AND copy_of IS NULL AND state = 'undeliverable'`
    : `${common} AND copy_of IS NOT NULL AND endpoint_id = ${endpointParameter}
                   AND (state = 'undeliverable' OR reason = 'endpoint_paused')`;
}

/** A stopped event cannot be resent, unless it was stopped only because its endpoint was paused. */
const resendableCondition = `(state <> 'stopped' OR reason = 'endpoint_paused') AND run < ${maxRuns}`;

export interface DeliveryRun {
  readonly scope: Scope;
  readonly eventId: string;
  readonly run: number;
}

/**
 * Starts a new run with the whole retry schedule, and ends a run in progress. The result of the previous run does not
 * matter. Returns undefined if the event does not exist, its project was deleted, or it was resent too often.
 */
export async function beginResend(
  transaction: Transaction,
  scope: Scope,
  eventId: string,
  now: Date,
): Promise<DeliveryRun | undefined> {
  const [row] = await transaction.query<{ run: number }>({
    name: 'begin-resend',
    text: `UPDATE events e SET ${createNewRunAssignments('$4')}
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND ${resendableCondition}
             AND (is_test OR EXISTS (SELECT FROM projects p WHERE p.workspace_id = $1 AND p.environment = $2
               AND p.id = e.project_id AND p.deleted_at IS NULL))
           RETURNING run`,
    values: [...scopeValues(scope), requireUuid('event', eventId), now],
  });
  return row && { scope, eventId, run: row.run };
}

export interface RecoveryBatch {
  /** Only events with ids between these two are recovered. Ids contain their creation time. */
  readonly afterUuid: string;
  readonly beforeUuid: string;
  readonly now: Date;
  readonly count: number;
  /** If set, recovers only the copies for this endpoint. */
  readonly endpointId?: string | undefined;
}

/** Starts a new run for the next undeliverable events of a scope, in the order of their creation. */
export async function beginRecovery(
  database: Database,
  scope: Scope,
  batch: RecoveryBatch,
): Promise<DeliveryRun[]> {
  const { endpointId } = batch;
  const endpointValues = endpointId === undefined ? [] : [requireUuid('webhookEndpoint', endpointId)];
  const rows = await database.scoped<{ id: string; run: number }>(scope, {
    name: `begin-recovery-${batch.count}${endpointId === undefined ? '' : '-of-endpoint'}`,
    // The limit is inlined, because with a parameter PostgreSQL may plan to read the whole table.
    text: `UPDATE events e SET ${createNewRunAssignments('$5')}
           FROM (SELECT id FROM events
                 WHERE workspace_id = $1 AND environment = $2 AND id > $3 AND id < $4
                   AND ${createRecoverableCondition(endpointId && '$6')}
                 ORDER BY id LIMIT ${Math.trunc(batch.count)} FOR UPDATE SKIP LOCKED) lost
           WHERE e.workspace_id = $1 AND e.environment = $2 AND e.id = lost.id
           RETURNING e.id, e.run`,
    values: [...scopeValues(scope), batch.afterUuid, batch.beforeUuid, batch.now, ...endpointValues],
  });
  return rows
    .map((row) => ({ scope, eventId: encodeId('event', row.id), run: row.run }))
    .toSorted((a, b) => (a.eventId < b.eventId ? -1 : 1));
}

/** Returns SQL assignments that start a new run; `dueAt` is the SQL parameter with the time of its first attempt. */
function createNewRunAssignments(dueAt: string): string {
  return `run = run + 1, attempts = 0, state = 'pending', reason = NULL, ended_at = NULL, due_at = ${dueAt}`;
}

export interface OverdueEvent extends DeliveryRun {
  readonly projectId: string;
  readonly jobId: string;
  readonly isTest: boolean;
  /** A copy has its own workflow; the original event is delivered by the job's workflow. */
  readonly isCopy: boolean;
}

/**
 * Claims pending events, across all workspaces, whose attempt has been overdue for longer than the grace period,
 * because their workflow was lost. Only the sweep may call this. Claimed events become due now, so the next sweep
 * claims others and returns to these only after another grace period.
 */
export async function claimOverdueEvents(
  owner: Database,
  sweep: { readonly now: Date; readonly graceSeconds: number; readonly count: number },
): Promise<OverdueEvent[]> {
  const overdue = new Date(sweep.now.getTime() - sweep.graceSeconds * 1000);
  const rows = await owner.unscoped<{
    workspace_id: string;
    environment: Environment;
    id: string;
    run: number;
    project_id: string;
    job_id: string;
    is_test: boolean;
    is_copy: boolean;
  }>({
    text: `UPDATE events e SET due_at = $2
           FROM (SELECT workspace_id, environment, id FROM events
                 WHERE due_at <= $1 ORDER BY due_at LIMIT ${Math.trunc(sweep.count)} FOR UPDATE SKIP LOCKED) due
           WHERE e.workspace_id = due.workspace_id AND e.environment = due.environment AND e.id = due.id
             AND EXISTS (SELECT FROM workspaces w WHERE w.id = e.workspace_id AND w.placement = 'here')
           RETURNING e.workspace_id, e.environment, e.id, e.run, e.project_id, e.job_id, e.is_test,
             e.copy_of IS NOT NULL AS is_copy`,
    values: [overdue, sweep.now],
  });
  return rows.map((row) => ({
    scope: { workspaceId: encodeId('workspace', row.workspace_id), environment: row.environment },
    eventId: encodeId('event', row.id),
    run: row.run,
    projectId: encodeId('project', row.project_id),
    jobId: encodeId('job', row.job_id),
    isTest: row.is_test,
    isCopy: row.is_copy,
  }));
}
