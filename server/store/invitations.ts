import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Role } from '../domain/roles.ts';
import { setWorkspaceScope } from './set-workspace-scope.ts';

export interface Invitation {
  readonly workspaceId: string;
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** An invitation with the names that are displayed. */
export interface NamedInvitation extends Invitation {
  readonly inviterName: string;
  readonly workspaceName: string;
}

/**
 * Stores one invitation per address. A repeated invitation replaces the role and the token, and the link in the
 * previous e-mail stops working.
 */
export async function saveInvitation(
  transaction: Transaction,
  invitation: Invitation & { readonly tokenHash: Uint8Array },
): Promise<Invitation> {
  const [row] = await transaction.query<Row>({
    text: `INSERT INTO invitations (workspace_id, id, email, role, token_hash, invited_by, created_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
           ON CONFLICT (workspace_id, email) DO UPDATE SET
             role = excluded.role, token_hash = excluded.token_hash,
             invited_by = excluded.invited_by, expires_at = excluded.expires_at
           RETURNING workspace_id, id, email, role, invited_by, created_at, expires_at`,
    values: [
      decodeId('workspace', invitation.workspaceId),
      decodeId('invitation', invitation.id),
      invitation.email,
      invitation.role,
      invitation.tokenHash,
      decodeId('person', invitation.invitedBy),
      invitation.createdAt,
      invitation.expiresAt,
    ],
  });
  if (row === undefined) throw new Error('The invitation was not saved.');
  return toInvitation(row);
}

export async function listInvitations(database: Database, workspaceId: string): Promise<NamedInvitation[]> {
  const rows = await database.unscoped<NamedRow>({
    name: 'list-invitations',
    text: `SELECT ${namedColumns} ${fromNamedInvitationsSql} WHERE i.workspace_id = $1 ORDER BY i.id LIMIT 200`,
    values: [decodeId('workspace', workspaceId)],
  });
  return rows.map(toNamedInvitation);
}

export async function findInvitation(
  transaction: Transaction,
  workspaceId: string,
  id: string,
): Promise<NamedInvitation | undefined> {
  const [row] = await transaction.query<NamedRow>({
    text: `SELECT ${namedColumns} ${fromNamedInvitationsSql} WHERE i.workspace_id = $1 AND i.id = $2`,
    values: [decodeId('workspace', workspaceId), decodeId('invitation', id)],
  });
  return row && toNamedInvitation(row);
}

/** Finds an invitation by the token in its link. */
export async function findInvitationByToken(
  database: Database,
  tokenHash: Uint8Array,
): Promise<NamedInvitation | undefined> {
  const [row] = await database.unscoped<NamedRow>({
    name: 'find-invitation-by-token',
    text: `SELECT ${namedColumns} ${fromNamedInvitationsSql} WHERE i.token_hash = $1`,
    values: [tokenHash],
  });
  return row && toNamedInvitation(row);
}

/** Returns the e-mail address of the invitation, or undefined if it no longer exists or its token was replaced. */
export async function deleteInvitation(
  transaction: Transaction,
  invitation: { readonly workspaceId: string; readonly id: string; readonly tokenHash?: Uint8Array },
): Promise<string | undefined> {
  const [row] = await transaction.query<{ email: string }>({
    text: `DELETE FROM invitations
           WHERE workspace_id = $1 AND id = $2 AND ($3::bytea IS NULL OR token_hash = $3) RETURNING email`,
    values: [
      decodeId('workspace', invitation.workspaceId),
      decodeId('invitation', invitation.id),
      invitation.tokenHash ?? null,
    ],
  });
  return row?.email;
}

export async function eraseExpiredInvitations(
  transaction: Transaction,
  workspaceId: string,
  now: Date,
): Promise<void> {
  await transaction.query({
    text: 'DELETE FROM invitations WHERE workspace_id = $1 AND expires_at <= $2',
    values: [decodeId('workspace', workspaceId), now],
  });
}

interface Row {
  readonly workspace_id: string;
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly invited_by: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}

type NamedRow = Row & { readonly inviter_name: string; readonly workspace_name: string };

const namedColumns = `i.workspace_id, i.id, i.email, i.role, i.invited_by, i.created_at, i.expires_at,
  p.name AS inviter_name, w.name AS workspace_name`;
const fromNamedInvitationsSql = `FROM invitations i JOIN workspaces w ON w.id = i.workspace_id
  JOIN people.persons p ON p.id = i.invited_by`;

function toInvitation(row: Row): Invitation {
  return {
    workspaceId: encodeId('workspace', row.workspace_id),
    id: encodeId('invitation', row.id),
    email: row.email,
    role: row.role,
    invitedBy: encodeId('person', row.invited_by),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

function toNamedInvitation(row: NamedRow): NamedInvitation {
  return { ...toInvitation(row), inviterName: row.inviter_name, workspaceName: row.workspace_name };
}

/** Deletes the invitations that one person sent in one workspace. */
export async function deleteInvitationsByInviter(
  transaction: Transaction,
  workspaceId: string,
  personId: string,
): Promise<void> {
  await transaction.query({
    text: 'DELETE FROM invitations WHERE workspace_id = $1 AND invited_by = $2',
    values: [decodeId('workspace', workspaceId), decodeId('person', personId)],
  });
}

/**
 * Deletes all invitations to an e-mail address, one workspace at a time, because row-level security allows a deletion
 * only within the scope of its workspace.
 */
export async function deleteInvitationsForEmail(transaction: Transaction, email: string): Promise<void> {
  const rows = await transaction.query<{ workspace_id: string }>({
    text: 'SELECT workspace_id FROM invitations WHERE email = $1 ORDER BY workspace_id LIMIT 1000',
    values: [email],
  });
  for (const { workspace_id: workspace } of rows) {
    await setWorkspaceScope(transaction, encodeId('workspace', workspace));
    await transaction.query({
      text: 'DELETE FROM invitations WHERE workspace_id = $1 AND email = $2',
      values: [workspace, email],
    });
  }
}
