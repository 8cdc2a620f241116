import type { EventType } from '@blazon/contract/events.ts';
import { encodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { hostOf } from '../domain/webhook-address.ts';
import type { EventReason, EventState } from './events.ts';
import { decompressText } from './compressed-text.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

/** All that an attempt needs to know. */
export interface Delivery {
  readonly type: EventType;
  readonly isTest: boolean;
  readonly jobId: string;
  readonly state: EventState;
  readonly run: number;
  /** Attempts made in this run. */
  readonly attempts: number;
  readonly dueAt: Date | null;
  /** To the byte the same in every attempt. */
  readonly body: Buffer;
  /** Where to, as things stand now; null when there is nowhere. */
  readonly url: string | null;
  readonly projectGone: boolean;
  /** Sealed, oldest first. */
  readonly secrets: readonly Buffer[];
  readonly traceParent: string | null;
}

interface Row {
  readonly type: EventType;
  readonly is_test: boolean;
  readonly job_id: string;
  readonly state: EventState;
  readonly run: number;
  readonly attempts: number;
  readonly due_at: Date | null;
  readonly body: Buffer;
  readonly url: string | null;
  readonly project_gone: boolean;
  readonly secrets: Buffer[];
  readonly trace_parent: string | null;
}

/** One round trip: the event, its target, the active secrets, and whether its project is still there. */
export async function readDelivery(
  database: Database,
  scope: Scope,
  eventId: string,
  now: Date,
): Promise<Delivery | undefined> {
  const [row] = await database.scoped<Row>(scope, {
    name: 'read-delivery',
    text: `SELECT e.type, e.is_test, e.job_id, e.state, e.run, e.attempts, e.due_at, e.body, e.trace_parent,
             coalesce(e.webhook_url, (
               SELECT url FROM webhook_endpoints w WHERE w.workspace_id = $1 AND w.environment = $2
                 AND CASE WHEN e.endpoint_id IS NULL THEN w.is_default ELSE w.id = e.endpoint_id END)) AS url,
             NOT e.is_test AND NOT EXISTS (
               SELECT FROM projects p WHERE p.workspace_id = $1 AND p.environment = $2 AND p.id = e.project_id
                 AND p.deleted_at IS NULL) AS project_gone,
             ARRAY(
               SELECT s.sealed FROM webhook_secrets s
               WHERE s.workspace_id = $1 AND (s.expires_at IS NULL OR s.expires_at > $4)
               ORDER BY s.expires_at ASC NULLS LAST LIMIT 2) AS secrets
           FROM events e WHERE e.workspace_id = $1 AND e.environment = $2 AND e.id = $3`,
    values: [...scopeValues(scope), requireUuid('event', eventId), now],
  });
  return row && toDelivery(row);
}

/** The state of a run that was read; a change counts only while it still holds. */
export interface RunState {
  readonly eventId: string;
  readonly run: number;
  readonly attempts: number;
}

/** Ends a run without an attempt. False when somebody else was first. */
export async function endDelivery(
  database: Database,
  scope: Scope,
  before: RunState,
  end: { readonly state: 'undeliverable' | 'stopped'; readonly reason: EventReason; readonly at: Date },
): Promise<boolean> {
  const rows = await database.scoped(scope, {
    name: 'end-delivery',
    text: `UPDATE events SET state = $6, reason = $7, due_at = NULL, ended_at = $8 WHERE ${stillHolds} RETURNING id`,
    values: [...runValues(scope, before), end.state, end.reason, end.at],
  });
  return rows.length === 1;
}

/** Puts an attempt off that found no room, so that the sweep does not take its event for lost. */
export async function postponeDelivery(
  database: Database,
  scope: Scope,
  before: RunState,
  dueAt: Date,
): Promise<void> {
  await database.scoped(scope, {
    name: 'postpone-delivery',
    text: `UPDATE events SET due_at = $6 WHERE ${stillHolds}`,
    values: [...runValues(scope, before), dueAt],
  });
}

const stillHolds = `workspace_id = $1 AND environment = $2 AND id = $3 AND run = $4 AND attempts = $5
             AND state = 'pending'`;

function runValues(scope: Scope, { eventId, run, attempts }: RunState): unknown[] {
  return [...scopeValues(scope), requireUuid('event', eventId), run, attempts];
}

/** One attempt as history keeps it. */
export interface Attempt {
  readonly url: string;
  readonly startedAt: Date;
  readonly milliseconds: number;
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** `delivered`, or why not. */
  readonly outcome: string;
  readonly status: number | null;
  readonly responseHeaders: Readonly<Record<string, string>> | null;
  /** The first bytes, whatever they are. */
  readonly responseBody: Buffer | null;
  /** A network error in plain words. */
  readonly error: string | null;
}

/** What becomes of the event by an attempt. */
export interface AttemptEffect {
  readonly state: 'pending' | 'delivered' | 'undeliverable';
  readonly reason: EventReason | null;
  /** Of the next attempt; null when there is none. */
  readonly dueAt: Date | null;
  readonly endedAt: Date | null;
}

/** As long as the column; a name has 253 characters at most. */
const longestHost = 300;

/**
 * The attempt and what becomes of its event, in one statement and so in one transaction. Of two attempts made at once
 * from the same state the first counts; false for the other.
 */
export async function recordAttempt(
  database: Database,
  scope: Scope,
  before: RunState,
  attempt: Attempt,
  after: AttemptEffect,
): Promise<boolean> {
  const [row] = await database.scoped<{ counted: boolean }>(scope, {
    name: 'record-attempt',
    // An attempt that a resend overtook no longer counts, but it was made, and history says so.
    text: `WITH counted AS (
             UPDATE events SET attempts = attempts + 1, state = $6, reason = $7, due_at = $8, ended_at = $9, host = $19
             WHERE ${stillHolds}
             RETURNING id
           ), kept AS (
             INSERT INTO delivery_attempts (workspace_id, environment, event_id, run, number, url, started_at,
               duration_ms, request_headers, outcome, status, response_headers, response_body, error)
             SELECT $1, $2, $3, $4, $5::smallint + 1, $10, $11, $12, $13, $14, $15, $16, $17, $18
             WHERE EXISTS (SELECT FROM counted) OR EXISTS (SELECT FROM events
               WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND run > $4)
             ON CONFLICT DO NOTHING
           )
           SELECT EXISTS (SELECT FROM counted) AS counted`,
    values: [
      ...runValues(scope, before),
      after.state,
      after.reason,
      after.dueAt,
      after.endedAt,
      attempt.url,
      attempt.startedAt,
      Math.round(attempt.milliseconds),
      JSON.stringify(attempt.requestHeaders),
      attempt.outcome,
      attempt.status,
      attempt.responseHeaders === null ? null : JSON.stringify(attempt.responseHeaders),
      attempt.responseBody,
      attempt.error,
      hostOf(attempt.url).slice(0, longestHost),
    ],
  });
  return row?.counted === true;
}

function toDelivery(row: Row): Delivery {
  return {
    type: row.type,
    isTest: row.is_test,
    jobId: encodeId('job', row.job_id),
    state: row.state,
    run: row.run,
    attempts: row.attempts,
    dueAt: row.due_at,
    body: decompressText(row.body),
    url: row.url,
    projectGone: row.project_gone,
    secrets: row.secrets,
    traceParent: row.trace_parent,
  };
}
