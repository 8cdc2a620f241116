import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import { type Role, roles } from '../domain/roles.ts';
import { toWorkspace, type Workspace, type WorkspaceRow } from './workspaces.ts';

/** A workspace and the member's role in it. */
export interface Membership {
  readonly workspace: Workspace;
  readonly role: Role;
  readonly joinedAt: Date;
}

/** A member as other members of the workspace see them. */
export interface MemberProfile {
  readonly personId: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly hasSecondFactor: boolean;
  readonly createdAt: Date;
}

type Row = WorkspaceRow & { readonly role: Role; readonly joined_at: Date };

const columns = `w.id, w.name, w.plan, w.suspended_until, w.unpaid_since, w.billing_customer,
  w.second_factor_required, w.created_at, m.role, m.created_at AS joined_at`;

/**
 * Returns undefined if the person is not a member or the workspace does not exist. Callers must not distinguish the
 * two cases.
 */
export async function findMembership(
  database: Database,
  workspaceId: string,
  personId: string,
): Promise<Membership | undefined> {
  const workspace = decodeId('workspace', workspaceId);
  if (workspace === undefined) return undefined;
  const [row] = await database.unscoped<Row>({
    name: 'find-membership',
    text: `SELECT ${columns} FROM members m JOIN workspaces w ON w.id = m.workspace_id
           WHERE m.workspace_id = $1 AND m.person_id = $2`,
    values: [workspace, decodeId('person', personId)],
  });
  return row && toMembership(row);
}

/** Lists the memberships of a person, ordered by the age of the workspace. */
export async function listMemberships(database: Database, personId: string): Promise<Membership[]> {
  const rows = await database.unscoped<Row>({
    name: 'list-memberships',
    text: `SELECT ${columns} FROM members m JOIN workspaces w ON w.id = m.workspace_id
           WHERE m.person_id = $1 AND w.moved_to IS NULL ORDER BY m.workspace_id LIMIT 200`,
    values: [decodeId('person', personId)],
  });
  return rows.map(toMembership);
}

/** Lists the memberships inside a transaction, in the order in which their rows are locked. */
export async function listMembershipsInTransaction(
  transaction: Transaction,
  personId: string,
): Promise<Membership[]> {
  const rows = await transaction.query<Row>({
    text: `SELECT ${columns} FROM members m JOIN workspaces w ON w.id = m.workspace_id
           WHERE m.person_id = $1 ORDER BY m.workspace_id`,
    values: [decodeId('person', personId)],
  });
  return rows.map(toMembership);
}

/** Lists all members of a workspace in the order in which they joined. Their number is limited. */
export async function listMembers(database: Database, workspaceId: string): Promise<MemberProfile[]> {
  const rows = await database.unscoped<MemberRow>({
    name: 'list-members',
    text: `SELECT m.person_id, m.role, m.created_at, p.name, p.email, p.second_factor_enabled
           FROM members m JOIN people.persons p ON p.id = m.person_id
           WHERE m.workspace_id = $1 ORDER BY m.created_at, m.person_id LIMIT 200`,
    values: [decodeId('workspace', workspaceId)],
  });
  return rows.map(toProfile);
}

/** Lists the members inside a transaction, with the fields that an e-mail needs. */
export async function listMembersInTransaction(
  transaction: Transaction,
  workspaceId: string,
): Promise<
  { readonly personId: string; readonly name: string; readonly email: string; readonly role: Role }[]
> {
  const rows = await transaction.query<{ person_id: string; role: Role; name: string; email: string }>({
    text: `SELECT m.person_id, m.role, p.name, p.email FROM members m JOIN people.persons p ON p.id = m.person_id
           WHERE m.workspace_id = $1 ORDER BY m.created_at, m.person_id LIMIT 200`,
    values: [decodeId('workspace', workspaceId)],
  });
  return rows.map(({ person_id: id, ...row }) => ({ ...row, personId: encodeId('person', id) }));
}

/** Lists the e-mail addresses of members with at least this role. */
export async function listMemberEmails(
  database: Database,
  workspaceId: string,
  minRole: Role,
): Promise<string[]> {
  const rows = await database.unscoped<{ email: string }>({
    name: 'list-member-addresses',
    text: `SELECT p.email FROM members m JOIN people.persons p ON p.id = m.person_id
           WHERE m.workspace_id = $1 AND m.role = ANY ($2) ORDER BY m.person_id LIMIT 200`,
    values: [decodeId('workspace', workspaceId), roles.slice(roles.indexOf(minRole))],
  });
  return rows.map((row) => row.email);
}

