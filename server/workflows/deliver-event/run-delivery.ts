import { proxyActivities, sleep } from '@temporalio/workflow';
import { workflowOptions, taskQueues } from '../../domain/workflow-options.ts';
import type { DeliveryRun } from '../../store/events.ts';
import type * as steps from './activities.ts';

const { attemptDelivery } = proxyActivities<ReturnType<typeof steps.deliverEventActivities>>({
  ...workflowOptions['deliver-event'].attemptStep,
  taskQueue: taskQueues.deliver,
});

/**
 * The number of activity calls after which the workflow continues as new, to keep its history short. It is enough for
 * four attempts and long waits for a slot.
 */
const maxActivityCalls = 200;

/**
 * Runs one delivery until it is delivered, given up, stopped, or superseded by a later run. Returns false if it
 * reached the limit of activity calls: the run is then still pending, and another workflow must continue it.
 */
export async function runDelivery(delivery: DeliveryRun): Promise<boolean> {
  for (let call = 0; call < maxActivityCalls; call += 1) {
    const result = await attemptDelivery(delivery);
    if (result.done) return true;
    await sleep(result.waitMilliseconds);
  }
  return false;
}
