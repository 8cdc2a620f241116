import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { KeyScope } from '@blazon/contract/key-scopes.ts';
import type { Plan } from '@blazon/contract/limits.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Environment } from '../domain/environment.ts';

/** Restrictions of a key. Null means no restriction. */
export interface KeyLimits {
  readonly expiresAt: Date | null;
  readonly scopes: readonly KeyScope[] | null;
  /** The networks that may use the key, in CIDR notation. */
  readonly allowedNetworks: readonly string[] | null;
}

export const noKeyLimits: KeyLimits = { expiresAt: null, scopes: null, allowedNetworks: null };

/**
 * The caller of a request. It is read from the database for every request, so that revoking or changing a key takes
 * effect at the next request in every process.
 */
export interface Caller extends KeyLimits {
  readonly keyId: string;
  readonly workspaceId: string;
  readonly environment: Environment;
  readonly plan: Plan;
  readonly suspendedUntil: Date | null;
  /** Whether the workspace has an unpaid invoice. */
  readonly unpaid: boolean;
  /** The cell that now serves the workspace, if the workspace has moved away from this cell. */
  readonly movedTo: string | null;
  /** Whether the workspace is frozen because it is moving between two cells. */
  readonly isFrozen: boolean;
}

export interface ApiKey extends KeyLimits {
  readonly id: string;
  readonly environment: Environment;
  readonly label: string;
  readonly lastFour: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly exposedAt: Date | null;
}

/** Finds the caller with this secret, unless the key was revoked. Does not check the key's limits. */
export async function findCaller(database: Database, secretHash: Buffer): Promise<Caller | undefined> {
  const [row] = await database.unscoped<{
    id: string;
    workspace_id: string;
    environment: Environment;
    plan: Plan;
    suspended_until: Date | null;
    unpaid: boolean;
    moved_to: string | null;
    is_frozen: boolean;
    expires_at: Date | null;
    scopes: KeyScope[] | null;
    allowed_networks: string[] | null;
  }>({
    name: 'find-caller',
    text: `SELECT k.id, k.workspace_id, k.environment, k.expires_at, k.scopes, k.allowed_networks, w.plan, w.suspended_until,
             w.unpaid_since IS NOT NULL AS unpaid, w.moved_to, w.placement IN ('frozen', 'arriving') AS is_frozen
           FROM api_keys k JOIN workspaces w ON w.id = k.workspace_id
           WHERE k.secret_hash = $1 AND k.revoked_at IS NULL AND w.deleted_at IS NULL`,
    values: [secretHash],
  });
  return (
    row && {
      keyId: encodeId('apiKey', row.id),
      workspaceId: encodeId('workspace', row.workspace_id),
      environment: row.environment,
      plan: row.plan,
      suspendedUntil: row.suspended_until,
      unpaid: row.unpaid,
      movedTo: row.moved_to,
      isFrozen: row.is_frozen,
      expiresAt: row.expires_at,
      scopes: row.scopes,
      allowedNetworks: row.allowed_networks,
    }
  );
}

export interface NewApiKey extends KeyLimits {
  readonly workspaceId: string;
  readonly id: string;
  readonly environment: Environment;
  readonly label: string;
  readonly secretHash: Buffer;
  readonly lastFour: string;
  readonly createdAt: Date;
  /** The person who created the key in the dashboard. */
  readonly createdBy?: string;
}

