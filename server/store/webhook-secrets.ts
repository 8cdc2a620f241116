import { encodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

/** An encrypted secret that signs webhooks. */
export interface ActiveSecret {
  readonly sealed: Buffer;
  readonly createdAt: Date;
  /** When the secret stops signing; null for the newest secret. */
  readonly expiresAt: Date | null;
}

/** A secret of a workspace, used in both environments. */
export interface WebhookSecret extends ActiveSecret {
  readonly id: string;
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

/** Reads the active secrets of a workspace, oldest first: one, two during a rotation, or none yet. */
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

/** Reads the active secrets, and creates the first one if there is none yet. */
export async function readOrCreateWebhookSecrets(
  database: Database,
  scope: Scope,
  now: Date,
  createSecret: () => NewWebhookSecret,
): Promise<WebhookSecret[]> {
  const secrets = await readWebhookSecrets(database, scope, now);
  return secrets.length > 0 ? secrets : createFirstWebhookSecret(database, scope, createSecret());
}

/**
 * Reads the two newest secrets, newest first, even if they have expired. Used to find the secret that made a
 * signature.
 */
export async function readLatestWebhookSecrets(database: Database, scope: Scope): Promise<WebhookSecret[]> {
  const rows = await database.scoped<Row>(scope, {
    name: 'read-latest-webhook-secrets',
    text: `SELECT id, sealed, created_at, expires_at FROM webhook_secrets
           WHERE workspace_id = $1 ORDER BY expires_at DESC NULLS FIRST LIMIT 2`,
    values: [scopeValues(scope)[0]],
  });
  return rows.map(toSecret);
}

/** Creates the first secret of a workspace when it is needed. Two concurrent calls return the same secret. */
export async function createFirstWebhookSecret(
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
 * Adds a new secret. The previous one stays active until `oldUntil`, or ends immediately. At most two secrets are
 * active, so a secret from an earlier rotation ends now.
 */
export async function rotateWebhookSecret(
  transaction: Transaction,
  scope: Scope,
  rotation: { readonly secret: NewWebhookSecret; readonly oldUntil: Date | null },
): Promise<void> {
  const [workspace] = scopeValues(scope);
  const { secret, oldUntil } = rotation;
  await lockSecrets(transaction, scope);
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

/** Whether a secret from an earlier rotation is still active. Blocks other rotations until the transaction ends. */
export async function isPreviousSecretActive(
  transaction: Transaction,
  scope: Scope,
  now: Date,
): Promise<boolean> {
  await lockSecrets(transaction, scope);
  const rows = await transaction.query({
    name: 'is-previous-webhook-secret-active',
    text: `SELECT 1 FROM webhook_secrets WHERE workspace_id = $1 AND expires_at > $2 LIMIT 1`,
    values: [scopeValues(scope)[0], now],
  });
  return rows.length > 0;
}

async function lockSecrets(transaction: Transaction, scope: Scope): Promise<void> {
  await transaction.query({
    name: 'lock-webhook-secrets',
    text: `SELECT pg_advisory_xact_lock(hashtextextended('webhook_secrets ' || $1, 0))`,
    values: [scopeValues(scope)[0]],
  });
}

function secretValues(scope: Scope, secret: NewWebhookSecret): unknown[] {
  return [scopeValues(scope)[0], requireUuid('webhookSecret', secret.id), secret.sealed, secret.createdAt];
}

function toSecret(row: Row): WebhookSecret {
  return {
    id: encodeId('webhookSecret', row.id),
    sealed: row.sealed,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
