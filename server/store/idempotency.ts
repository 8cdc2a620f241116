import { createHash } from 'node:crypto';
import { limits } from '@blazon/contract/limits.ts';
import type { Database, Statement, Transaction } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

export interface StoredResponse {
  readonly fingerprint: Buffer;
  readonly status: number;
  readonly body: string;
  /** The project that the response describes, if there is one. */
  readonly projectId: string | null;
}

interface FoundResponse extends Pick<StoredResponse, 'fingerprint' | 'status' | 'body'> {
  /** Whether the project was deleted after the response was stored, so that the response must not be shown. */
  readonly is_gone: boolean;
}

/**
 * Waits until no other request with this key is running, then looks for the stored response. Other requests with the
 * key wait until this transaction ends. A unique index could not prevent duplicates here, because it does not work
 * across partitions.
 */
export async function claimIdempotencyKey(
  transaction: Transaction,
  scope: Scope,
  key: string,
): Promise<FoundResponse | undefined> {
  // The two statements are sent together. The second one takes its snapshot only after the lock is held.
  const [, rows] = await Promise.all([
    transaction.query({
      name: 'lock-idempotency-key',
      text: 'SELECT pg_advisory_xact_lock($1)',
      values: [computeLockNumber(scope, key)],
    }),
    transaction.query<FoundResponse>(findResponseStatement(scope, key)),
  ]);
  return rows[0];
}

/** Whether there is a stored response for this key. Does not wait for a running request. */
export async function hasStoredResponse(database: Database, scope: Scope, key: string): Promise<boolean> {
  return (await database.scoped(scope, findResponseStatement(scope, key))).length > 0;
}

function findResponseStatement(scope: Scope, key: string): Statement {
  return {
    name: 'find-idempotency-key',
    // Older rows do not store their project, so they never count as deleted.
    text: `SELECT fingerprint, status, body, project_id IS NOT NULL AND NOT EXISTS (
             SELECT FROM projects p WHERE p.workspace_id = $1 AND p.environment = $2
               AND p.id = project_id AND p.deleted_at IS NULL) AS is_gone
           FROM idempotency_keys
           WHERE workspace_id = $1 AND environment = $2 AND key = $3
             AND created_at > now() - make_interval(secs => $4)
           ORDER BY created_at DESC LIMIT 1`,
    values: [...scopeValues(scope), key, limits.idempotencyWindowSeconds],
  };
}

export async function storeResponse(
  transaction: Transaction,
  scope: Scope,
  key: string,
  response: StoredResponse,
): Promise<void> {
  await transaction.query({
    name: 'store-answer',
    text: `INSERT INTO idempotency_keys (workspace_id, environment, key, fingerprint, status, body, project_id)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      ...scopeValues(scope),
      key,
      response.fingerprint,
      response.status,
      response.body,
      response.projectId === null ? null : requireUuid('project', response.projectId),
    ],
  });
}

/**
 * Clears the bodies of up to `count` stored responses about a hidden project, and returns how many it cleared. The
 * keys stay until they expire, so that a late repeat of a request is still recognised and has no effect.
 */
export async function clearStoredResponses(
  database: Database,
  scope: Scope,
  projectId: string,
  count: number,
): Promise<number> {
  const rows = await database.scoped(scope, {
    name: 'forget-answers',
    text: `UPDATE idempotency_keys SET body = ''
           WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND body <> ''
             AND key = ANY (ARRAY(
               SELECT key FROM idempotency_keys
               WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND body <> '' LIMIT $4))
             AND EXISTS (SELECT FROM projects
               WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND deleted_at IS NOT NULL)
           RETURNING 1`,
    values: [...scopeValues(scope), requireUuid('project', projectId), count],
  });
  return rows.length;
}

/** Returns 64 bits of a hash. If two keys happen to have the same number, their requests only wait for each other. */
function computeLockNumber(scope: Scope, key: string): string {
  const hash = createHash('sha256').update(`${scope.workspaceId}\n${scope.environment}\n${key}`).digest();
  return hash.readBigInt64BE(0).toString();
}
