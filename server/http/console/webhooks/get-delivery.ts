import { decodeId } from '@blazon/contract/ids.ts';
import type { DeliveryDetail } from '@blazon/contract/console/webhooks.ts';
import { isLocalAttempt } from '../../../domain/local-run.ts';
import { listAttemptsWithoutBodies } from '../../../store/delivery-attempts.ts';
import { type EventView, readEvent } from '../../../store/event-views.ts';
import { maxRuns } from '../../../store/events.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { toAttemptSummary, toDeliverySummary } from './delivery-view.ts';
import { toUnixSecondsOrNull } from '../../unix-seconds.ts';

/** Fifteen runs of four attempts each. A larger number would make the page slow. */
const maxAttempts = 60;

export const getWebhookDelivery = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/events/{event_id}',
    action: 'workspace.read',
  },
  async (deps, { scope, params }): Promise<DeliveryDetail | ConsoleFailure> => {
    const id = params['event_id'] ?? '';
    const event = decodeId('event', id) === undefined ? undefined : await readEvent(deps.database, scope, id);
    if (event === undefined) return createConsoleFailure('not_found');
    const attempts = await listAttemptsWithoutBodies(deps.database, scope, id, maxAttempts + 1);
    const newest = attempts.find((attempt) => !isLocalAttempt(attempt));
    return {
      ...toDeliverySummary({ ...event, newestAttempt: newest ?? null }),
      target: toTarget(event),
      webhook_url: event.webhookUrl,
      memory_id: event.memoryId,
      ended_at: toUnixSecondsOrNull(event.endedAt),
      body: event.body.toString('utf8'),
      body_bytes: event.body.length,
      attempts_made: attempts.slice(0, maxAttempts).map(toAttemptSummary),
      has_older_attempts: attempts.length > maxAttempts,
      can_resend: (event.state !== 'stopped' || event.reason === 'endpoint_paused') && event.run < maxRuns,
    };
  },
);

function toTarget({ webhookUrl, endpointId }: EventView): DeliveryDetail['target'] {
  if (webhookUrl !== null) return 'webhook_url';
  return endpointId === null ? 'default' : 'endpoint';
}