/** Returns false if the person is already a member. */
export async function insertMember(
  transaction: Transaction,
  workspaceId: string,
  member: { readonly personId: string; readonly role: Role; readonly createdAt: Date },
): Promise<boolean> {
  const rows = await transaction.query({
    text: `INSERT INTO members (workspace_id, person_id, role, created_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT DO NOTHING RETURNING person_id`,
    values: [...toMembershipKey(workspaceId, member.personId), member.role, member.createdAt],
  });
  return rows.length === 1;
}

export async function setRole(
  transaction: Transaction,
  workspaceId: string,
  personId: string,
  role: Role,
): Promise<void> {
  await transaction.query({
    text: 'UPDATE members SET role = $3 WHERE workspace_id = $1 AND person_id = $2',
    values: [...toMembershipKey(workspaceId, personId), role],
  });
}

export async function deleteMember(
  transaction: Transaction,
  workspaceId: string,
  personId: string,
): Promise<void> {
  await transaction.query({
    text: 'DELETE FROM members WHERE workspace_id = $1 AND person_id = $2',
    values: toMembershipKey(workspaceId, personId),
  });
}

/** Makes changes of membership run one at a time, so that the last two owners cannot leave at the same moment. */
export async function lockMembers(transaction: Transaction, workspaceId: string): Promise<void> {
  await transaction.query({
    // This lock does not conflict with foreign-key checks, so other work does not wait for it.
    text: 'SELECT 1 FROM workspaces WHERE id = $1 FOR NO KEY UPDATE',
    values: [decodeId('workspace', workspaceId)],
  });
}

/** Reads the current role while the lock is held. Returns undefined if the person is not a member. */
export async function readRole(
  transaction: Transaction,
  workspaceId: string,
  personId: string,
): Promise<Role | undefined> {
  const [row] = await transaction.query<{ role: Role }>({
    text: 'SELECT role FROM members WHERE workspace_id = $1 AND person_id = $2',
    values: toMembershipKey(workspaceId, personId),
  });
  return row?.role;
}

export async function countOwners(transaction: Transaction, workspaceId: string): Promise<number> {
  const [row] = await transaction.query<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM members WHERE workspace_id = $1 AND role = 'owner'`,
    values: [decodeId('workspace', workspaceId)],
  });
  return row?.count ?? 0;
}

export async function isMemberEmail(
  transaction: Transaction,
  workspaceId: string,
  email: string,
): Promise<boolean> {
  const rows = await transaction.query({
    text: `SELECT 1 FROM members m JOIN people.persons p ON p.id = m.person_id
           WHERE m.workspace_id = $1 AND p.email = $2`,
    values: [decodeId('workspace', workspaceId), email],
  });
  return rows.length > 0;
}

/**
 * Counts members and invitations, because an invitation reserves a seat. An invitation for this address is not
 * counted, because it would be replaced.
 */
export async function countSeats(
  transaction: Transaction,
  workspaceId: string,
  email: string,
): Promise<number> {
  const [row] = await transaction.query<{ count: number }>({
    text: `SELECT ((SELECT count(*) FROM members WHERE workspace_id = $1)
                 + (SELECT count(*) FROM invitations WHERE workspace_id = $1 AND email <> $2))::int AS count`,
    values: [decodeId('workspace', workspaceId), email],
  });
  return row?.count ?? 0;
}

/** Makes changes to one person's data run one at a time. */
export async function lockPerson(transaction: Transaction, personId: string): Promise<void> {
  await transaction.query({
    text: 'SELECT 1 FROM people.persons WHERE id = $1 FOR NO KEY UPDATE',
    values: [decodeId('person', personId)],
  });
}

export async function countOwnedWorkspaces(transaction: Transaction, personId: string): Promise<number> {
  const [row] = await transaction.query<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM members WHERE person_id = $1 AND role = 'owner'`,
    values: [decodeId('person', personId)],
  });
  return row?.count ?? 0;
}

function toMembership(row: Row): Membership {
  return { workspace: toWorkspace(row), role: row.role, joinedAt: row.joined_at };
}

interface MemberRow {
  readonly person_id: string;
  readonly role: Role;
  readonly created_at: Date;
  readonly name: string;
  readonly email: string;
  readonly second_factor_enabled: boolean | null;
}

function toProfile(row: MemberRow): MemberProfile {
  return {
    personId: encodeId('person', row.person_id),
    name: row.name,
    email: row.email,
    role: row.role,
    hasSecondFactor: row.second_factor_enabled === true,
    createdAt: row.created_at,
  };
}

function toMembershipKey(workspaceId: string, personId: string): [string | undefined, string | undefined] {
  return [decodeId('workspace', workspaceId), decodeId('person', personId)];
}
