import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';

/** The fields of a person that we show. The table belongs to better-auth. */
export interface PersonAccount {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly hasSecondFactor: boolean;
  readonly createdAt: Date;
}

export interface PersonSession {
  readonly id: string;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function findAccount(database: Database, personId: string): Promise<PersonAccount | undefined> {
  const [row] = await database.unscoped<{
    name: string;
    email: string;
    email_verified: boolean;
    second_factor_enabled: boolean | null;
    created_at: Date;
  }>({
    name: 'find-account',
    text: `SELECT name, email, email_verified, second_factor_enabled, created_at
           FROM people.persons WHERE id = $1`,
    values: [decodeId('person', personId)],
  });
  return (
    row && {
      name: row.name,
      email: row.email,
      emailVerified: row.email_verified,
      hasSecondFactor: row.second_factor_enabled === true,
      createdAt: row.created_at,
    }
  );
}

export async function findPersonByEmail(
  database: Database,
  email: string,
): Promise<{ readonly id: string; readonly email: string } | undefined> {
  const [row] = await database.unscoped<{ id: string }>({
    name: 'find-person-by-address',
    text: 'SELECT id FROM people.persons WHERE email = $1',
    values: [email],
  });
  return row && { id: encodeId('person', row.id), email };
}

/** Lists active sessions, newest first. */
export async function listSessions(
  database: Database,
  personId: string,
  now: Date,
): Promise<PersonSession[]> {
  const rows = await database.unscoped<{
    id: string;
    ip_address: string | null;
    user_agent: string | null;
    created_at: Date;
    expires_at: Date;
  }>({
    name: 'list-sessions',
    text: `SELECT id, ip_address, user_agent, created_at, expires_at FROM people.sessions
           WHERE person_id = $1 AND expires_at > $2 ORDER BY id DESC LIMIT 100`,
    values: [decodeId('person', personId), now],
  });
  return rows.map((row) => ({
    id: encodeId('session', row.id),
    ipAddress: row.ip_address === '' ? null : row.ip_address,
    userAgent: row.user_agent === '' ? null : row.user_agent,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }));
}

/** Records that the person has just confirmed their identity in this session. */
export async function confirmSession(
  database: Database,
  personId: string,
  sessionId: string,
  now: Date,
): Promise<void> {
  await database.unscoped({
    text: 'UPDATE people.sessions SET confirmed_at = $3 WHERE person_id = $1 AND id = $2',
    values: [decodeId('person', personId), decodeId('session', sessionId), now],
  });
}

export async function deleteSessionByToken(database: Database, token: string): Promise<void> {
  await database.unscoped({ text: 'DELETE FROM people.sessions WHERE token = $1', values: [token] });
}

/** Returns false if the person has no such session. */
export async function endSession(database: Database, personId: string, sessionId: string): Promise<boolean> {
  const rows = await database.unscoped({
    text: 'DELETE FROM people.sessions WHERE person_id = $1 AND id = $2 RETURNING id',
    values: [decodeId('person', personId), decodeId('session', sessionId)],
  });
  return rows.length === 1;
}

export async function endOtherSessions(
  database: Database,
  personId: string,
  sessionId: string,
): Promise<void> {
  await database.unscoped({
    text: 'DELETE FROM people.sessions WHERE person_id = $1 AND id <> $2',
    values: [decodeId('person', personId), decodeId('session', sessionId)],
  });
}

/** Deletes up to `count` expired sessions, and returns how many it deleted. */
export async function eraseExpiredSessions(database: Database, now: Date, count: number): Promise<number> {
  const rows = await database.unscoped({
    text: `DELETE FROM people.sessions WHERE id IN (
             SELECT id FROM people.sessions WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2) RETURNING id`,
    values: [now, count],
  });
  return rows.length;
}

/** Deletes a person with their sessions, password, second factor, passkeys and single-use links. */
export async function deletePerson(transaction: Transaction, personId: string): Promise<void> {
  const person = decodeId('person', personId);
  await transaction.query({ text: 'DELETE FROM people.verifications WHERE value = $1', values: [person] });
  await transaction.query({ text: 'DELETE FROM people.persons WHERE id = $1', values: [person] });
}
