import type { Database, Transaction } from '../integrations/postgres.ts';
import { runUnscoped } from './run-unscoped.ts';

/** An e-mail in the outbox. Its content is encrypted. */
export interface OutgoingEmail {
  readonly id: string;
  readonly sealed: Buffer;
  readonly expiresAt: Date;
}

/**
 * The maximum number of queued e-mails, far more than the sign-ins of an hour produce. The limit keeps the outbox
 * from filling the disk during a long outage of the mail server.
 */
const maxQueuedEmails = 50_000;

/** Returns false if the outbox is full. */
export async function insertEmail(
  connection: Database | Transaction,
  email: OutgoingEmail,
  now: Date,
): Promise<boolean> {
  const rows = await runUnscoped(connection, {
    name: 'insert-email',
    text: `INSERT INTO people.outgoing_emails (id, sealed, created_at, expires_at, due_at)
           SELECT $1, $2, $3, $4, $3
           WHERE (SELECT count(*) FROM (SELECT FROM people.outgoing_emails LIMIT ${maxQueuedEmails}) waiting) < ${maxQueuedEmails}
           RETURNING id`,
    values: [email.id, email.sealed, now, email.expiresAt],
  });
  return rows.length === 1;
}

export interface ClaimedEmail extends OutgoingEmail {
  /** The number of attempts, including the one about to be made. */
  readonly tries: number;
}

/**
 * Leases due e-mails, so that no other process gets them before the lease ends. If this process dies, they become due
 * again at that time.
 */
export async function claimDueEmails(
  database: Database,
  times: { readonly now: Date; readonly leaseEndsAt: Date },
  count: number,
): Promise<ClaimedEmail[]> {
  const rows = await database.unscoped<{ id: string; sealed: Buffer; expires_at: Date; tries: number }>({
    name: 'claim-due-emails',
    text: `UPDATE people.outgoing_emails SET due_at = $2, tries = tries + 1
           WHERE id = ANY (ARRAY(SELECT id FROM people.outgoing_emails
             WHERE due_at <= $1 AND expires_at > $1 ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED))
           RETURNING id, sealed, expires_at, tries`,
    values: [times.now, times.leaseEndsAt, count],
  });
  return rows.map((row) => ({
    id: row.id,
    sealed: row.sealed,
    expiresAt: row.expires_at,
    tries: row.tries,
  }));
}

export async function deleteEmail(database: Database, id: string): Promise<void> {
  await database.unscoped({
    name: 'delete-email',
    text: 'DELETE FROM people.outgoing_emails WHERE id = $1',
    values: [id],
  });
}

export async function postponeEmail(database: Database, id: string, until: Date): Promise<void> {
  await database.unscoped({
    name: 'postpone-email',
    text: 'UPDATE people.outgoing_emails SET due_at = $2 WHERE id = $1',
    values: [id, until],
  });
}

/** Deletes up to `count` expired e-mails and returns how many it deleted. */
export async function deleteExpiredEmails(database: Database, now: Date, count: number): Promise<number> {
  const rows = await database.unscoped({
    name: 'delete-expired-emails',
    text: `DELETE FROM people.outgoing_emails WHERE id = ANY (ARRAY(
             SELECT id FROM people.outgoing_emails WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2))
           RETURNING id`,
    values: [now, count],
  });
  return rows.length;
}
