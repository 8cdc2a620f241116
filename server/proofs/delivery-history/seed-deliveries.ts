import { decodeId } from '@blazon/contract/ids.ts';
import { systemClock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';
import { createTestEvent } from '../../domain/test-event.ts';
import { compressText } from '../../store/compressed-text.ts';
import { maintainPartitions } from '../../store/partitions.ts';
import { retention } from '../../test/support/retention.ts';
import { createOtherWorkspaces, vacuumAndAnalyse, uuidExpression } from '../paging/seed-projects.ts';

export interface DeliverySeedOptions {
  readonly databaseName: string;
  readonly scope: Scope;
  /** The number of attempts of the large workspace. The other workspaces together have a quarter as many. */
  readonly attempts: number;
  /** Two projects of the large workspace: nearly all events belong to the first. */
  readonly projects: readonly [string, string];
}

const clock = systemClock();
const dayMilliseconds = 86_400_000;
/** One day less than events are kept, so that none expires if the proof runs past midnight. */
const days = 29;
/** SQL for an event's number of attempts: one for six in ten events, two to four for the others. */
const attemptCountSql = `(ARRAY[1, 1, 1, 1, 1, 1, 2, 3, 4, 4])[1 + number % 10]`;
/** The sum of the numbers above. */
const attemptsPerTen = 19;
/** Few enough to stay well under the statement timeout. */
const rowsPerStatement = 25_000;

/**
 * Inserts a month of deliveries, with workspaces interleaved as in production. Returns the number of events of the
 * large workspace.
 */
export async function seedDeliveries(owner: Database, options: DeliverySeedOptions): Promise<number> {
  const now = Date.now();
  // Each call creates partitions two weeks ahead, so several calls are needed from the oldest day on.
  for (const ago of [days, 15, 1])
    await maintainPartitions(owner, new Date(now - ago * dayMilliseconds), retention);
  const events = Math.ceil((options.attempts * 10) / attemptsPerTen);
  const otherWorkspaces = await createOtherWorkspaces(owner, 20);
  const workspaces = [decodeId('workspace', options.scope.workspaceId), ...otherWorkspaces];
  const body = compressText(
    createTestEvent({ endpointId: clock.newId('webhookEndpoint') }, clock.now(), clock.newId).body,
  );
  // Every fifth event belongs to another workspace.
  const total = Math.ceil((events * 5) / 4);
  const first = now - days * dayMilliseconds;
  const step = Math.floor((days * dayMilliseconds - 60_000) / total);
  for (let start = 0; start < total; start += rowsPerStatement) {
    const end = Math.min(start + rowsPerStatement, total) - 1;
    const numbers = [start, end, first, step, workspaces, options.scope.environment];
    const projects = options.projects.map((id) => decodeId('project', id));
    await owner.unscoped({ text: insertEventsSql, values: [...numbers, body, projects] });
    await owner.unscoped({ text: insertAttemptsSql, values: numbers });
  }
  for (const table of ['events', 'delivery_attempts']) await vacuumAndAnalyse(options.databaseName, table);
  return total - Math.ceil(total / 5);
}

/** SQL that derives an event's columns from its number. Prime moduli make some kinds of events rare. */
const generatedRowsSql = `
  generate_series($1::bigint, $2::bigint) AS number,
  LATERAL (SELECT $3::bigint + number * $4::bigint AS millisecond, md5(number::text) AS chance,
    ($5::uuid[])[CASE WHEN number % 5 = 0 THEN 2 + (number * 7919 % (array_length($5::uuid[], 1) - 1))::int
                 ELSE 1 END] AS workspace) AS place,
  LATERAL (SELECT ${uuidExpression} AS id, to_timestamp(millisecond / 1000.0) AS at,
    CASE WHEN number % 20011 = 7 THEN 'rare.example' ELSE 'hooks-' || number % 4 || '.example' END AS host,
    CASE WHEN number % 1009 = 3 THEN 'stopped'
         WHEN number % 307 = 2 THEN 'pending'
         WHEN number % 10 = 9 THEN 'undeliverable' ELSE 'delivered' END AS state) AS told`;

const insertEventsSql = `
  INSERT INTO events (workspace_id, environment, id, project_id, job_id, type, is_test, body, state, reason, run,
    attempts, due_at, created_at, ended_at, host)
  SELECT workspace, $6, id, ($8::uuid[])[CASE WHEN number % 5003 = 1 THEN 2 ELSE 1 END], id,
    CASE WHEN number % 41 = 4 THEN 'generation.failed' ELSE 'generation.success' END, number % 503 = 1, $7, state,
    CASE state WHEN 'undeliverable' THEN 'attempts_exhausted' WHEN 'stopped' THEN 'project_deleted' END, 1,
    ${attemptCountSql}, CASE state WHEN 'pending' THEN at + interval '40 days' END, at,
    CASE WHEN state <> 'pending' THEN at + interval '1 second' END, host
  FROM ${generatedRowsSql}`;

const insertAttemptsSql = `
  INSERT INTO delivery_attempts (workspace_id, environment, event_id, run, number, url, started_at, duration_ms,
    request_headers, outcome, status, response_headers, response_body)
  SELECT workspace, $6, id, 1, attempt, 'https://' || host || '/hook', at + attempt * interval '1 minute',
    (number % 900)::int,
    jsonb_build_object('content-type', 'application/json', 'User-Agent', 'Blazon-Webhooks/1', 'webhook-id', id,
      'Service-Signature', chance || chance, 'webhook-signature', 'v1,' || chance),
    CASE WHEN attempt = of AND state = 'delivered' THEN 'delivered' ELSE 'status_5xx' END,
    CASE WHEN attempt = of AND state = 'delivered' THEN 200 ELSE 500 END,
    jsonb_build_object('content-type', 'text/plain', 'date', at), convert_to('This is the answer of ' || host, 'UTF8')
  FROM ${generatedRowsSql}, LATERAL (SELECT ${attemptCountSql} AS of) AS many, generate_series(1, of) AS attempt`;
