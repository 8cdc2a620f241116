import { continueAsNew } from '@temporalio/workflow';
import type { DeliveryRun } from '../../store/events.ts';
import { runDelivery } from './run-delivery.ts';

/**
 * Delivers a resend, a test event, a copy for an additional endpoint, or an event whose original workflow was lost.
 */
export async function deliverEvent(delivery: DeliveryRun): Promise<void> {
  if (!(await runDelivery(delivery))) await continueAsNew<typeof deliverEvent>(delivery);
}
