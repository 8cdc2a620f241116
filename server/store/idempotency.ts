import { createHash } from 'node:crypto';
import { limits } from '@blazon/contract/limits.ts';
import type { Database, Statement, Transaction } from '../outside/postgres.ts';
import type { Scope } from '../rules/environment.ts';
import { scopeValues } from './scope-values.ts';

export interface StoredAnswer {
  readonly fingerprint: Buffer;
  readonly status: number;
  readonly body: string;
}

/**
 * Waits until no other request with this key is running, then looks for its stored answer. The lock is held to the end
 * of the transaction, and a lock, unlike a unique index, also reaches over the partitions.
 */
export async function claimIdempotencyKey(
  transaction: Transaction,
  scope: Scope,
  key: string,
): Promise<StoredAnswer | undefined> {
  // Two statements, sent together: the second takes its snapshot only after the lock was had.
  const [, rows] = await Promise.all([
    transaction.query({
      name: 'lock-idempotency-key',
      text: 'SELECT pg_advisory_xact_lock($1)',
      values: [lockNumber(scope, key)],
    }),
    transaction.query<StoredAnswer>(findStatement(scope, key)),
  ]);
  return rows[0];
}

/** Whether a request with this key was answered; one that is running is not waited for. */
export async function hasStoredAnswer(database: Database, scope: Scope, key: string): Promise<boolean> {
  return (await database.scoped(scope, findStatement(scope, key))).length > 0;
}

function findStatement(scope: Scope, key: string): Statement {
  return {
    name: 'find-idempotency-key',
    text: `SELECT fingerprint, status, body FROM idempotency_keys
           WHERE workspace_id = $1 AND environment = $2 AND key = $3
             AND created_at > now() - make_interval(secs => $4)
           ORDER BY created_at DESC LIMIT 1`,
    values: [...scopeValues(scope), key, limits.idempotencyWindowSeconds],
  };
}

export async function storeAnswer(
  transaction: Transaction,
  scope: Scope,
  key: string,
  answer: StoredAnswer,
): Promise<void> {
  await transaction.query({
    name: 'store-answer',
    text: `INSERT INTO idempotency_keys (workspace_id, environment, key, fingerprint, status, body)
           VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [...scopeValues(scope), key, answer.fingerprint, answer.status, answer.body],
  });
}

/** 64 bits of a hash: if two keys ever share a number, they only wait for each other. */
function lockNumber(scope: Scope, key: string): string {
  const hash = createHash('sha256').update(`${scope.workspaceId}\n${scope.environment}\n${key}`).digest();
  return hash.readBigInt64BE(0).toString();
}
