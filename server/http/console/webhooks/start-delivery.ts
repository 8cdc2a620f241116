import type { SentEvent } from '@blazon/contract/console/webhooks.ts';
import type { DeliveryRun } from '../../../store/events.ts';
import type { ConsoleDeps } from '../console-deps.ts';

/** The event is already pending, so the sweep finds it within minutes if its workflow cannot be started now. */
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
