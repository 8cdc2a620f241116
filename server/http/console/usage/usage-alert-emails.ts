import type { Clock } from '../../../integrations/clock.ts';
import type { Database, Transaction } from '../../../integrations/postgres.ts';
import { type EmailContent, writeUsageAlertEmail } from '../../../domain/emails.ts';
import { chooseAlert, type PassedThreshold } from '../../../domain/usage-alert.ts';
import { startOfNextMonth, toUtcMonth } from '../../../domain/utc-calendar.ts';
import { listWorkspacesWithAlerts, takeUsageAlerts } from '../../../store/usage-alerts.ts';
import { getWorkspace } from '../../../store/workspaces.ts';
import { emailAdmins } from '../email-admins.ts';
import type { EmailOutbox } from '../email-outbox.ts';
import { type OutboxPoller, startOutboxPoller } from '../outbox-poller.ts';

export interface UsageAlertDeps {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly emails: Pick<EmailOutbox, 'queueIn' | 'wake'>;
  readonly origin: string;
  readonly onError: (error: unknown) => void;
}

const pollMilliseconds = 10_000;
const maxAlertsAtOnce = 50;
const emailLifetimeSeconds = 2 * 24 * 60 * 60;

/**
 * Queues e-mails to admins when a workspace's usage crosses a threshold. An alert is marked as sent in the
 * transaction that queues its e-mails, so that each e-mail is sent once, even if several processes poll or one
 * crashes.
 */
export function startUsageAlertEmails(deps: UsageAlertDeps): OutboxPoller {
  return startOutboxPoller({
    everyMilliseconds: pollMilliseconds,
    poll: (stopping) => queueDueAlerts(deps, stopping),
    onError: deps.onError,
  });
}

async function queueDueAlerts(deps: UsageAlertDeps, stopping: AbortSignal): Promise<void> {
  for (;;) {
    const due = await listWorkspacesWithAlerts(deps.database, maxAlertsAtOnce);
    for (const workspaceId of due) {
      if (stopping.aborted) return;
      await queueAlert(deps, workspaceId);
    }
    if (due.length < maxAlertsAtOnce) return;
  }
}

async function queueAlert(deps: UsageAlertDeps, workspaceId: string): Promise<void> {
  const { database, clock, emails } = deps;
  const now = clock.now();
  await database.transaction({ workspaceId, environment: 'live' }, async (transaction) => {
    const passed = await takeUsageAlerts(transaction, workspaceId, now);
    const alert = chooseAlert(passed, toUtcMonth(now));
    if (alert === undefined) return;
    const message = await writeEmail(deps, transaction, workspaceId, alert);
    await emailAdmins(emails, transaction, workspaceId, { message, lifetimeSeconds: emailLifetimeSeconds });
  });
  emails.wake();
}

async function writeEmail(
  { origin }: UsageAlertDeps,
  transaction: Transaction,
  workspaceId: string,
  { month, ...passed }: PassedThreshold,
): Promise<EmailContent> {
  const workspace = (await getWorkspace(transaction, workspaceId))?.name ?? '';
  return writeUsageAlertEmail({
    origin,
    workspaceId,
    workspace,
    ...passed,
    resetsOn: startOfNextMonth(month),
  });
}
