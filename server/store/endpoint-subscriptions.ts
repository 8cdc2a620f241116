import type { EventType } from '@blazon/contract/events.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';
import {
  endpointColumns,
  type EndpointRow,
  maxEndpoints,
  toEndpoint,
  type WebhookEndpoint,
} from './webhook-endpoints.ts';
import type { ActiveSecret, NewWebhookSecret } from './webhook-secrets.ts';

/** A change of an endpoint. Undefined fields stay as they are. */
export interface EndpointChange {
  readonly url?: string | undefined;
  readonly subscribed?: boolean | undefined;
  /** Null means all types. */
  readonly eventTypes?: readonly EventType[] | null | undefined;
  /** Becomes the endpoint's own secret if the endpoint is being subscribed and has none yet. */
  readonly secret: NewWebhookSecret;
}

export interface ChangedEndpoint {
  readonly before: Pick<WebhookEndpoint, 'url' | 'subscribed' | 'eventTypes'>;
  readonly endpoint: WebhookEndpoint;
}

interface ChangedRow extends EndpointRow {
  readonly url_before: string;
  readonly subscribed_before: boolean;
  readonly types_before: EventType[] | null;
}

/**
 * Changes an endpoint. A new address applies from the next attempt, a new subscription from the next event. Returns
 * undefined if the endpoint does not exist.
 */
export async function changeEndpoint(
  transaction: Transaction,
  scope: Scope,
  id: string,
  { url, subscribed, eventTypes, secret }: EndpointChange,
): Promise<ChangedEndpoint | undefined> {
  const [row] = await transaction.query<ChangedRow>({
    name: 'change-endpoint',
    text: `UPDATE webhook_endpoints w SET url = coalesce($4, url), subscribed = coalesce($5::boolean, subscribed),
             -- A new address has no history of failures.
             failing_since = CASE WHEN $4 <> url THEN NULL ELSE failing_since END,
             failure_alert = CASE WHEN $4 <> url THEN NULL ELSE failure_alert END,
             event_types = CASE WHEN $6::boolean THEN $7::text[] ELSE event_types END,
             secret = CASE WHEN coalesce($5::boolean, subscribed) THEN coalesce(secret, $8) ELSE secret END,
             secret_created_at = CASE WHEN coalesce($5::boolean, subscribed) THEN coalesce(secret_created_at, $9)
               ELSE secret_created_at END
           FROM (SELECT url AS url_before, subscribed AS subscribed_before, event_types AS types_before FROM webhook_endpoints
                 WHERE workspace_id = $1 AND environment = $2 AND id = $3 FOR UPDATE) old
           WHERE w.workspace_id = $1 AND w.environment = $2 AND w.id = $3
           RETURNING ${endpointColumns}, url_before, subscribed_before, types_before`,
    values: [
      ...scopeValues(scope),
      requireUuid('webhookEndpoint', id),
      url ?? null,
      subscribed ?? null,
      eventTypes !== undefined,
      eventTypes ?? null,
      secret.sealed,
      secret.createdAt,
    ],
  });
  return (
    row && {
      before: { url: row.url_before, subscribed: row.subscribed_before, eventTypes: row.types_before },
      endpoint: toEndpoint(row),
    }
  );
}

/** Reads the endpoint's own secrets, encrypted, oldest first: one, two during a rotation, or none. */
export async function readEndpointSecrets(
  database: Pick<Database, 'scoped'>,
  scope: Scope,
  id: string,
  now: Date,
): Promise<ActiveSecret[]> {
  const [row] = await database.scoped<{
    secret: Buffer | null;
    secret_created_at: Date | null;
    previous_secret: Buffer | null;
    previous_secret_until: Date | null;
  }>(scope, {
    name: 'read-endpoint-secrets',
    text: `SELECT secret, secret_created_at, previous_secret, previous_secret_until FROM webhook_endpoints
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND subscribed AND NOT is_default`,
    values: [...scopeValues(scope), requireUuid('webhookEndpoint', id)],
  });
  if (!row?.secret || !row.secret_created_at) return [];
  const createdAt = row.secret_created_at;
  const newest = { sealed: row.secret, createdAt, expiresAt: null };
  const { previous_secret: sealed, previous_secret_until: expiresAt } = row;
  return sealed && expiresAt && expiresAt > now ? [{ sealed, createdAt, expiresAt }, newest] : [newest];
}

/**
 * Lists the newest secret, encrypted, of each subscribed endpoint that has its own secret. Used to find the secret
 * that made a signature.
 */
export async function listEndpointSecrets(
  database: Pick<Database, 'scoped'>,
  scope: Scope,
): Promise<Buffer[]> {
  const rows = await database.scoped<{ secret: Buffer }>(scope, {
    name: 'list-endpoint-secrets',
    text: `SELECT secret FROM webhook_endpoints
           WHERE workspace_id = $1 AND environment = $2 AND subscribed AND NOT is_default AND secret IS NOT NULL
           ORDER BY id LIMIT $3`,
    values: [...scopeValues(scope), maxEndpoints],
  });
  return rows.map(({ secret }) => secret);
}

/**
 * Replaces the secret of an endpoint that has its own. The previous secret also signs until `oldUntil`, or ends
 * immediately. Returns false if the endpoint uses the workspace's secret, or if an earlier rotation has not ended
 * yet, because only one previous secret is stored.
 */
export async function replaceEndpointSecret(
  transaction: Transaction,
  scope: Scope,
  id: string,
  { secret, oldUntil }: { readonly secret: NewWebhookSecret; readonly oldUntil: Date | null },
): Promise<boolean> {
  const rows = await transaction.query({
    name: 'rotate-endpoint-secret',
    text: `UPDATE webhook_endpoints SET secret = $4, secret_created_at = $5, previous_secret_until = $6::timestamptz,
             previous_secret = CASE WHEN $6::timestamptz IS NULL THEN NULL ELSE secret END
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND subscribed AND NOT is_default
             AND secret IS NOT NULL
             AND ($6::timestamptz IS NULL OR previous_secret_until IS NULL OR previous_secret_until <= $5)
           RETURNING id`,
    values: [
      ...scopeValues(scope),
      requireUuid('webhookEndpoint', id),
      secret.sealed,
      secret.createdAt,
      oldUntil,
    ],
  });
  return rows.length === 1;
}

/**
 * Pauses an endpoint, or resumes it if `pausedAt` is null. Returns false if that changes nothing, if the endpoint does
 * not exist, or if it is the default endpoint, which is never paused.
 */
export async function setEndpointPaused(
  transaction: Transaction,
  scope: Scope,
  id: string,
  pausedAt: Date | null,
): Promise<boolean> {
  const rows = await transaction.query({
    name: 'set-endpoint-paused',
    // Resuming also forgets earlier failures, because the person has probably repaired the receiver.
    text: `UPDATE webhook_endpoints SET paused_at = $4::timestamptz, pause_reason = CASE WHEN $4::timestamptz IS NULL THEN NULL ELSE 'person' END,
             failing_since = CASE WHEN $4::timestamptz IS NULL THEN NULL ELSE failing_since END,
             failure_alert = CASE WHEN $4::timestamptz IS NULL THEN NULL ELSE failure_alert END
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND NOT is_default
             AND (paused_at IS NULL) = ($4::timestamptz IS NOT NULL)
           RETURNING id`,
    values: [...scopeValues(scope), requireUuid('webhookEndpoint', id), pausedAt],
  });
  return rows.length === 1;
}
