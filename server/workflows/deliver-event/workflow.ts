import { continueAsNew } from '@temporalio/workflow';
import type { DeliveryRun } from '../../store/events.ts';
import { deliver } from './deliver.ts';

/** A resend, a test event, or an event whose own flow was lost. */
export async function deliverEvent(delivery: DeliveryRun): Promise<void> {
  if (!(await deliver(delivery))) await continueAsNew<typeof deliverEvent>(delivery);
}
