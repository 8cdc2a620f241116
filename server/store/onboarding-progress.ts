import { encodeId } from '@blazon/contract/ids.ts';
import type { Database, Statement } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { minUuidAt } from '../domain/uuid-time.ts';
import { scopeValues } from './scope-values.ts';

/** How far a customer has come towards the first webhook in an environment. */
export interface OnboardingProgressRow {
  readonly hasKey: boolean;
  readonly hasCalled: boolean;
  readonly hasDelivered: boolean;
  readonly endpointUrl: string | null;
  readonly project: { readonly id: string; readonly name: string } | null;
  /** The latest API call, if it was rejected. */
  readonly refusedCall: {
    readonly requestId: string;
    readonly operation: string;
    readonly status: number;
    readonly code: string | null;
    readonly message: string | null;
  } | null;
}

interface Row {
  readonly has_key: boolean;
  readonly has_called: boolean;
  readonly has_delivered: boolean;
  readonly endpoint_url: string | null;
  readonly project_id: string | null;
  readonly project_name: string | null;
  readonly request_id: string | null;
  readonly operation: string;
  readonly status: number;
  readonly code: string | null;
  readonly message: string | null;
}

/**
 * How many of the newest and the oldest rows are examined. The page polls every two seconds, so the query must be
 * cheap.
 */
const maxRowsExamined = 200;

export async function readOnboardingProgress(
  database: Database,
  scope: Scope,
  /** Events and requests before this time have expired. */
  historyFrom: Date,
): Promise<OnboardingProgressRow> {
  const [row] = await database.scoped<Row>(scope, onboardingProgressStatement(scope, historyFrom));
  if (row === undefined) throw new Error('The query returned no row.');
  return {
    hasKey: row.has_key,
    hasCalled: row.has_called,
    hasDelivered: row.has_delivered,
    endpointUrl: row.endpoint_url,
    project: toProject(row),
    refusedCall: toRefusedCall(row),
  };
}

export function onboardingProgressStatement(scope: Scope, historyFrom: Date): Statement {
  return {
    name: 'read-first-steps',
    text: `SELECT
             EXISTS (SELECT FROM api_keys ${scopeCondition} AND revoked_at IS NULL)
               OR EXISTS (SELECT FROM api_keys ${scopeCondition} AND revoked_at IS NOT NULL) AS has_key,
             -- What was called before the log began is known by its key.
             EXISTS (SELECT FROM (${createNewestRowsSql('request_log', 'status')}) AS seen WHERE status < 400)
               OR (newest.id IS NULL AND EXISTS (SELECT FROM api_keys
                     WHERE workspace_id = $1 AND environment = $2 AND last_used_at IS NOT NULL)) AS has_called,
             -- Whoever has brands from before the history began is beyond their first steps.
             EXISTS (SELECT FROM (${createNewestRowsSql('events', 'state, is_test')}) AS seen WHERE ${receivedCondition})
               OR EXISTS (SELECT FROM (${createOldestRowsSql('events', 'state, is_test')}) AS seen WHERE ${receivedCondition})
               OR EXISTS (SELECT FROM brands ${scopeCondition} AND id < $3) AS has_delivered,
             (SELECT url FROM webhook_endpoints ${scopeCondition} AND is_default) AS endpoint_url,
             project.id AS project_id, project.name AS project_name,
             newest.id AS request_id, newest.operation, newest.status, newest.code, newest.message
           FROM (VALUES (1)) AS one
           LEFT JOIN LATERAL (SELECT id, name FROM projects ${scopeCondition} AND deleted_at IS NULL
             ORDER BY id DESC LIMIT 1) AS project ON true
           LEFT JOIN LATERAL (SELECT id, operation, status, code, message FROM request_log ${scopeCondition}
             ORDER BY id DESC LIMIT 1) AS newest ON true`,
    values: [...scopeValues(scope), minUuidAt(historyFrom)],
  };
}

/** Test events do not count: the first webhook must be about a brand. */
const receivedCondition = "state = 'delivered' AND NOT is_test";
const scopeCondition = 'WHERE workspace_id = $1 AND environment = $2';

function createNewestRowsSql(table: string, columns: string): string {
  return `SELECT ${columns} FROM ${table} ${scopeCondition} ORDER BY id DESC LIMIT ${maxRowsExamined}`;
}

function createOldestRowsSql(table: string, columns: string): string {
  return `SELECT ${columns} FROM ${table} ${scopeCondition} ORDER BY id LIMIT ${maxRowsExamined}`;
}

function toProject({ project_id: id, project_name: name }: Row): OnboardingProgressRow['project'] {
  return id === null || name === null ? null : { id: encodeId('project', id), name };
}

function toRefusedCall(row: Row): OnboardingProgressRow['refusedCall'] {
  if (row.request_id === null || row.status < 400) return null;
  const { operation, status, code, message } = row;
  return { requestId: encodeId('request', row.request_id), operation, status, code, message };
}
