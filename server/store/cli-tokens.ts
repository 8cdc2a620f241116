import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import { requireUuid } from './require-uuid.ts';
import { runUnscoped } from './run-unscoped.ts';

/** A CLI login: one person, in one workspace, on one computer. */
export interface CliToken {
  readonly id: string;
  readonly personId: string;
  readonly workspaceId: string;
  readonly hostName: string;
  readonly ipAddress: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface CliTokenHolder {
  readonly token: Pick<CliToken, 'id' | 'workspaceId' | 'createdAt' | 'expiresAt'>;
  readonly person: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly hasSecondFactor: boolean;
  };
}

/** The maximum number of logins of one person, over all workspaces. A further login ends the oldest one. */
const maxCliTokens = 20;

/** Inserts a login and deletes the oldest ones over the limit. The caller must have locked the person's row. */
export async function insertCliToken(
  transaction: Transaction,
  token: CliToken & { readonly tokenHash: Uint8Array },
): Promise<void> {
  const person = decodeId('person', token.personId);
  await transaction.query({
    text: `DELETE FROM people.cli_tokens WHERE id = ANY (ARRAY(
             SELECT id FROM people.cli_tokens WHERE person_id = $1 ORDER BY id DESC OFFSET $2))`,
    values: [person, maxCliTokens - 1],
  });
  await transaction.query({
    text: `INSERT INTO people.cli_tokens
             (id, person_id, workspace_id, token_hash, host_name, ip_address, created_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      decodeId('cliToken', token.id),
      person,
      decodeId('workspace', token.workspaceId),
      token.tokenHash,
      token.hostName,
      token.ipAddress,
      token.createdAt,
      token.expiresAt,
    ],
  });
}

/** Called for every request, so that a revoked token stops working immediately. */
export async function findCliTokenHolder(
  database: Database,
  tokenHash: Uint8Array,
  now: Date,
): Promise<CliTokenHolder | undefined> {
  const [row] = await database.unscoped<{
    id: string;
    workspace_id: string;
    created_at: Date;
    expires_at: Date;
    person_id: string;
    name: string;
    email: string;
    second_factor_enabled: boolean | null;
  }>({
    name: 'find-cli-token-holder',
    text: `SELECT t.id, t.workspace_id, t.created_at, t.expires_at, t.person_id, p.name, p.email, p.second_factor_enabled
           FROM people.cli_tokens t JOIN people.persons p ON p.id = t.person_id
           WHERE t.token_hash = $1 AND t.expires_at > $2`,
    values: [tokenHash, now],
  });
  return (
    row && {
      token: {
        id: encodeId('cliToken', row.id),
        workspaceId: encodeId('workspace', row.workspace_id),
        createdAt: row.created_at,
        expiresAt: row.expires_at,
      },
      person: {
        id: encodeId('person', row.person_id),
        name: row.name,
        email: row.email,
        hasSecondFactor: row.second_factor_enabled === true,
      },
    }
  );
}

export async function findCliToken(
  database: Database,
  personId: string,
  tokenId: string,
): Promise<Pick<CliToken, 'id' | 'personId' | 'workspaceId' | 'expiresAt'> | undefined> {
  const [row] = await database.unscoped<{ workspace_id: string; expires_at: Date }>({
    text: 'SELECT workspace_id, expires_at FROM people.cli_tokens WHERE person_id = $1 AND id = $2',
    values: [decodeId('person', personId), decodeId('cliToken', tokenId)],
  });
  return (
    row && {
      id: tokenId,
      personId,
      workspaceId: encodeId('workspace', row.workspace_id),
      expiresAt: row.expires_at,
    }
  );
}

/** Writes at most once a minute, so that most requests do not cause a write. */
export async function recordCliTokenUse(database: Database, tokenId: string, now: Date): Promise<void> {
  await database.unscoped({
    name: 'note-cli-token-use',
    text: `UPDATE people.cli_tokens SET last_used_at = $2
           WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < $2::timestamptz - interval '1 minute')`,
    values: [decodeId('cliToken', tokenId), now],
  });
}

/** Lists the active logins of a person, newest first. */
export async function listCliTokens(
  database: Database,
  personId: string,
  now: Date,
): Promise<(CliToken & { readonly workspaceName: string; readonly lastUsedAt: Date | null })[]> {
  const rows = await database.unscoped<ListedRow>({
    text: `SELECT t.id, t.workspace_id, w.name AS workspace_name, t.host_name, t.ip_address, t.created_at, t.expires_at,
             t.last_used_at
           FROM people.cli_tokens t JOIN workspaces w ON w.id = t.workspace_id
           WHERE t.person_id = $1 AND t.expires_at > $2 ORDER BY t.id DESC LIMIT ${maxCliTokens}`,
    values: [decodeId('person', personId), now],
  });
  return rows.map((row) => ({
    id: encodeId('cliToken', row.id),
    personId,
    workspaceId: encodeId('workspace', row.workspace_id),
    workspaceName: row.workspace_name,
    hostName: row.host_name,
    ipAddress: row.ip_address,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  }));
}

interface ListedRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly workspace_name: string;
  readonly host_name: string;
  readonly ip_address: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly last_used_at: Date | null;
}

/** Returns undefined if the person has no such login. */
export async function deleteCliToken(
  transaction: Transaction,
  personId: string,
  tokenId: string,
): Promise<{ readonly workspaceId: string; readonly hostName: string } | undefined> {
  const [row] = await transaction.query<{ workspace_id: string; host_name: string }>({
    text: 'DELETE FROM people.cli_tokens WHERE person_id = $1 AND id = $2 RETURNING workspace_id, host_name',
    values: [decodeId('person', personId), decodeId('cliToken', tokenId)],
  });
  return row && { workspaceId: encodeId('workspace', row.workspace_id), hostName: row.host_name };
}

/** Ends all CLI logins of a person, after a change of password or address or after signing out everywhere. */
export async function deleteAllCliTokens(
  connection: Database | Transaction,
  personId: string,
): Promise<void> {
  await runUnscoped(connection, {
    text: 'DELETE FROM people.cli_tokens WHERE person_id = $1',
    values: [decodeId('person', personId)],
  });
}

/** Ends the CLI logins for a workspace, or only those of one member. */
export async function deleteCliTokensOfWorkspace(
  connection: Database | Transaction,
  workspaceId: string,
  personId?: string,
): Promise<void> {
  await runUnscoped(connection, {
    text: 'DELETE FROM people.cli_tokens WHERE workspace_id = $1 AND ($2::uuid IS NULL OR person_id = $2)',
    values: [
      requireUuid('workspace', workspaceId),
      personId === undefined ? null : requireUuid('person', personId),
    ],
  });
}

export async function deleteExpiredCliTokens(database: Database, now: Date, most: number): Promise<number> {
  const rows = await database.unscoped({
    text: `DELETE FROM people.cli_tokens WHERE id = ANY (ARRAY(
             SELECT id FROM people.cli_tokens WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2)) RETURNING id`,
    values: [now, most],
  });
  return rows.length;
}
