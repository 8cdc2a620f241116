import { removeEndpoint } from '../../../store/webhook-endpoints.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { endpointIdOf } from './endpoint-view.ts';
import { note } from './note.ts';

export const removeWebhookEndpoint = defineOperation(
  {
    method: 'DELETE',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/endpoints/{endpoint_id}',
    action: 'webhooks.manage',
  },
  async (parts, input): Promise<undefined | ConsoleFailure> => {
    const { scope } = input;
    const id = endpointIdOf(input.params);
    if (id === undefined) return consoleFail('not_found');
    const removed = await parts.database.transaction(scope, async (transaction) => {
      const gone = await removeEndpoint(transaction, scope, id);
      if (gone)
        await note(parts, transaction, input, {
          action: 'webhook_endpoint.remove',
          subject: id,
          details: { url: gone.url, default: gone.isDefault },
        });
      return gone;
    });
    return removed ? undefined : consoleFail('not_found');
  },
);
