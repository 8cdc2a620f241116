import { type SentEvent, TestEndpointQuery } from '@blazon/contract/console/webhooks.ts';
import { createTestEvent } from '../../../domain/test-event.ts';
import { insertEvent } from '../../../store/events.ts';
import { findEndpoint } from '../../../store/webhook-endpoints.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { readEndpointId } from './endpoint-view.ts';
import { enforceWebhookRateLimit } from './webhook-rate-limits.ts';
import { writeWebhookAuditEntry } from './write-audit-entry.ts';
import { startDelivery } from './start-delivery.ts';

/** Sends a test event, which reports a success by default. The page then polls the delivery by its id. */
export const testWebhookEndpoint = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/endpoints/{endpoint_id}/test',
    action: 'webhooks.manage',
    query: TestEndpointQuery,
  },
  async (deps, input): Promise<SentEvent | ConsoleFailure> => {
    const { scope } = input;
    const endpointId = readEndpointId(input.params);
    const endpoint = endpointId && (await findEndpoint(deps.database, scope, endpointId));
    if (!endpoint) return createConsoleFailure('not_found');
    const tooOften = await enforceWebhookRateLimit(deps, 'send', scope.workspaceId);
    if (tooOften) return tooOften;
    const event = createTestEvent(
      { endpointId: endpoint.id, type: input.query.type },
      deps.clock.now(),
      deps.clock.newId,
    );
    await deps.database.transaction(scope, async (transaction) => {
      await insertEvent(transaction, scope, event);
      await writeWebhookAuditEntry(deps, transaction, input, {
        action: 'webhook_endpoint.test',
        subject: endpoint.id,
        details: { event_id: event.id, type: event.type },
      });
    });
    deps.signals.send(scope);
    return startDelivery(deps, { scope, eventId: event.id, run: 1 });
  },
);
