import type { Database } from '../outside/postgres.ts';
import type { Scope } from '../rules/environment.ts';
import type { Attempt } from './deliveries.ts';
import { scopeValues } from './scope-values.ts';
import { uuidOf } from './uuid-of.ts';

/** An attempt with its place in the history of its event. */
export interface NumberedAttempt extends Attempt {
  readonly run: number;
  readonly number: number;
}

interface Row {
  readonly run: number;
  readonly number: number;
  readonly url: string;
  readonly started_at: Date;
  readonly duration_ms: number;
  readonly request_headers: Record<string, string>;
  readonly outcome: string;
  readonly status: number | null;
  readonly response_headers: Record<string, string> | null;
  readonly response_body: Buffer | null;
  readonly error: string | null;
}

/** The newest attempts of an event, newest first. */
export async function listAttempts(
  database: Database,
  scope: Scope,
  eventId: string,
  count: number,
): Promise<NumberedAttempt[]> {
  const rows = await database.scoped<Row>(scope, {
    name: 'list-attempts',
    text: `SELECT run, number, url, started_at, duration_ms, request_headers, outcome, status, response_headers,
             response_body, error
           FROM delivery_attempts WHERE workspace_id = $1 AND environment = $2 AND event_id = $3
           ORDER BY run DESC, number DESC LIMIT $4`,
    values: [...scopeValues(scope), uuidOf('event', eventId), count],
  });
  return rows.map((row) => ({
    run: row.run,
    number: row.number,
    url: row.url,
    startedAt: row.started_at,
    milliseconds: row.duration_ms,
    requestHeaders: row.request_headers,
    outcome: row.outcome,
    status: row.status,
    responseHeaders: row.response_headers,
    responseBody: row.response_body,
    error: row.error,
  }));
}
