import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import { deleteAllCliTokens } from './cli-tokens.ts';
import { runUnscoped } from './run-unscoped.ts';

/** A change of e-mail address that is waiting for confirmation from both mailboxes. */
export interface EmailChange {
  readonly personId: string;
  readonly sessionId: string;
  readonly newEmail: string;
  readonly oldConfirmedAt: Date | null;
  readonly newConfirmedAt: Date | null;
  readonly expiresAt: Date;
}

interface Row {
  readonly person_id: string;
  readonly session_id: string;
  readonly new_email: string;
  readonly old_confirmed_at: Date | null;
  readonly new_confirmed_at: Date | null;
  readonly expires_at: Date;
}

const columns = 'person_id, session_id, new_email, old_confirmed_at, new_confirmed_at, expires_at';

/**
 * Stores a requested change. It replaces an earlier request of the same person, and the links of that request stop
 * working.
 */
export async function saveEmailChange(
  transaction: Transaction,
  change: Pick<EmailChange, 'personId' | 'sessionId' | 'newEmail' | 'expiresAt'> & {
    readonly oldTokenHash: Uint8Array;
    readonly newTokenHash: Uint8Array;
    readonly createdAt: Date;
  },
): Promise<void> {
  await transaction.query({
    text: `INSERT INTO people.address_changes
             (person_id, session_id, new_email, old_token_hash, new_token_hash, created_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)
           ON CONFLICT (person_id) DO UPDATE SET session_id = excluded.session_id, new_email = excluded.new_email,
             old_token_hash = excluded.old_token_hash, new_token_hash = excluded.new_token_hash,
             old_confirmed_at = NULL, new_confirmed_at = NULL,
             created_at = excluded.created_at, expires_at = excluded.expires_at`,
    values: [
      decodeId('person', change.personId),
      decodeId('session', change.sessionId),
      change.newEmail,
      change.oldTokenHash,
      change.newTokenHash,
      change.createdAt,
      change.expiresAt,
    ],
  });
}

export async function findEmailChange(
  database: Database,
  personId: string,
  now: Date,
): Promise<EmailChange | undefined> {
  const [row] = await database.unscoped<Row>({
    text: `SELECT ${columns} FROM people.address_changes WHERE person_id = $1 AND expires_at > $2`,
    values: [decodeId('person', personId), now],
  });
  return row && toChange(row);
}

/** Finds a change by either of its tokens. `oldEmail` is set only for the token sent to the old address. */
export async function findEmailChangeByToken(
  database: Database,
  tokenHash: Uint8Array,
  now: Date,
): Promise<{ readonly oldEmail: string | null; readonly newEmail: string } | undefined> {
  const [row] = await database.unscoped<{ old_email: string | null; new_email: string }>({
    text: `SELECT CASE WHEN c.old_token_hash = $1 THEN p.email END AS old_email, c.new_email
           FROM people.address_changes c JOIN people.persons p ON p.id = c.person_id
           WHERE (c.old_token_hash = $1 OR c.new_token_hash = $1) AND c.expires_at > $2`,
    values: [tokenHash, now],
  });
  return row && { oldEmail: row.old_email, newEmail: row.new_email };
}

/**
 * Confirms the mailbox that received this token. The row stays locked until the transaction ends. Returns undefined
 * if there is no such token.
 */
export async function confirmEmailChange(
  transaction: Transaction,
  tokenHash: Uint8Array,
  now: Date,
): Promise<EmailChange | undefined> {
  const [row] = await transaction.query<Row>({
    text: `UPDATE people.address_changes SET
             old_confirmed_at = CASE WHEN old_token_hash = $1 THEN coalesce(old_confirmed_at, $2) ELSE old_confirmed_at END,
             new_confirmed_at = CASE WHEN new_token_hash = $1 THEN coalesce(new_confirmed_at, $2) ELSE new_confirmed_at END
           WHERE (old_token_hash = $1 OR new_token_hash = $1) AND expires_at > $2
           RETURNING ${columns}`,
    values: [tokenHash, now],
  });
  return row && toChange(row);
}

/** Cancels a change by either of its tokens. Returns false if there is no such change. */
export async function cancelEmailChangeByToken(database: Database, tokenHash: Uint8Array): Promise<boolean> {
  const rows = await database.unscoped({
    text: `DELETE FROM people.address_changes WHERE old_token_hash = $1 OR new_token_hash = $1 RETURNING person_id`,
    values: [tokenHash],
  });
  return rows.length > 0;
}

export async function deleteEmailChange(connection: Database | Transaction, personId: string): Promise<void> {
  await runUnscoped(connection, {
    text: 'DELETE FROM people.address_changes WHERE person_id = $1',
    values: [decodeId('person', personId)],
  });
}

export async function deleteExpiredEmailChanges(
  database: Database,
  now: Date,
  most: number,
): Promise<number> {
  const rows = await database.unscoped({
    text: `DELETE FROM people.address_changes WHERE person_id = ANY (ARRAY(
             SELECT person_id FROM people.address_changes WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2))
           RETURNING person_id`,
    values: [now, most],
  });
  return rows.length;
}

/**
 * Changes a person's address. Returns undefined if another account has taken the address in the meantime. Also ends
 * password-reset links sent to the old mailbox, every session except the one that requested the change, and all CLI
 * logins.
 */
export async function applyEmailChange(
  transaction: Transaction,
  change: EmailChange,
  now: Date,
): Promise<{ readonly name: string; readonly oldEmail: string } | undefined> {
  const person = decodeId('person', change.personId);
  const [row] = await transaction.query<{ name: string; old_email: string }>({
    text: `WITH old AS (SELECT id, email FROM people.persons WHERE id = $1 FOR UPDATE)
           UPDATE people.persons p SET email = $2, email_verified = true, updated_at = $3 FROM old
           WHERE p.id = old.id AND NOT EXISTS (SELECT FROM people.persons WHERE email = $2)
           RETURNING p.name, old.email AS old_email`,
    values: [person, change.newEmail, now],
  });
  await deleteEmailChange(transaction, change.personId);
  if (row === undefined) return undefined;
  await transaction.query({
    text: 'DELETE FROM people.sessions WHERE person_id = $1 AND id <> $2',
    values: [person, decodeId('session', change.sessionId)],
  });
  await deleteAllCliTokens(transaction, change.personId);
  await transaction.query({ text: 'DELETE FROM people.verifications WHERE value = $1', values: [person] });
  return { name: row.name, oldEmail: row.old_email };
}

function toChange(row: Row): EmailChange {
  return {
    personId: encodeId('person', row.person_id),
    sessionId: encodeId('session', row.session_id),
    newEmail: row.new_email,
    oldConfirmedAt: row.old_confirmed_at,
    newConfirmedAt: row.new_confirmed_at,
    expiresAt: row.expires_at,
  };
}
