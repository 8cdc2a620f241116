import { limits } from '@blazon/contract/limits.ts';
import type { Transaction } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { localRunNumber } from '../domain/local-run.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

/** What a developer's local server answered to an event that the CLI forwarded to it from the live feed. */
export interface LocalAttempt {
  readonly url: string;
  readonly startedAt: Date;
  readonly milliseconds: number;
  readonly outcome: string;
  readonly status: number | null;
  readonly error: string | null;
}

/**
 * Locks a visible event and returns its project, or null for a test event, which has no project. Returns undefined if
 * the event does not exist.
 */
export async function lockVisibleEvent(
  transaction: Transaction,
  scope: Scope,
  eventId: string,
): Promise<{ readonly projectUuid: string | null } | undefined> {
  const [row] = await transaction.query<{ project_id: string; is_test: boolean }>({
    name: 'lock-event-in-sight',
    // The row is locked, so that two concurrent responses do not get the same attempt number.
    text: `SELECT project_id, is_test FROM events e
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND (is_test OR EXISTS (
             SELECT FROM projects p WHERE p.workspace_id = $1 AND p.environment = $2 AND p.id = e.project_id
               AND p.deleted_at IS NULL))
           FOR NO KEY UPDATE`,
    values: [...scopeValues(scope), requireUuid('event', eventId)],
  });
  return row && { projectUuid: row.is_test ? null : row.project_id };
}

/** Adds an attempt to the history of a locked event. Stores nothing if the history is full. */
export async function insertLocalAttempt(
  transaction: Transaction,
  scope: Scope,
  eventId: string,
  attempt: LocalAttempt,
): Promise<void> {
  await transaction.query({
    name: 'insert-local-attempt',
    text: `INSERT INTO delivery_attempts (workspace_id, environment, event_id, run, number, url, started_at,
             duration_ms, request_headers, outcome, status, error)
           SELECT $1::uuid, $2::environment, $3::uuid, ${localRunNumber}, count(*) + 1, $4, $5::timestamptz, $6::integer,
             '{}'::jsonb, $7, $8::smallint, $9 FROM delivery_attempts
           WHERE workspace_id = $1 AND environment = $2 AND event_id = $3 AND run = ${localRunNumber}
           HAVING count(*) < ${limits.localAnswers}`,
    values: [
      ...scopeValues(scope),
      requireUuid('event', eventId),
      attempt.url,
      attempt.startedAt,
      attempt.milliseconds,
      attempt.outcome,
      attempt.status,
      attempt.error,
    ],
  });
}
