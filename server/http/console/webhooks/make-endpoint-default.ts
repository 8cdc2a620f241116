import { makeDefaultEndpoint } from '../../../store/webhook-endpoints.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { readEndpointId } from './endpoint-view.ts';
import { writeWebhookAuditEntry } from './write-audit-entry.ts';

/**
 * Makes this endpoint the default. From the next attempt on, it receives the events of jobs without a `webhook_url`.
 */
export const makeWebhookEndpointDefault = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/endpoints/{endpoint_id}/default',
    action: 'webhooks.manage',
  },
  async (deps, input): Promise<undefined | ConsoleFailure> => {
    const { scope } = input;
    const id = readEndpointId(input.params);
    if (id === undefined) return createConsoleFailure('not_found');
    const isChanged = await deps.database.transaction(scope, async (transaction) => {
      if (!(await makeDefaultEndpoint(transaction, scope, id))) return false;
      await writeWebhookAuditEntry(deps, transaction, input, {
        action: 'webhook_endpoint.default',
        subject: id,
      });
      return true;
    });
    return isChanged ? undefined : createConsoleFailure('not_found');
  },
);
