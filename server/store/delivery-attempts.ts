import type { Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import type { Attempt } from './record-attempt.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

/** An attempt with its position in the history of its event. */
export interface NumberedAttempt extends Attempt {
  readonly run: number;
  readonly number: number;
}

/** An attempt without request and response. */
export type AttemptWithoutBodies = Omit<
  NumberedAttempt,
  'requestHeaders' | 'responseHeaders' | 'responseBody'
>;

/** A row of `attemptColumnsWithoutBodies` as PostgreSQL returns it. */
export interface AttemptWithoutBodiesRow {
  readonly run: number;
  readonly number: number;
  readonly url: string;
  readonly started_at: Date;
  readonly duration_ms: number;
  readonly outcome: string;
  readonly status: number | null;
  readonly error: string | null;
}

interface Row extends AttemptWithoutBodiesRow {
  readonly request_headers: Record<string, string>;
  readonly response_headers: Record<string, string> | null;
  readonly response_body: Buffer | null;
}

export const attemptColumnsWithoutBodies =
  'run, number, url, started_at, duration_ms, outcome, status, error';
const columns = `${attemptColumnsWithoutBodies}, request_headers, response_headers, response_body`;

/** Lists the newest attempts of an event, newest first. */
export async function listAttempts(
  database: Database,
  scope: Scope,
  eventId: string,
  count: number,
): Promise<NumberedAttempt[]> {
  const rows = await database.scoped<Row>(scope, {
    name: 'list-attempts',
    text: `SELECT ${columns} FROM delivery_attempts WHERE workspace_id = $1 AND environment = $2 AND event_id = $3
           ORDER BY run DESC, number DESC LIMIT $4`,
    values: [...scopeValues(scope), requireUuid('event', eventId), count],
  });
  return rows.map(toAttempt);
}

/** Finds one attempt with its request and response. */
export async function findAttempt(
  database: Database,
  scope: Scope,
  attemptKey: { readonly eventId: string; readonly run: number; readonly number: number },
): Promise<NumberedAttempt | undefined> {
  const [row] = await database.scoped<Row>(scope, {
    name: 'find-attempt',
    text: `SELECT ${columns} FROM delivery_attempts
           WHERE workspace_id = $1 AND environment = $2 AND event_id = $3 AND run = $4 AND number = $5`,
    values: [
      ...scopeValues(scope),
      requireUuid('event', attemptKey.eventId),
      attemptKey.run,
      attemptKey.number,
    ],
  });
  return row && toAttempt(row);
}

/** Lists the newest attempts of an event without requests and responses, newest first. */
export async function listAttemptsWithoutBodies(
  database: Database,
  scope: Scope,
  eventId: string,
  count: number,
): Promise<AttemptWithoutBodies[]> {
  const rows = await database.scoped<AttemptWithoutBodiesRow>(scope, {
    name: 'list-brief-attempts',
    text: `SELECT ${attemptColumnsWithoutBodies} FROM delivery_attempts
           WHERE workspace_id = $1 AND environment = $2 AND event_id = $3
           ORDER BY run DESC, number DESC LIMIT $4`,
    values: [...scopeValues(scope), requireUuid('event', eventId), count],
  });
  return rows.map(toAttemptWithoutBodies);
}

export function toAttemptWithoutBodies(row: AttemptWithoutBodiesRow): AttemptWithoutBodies {
  return {
    run: row.run,
    number: row.number,
    url: row.url,
    startedAt: row.started_at,
    milliseconds: row.duration_ms,
    outcome: row.outcome,
    status: row.status,
    error: row.error,
  };
}

function toAttempt(row: Row): NumberedAttempt {
  return {
    ...toAttemptWithoutBodies(row),
    requestHeaders: row.request_headers,
    responseHeaders: row.response_headers,
    responseBody: row.response_body,
  };
}
