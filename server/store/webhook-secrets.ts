import { encodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../outside/postgres.ts';
import type { Scope } from '../rules/environment.ts';
import { scopeValues } from './scope-values.ts';
import { uuidOf } from './uuid-of.ts';

/** A secret as it is kept: encrypted. Both environments of a workspace sign with the same ones. */
export interface WebhookSecret {
  readonly id: string;
  readonly sealed: Buffer;
  readonly createdAt: Date;
  /** Null for the newest; an older one signs beside it until then. */
  readonly expiresAt: Date | null;
}

export interface NewWebhookSecret {
  readonly id: string;
  readonly sealed: Buffer;
  readonly createdAt: Date;
}

interface Row {
  readonly id: string;
  readonly sealed: Buffer;
  readonly created_at: Date;
  readonly expires_at: Date | null;
}

/** The active secrets of a workspace, oldest first: one, or two while one is being rotated, or none yet. */
export async function readWebhookSecrets(
  database: Database,
  scope: Scope,
  now: Date,
): Promise<WebhookSecret[]> {
  const rows = await database.scoped<Row>(scope, {
    name: 'read-webhook-secrets',
    text: `SELECT id, sealed, created_at, expires_at FROM webhook_secrets
           WHERE workspace_id = $1 AND (expires_at IS NULL OR expires_at > $2)
           ORDER BY expires_at ASC NULLS LAST LIMIT 2`,
    values: [scopeValues(scope)[0], now],
  });
  return rows.map(toSecret);
}

/** The first secret of a workspace, made when it is needed. Of two who make one at once, the first is kept by both. */
export async function makeFirstWebhookSecret(
  database: Database,
  scope: Scope,
  secret: NewWebhookSecret,
): Promise<WebhookSecret[]> {
  await database.scoped(scope, {
    name: 'make-first-webhook-secret',
    text: `INSERT INTO webhook_secrets (workspace_id, id, sealed, created_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (workspace_id) WHERE expires_at IS NULL DO NOTHING`,
    values: secretValues(scope, secret),
  });
  return readWebhookSecrets(database, scope, secret.createdAt);
}

/**
 * Puts a new secret in place of the newest, which signs beside it until `oldUntil`, or ends at once. At most two are
 * active: one that was still on its way out from an earlier rotation ends now.
 */
export async function rotateWebhookSecret(
  transaction: Transaction,
  scope: Scope,
  rotation: { readonly secret: NewWebhookSecret; readonly oldUntil: Date | null },
): Promise<void> {
  const [workspace] = scopeValues(scope);
  const { secret, oldUntil } = rotation;
  await transaction.query({
    name: 'lock-webhook-secrets',
    text: `SELECT pg_advisory_xact_lock(hashtextextended('webhook_secrets ' || $1, 0))`,
    values: [workspace],
  });
  await transaction.query({
    name: 'erase-old-webhook-secrets',
    text: `DELETE FROM webhook_secrets WHERE workspace_id = $1 AND expires_at IS NOT NULL`,
    values: [workspace],
  });
  await transaction.query({
    name: 'put-webhook-secret-aside',
    text: `UPDATE webhook_secrets SET expires_at = $2 WHERE workspace_id = $1 AND expires_at IS NULL`,
    values: [workspace, oldUntil ?? secret.createdAt],
  });
  await transaction.query({
    name: 'insert-webhook-secret',
    text: `INSERT INTO webhook_secrets (workspace_id, id, sealed, created_at) VALUES ($1, $2, $3, $4)`,
    values: secretValues(scope, secret),
  });
}

function secretValues(scope: Scope, secret: NewWebhookSecret): unknown[] {
  return [scopeValues(scope)[0], uuidOf('webhookSecret', secret.id), secret.sealed, secret.createdAt];
}

function toSecret(row: Row): WebhookSecret {
  return {
    id: encodeId('webhookSecret', row.id),
    sealed: row.sealed,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
