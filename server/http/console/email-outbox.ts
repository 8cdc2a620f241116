import { decodeId } from '@blazon/contract/ids.ts';
import type { Clock } from '../../integrations/clock.ts';
import type { EmailMessage, Mailer } from '../../integrations/smtp.ts';
import type { Database, Transaction } from '../../integrations/postgres.ts';
import type { Sealer } from '../../integrations/sealing.ts';
import { computeEmailRetryDelaySeconds } from '../../domain/email-backoff.ts';
import {
  type ClaimedEmail,
  claimDueEmails,
  deleteEmail,
  deleteExpiredEmails,
  insertEmail,
  postponeEmail,
} from '../../store/outgoing-emails.ts';
import { startOutboxPoller } from './outbox-poller.ts';

/**
 * The queue of outgoing e-mails. Queueing does not wait for the mail server, and an outage of the mail server loses
 * no e-mail: each one is retried until its content has expired. If a process dies between sending and deleting, the
 * e-mail is sent twice with the same Message-ID, so that mail programs can remove the duplicate.
 */
export interface EmailOutbox {
  /** Resolves after the e-mail is stored, whether or not the mail server responds. */
  queue(message: EmailMessage, lifetimeSeconds: number): Promise<void>;
  /** Queues an e-mail in a transaction. Call `wake` after the commit. */
  queueIn(transaction: Transaction, message: EmailMessage, lifetimeSeconds: number): Promise<void>;
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Why an e-mail was not sent: it expired, or the outbox was full. The mail connection counts the e-mails that were
 * sent.
 */
export type EmailOutcome = 'expired' | 'dropped';

export interface EmailOutboxDeps {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now' | 'newId'>;
  readonly mail: Pick<Mailer, 'send'>;
  readonly sealer: Sealer;
  /** The host name in Message-IDs. */
  readonly host: string;
  readonly onOutcome: (outcome: EmailOutcome, count: number) => void;
  readonly onError: (error: unknown) => void;
}

const pollMilliseconds = 2_000;
const emailBatchSize = 20;
/** Longer than any attempt, because the mail server has 30 seconds to respond. */
const leaseSeconds = 120;
const maxExpiredDeletions = 1_000;

export function startEmailOutbox(deps: EmailOutboxDeps): EmailOutbox {
  const { wake, stop } = startOutboxPoller({
    everyMilliseconds: pollMilliseconds,
    poll: (stopping) => sendDueEmails(deps, stopping),
    onError: deps.onError,
  });
  return {
    async queue(message, lifetimeSeconds) {
      await storeEmail(deps, deps.database, message, lifetimeSeconds);
      wake();
    },
    queueIn: (transaction, message, lifetimeSeconds) =>
      storeEmail(deps, transaction, message, lifetimeSeconds),
    wake,
    stop,
  };
}

async function storeEmail(
  { clock, sealer, onOutcome }: EmailOutboxDeps,
  connection: Database | Transaction,
  message: EmailMessage,
  lifetimeSeconds: number,
): Promise<void> {
  const now = clock.now();
  const id = decodeId('request', clock.newId('request')) ?? '';
  const isStored = await insertEmail(
    connection,
    {
      id,
      sealed: sealer.seal(encryptionContext(id), JSON.stringify(message)),
      expiresAt: new Date(now.getTime() + lifetimeSeconds * 1000),
    },
    now,
  );
  if (!isStored) onOutcome('dropped', 1);
}

async function sendDueEmails(deps: EmailOutboxDeps, stopping: AbortSignal): Promise<void> {
  const { database, clock, onOutcome } = deps;
  const expired = await deleteExpiredEmails(database, clock.now(), maxExpiredDeletions);
  if (expired > 0) onOutcome('expired', expired);
  for (;;) {
    if (stopping.aborted) return;
    const now = clock.now();
    const leaseEndsAt = new Date(now.getTime() + leaseSeconds * 1000);
    const claimed = await claimDueEmails(database, { now, leaseEndsAt }, emailBatchSize);
    // The mail connection sends a few e-mails at a time. The rest of the batch waits for less time than the lease
    // lasts.
    await Promise.all(claimed.map((email) => sendEmail(deps, email)));
    if (claimed.length < emailBatchSize) return;
  }
}

async function sendEmail(deps: EmailOutboxDeps, email: ClaimedEmail): Promise<void> {
  const { database, clock, mail, sealer, host, onError } = deps;
  try {
    const message = JSON.parse(sealer.open(encryptionContext(email.id), email.sealed)) as EmailMessage;
    await mail.send({ ...message, messageId: `<${email.id}@${host}>` });
    await deleteEmail(database, email.id);
  } catch (error) {
    onError(error);
    const next = clock.now().getTime() + computeEmailRetryDelaySeconds(email.tries) * 1000;
    await postponeEmail(database, email.id, new Date(next)).catch(onError);
  }
}

/** The ciphertext is bound to this text, so that it cannot be moved to another row. */
function encryptionContext(id: string): string {
  return `outgoing_email/${id}`;
}
