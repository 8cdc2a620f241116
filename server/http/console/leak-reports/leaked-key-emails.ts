import type { Clock } from '../../../integrations/clock.ts';
import type { Mailer } from '../../../integrations/smtp.ts';
import type { Database } from '../../../integrations/postgres.ts';
import { type EmailContent, writeLeakedKeyEmail } from '../../../domain/emails.ts';
import { isFinalLeakEmailAttempt, computeLeakEmailDelaySeconds } from '../../../domain/leak-email-backoff.ts';
import { listMemberEmails } from '../../../store/members.ts';
import {
  claimLeakEmail,
  type DueLeakEmail,
  finishLeakEmail,
  listDueLeakEmails,
  type LeakEmail,
  deferLeakEmail,
} from '../../../store/leaked-keys.ts';
import { type OutboxPoller, startOutboxPoller } from '../outbox-poller.ts';

export interface LeakedKeyEmailDeps {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly mail: Pick<Mailer, 'send'>;
  readonly origin: string;
  readonly onError: (error: unknown, keyId?: string) => void;
}

const pollMilliseconds = 15_000;
const emailBatchSize = 20;
/** Longer than any attempt, because the mail server has 30 seconds to respond. */
const leaseSeconds = 120;

/**
 * Sends e-mails about keys that were found in public. The key's row serves as the outbox: if this process does not
 * finish an e-mail, the e-mail becomes due again for any process. It may therefore be sent twice. Retries are
 * limited.
 */
export function startLeakedKeyEmails(deps: LeakedKeyEmailDeps): OutboxPoller {
  return startOutboxPoller({
    everyMilliseconds: pollMilliseconds,
    poll: (stopping) => sendDueEmails(deps, stopping),
    onError: (error) => deps.onError(error),
  });
}

/** Stops after the e-mail in progress; the remaining ones stay due. */
async function sendDueEmails(deps: LeakedKeyEmailDeps, stopping: AbortSignal): Promise<void> {
  for (;;) {
    const due = await listDueLeakEmails(deps.database, deps.clock.now(), emailBatchSize);
    for (const notice of due) {
      if (stopping.aborted) return;
      await sendEmail(deps, notice);
    }
    if (due.length < emailBatchSize) return;
  }
}

async function sendEmail(deps: LeakedKeyEmailDeps, due: DueLeakEmail): Promise<void> {
  const { database, clock, mail } = deps;
  const lease = new Date(clock.now().getTime() + leaseSeconds * 1000);
  const notice = await database.transaction(due.scope, (transaction) =>
    claimLeakEmail(transaction, due, lease),
  );
  if (notice === undefined) return;
  try {
    // Sends one e-mail to all recipients. If the mail server rejects one address, the others still receive the
    // e-mail.
    const to = await listMemberEmails(database, due.scope.workspaceId, 'admin');
    if (to.length > 0) await mail.send({ to: to.join(', '), ...writeEmail(deps.origin, due, notice) });
    await finishLeakEmail(database, due);
  } catch (error) {
    deps.onError(error, due.keyId);
    await deferEmail(deps, { ...due, tries: due.tries + 1 });
  }
}

async function deferEmail({ database, clock }: LeakedKeyEmailDeps, due: DueLeakEmail): Promise<void> {
  const { tries } = due;
  if (isFinalLeakEmailAttempt(tries)) return finishLeakEmail(database, due);
  const next = new Date(clock.now().getTime() + computeLeakEmailDelaySeconds(tries) * 1000);
  await deferLeakEmail(database, due, next);
}

function writeEmail(origin: string, { scope }: DueLeakEmail, notice: LeakEmail): EmailContent {
  const { workspaceName, label, lastFour, reportUrl } = notice;
  const foundAt = reportUrl ?? 'the report did not say where';
  return writeLeakedKeyEmail({ origin, ...scope, workspace: workspaceName, label, lastFour, foundAt });
}
