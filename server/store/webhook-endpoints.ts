import { encodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Environment, Scope } from '../domain/environment.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

export interface WebhookEndpoint {
  readonly id: string;
  readonly environment: Environment;
  readonly url: string;
  /** Receives the events of jobs without a `webhook_url`. */
  readonly isDefault: boolean;
  readonly createdAt: Date;
}

interface Row {
  readonly id: string;
  readonly environment: Environment;
  readonly url: string;
  readonly is_default: boolean;
  readonly created_at: Date;
}

const columns = 'id, environment, url, is_default, created_at';

/** Maximum per environment, which keeps lists short. */
export const maxEndpoints = 16;

/** The first endpoint of an environment becomes its default. Undefined if the maximum is reached. */
export async function addEndpoint(
  transaction: Transaction,
  scope: Scope,
  endpoint: { readonly id: string; readonly url: string; readonly createdAt: Date },
): Promise<WebhookEndpoint | undefined> {
  await lockEndpoints(transaction, scope);
  const [row] = await transaction.query<Row>({
    name: 'add-endpoint',
    text: `INSERT INTO webhook_endpoints (workspace_id, environment, id, url, is_default, created_at)
           SELECT $1, $2::environment, $3, $4, count(*) = 0, $5 FROM webhook_endpoints
           WHERE workspace_id = $1 AND environment = $2
           HAVING count(*) < $6
           RETURNING ${columns}`,
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

/** Oldest first. */
export async function listEndpoints(database: Database, scope: Scope): Promise<WebhookEndpoint[]> {
  const rows = await database.scoped<Row>(scope, {
    name: 'list-endpoints',
    text: `SELECT ${columns} FROM webhook_endpoints
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
  const [row] = await database.scoped<Row>(scope, {
    name: 'find-endpoint',
    text: `SELECT ${columns} FROM webhook_endpoints WHERE workspace_id = $1 AND environment = $2 AND id = $3`,
    values: [...scopeValues(scope), requireUuid('webhookEndpoint', id)],
  });
  return row && toEndpoint(row);
}

/** Changes the address from the next attempt on. Returns the previous address, or undefined if there is no endpoint. */
export async function changeEndpoint(
  transaction: Transaction,
  scope: Scope,
  id: string,
  url: string,
): Promise<{ readonly before: string; readonly endpoint: WebhookEndpoint } | undefined> {
  const [row] = await transaction.query<Row & { before: string }>({
    name: 'change-endpoint',
    text: `UPDATE webhook_endpoints w SET url = $4
           FROM (SELECT url FROM webhook_endpoints
                 WHERE workspace_id = $1 AND environment = $2 AND id = $3 FOR UPDATE) old
           WHERE w.workspace_id = $1 AND w.environment = $2 AND w.id = $3
           RETURNING w.id, w.environment, w.url, w.is_default, w.created_at, old.url AS before`,
    values: [...scopeValues(scope), requireUuid('webhookEndpoint', id), url],
  });
  return row && { before: row.before, endpoint: toEndpoint(row) };
}

/** False if there is no such endpoint; then the default stays unchanged. */
export async function makeDefaultEndpoint(
  transaction: Transaction,
  scope: Scope,
  id: string,
): Promise<boolean> {
  await lockEndpoints(transaction, scope);
  const values = [...scopeValues(scope), requireUuid('webhookEndpoint', id)];
  // The old one first, because the unique index allows one default at a time.
  await transaction.query({
    name: 'end-default-endpoint',
    text: `UPDATE webhook_endpoints SET is_default = false
           WHERE workspace_id = $1 AND environment = $2 AND is_default AND EXISTS (
             SELECT FROM webhook_endpoints WHERE workspace_id = $1 AND environment = $2 AND id = $3)`,
    values,
  });
  const rows = await transaction.query({
    name: 'make-default-endpoint',
    text: `UPDATE webhook_endpoints SET is_default = true
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 RETURNING id`,
    values,
  });
  return rows.length === 1;
}

/** Returns the removed endpoint. If it was the default, no other takes its place: the owner must choose one. */
export async function removeEndpoint(
  transaction: Transaction,
  scope: Scope,
  id: string,
): Promise<WebhookEndpoint | undefined> {
  const [row] = await transaction.query<Row>({
    name: 'remove-endpoint',
    text: `DELETE FROM webhook_endpoints WHERE workspace_id = $1 AND environment = $2 AND id = $3
           RETURNING ${columns}`,
    values: [...scopeValues(scope), requireUuid('webhookEndpoint', id)],
  });
  return row && toEndpoint(row);
}

/** Serialises changes, so that the limit and the default stay consistent. */
async function lockEndpoints(transaction: Transaction, scope: Scope): Promise<void> {
  await transaction.query({
    name: 'lock-endpoints',
    text: `SELECT pg_advisory_xact_lock(hashtextextended('webhook_endpoints ' || $1 || ' ' || $2, 0))`,
    values: scopeValues(scope),
  });
}

function toEndpoint(row: Row): WebhookEndpoint {
  return {
    id: encodeId('webhookEndpoint', row.id),
    environment: row.environment,
    url: row.url,
    isDefault: row.is_default,
    createdAt: row.created_at,
  };
}
