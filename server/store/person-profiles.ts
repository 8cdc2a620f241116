import { decodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../integrations/postgres.ts';
import { maxEntriesPerStatement } from './directory.ts';
import type { CopyContext } from './workspace-copy.ts';

/**
 * A person whose account is in the home cell, with the fields that the member lists and e-mails of this cell need.
 */
export interface PersonProfile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly hasSecondFactor: boolean;
}

/**
 * Matches rows that are only profiles, with no password and no passkey. A row with either is an account of this cell,
 * and must not be overwritten with data from other cells.
 */
const profileCondition = `NOT EXISTS (SELECT FROM people.accounts a WHERE a.person_id = p.id)
  AND NOT EXISTS (SELECT FROM people.passkeys k WHERE k.person_id = p.id)`;

/**
 * A placeholder for the address of a profile, if another person uses that address now. The sweep corrects it later.
 */
const outdatedAddressSql = `p.id || '@outdated.invalid'`;

export async function savePersonProfile(
  database: Database,
  { id, name, email, hasSecondFactor }: PersonProfile,
  now: Date,
): Promise<void> {
  const person = decodeId('person', id);
  await database.unscopedTransaction(async (transaction) => {
    await transaction.query({
      text: `UPDATE people.persons p SET email = ${outdatedAddressSql} WHERE p.email = $1 AND p.id <> $2 AND ${profileCondition}`,
      values: [email, person],
    });
    await transaction.query({
      text: `INSERT INTO people.persons AS p (id, name, email, email_verified, second_factor_enabled, created_at, updated_at)
             VALUES ($1, $2, CASE WHEN EXISTS (SELECT FROM people.persons o WHERE o.email = $3 AND o.id <> $1)
               THEN $1 || '@outdated.invalid' ELSE $3 END, true, $4, $5, $5)
             ON CONFLICT (id) DO UPDATE SET name = EXCLUDED.name, email = EXCLUDED.email,
               second_factor_enabled = EXCLUDED.second_factor_enabled, updated_at = EXCLUDED.updated_at
             WHERE ${profileCondition}`,
      values: [person, name, email, hasSecondFactor, now],
    });
  });
}

/**
 * Copies the names and addresses of a workspace's members, which its lists and e-mails need, to the workspace's new
 * cell. Accounts and sessions are not copied. A row that already exists there is kept.
 */
export async function copyMemberProfiles({ from, to, workspace }: CopyContext): Promise<void> {
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

/**
 * Updates one page of this cell's profiles from the accounts in the home cell, and deletes profiles whose account no
 * longer exists. Returns the ids of the page.
 */
export async function refreshProfiles(
  { owner, home }: { readonly owner: Database; readonly home: Database },
  after: string,
): Promise<string[]> {
  const listed = await owner.unscoped<{ id: string }>({
    text: `SELECT p.id FROM people.persons p WHERE p.id > $1 AND ${profileCondition} ORDER BY p.id LIMIT $2`,
    values: [after, maxEntriesPerStatement],
  });
  const ids = listed.map(({ id }) => id);
  const current = await home.unscoped<{ id: string; name: string; email: string; factor: boolean | null }>({
    text: `SELECT id, name, email, second_factor_enabled AS factor FROM people.persons WHERE id = ANY ($1::uuid[])`,
    values: [ids],
  });
  const values = [
    current.map(({ id }) => id),
    current.map(({ name }) => name),
    current.map(({ email }) => email),
    current.map(({ factor }) => factor),
  ];
  const accountRows = `unnest($1::uuid[], $2::text[], $3::text[], $4::boolean[]) AS given (id, name, email, factor)`;
  await owner.unscopedTransaction(async (transaction) => {
    await transaction.query({
      text: `DELETE FROM people.persons p WHERE p.id = ANY ($1::uuid[]) AND p.id <> ALL ($2::uuid[]) AND ${profileCondition}`,
      values: [ids, values[0]],
    });
    // Two people may have exchanged their addresses, but addresses must be unique after every statement. The previous
    // holders therefore get a placeholder first.
    await transaction.query({
      text: `UPDATE people.persons p SET email = ${outdatedAddressSql} FROM ${accountRows}
             WHERE p.email = given.email AND p.id <> given.id AND ${profileCondition}`,
      values,
    });
    await transaction.query({
      text: `UPDATE people.persons p SET name = given.name, email = given.email, second_factor_enabled = given.factor
             FROM ${accountRows} WHERE p.id = given.id AND ${profileCondition}
               AND (p.name, p.email, p.second_factor_enabled) IS DISTINCT FROM (given.name, given.email, given.factor)
               AND NOT EXISTS (SELECT FROM people.persons other WHERE other.email = given.email AND other.id <> p.id)`,
      values,
    });
  });
  return ids;
}
