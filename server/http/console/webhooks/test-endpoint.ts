import type { SentEvent } from '@blazon/contract/console/webhooks.ts';
import { makeTestEvent } from '../../../rules/test-event.ts';
import { insertEvent } from '../../../store/events.ts';
import { findEndpoint } from '../../../store/webhook-endpoints.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { endpointIdOf } from './endpoint-view.ts';
import { refuseTooOften } from './pace.ts';
import { note } from './note.ts';
import { startSending } from './start-sending.ts';

/** Sends a synthetic success event; what comes of it is asked for by its id. */
export const testWebhookEndpoint = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/endpoints/{endpoint_id}/test',
    action: 'webhooks.manage',
  },
  async (parts, input): Promise<SentEvent | ConsoleFailure> => {
    const { scope } = input;
    const endpointId = endpointIdOf(input.params);
    const endpoint = endpointId && (await findEndpoint(parts.database, scope, endpointId));
    if (!endpoint) return consoleFail('not_found');
    const tooOften = await refuseTooOften(parts, 'send', scope.workspaceId);
    if (tooOften) return tooOften;
    const event = makeTestEvent({ endpointId: endpoint.id }, parts.clock.now(), parts.clock.newId);
    await parts.database.transaction(scope, async (transaction) => {
      await insertEvent(transaction, scope, event);
      await note(parts, transaction, input, {
        action: 'webhook_endpoint.test',
        subject: endpoint.id,
        details: { event_id: event.id },
      });
    });
    parts.signals.send(scope);
    return startSending(parts, { scope, eventId: event.id, run: 1 });
  },
);
