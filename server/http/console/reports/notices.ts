import type { Clock } from '../../../outside/clock.ts';
import type { Mail } from '../../../outside/mail.ts';
import type { Database } from '../../../outside/postgres.ts';
import { type LetterText, leakedKeyLetter } from '../../../rules/letters.ts';
import { isLastNotice, noticeDelaySeconds } from '../../../rules/notice-delay.ts';
import { listMemberAddresses } from '../../../store/members.ts';
import {
  claimNotice,
  type DueNotice,
  endNotice,
  listDueNotices,
  type Notice,
  postponeNotice,
} from '../../../store/reported-keys.ts';
import { type OutboxLoop, startOutboxLoop } from '../outbox-loop.ts';

export interface NoticeParts {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly mail: Pick<Mail, 'send'>;
  readonly origin: string;
  readonly onError: (error: unknown, keyId?: string) => void;
}

const lookMilliseconds = 15_000;
const atOnce = 20;
/** A try is over long before: the mail server has 30 seconds. */
const leaseSeconds = 120;

/**
 * Sends the letters about keys that were found in public. The row of the key is the outbox: what this process does not
 * finish, it or another one finds due again. A letter may go out twice, and is not tried for ever.
 */
export function startNotices(parts: NoticeParts): OutboxLoop {
  return startOutboxLoop({
    everyMilliseconds: lookMilliseconds,
    look: (stopping) => sendDue(parts, stopping),
    onError: (error) => parts.onError(error),
  });
}

/** Told to stop, it ends after the letter in hand: the others stay due. */
async function sendDue(parts: NoticeParts, stopping: AbortSignal): Promise<void> {
  for (;;) {
    const due = await listDueNotices(parts.database, parts.clock.now(), atOnce);
    for (const notice of due) {
      if (stopping.aborted) return;
      await sendOne(parts, notice);
    }
    if (due.length < atOnce) return;
  }
}

async function sendOne(parts: NoticeParts, due: DueNotice): Promise<void> {
  const { database, clock, mail } = parts;
  const lease = new Date(clock.now().getTime() + leaseSeconds * 1000);
  const notice = await database.transaction(due.scope, (transaction) => claimNotice(transaction, due, lease));
  if (notice === undefined) return;
  try {
    // One letter to all of them: a mail server that refuses one address takes it for the others.
    const to = await listMemberAddresses(database, due.scope.workspaceId, 'admin');
    if (to.length > 0) await mail.send({ to: to.join(', '), ...writeLetter(parts.origin, due, notice) });
    await endNotice(database, due);
  } catch (error) {
    parts.onError(error, due.keyId);
    await putOff(parts, { ...due, tries: due.tries + 1 });
  }
}

async function putOff({ database, clock }: NoticeParts, due: DueNotice): Promise<void> {
  const { tries } = due;
  if (isLastNotice(tries)) return endNotice(database, due);
  const next = new Date(clock.now().getTime() + noticeDelaySeconds(tries) * 1000);
  await postponeNotice(database, due, next);
}

function writeLetter(origin: string, { scope }: DueNotice, notice: Notice): LetterText {
  const { workspaceName, label, lastFour, reportUrl } = notice;
  const foundAt = reportUrl ?? 'the place was not told to us';
  return leakedKeyLetter({ origin, ...scope, workspace: workspaceName, label, lastFour, foundAt });
}
