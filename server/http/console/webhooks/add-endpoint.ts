import { AddEndpointBody, type ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { validateWebhookUrl } from '../../../domain/webhook-address.ts';
import { changeEndpoint } from '../../../store/endpoint-subscriptions.ts';
import { createSealedWebhookSecret } from '../../../integrations/new-webhook-secret.ts';
import { addEndpoint } from '../../../store/webhook-endpoints.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { auditEndpointChanges } from './change-endpoint.ts';
import { readEventTypes, toConsoleEndpoint } from './endpoint-view.ts';
import { writeWebhookAuditEntry } from './write-audit-entry.ts';

/** Adds an endpoint. The first endpoint of an environment becomes its default. */
export const addWebhookEndpoint = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/endpoints',
    action: 'webhooks.manage',
    body: AddEndpointBody,
  },
  async (deps, input): Promise<ConsoleEndpoint | ConsoleFailure> => {
    const { scope, body } = input;
    const problem = validateWebhookUrl(body.url, deps.addressPolicy);
    if (problem !== undefined)
      return createConsoleFailure('invalid_input', { param: 'url', message: problem });
    const id = deps.clock.newId('webhookEndpoint');
    const added = await deps.database.transaction(scope, async (transaction) => {
      const endpoint = await addEndpoint(transaction, scope, {
        id,
        url: body.url,
        createdAt: deps.clock.now(),
      });
      if (endpoint)
        await writeWebhookAuditEntry(deps, transaction, input, {
          action: 'webhook_endpoint.add',
          subject: id,
          details: { url: body.url, default: endpoint.isDefault },
        });
      if (endpoint === undefined || body.subscribed !== true) return endpoint;
      const change = await changeEndpoint(transaction, scope, id, {
        subscribed: true,
        eventTypes: readEventTypes(body.event_types),
        secret: createSealedWebhookSecret(deps, scope.workspaceId),
      });
      if (change) await auditEndpointChanges(deps, transaction, input, change);
      return change?.endpoint;
    });
    return added ? toConsoleEndpoint(added, deps.clock.now()) : createConsoleFailure('too_many_endpoints');
  },
);
