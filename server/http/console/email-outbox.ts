import { decodeId } from '@blazon/contract/ids.ts';
import type { Clock } from '../../integrations/clock.ts';
import type { EmailMessage, Mailer } from '../../integrations/smtp.ts';
import type { Database, Transaction } from '../../integrations/postgres.ts';
import type { Sealer } from '../../integrations/sealing.ts';
import { emailRetryDelaySeconds } from '../../domain/email-backoff.ts';
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
 * E-mails on their way out. Whoever queues one does not wait for the mail server, and no outage of it loses one: it is
 * tried again until what it says has expired. A process that dies between sending and deleting sends it twice, under
 * the same Message-ID, so that mail programs can tell.
 */
export interface EmailOutbox {
  /** Resolves once it is stored, whether or not the mail server answers. */
  queue(message: EmailMessage, lifetimeSeconds: number): Promise<void>;
  /** The same within a transaction: `wake` once it is committed. */
  queueIn(transaction: Transaction, message: EmailMessage, lifetimeSeconds: number): Promise<void>;
  wake(): void;
  stop(): Promise<void>;
}

/** Of an e-mail that is not sent; the mail connection counts the others. */
export type EmailOutcome = 'expired' | 'dropped';

export interface EmailOutboxParts {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now' | 'newId'>;
  readonly mail: Pick<Mailer, 'send'>;
  readonly sealer: Sealer;
  /** The host name in Message-IDs. */
  readonly host: string;
  readonly onOutcome: (outcome: EmailOutcome, count: number) => void;
  readonly onError: (error: unknown) => void;
}

const lookMilliseconds = 2_000;
const atOnce = 20;
/** A try is over long before: the mail server has 30 seconds. */
const leaseSeconds = 120;
const expiredAtOnce = 1_000;

export function startEmailOutbox(parts: EmailOutboxParts): EmailOutbox {
  const { wake, stop } = startOutboxPoller({
    everyMilliseconds: lookMilliseconds,
    look: (stopping) => sendDue(parts, stopping),
    onError: parts.onError,
  });
  return {
    async queue(message, lifetimeSeconds) {
      await store(parts, parts.database, message, lifetimeSeconds);
      wake();
    },
    queueIn: (transaction, message, lifetimeSeconds) => store(parts, transaction, message, lifetimeSeconds),
    wake,
    stop,
  };
}

async function store(
  { clock, sealer, onOutcome }: EmailOutboxParts,
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
      sealed: sealer.seal(ownerOf(id), JSON.stringify(message)),
      expiresAt: new Date(now.getTime() + lifetimeSeconds * 1000),
    },
    now,
  );
  if (!isStored) onOutcome('dropped', 1);
}

async function sendDue(parts: EmailOutboxParts, stopping: AbortSignal): Promise<void> {
  const { database, clock, onOutcome } = parts;
  const expired = await deleteExpiredEmails(database, clock.now(), expiredAtOnce);
  if (expired > 0) onOutcome('expired', expired);
  for (;;) {
    if (stopping.aborted) return;
    const now = clock.now();
    const leaseEndsAt = new Date(now.getTime() + leaseSeconds * 1000);
    const claimed = await claimDueEmails(database, { now, leaseEndsAt }, atOnce);
    // The mail connection sends a few at a time; the others wait in it, within the lease.
    await Promise.all(claimed.map((email) => sendOne(parts, email)));
    if (claimed.length < atOnce) return;
  }
}

async function sendOne(parts: EmailOutboxParts, email: ClaimedEmail): Promise<void> {
  const { database, clock, mail, sealer, host, onError } = parts;
  try {
    const message = JSON.parse(sealer.open(ownerOf(email.id), email.sealed)) as EmailMessage;
    await mail.send({ ...message, messageId: `<${email.id}@${host}>` });
    await deleteEmail(database, email.id);
  } catch (error) {
    onError(error);
    const next = clock.now().getTime() + emailRetryDelaySeconds(email.tries) * 1000;
    await postponeEmail(database, email.id, new Date(next)).catch(onError);
  }
}

/** What was sealed for one row opens in no other. */
function ownerOf(id: string): string {
  return `outgoing_email/${id}`;
}
