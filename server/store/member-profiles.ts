import type { CopyPlaces } from './workspace-copy.ts';

/**
 * Copies the names and addresses of a workspace's members, which its lists and e-mails need, into the cell where it
 * arrives. Accounts and sessions stay where they are. A row that exists there is kept.
 */
export async function copyMemberProfiles({ from, to, workspace }: CopyPlaces): Promise<void> {
  const rows = await from.unscoped<{ profile: string }>({
    text: `SELECT to_jsonb(p)::text AS profile FROM members m JOIN people.persons p ON p.id = m.person_id
           WHERE m.workspace_id = $1`,
    values: [workspace],
  });
  await to.unscoped({
    text: `INSERT INTO people.persons SELECT r.* FROM unnest($1::jsonb[]) AS given (profile),
             jsonb_populate_record(NULL::people.persons, given.profile) AS r
           ON CONFLICT DO NOTHING`,
    values: [rows.map(({ profile }) => profile)],
  });
}
