import type { SentEvent } from '@blazon/contract/console/webhooks.ts';
import type { DeliveryRun } from '../../../store/events.ts';
import type { ConsoleParts } from '../console-parts.ts';

/** The event is pending already, so what cannot be started now is found by the sweep some minutes later. */
export async function startDelivery(
  { flowStarter }: Pick<ConsoleParts, 'flowStarter'>,
  run: DeliveryRun,
): Promise<SentEvent> {
  const started = await flowStarter.startDelivery(run).then(
    () => true,
    () => false,
  );
  return { event_id: run.eventId, run: run.run, started };
}
