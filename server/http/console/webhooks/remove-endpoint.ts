import { removeEndpoint } from '../../../store/webhook-endpoints.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { readEndpointId } from './endpoint-view.ts';
import { writeWebhookAuditEntry } from './write-audit-entry.ts';

export const removeWebhookEndpoint = defineOperation(
  {
    method: 'DELETE',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/endpoints/{endpoint_id}',
    action: 'webhooks.manage',
  },
  async (deps, input): Promise<undefined | ConsoleFailure> => {
    const { scope } = input;
    const id = readEndpointId(input.params);
    if (id === undefined) return createConsoleFailure('not_found');
    const removed = await deps.database.transaction(scope, async (transaction) => {
      const endpoint = await removeEndpoint(transaction, scope, id);
      if (endpoint)
        await writeWebhookAuditEntry(deps, transaction, input, {
          action: 'webhook_endpoint.remove',
          subject: id,
          details: { url: endpoint.url, default: endpoint.isDefault },
        });
      return endpoint;
    });
    return removed ? undefined : createConsoleFailure('not_found');
  },
);
