import { proxyActivities, sleep } from '@temporalio/workflow';
import { workflowOptions, taskQueues } from '../../domain/workflow-options.ts';
import type { DeliveryRun } from '../../store/events.ts';
import type * as steps from './activities.ts';

const { attemptDelivery } = proxyActivities<ReturnType<typeof steps.deliverEventActivities>>({
  ...workflowOptions['deliver-event'].attemptStep,
  taskQueue: taskQueues.deliver,
});

/** Activity calls before the history is too long: four attempts, and long waits for a slot. */
const maxVisits = 200;

/**
 * Runs one delivery to its end: delivered, given up, stopped, or superseded by a later run. False if it had to wait
 * too often; the run is then still pending, and another workflow continues it.
 */
export async function runDelivery(delivery: DeliveryRun): Promise<boolean> {
  for (let visit = 0; visit < maxVisits; visit += 1) {
    const answer = await attemptDelivery(delivery);
    if (answer.done) return true;
    await sleep(answer.waitMilliseconds);
  }
  return false;
}
