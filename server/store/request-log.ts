import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../integrations/postgres.ts';
import type { Environment, Scope } from '../domain/environment.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

/** How a request was answered, without its content. */
export interface LoggedRequest {
  readonly id: string;
  /** The method and the path template. */
  readonly operation: string;
  readonly status: number;
  readonly code: string | null;
  readonly param: string | null;
  readonly message: string | null;
  readonly keyId: string;
  readonly projectId: string | null;
  readonly jobId: string | null;
  readonly isReplay: boolean;
  readonly durationMicros: number;
}

/** A request together with the workspace and environment of its key. */
export interface ScopedRequest extends LoggedRequest {
  readonly workspaceId: string;
  readonly environment: Environment;
}

/**
 * Inserts requests of any number of workspaces in one statement. Row-level security accepts a row only under the
 * workspace and environment of its key, so a wrongly assigned request is rejected. Requests whose key no longer
 * exists are skipped, so that they do not make the whole statement fail.
 */
export async function insertRequests(database: Database, requests: readonly ScopedRequest[]): Promise<void> {
  const toUuidOrNull = (kind: 'project' | 'job', id: string | null) =>
    id === null ? null : requireUuid(kind, id);
  await database.unscoped({
    name: 'insert-requests',
    text: `INSERT INTO request_log (workspace_id, environment, id, operation, status, code, param, message, key_id,
                                    project_id, job_id, is_replay, duration_micros)
           SELECT r.workspace_id, r.environment, r.id, r.operation, r.status, r.code, r.param, r.message, r.key_id,
             r.project_id, r.job_id, r.is_replay, r.duration_micros
           FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::smallint[], $6::text[], $7::text[], $8::text[],
                       $9::uuid[], $10::uuid[], $11::uuid[], $12::boolean[], $13::integer[])
             AS r (workspace_id, environment, id, operation, status, code, param, message, key_id, project_id, job_id,
                   is_replay, duration_micros)
           WHERE EXISTS (SELECT FROM api_keys k WHERE k.workspace_id = r.workspace_id AND k.id = r.key_id)`,
    values: [
      requests.map((request) => requireUuid('workspace', request.workspaceId)),
      requests.map((request) => request.environment),
      requests.map((request) => requireUuid('request', request.id)),
      requests.map((request) => request.operation),
      requests.map((request) => request.status),
      requests.map((request) => request.code),
      requests.map((request) => request.param),
      requests.map((request) => request.message),
      requests.map((request) => requireUuid('apiKey', request.keyId)),
      requests.map((request) => toUuidOrNull('project', request.projectId)),
      requests.map((request) => toUuidOrNull('job', request.jobId)),
      requests.map((request) => request.isReplay),
      requests.map((request) => request.durationMicros),
    ],
  });
}

/** Finds a request. Reads only one partition, because the id contains the time. */
export async function findRequest(
  database: Database,
  scope: Scope,
  requestId: string,
): Promise<LoggedRequest | undefined> {
  const uuid = decodeId('request', requestId);
  if (uuid === undefined) return undefined;
  const [row] = await database.scoped<RequestRow>(scope, {
    name: 'find-request',
    text: `SELECT ${requestColumns} FROM request_log WHERE workspace_id = $1 AND environment = $2 AND id = $3`,
    values: [...scopeValues(scope), uuid],
  });
  return row && toLoggedRequest(row);
}

export interface RequestRow {
  readonly id: string;
  readonly operation: string;
  readonly status: number;
  readonly code: string | null;
  readonly param: string | null;
  readonly message: string | null;
  readonly key_id: string;
  readonly project_id: string | null;
  readonly job_id: string | null;
  readonly is_replay: boolean;
  readonly duration_micros: number;
}

export const requestColumns =
  'id, operation, status, code, param, message, key_id, project_id, job_id, is_replay, duration_micros';

export function toLoggedRequest(row: RequestRow): LoggedRequest {
  return {
    id: encodeId('request', row.id),
    operation: row.operation,
    status: row.status,
    code: row.code,
    param: row.param,
    message: row.message,
    keyId: encodeId('apiKey', row.key_id),
    projectId: row.project_id === null ? null : encodeId('project', row.project_id),
    jobId: row.job_id === null ? null : encodeId('job', row.job_id),
    isReplay: row.is_replay,
    durationMicros: row.duration_micros,
  };
}
