import type { Clock } from '../../../integrations/clock.ts';
import type { Database, Transaction } from '../../../integrations/postgres.ts';
import { writeFailingEndpointEmail } from '../../../domain/emails.ts';
import { environments, type Scope } from '../../../domain/environment.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import {
  clearEndpointAlertDue,
  type FailingEndpoint,
  listWorkspacesWithEndpointAlerts,
  takeEndpointAlerts,
} from '../../../store/endpoint-alerts.ts';
import { getWorkspace } from '../../../store/workspaces.ts';
import { emailAdmins } from '../email-admins.ts';
import type { EmailOutbox } from '../email-outbox.ts';
import { type OutboxPoller, startOutboxPoller } from '../outbox-poller.ts';

export interface EndpointAlertDeps {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now' | 'newId'>;
  readonly emails: Pick<EmailOutbox, 'queueIn' | 'wake'>;
  readonly origin: string;
  readonly onError: (error: unknown) => void;
}

const pollMilliseconds = 10_000;
const maxWorkspacesAtOnce = 50;
const emailLifetimeSeconds = 7 * 24 * 60 * 60;

/**
 * Queues e-mails about endpoints that have failed for a week. An alert is marked as sent in the transaction that
 * queues its e-mails, so that each e-mail is sent once, even if several processes poll or one crashes.
 */
export function startEndpointAlertEmails(deps: EndpointAlertDeps): OutboxPoller {
  return startOutboxPoller({
    everyMilliseconds: pollMilliseconds,
    poll: (stopping) => queueEndpointAlerts(deps, stopping),
    onError: deps.onError,
  });
}

async function queueEndpointAlerts(deps: EndpointAlertDeps, stopping: AbortSignal): Promise<void> {
  for (;;) {
    const due = await listWorkspacesWithEndpointAlerts(deps.database, maxWorkspacesAtOnce);
    for (const workspace of due) {
      if (stopping.aborted) return;
      for (const environment of environments)
        await queueAlertsInScope(deps, { workspaceId: workspace.workspaceId, environment });
      await clearEndpointAlertDue(deps.database, workspace);
    }
    if (due.length < maxWorkspacesAtOnce) return;
  }
}

async function queueAlertsInScope(deps: EndpointAlertDeps, scope: Scope): Promise<void> {
  const count = await deps.database.transaction(scope, async (transaction) => {
    const failing = await takeEndpointAlerts(transaction, scope);
    for (const endpoint of failing) await queueAlert(deps, transaction, scope, endpoint);
    return failing.length;
  });
  if (count > 0) deps.emails.wake();
}

async function queueAlert(
  { clock, emails, origin }: EndpointAlertDeps,
  transaction: Transaction,
  scope: Scope,
  endpoint: FailingEndpoint,
): Promise<void> {
  if (endpoint.isPaused)
    await insertAuditEntry(transaction, scope.workspaceId, {
      id: clock.newId('auditEntry'),
      environment: scope.environment,
      createdAt: clock.now(),
      actor: 'deliveries',
      action: 'webhook_endpoint.disable',
      subject: endpoint.id,
      requestId: null,
      details: { url: endpoint.url, failing_since: endpoint.failingSince.toISOString() },
    });
  const workspace = (await getWorkspace(transaction, scope.workspaceId))?.name ?? '';
  const message = writeFailingEndpointEmail({ origin, workspace, ...scope, ...endpoint });
  await emailAdmins(emails, transaction, scope.workspaceId, {
    message,
    lifetimeSeconds: emailLifetimeSeconds,
  });
}
