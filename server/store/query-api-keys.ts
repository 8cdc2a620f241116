import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { KeyScope } from '@blazon/contract/key-scopes.ts';
import type { Database, Statement, Transaction } from '../integrations/postgres.ts';
import type { Environment, Scope } from '../domain/environment.ts';
import { minUuidAt } from '../domain/uuid-time.ts';
import type { ApiKey } from './api-keys.ts';
import { maxUuid } from './project-rows.ts';
import { scopeValues } from './scope-values.ts';

export interface KeyCreator {
  readonly id: string;
  /** Null if the account was deleted. */
  readonly name: string | null;
  /** False after the person left the workspace. */
  readonly isMember: boolean;
}

/** A key as the dashboard shows it. */
export interface ApiKeyView extends ApiKey {
  /** Null if an operator created the key. */
  readonly createdBy: KeyCreator | null;
  readonly reportedAt: Date | null;
  readonly reportSource: string | null;
  readonly reportUrl: string | null;
}

export type ApiKeyState = 'active' | 'revoked' | 'reported';

/** The conditions are inlined, because each belongs to a partial index. */
const stateConditions: Record<ApiKeyState, string> = {
  active: 'revoked_at IS NULL',
  revoked: 'revoked_at IS NOT NULL',
  reported: 'reported_at IS NOT NULL',
};

interface KeyPage {
  readonly state: ApiKeyState;
  readonly after: string | undefined;
  readonly count: number;
}

/** Lists keys, newest first. */
export async function listKeys(database: Database, scope: Scope, page: KeyPage): Promise<ApiKeyView[]> {
  return (await database.scoped<Row>(scope, listKeysStatement(scope, page))).map(toView);
}

export function listKeysStatement(scope: Scope, page: KeyPage): Statement {
  return {
    name: `list-keys-${page.state}`,
    // The inner query selects the page; then the names of the creators are joined.
    text: `SELECT ${columnsWithCreator}
           FROM (SELECT ${columns} FROM api_keys
                 WHERE workspace_id = $1 AND environment = $2 AND ${stateConditions[page.state]} AND id < $3
                 ORDER BY id DESC LIMIT $4) k
           ${creatorJoinSql} ORDER BY k.id DESC`,
    values: [
      ...scopeValues(scope),
      page.after === undefined ? maxUuid : decodeId('apiKey', page.after),
      page.count,
    ],
  };
}

export async function findKey(
  database: Database,
  scope: Scope,
  keyId: string,
): Promise<ApiKeyView | undefined> {
  const uuid = decodeId('apiKey', keyId);
  if (uuid === undefined) return undefined;
  const [row] = await database.scoped<Row>(scope, {
    name: 'find-key',
    text: `SELECT ${columnsWithCreator}
           FROM (SELECT ${columns} FROM api_keys WHERE workspace_id = $1 AND environment = $2 AND id = $3) k
           ${creatorJoinSql}`,
    values: [...scopeValues(scope), uuid],
  });
  return row && toView(row);
}

/**
 * Lists the active keys that a person created, in both environments, newest first. A workspace has at most a hundred
 * active keys.
 */
export async function listKeysCreatedBy(
  database: Database,
  scope: Scope,
  personId: string,
): Promise<ApiKeyView[]> {
  const person = decodeId('person', personId);
  if (person === undefined) return [];
  const rows = await database.scoped<Row>(scope, {
    name: 'list-keys-created-by',
    text: `SELECT ${columnsWithCreator}
           FROM (SELECT ${columns} FROM api_keys
                 WHERE workspace_id = $1 AND environment IN ('live', 'sandbox') AND revoked_at IS NULL AND created_by = $2
                 ORDER BY id DESC LIMIT 100) k
           ${creatorJoinSql} ORDER BY k.id DESC`,
    values: [decodeId('workspace', scope.workspaceId), person],
  });
  return rows.map(toView);
}

/** Reads the labels and the last four characters of a workspace's keys by id, for logs that show keys. */
export async function readKeyNames(
  database: Database,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, { readonly label: string; readonly lastFour: string }>> {
  const uuids = [...new Set(ids)].map((id) => decodeId('apiKey', id)).filter((uuid) => uuid !== undefined);
  if (uuids.length === 0) return new Map();
  const rows = await database.scoped<{ id: string; label: string; last_four: string }>(scope, {
    name: 'name-keys',
    text: 'SELECT id, label, last_four FROM api_keys WHERE workspace_id = $1 AND id = ANY ($2::uuid[])',
    values: [decodeId('workspace', scope.workspaceId), uuids],
  });
  return new Map(
    rows.map((row) => [encodeId('apiKey', row.id), { label: row.label, lastFour: row.last_four }]),
  );
}

/** Counts the active keys of a workspace, and the keys created since a given time. Both counts stop at `maxCount`. */
export async function countKeys(
  transaction: Transaction,
  workspaceId: string,
  count: { readonly since: Date; readonly maxCount: number },
): Promise<{ readonly active: number; readonly made: number }> {
  const [row] = await transaction.query<{ active: number; made: number }>({
    name: 'count-keys',
    text: `SELECT (SELECT count(*)::int FROM (SELECT FROM api_keys
                     WHERE workspace_id = $1 AND environment IN ('live', 'sandbox') AND revoked_at IS NULL LIMIT $3) a) AS active,
                  (SELECT count(*)::int FROM (SELECT FROM api_keys
                     WHERE workspace_id = $1 AND id >= $2 LIMIT $3) m) AS made`,
    values: [decodeId('workspace', workspaceId), minUuidAt(count.since), count.maxCount],
  });
  if (row === undefined) throw new Error('The count returned no row.');
  return row;
}

interface Row {
  readonly id: string;
  readonly environment: Environment;
  readonly label: string;
  readonly last_four: string;
  readonly created_at: Date;
  readonly created_by: string | null;
  readonly created_by_name: string | null;
  readonly created_by_member: boolean;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
  readonly exposed_at: Date | null;
  readonly reported_at: Date | null;
  readonly report_source: string | null;
  readonly report_url: string | null;
  readonly expires_at: Date | null;
  readonly scopes: KeyScope[] | null;
  readonly allowed_networks: string[] | null;
}

const columns = `id, workspace_id, environment, label, last_four, created_at, created_by, last_used_at, revoked_at, exposed_at,
  reported_at, report_source, report_url, expires_at, scopes, allowed_networks`;
const columnsWithCreator = 'k.*, p.name AS created_by_name, m.person_id IS NOT NULL AS created_by_member';
const creatorJoinSql = `LEFT JOIN people.persons p ON p.id = k.created_by
           LEFT JOIN members m ON m.workspace_id = k.workspace_id AND m.person_id = k.created_by`;

function toView(row: Row): ApiKeyView {
  const { created_by: creator, created_by_name: name, created_by_member: isMember } = row;
  return {
    id: encodeId('apiKey', row.id),
    environment: row.environment,
    label: row.label,
    lastFour: row.last_four,
    createdAt: row.created_at,
    createdBy: creator === null ? null : { id: encodeId('person', creator), name, isMember },
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
    exposedAt: row.exposed_at,
    reportedAt: row.reported_at,
    reportSource: row.report_source,
    reportUrl: row.report_url,
    expiresAt: row.expires_at,
    scopes: row.scopes,
    allowedNetworks: row.allowed_networks,
  };
}
