import type { SentEvent } from '@blazon/contract/console/webhooks.ts';
import { createTestEvent } from '../../../domain/test-event.ts';
import { insertEvent } from '../../../store/events.ts';
import { findEndpoint } from '../../../store/webhook-endpoints.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { readEndpointId } from './endpoint-view.ts';
import { enforceWebhookRateLimit } from './webhook-rate-limits.ts';
import { writeWebhookAuditEntry } from './write-audit-entry.ts';
import { startDelivery } from './start-delivery.ts';

/** Sends a synthetic success event; what comes of it is asked for by its id. */
export const testWebhookEndpoint = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/endpoints/{endpoint_id}/test',
    action: 'webhooks.manage',
  },
  async (parts, input): Promise<SentEvent | ConsoleFailure> => {
    const { scope } = input;
    const endpointId = readEndpointId(input.params);
    const endpoint = endpointId && (await findEndpoint(parts.database, scope, endpointId));
    if (!endpoint) return consoleFail('not_found');
    const tooOften = await enforceWebhookRateLimit(parts, 'send', scope.workspaceId);
    if (tooOften) return tooOften;
    const event = createTestEvent({ endpointId: endpoint.id }, parts.clock.now(), parts.clock.newId);
    await parts.database.transaction(scope, async (transaction) => {
      await insertEvent(transaction, scope, event);
      await writeWebhookAuditEntry(parts, transaction, input, {
        action: 'webhook_endpoint.test',
        subject: endpoint.id,
        details: { event_id: event.id },
      });
    });
    parts.signals.send(scope);
    return startDelivery(parts, { scope, eventId: event.id, run: 1 });
  },
);
