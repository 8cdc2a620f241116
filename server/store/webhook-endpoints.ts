import type { EventType } from '@blazon/contract/events.ts';
import { encodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Environment, Scope } from '../domain/environment.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

export interface WebhookEndpoint {
  readonly id: string;
  readonly environment: Environment;
  readonly url: string;
  /** Whether the endpoint receives the events of jobs without a `webhook_url`. */
  readonly isDefault: boolean;
  /**
   * Whether the endpoint receives a copy of every event that goes to the default endpoint. Has no effect on the
   * default endpoint itself.
   */
  readonly subscribed: boolean;
  /** The event types that the endpoint receives copies of; null means all types. */
  readonly eventTypes: readonly EventType[] | null;
  readonly pausedAt: Date | null;
  readonly pauseReason: 'person' | 'failing' | null;
  /** The time of the first failed attempt since the last successful one. */
  readonly failingSince: Date | null;
  /** When the endpoint's own secret was created; null if the endpoint signs with the workspace's secret. */
  readonly secretCreatedAt: Date | null;
  readonly previousSecretUntil: Date | null;
  readonly createdAt: Date;
}

export interface EndpointRow {
  readonly id: string;
  readonly environment: Environment;
  readonly url: string;
  readonly is_default: boolean;
  readonly subscribed: boolean;
  readonly event_types: EventType[] | null;
  readonly paused_at: Date | null;
  readonly pause_reason: 'person' | 'failing' | null;
  readonly failing_since: Date | null;
  readonly secret_created_at: Date | null;
  readonly previous_secret_until: Date | null;
  readonly created_at: Date;
}

export const endpointColumns = `id, environment, url, is_default, subscribed, event_types, paused_at, pause_reason, failing_since,
  secret_created_at, previous_secret_until, created_at`;

/** The maximum number of endpoints per environment, which keeps lists short. */
export const maxEndpoints = 16;

/**
 * Adds an endpoint. The first endpoint of an environment becomes its default. Returns undefined if the maximum is
 * reached.
 */
export async function addEndpoint(
  transaction: Transaction,
  scope: Scope,
  endpoint: { readonly id: string; readonly url: string; readonly createdAt: Date },
): Promise<WebhookEndpoint | undefined> {
  await lockEndpoints(transaction, scope);
  const [row] = await transaction.query<EndpointRow>({
    name: 'add-endpoint',
    text: `INSERT INTO webhook_endpoints (workspace_id, environment, id, url, is_default, created_at)
           SELECT $1, $2::environment, $3, $4, count(*) = 0, $5 FROM webhook_endpoints
           WHERE workspace_id = $1 AND environment = $2
           HAVING count(*) < $6
           RETURNING ${endpointColumns}`,
    values: [
      ...scopeValues(scope),
      requireUuid('webhookEndpoint', endpoint.id),
      endpoint.url,
      endpoint.createdAt,
      maxEndpoints,
    ],
  });
  return row && toEndpoint(row);
}

/** Lists endpoints, oldest first. */
export async function listEndpoints(database: Database, scope: Scope): Promise<WebhookEndpoint[]> {
  const rows = await database.scoped<EndpointRow>(scope, {
    name: 'list-endpoints',
    text: `SELECT ${endpointColumns} FROM webhook_endpoints
           WHERE workspace_id = $1 AND environment = $2 ORDER BY id LIMIT $3`,
    values: [...scopeValues(scope), maxEndpoints],
  });
  return rows.map(toEndpoint);
}

export async function findEndpoint(
  database: Database,
  scope: Scope,
  id: string,
): Promise<WebhookEndpoint | undefined> {
  const [row] = await database.scoped<EndpointRow>(scope, {
    name: 'find-endpoint',
    text: `SELECT ${endpointColumns} FROM webhook_endpoints WHERE workspace_id = $1 AND environment = $2 AND id = $3`,
    values: [...scopeValues(scope), requireUuid('webhookEndpoint', id)],
  });
  return row && toEndpoint(row);
}

/** Returns false if the endpoint does not exist; then the default stays unchanged. */
export async function makeDefaultEndpoint(
  transaction: Transaction,
  scope: Scope,
  id: string,
): Promise<boolean> {
  await lockEndpoints(transaction, scope);
  const values = [...scopeValues(scope), requireUuid('webhookEndpoint', id)];
  // The old default is changed first, because the unique index allows only one default at a time.
  await transaction.query({
    name: 'end-default-endpoint',
    text: `UPDATE webhook_endpoints SET is_default = false
           WHERE workspace_id = $1 AND environment = $2 AND is_default AND EXISTS (
             SELECT FROM webhook_endpoints WHERE workspace_id = $1 AND environment = $2 AND id = $3)`,
    values,
  });
  const rows = await transaction.query({
    name: 'make-default-endpoint',
    // The default endpoint is never paused.
    text: `UPDATE webhook_endpoints SET is_default = true, paused_at = NULL, pause_reason = NULL
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 RETURNING id`,
    values,
  });
  return rows.length === 1;
}

/** Returns the removed endpoint. If it was the default, no other endpoint replaces it: the owner must choose one. */
export async function removeEndpoint(
  transaction: Transaction,
  scope: Scope,
  id: string,
): Promise<WebhookEndpoint | undefined> {
  const [row] = await transaction.query<EndpointRow>({
    name: 'remove-endpoint',
    text: `DELETE FROM webhook_endpoints WHERE workspace_id = $1 AND environment = $2 AND id = $3
           RETURNING ${endpointColumns}`,
    values: [...scopeValues(scope), requireUuid('webhookEndpoint', id)],
  });
  return row && toEndpoint(row);
}

/** Makes changes run one at a time, so that the limit and the default stay consistent. */
async function lockEndpoints(transaction: Transaction, scope: Scope): Promise<void> {
  await transaction.query({
    name: 'lock-endpoints',
    text: `SELECT pg_advisory_xact_lock(hashtextextended('webhook_endpoints ' || $1 || ' ' || $2, 0))`,
    values: scopeValues(scope),
  });
}

export function toEndpoint(row: EndpointRow): WebhookEndpoint {
  return {
    id: encodeId('webhookEndpoint', row.id),
    environment: row.environment,
    url: row.url,
    isDefault: row.is_default,
    subscribed: row.subscribed,
    eventTypes: row.event_types,
    pausedAt: row.paused_at,
    pauseReason: row.pause_reason,
    failingSince: row.failing_since,
    secretCreatedAt: row.secret_created_at,
    previousSecretUntil: row.previous_secret_until,
    createdAt: row.created_at,
  };
}
