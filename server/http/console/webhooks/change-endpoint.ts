import { ChangeEndpointBody, type ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { createSealedWebhookSecret } from '../../../integrations/new-webhook-secret.ts';
import type { Transaction } from '../../../integrations/postgres.ts';
import { validateWebhookUrl } from '../../../domain/webhook-address.ts';
import { changeEndpoint, type ChangedEndpoint } from '../../../store/endpoint-subscriptions.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { readEndpointId, readEventTypes, toConsoleEndpoint } from './endpoint-view.ts';
import { type Actor, writeWebhookAuditEntry } from './write-audit-entry.ts';

export const changeWebhookEndpoint = defineOperation(
  {
    method: 'PATCH',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/endpoints/{endpoint_id}',
    action: 'webhooks.manage',
    body: ChangeEndpointBody,
  },
  async (deps, input): Promise<ConsoleEndpoint | ConsoleFailure> => {
    const { scope, body } = input;
    const id = readEndpointId(input.params);
    if (id === undefined) return createConsoleFailure('not_found');
    const problem = body.url === undefined ? undefined : validateWebhookUrl(body.url, deps.addressPolicy);
    if (problem !== undefined)
      return createConsoleFailure('invalid_input', { param: 'url', message: problem });
    const changed = await deps.database.transaction(scope, async (transaction) => {
      const change = await changeEndpoint(transaction, scope, id, {
        url: body.url,
        subscribed: body.subscribed,
        eventTypes: readEventTypes(body.event_types),
        secret: createSealedWebhookSecret(deps, scope.workspaceId),
      });
      if (change) await auditEndpointChanges(deps, transaction, input, change);
      return change?.endpoint;
    });
    return changed ? toConsoleEndpoint(changed, deps.clock.now()) : createConsoleFailure('not_found');
  },
);

/** Writes one audit entry for each kind of change that the request made. */
export async function auditEndpointChanges(
  deps: ConsoleDeps,
  transaction: Transaction,
  actor: Actor,
  { before, endpoint }: ChangedEndpoint,
): Promise<void> {
  const subject = endpoint.id;
  if (before.url !== endpoint.url)
    await writeWebhookAuditEntry(deps, transaction, actor, {
      action: 'webhook_endpoint.change',
      subject,
      details: { from: before.url, to: endpoint.url },
    });
  const isSameChoice = before.eventTypes?.join() === endpoint.eventTypes?.join();
  if (endpoint.subscribed && !(before.subscribed && isSameChoice))
    await writeWebhookAuditEntry(deps, transaction, actor, {
      action: 'webhook_endpoint.subscribe',
      subject,
      details: { event_types: endpoint.eventTypes },
    });
  if (before.subscribed && !endpoint.subscribed)
    await writeWebhookAuditEntry(deps, transaction, actor, {
      action: 'webhook_endpoint.unsubscribe',
      subject,
    });
}
