import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../integrations/postgres.ts';
import { type DirectoryEntry, maxEntriesPerStatement } from './directory.ts';

/**
 * The directory says in which cells a person may have workspaces. Its entries grant no access: only the workspace's own
 * cell decides who is a member.
 */

/** The maximum length of the list of a person's workspaces: more than anybody has. */
const maxWorkspaces = 200;

/** Lists the workspaces that a person may have in cells other than `cell`. */
export async function listEntriesElsewhere(
  home: Database,
  personId: string,
  cell: string,
): Promise<DirectoryEntry[]> {
  const rows = await home.unscoped<{ workspace_id: string; cell: string }>({
    name: 'list-entries-elsewhere',
    text: `SELECT p.workspace_id, w.cell FROM directory.person_workspaces p
           JOIN directory.workspace_cells w ON w.workspace_id = p.workspace_id
           WHERE p.person_id = $1 AND w.cell <> $2 ORDER BY p.workspace_id LIMIT $3`,
    values: [decodeId('person', personId), cell, maxWorkspaces],
  });
  return rows.map((row) => ({ workspaceId: encodeId('workspace', row.workspace_id), cell: row.cell }));
}

/**
 * Adds one member to the directory, before the membership is committed. The workspace must already be in the
 * directory.
 */
export async function enterMember(
  home: Database,
  member: { readonly workspaceId: string; readonly personId: string },
  now: Date,
): Promise<void> {
  const pair = {
    workspace: decodeId('workspace', member.workspaceId),
    person: decodeId('person', member.personId),
  };
  if (pair.workspace === undefined || pair.person === undefined)
    throw new Error('The workspace id or the person id is invalid.');
  await insertMemberships(home, [{ workspace: pair.workspace, person: pair.person }], now);
}

/**
 * Adds all members of these workspaces (UUIDs) to the directory, and returns how many there are. The workspaces must
 * already be in the directory.
 */
export async function enterMembers(
  owner: Database,
  home: Database,
  { workspaces, now }: { readonly workspaces: readonly string[]; readonly now: Date },
): Promise<number> {
  let entered = 0;
  for (let after: MemberPair | undefined; ; ) {
    const pairs = await listMemberPairs(owner, { workspaces, after });
    if (pairs.length > 0) await insertMemberships(home, pairs, now);
    entered += pairs.length;
    after = pairs.at(-1);
    if (pairs.length < maxEntriesPerStatement) return entered;
  }
}

/** The ids of a workspace and a person, both as UUIDs. */
interface MemberPair {
  readonly workspace: string;
  readonly person: string;
}

async function listMemberPairs(
  owner: Database,
  { workspaces, after }: { readonly workspaces: readonly string[]; readonly after: MemberPair | undefined },
): Promise<MemberPair[]> {
  return owner.unscoped<MemberPair>({
    text: `SELECT workspace_id AS workspace, person_id AS person FROM members
           WHERE workspace_id = ANY ($1::uuid[]) AND ($2::uuid IS NULL OR (workspace_id, person_id) > ($2, $3::uuid))
           ORDER BY workspace_id, person_id LIMIT $4`,
    values: [workspaces, after?.workspace ?? null, after?.person ?? null, maxEntriesPerStatement],
  });
}

async function insertMemberships(home: Database, pairs: readonly MemberPair[], now: Date): Promise<void> {
  await home.unscoped({
    text: `INSERT INTO directory.person_workspaces (person_id, workspace_id, entered_at)
           SELECT person, workspace, $3 FROM unnest($1::uuid[], $2::uuid[]) AS given (person, workspace)
           ORDER BY person, workspace ON CONFLICT DO NOTHING`,
    values: [pairs.map(({ person }) => person), pairs.map(({ workspace }) => workspace), now],
  });
}

/**
 * Lists one page of a cell's entries that were added before the given time, sorted by workspace and then by person.
 */
export async function listEnteredMembers(
  home: Database,
  page: { readonly cell: string; readonly before: Date; readonly after: string },
): Promise<MemberPair[]> {
  const [workspace = null, person = null] = page.after === '' ? [] : page.after.split(' ');
  return home.unscoped<MemberPair>({
    text: `SELECT p.workspace_id AS workspace, p.person_id AS person FROM directory.person_workspaces p
           JOIN directory.workspace_cells w ON w.workspace_id = p.workspace_id AND w.cell = $1
           WHERE p.entered_at < $2 AND ($3::uuid IS NULL OR (p.workspace_id, p.person_id) > ($3, $4::uuid))
           ORDER BY p.workspace_id, p.person_id LIMIT $5`,
    values: [page.cell, page.before, workspace, person, maxEntriesPerStatement],
  });
}

/** Removes directory entries of people who are no longer members of workspaces in this cell. */
export async function removeFormerMembers(
  owner: Database,
  home: Database,
  pairs: readonly MemberPair[],
): Promise<number> {
  const former = await owner.unscoped<MemberPair>({
    text: `SELECT workspace, person FROM unnest($1::uuid[], $2::uuid[]) AS given (workspace, person)
           JOIN workspaces w ON w.id = given.workspace AND w.placement IN ('here', 'draining')
           WHERE NOT EXISTS (SELECT FROM members m
             WHERE m.workspace_id = given.workspace AND m.person_id = given.person)`,
    values: [pairs.map(({ workspace }) => workspace), pairs.map(({ person }) => person)],
  });
  await home.unscoped({
    text: `DELETE FROM directory.person_workspaces p USING unnest($1::uuid[], $2::uuid[]) AS given (workspace, person)
           WHERE p.workspace_id = given.workspace AND p.person_id = given.person`,
    values: [former.map(({ workspace }) => workspace), former.map(({ person }) => person)],
  });
  return former.length;
}