export async function insertApiKey(transaction: Transaction, key: NewApiKey): Promise<void> {
  await transaction.query({
    text: `INSERT INTO api_keys (workspace_id, id, environment, label, secret_hash, last_four, created_at, created_by,
             expires_at, scopes, allowed_networks)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      decodeId('workspace', key.workspaceId),
      decodeId('apiKey', key.id),
      key.environment,
      key.label,
      key.secretHash,
      key.lastFour,
      key.createdAt,
      key.createdBy === undefined ? null : decodeId('person', key.createdBy),
      key.expiresAt,
      key.scopes,
      key.allowedNetworks,
    ],
  });
}

export async function listApiKeys(owner: Database, workspaceId: string): Promise<ApiKey[]> {
  const rows = await owner.unscoped<{
    id: string;
    environment: Environment;
    label: string;
    last_four: string;
    created_at: Date;
    last_used_at: Date | null;
    revoked_at: Date | null;
    exposed_at: Date | null;
    expires_at: Date | null;
    scopes: KeyScope[] | null;
    allowed_networks: string[] | null;
  }>({
    text: `SELECT id, environment, label, last_four, created_at, last_used_at, revoked_at, exposed_at, expires_at, scopes,
             allowed_networks
           FROM api_keys WHERE workspace_id = $1 ORDER BY id DESC LIMIT 1000`,
    values: [decodeId('workspace', workspaceId)],
  });
  return rows.map((row) => ({
    id: encodeId('apiKey', row.id),
    environment: row.environment,
    label: row.label,
    lastFour: row.last_four,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
    exposedAt: row.exposed_at,
    expiresAt: row.expires_at,
    scopes: row.scopes,
    allowedNetworks: row.allowed_networks,
  }));
}

/** Returns false if the key does not exist or was already revoked. */
export async function revokeApiKey(
  transaction: Transaction,
  workspaceId: string,
  keyId: string,
  now: Date,
): Promise<boolean> {
  const rows = await transaction.query({
    text: `UPDATE api_keys SET revoked_at = $3
           WHERE workspace_id = $1 AND id = $2 AND revoked_at IS NULL RETURNING id`,
    values: [decodeId('workspace', workspaceId), decodeId('apiKey', keyId), now],
  });
  return rows.length === 1;
}

/**
 * Changes the given limits and returns all limits of the key. Returns undefined if the key was revoked or has expired:
 * neither can be undone. Limits that are not given keep their value, even if another request changes them meanwhile.
 */
export async function changeKeyLimits(
  transaction: Transaction,
  key: { readonly workspaceId: string; readonly id: string },
  changes: Partial<KeyLimits>,
  now: Date,
): Promise<KeyLimits | undefined> {
  const [row] = await transaction.query<{
    expires_at: Date | null;
    scopes: KeyScope[] | null;
    allowed_networks: string[] | null;
  }>({
    text: `UPDATE api_keys SET
             expires_at = CASE WHEN $4 THEN $5 ELSE expires_at END,
             scopes = CASE WHEN $6 THEN $7 ELSE scopes END,
             allowed_networks = CASE WHEN $8 THEN $9 ELSE allowed_networks END
           WHERE workspace_id = $1 AND id = $2 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $3)
           RETURNING expires_at, scopes, allowed_networks`,
    values: [
      decodeId('workspace', key.workspaceId),
      decodeId('apiKey', key.id),
      now,
      'expiresAt' in changes,
      changes.expiresAt,
      'scopes' in changes,
      changes.scopes,
      'allowedNetworks' in changes,
      changes.allowedNetworks,
    ],
  });
  return row && { expiresAt: row.expires_at, scopes: row.scopes, allowedNetworks: row.allowed_networks };
}

/** Revokes all active keys that a person created, in both environments. */
export async function revokeKeysCreatedBy(
  transaction: Transaction,
  workspaceId: string,
  personId: string,
  now: Date,
): Promise<{ readonly id: string; readonly environment: Environment }[]> {
  const rows = await transaction.query<{ id: string; environment: Environment }>({
    text: `UPDATE api_keys SET revoked_at = $3
           WHERE workspace_id = $1 AND environment IN ('live', 'sandbox') AND revoked_at IS NULL AND created_by = $2
           RETURNING id, environment`,
    values: [decodeId('workspace', workspaceId), decodeId('person', personId), now],
  });
  return rows.map((row) => ({ id: encodeId('apiKey', row.id), environment: row.environment }));
}

export interface KeyUsage {
  readonly workspaceId: string;
  readonly keyId: string;
  readonly usedAt: Date;
}

/**
 * Records the last use of many keys in one statement. Rows are locked in the order of the primary key: several
 * processes update overlapping sets of keys concurrently, and must not deadlock.
 */
export async function recordKeyUses(database: Database, uses: readonly KeyUsage[]): Promise<void> {
  await database.unscoped({
    name: 'record-key-uses',
    text: `WITH locked AS MATERIALIZED (
             SELECT k.workspace_id, k.id, u.used_at
             FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) AS u (workspace_id, id, used_at)
             JOIN api_keys k ON k.workspace_id = u.workspace_id AND k.id = u.id
             WHERE k.last_used_at IS NULL OR k.last_used_at < u.used_at
             ORDER BY k.workspace_id, k.id FOR NO KEY UPDATE OF k
           )
           UPDATE api_keys k SET last_used_at = locked.used_at FROM locked
           WHERE k.workspace_id = locked.workspace_id AND k.id = locked.id
             AND (k.last_used_at IS NULL OR k.last_used_at < locked.used_at)`,
    values: [
      uses.map((use) => decodeId('workspace', use.workspaceId)),
      uses.map((use) => decodeId('apiKey', use.keyId)),
      uses.map((use) => use.usedAt),
    ],
  });
}

/** Marks a key that was sent over plain HTTP. Returns true only the first time. */
export async function markSentOverHttp(
  transaction: Transaction,
  caller: Caller,
  now: Date,
): Promise<boolean> {
  const rows = await transaction.query({
    text: `UPDATE api_keys SET exposed_at = $3
           WHERE workspace_id = $1 AND id = $2 AND exposed_at IS NULL RETURNING id`,
    values: [decodeId('workspace', caller.workspaceId), decodeId('apiKey', caller.keyId), now],
  });
  return rows.length === 1;
}
