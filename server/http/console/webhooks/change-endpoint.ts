import { ChangeEndpointBody, type ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { validateWebhookUrl } from '../../../domain/webhook-address.ts';
import { changeEndpoint } from '../../../store/webhook-endpoints.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { readEndpointId, toConsoleEndpoint } from './endpoint-view.ts';
import { writeWebhookAuditEntry } from './write-audit-entry.ts';

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
    if (id === undefined) return consoleFail('not_found');
    const problem = validateWebhookUrl(body.url, deps.addressPolicy);
    if (problem !== undefined) return consoleFail('invalid_input', { param: 'url', message: problem });
    const changed = await deps.database.transaction(scope, async (transaction) => {
      const change = await changeEndpoint(transaction, scope, id, body.url);
      if (change && change.before !== body.url)
        await writeWebhookAuditEntry(deps, transaction, input, {
          action: 'webhook_endpoint.change',
          subject: id,
          details: { from: change.before, to: body.url },
        });
      return change?.endpoint;
    });
    return changed ? toConsoleEndpoint(changed) : consoleFail('not_found');
  },
);
