import { continueAsNew } from '@temporalio/workflow';
import type { DeliveryRun } from '../../store/events.ts';
import { runDelivery } from './run-delivery.ts';

/** A resend, a test event, a copy for a further endpoint, or an event whose own workflow was lost. */
export async function deliverEvent(delivery: DeliveryRun): Promise<void> {
  if (!(await runDelivery(delivery))) await continueAsNew<typeof deliverEvent>(delivery);
}
