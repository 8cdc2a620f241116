import { proxyActivities, sleep } from '@temporalio/workflow';
import { workflowOptions, taskQueues } from '../../domain/workflow-options.ts';
import type { DeliveryRun } from '../../store/events.ts';
import type * as steps from './activities.ts';

const { attemptDelivery } = proxyActivities<ReturnType<typeof steps.deliverEventActivities>>({
  ...workflowOptions['deliver-event'].attemptStep,
  taskQueue: taskQueues.deliver,
});

/** Visits to the delivery step before a workflow's history has grown enough: four attempts and long waits for room. */
const mostVisits = 200;

/**
 * One run of an event to its end: delivered, given up, stopped, or taken over by a later run. False when it had to come
 * back too often; the run is still pending then, and another workflow goes on with it.
 */
export async function runDelivery(delivery: DeliveryRun): Promise<boolean> {
  for (let visit = 0; visit < mostVisits; visit += 1) {
    const answer = await attemptDelivery(delivery);
    if (answer.done) return true;
    await sleep(answer.waitMilliseconds);
  }
  return false;
}
