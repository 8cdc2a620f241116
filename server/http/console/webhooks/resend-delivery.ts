import { decodeId } from '@blazon/contract/ids.ts';
import type { SentEvent } from '@blazon/contract/console/webhooks.ts';
import { findDelivery } from '../../../store/query-deliveries.ts';
import { beginResend } from '../../../store/events.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { enforceWebhookRateLimit } from './webhook-rate-limits.ts';
import { writeWebhookAuditEntry } from './write-audit-entry.ts';
import { startDelivery } from './start-delivery.ts';

/** Resends an event: runs the full retry schedule again, with the endpoint's current address. */
export const resendWebhookDelivery = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/events/{event_id}/resend',
    action: 'webhooks.manage',
  },
  async (deps, input): Promise<SentEvent | ConsoleFailure> => {
    const { scope } = input;
    const eventId = input.params['event_id'] ?? '';
    const isId = decodeId('event', eventId) !== undefined;
    if (!isId || !(await findDelivery(deps.database, scope, { eventId })))
      return createConsoleFailure('not_found');
    const tooOften = await enforceWebhookRateLimit(deps, 'send', scope.workspaceId);
    if (tooOften) return tooOften;
    const run = await deps.database.transaction(scope, async (transaction) => {
      const newRun = await beginResend(transaction, scope, eventId, deps.clock.now());
      if (newRun)
        await writeWebhookAuditEntry(deps, transaction, input, {
          action: 'event.resend',
          subject: eventId,
          details: { run: newRun.run },
        });
      return newRun;
    });
    return run ? startDelivery(deps, run) : createConsoleFailure('cannot_resend');
  },
);
