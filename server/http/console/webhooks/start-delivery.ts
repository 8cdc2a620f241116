import type { SentEvent } from '@blazon/contract/console/webhooks.ts';
import type { DeliveryRun } from '../../../store/events.ts';
import type { ConsoleDeps } from '../console-deps.ts';

/**
 * Starts the workflow of a delivery, and returns whether that worked. If not, the sweep starts it within minutes,
 * because the event is already pending.
 */
export async function startDelivery(
  { workflowStarter }: Pick<ConsoleDeps, 'workflowStarter'>,
  run: DeliveryRun,
): Promise<SentEvent> {
  const started = await workflowStarter.startDelivery(run).then(
    () => true,
    () => false,
  );
  return { event_id: run.eventId, run: run.run, started };
}
