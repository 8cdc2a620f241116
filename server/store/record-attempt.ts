import type { Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { normalisedHostOf } from '../domain/webhook-address.ts';
import { type RunState, deliveryRunValues, unchangedRunCondition } from './deliveries.ts';
import type { EventReason } from './events.ts';
import { requireUuid } from './require-uuid.ts';

/** A delivery attempt as it is stored in the history. */
export interface Attempt {
  readonly url: string;
  readonly startedAt: Date;
  readonly milliseconds: number;
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** `delivered`, or the reason why the attempt failed. */
  readonly outcome: string;
  readonly status: number | null;
  readonly responseHeaders: Readonly<Record<string, string>> | null;
  /** The first bytes of the response, whatever they contain. */
  readonly responseBody: Buffer | null;
  /** A network error in plain English. */
  readonly error: string | null;
}

/** How an attempt changes its event. */
export interface AttemptEffect {
  readonly state: 'pending' | 'delivered' | 'undeliverable';
  readonly reason: EventReason | null;
  /** When the next attempt is due; null if there is none. */
  readonly dueAt: Date | null;
  readonly endedAt: Date | null;
}

export interface AttemptedEndpoint {
  /** The endpoint that the attempt was sent to; null for a `webhook_url`, whose health is not tracked. */
  readonly id: string | null;
  readonly isTest: boolean;
}

/** The length of the database column. A host name has at most 253 characters. */
const maxHostLength = 300;

/** An endpoint that has accepted no delivery for this long is paused. */
export const failingWeekMilliseconds = 7 * 24 * 60 * 60 * 1000;

/**
 * SQL that is true if an event was given up and no attempt at this endpoint has succeeded for a week. It is false
 * once the alert is set, so that each failing period causes only one alert.
 */
const failedForAWeekSql = `($6 = 'undeliverable' AND w.failing_since <= $21 AND w.failure_alert IS NULL)`;

/**
 * SQL assignments that update the endpoint's health. The default endpoint gets an alert but is never paused, because
 * the contract promises four attempts for each of its events.
 */
const healthAssignmentsSql = `
               failing_since = CASE WHEN $6 <> 'delivered' THEN coalesce(w.failing_since, $11) END,
               failure_alert = CASE WHEN $6 = 'delivered' THEN NULL WHEN ${failedForAWeekSql} THEN 'due' ELSE w.failure_alert END,
               paused_at = CASE WHEN ${failedForAWeekSql} AND NOT w.is_default THEN $9 ELSE w.paused_at END,
               pause_reason = CASE WHEN ${failedForAWeekSql} AND NOT w.is_default THEN 'failing' ELSE w.pause_reason END`;

/**
 * Records the attempt and its effect on the event and the endpoint's health in a single statement, and therefore in
 * one transaction. If two attempts start from the same state, only the first one counts; the second call returns
 * false.
 */
export async function recordAttempt(
  database: Database,
  scope: Scope,
  before: RunState,
  attempt: Attempt,
  after: AttemptEffect,
  endpoint: AttemptedEndpoint = { id: null, isTest: false },
): Promise<boolean> {
  const [row] = await database.scoped<{ counted: boolean }>(scope, {
    name: 'record-attempt',
    // An attempt does not count if the event was resent in the meantime, but the history still lists it.
    text: `WITH counted AS (
             UPDATE events SET attempts = attempts + 1, state = $6, reason = $7, due_at = $8, ended_at = $9, host = $19
             WHERE ${unchangedRunCondition}
             RETURNING id
           ), kept AS (
             INSERT INTO delivery_attempts (workspace_id, environment, event_id, run, number, url, started_at,
               duration_ms, request_headers, outcome, status, response_headers, response_body, error)
             SELECT $1, $2, $3, $4, $5::smallint + 1, $10, $11, $12, $13, $14, $15, $16, $17, $18
             WHERE EXISTS (SELECT FROM counted) OR EXISTS (SELECT FROM events
               WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND run > $4)
             ON CONFLICT DO NOTHING
           ), health AS (
             UPDATE webhook_endpoints w SET ${healthAssignmentsSql}
             WHERE w.workspace_id = $1 AND w.environment = $2 AND w.id = $20 AND EXISTS (SELECT FROM counted)
               AND CASE WHEN $6 = 'delivered' THEN w.failing_since IS NOT NULL ELSE w.failing_since IS NULL OR ${failedForAWeekSql} END
             RETURNING w.failure_alert
           ), alerted AS (
             UPDATE workspaces SET endpoint_alert_due_at = $9
             WHERE id = $1 AND EXISTS (SELECT FROM health WHERE failure_alert = 'due')
           )
           SELECT EXISTS (SELECT FROM counted) AS counted`,
    values: [
      ...deliveryRunValues(scope, before),
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
      normalisedHostOf(attempt.url).slice(0, maxHostLength),
      // A failed test event says little about an endpoint, because the customer may still be setting it up.
      endpoint.id === null || (endpoint.isTest && attempt.outcome !== 'delivered')
        ? null
        : requireUuid('webhookEndpoint', endpoint.id),
      new Date(attempt.startedAt.getTime() - failingWeekMilliseconds),
    ],
  });
  return row?.counted === true;
}
