import { proxyActivities } from '@temporalio/workflow';
import { workflowOptions } from '../../domain/workflow-options.ts';
import type * as steps from './activities.ts';

const { step, batchRows, batchesPerRun } = workflowOptions['check-subscriptions'];
const { checkBatch } = proxyActivities<ReturnType<typeof steps.checkSubscriptionsActivities>>(step);

/** Asks the payment provider from time to time how those who subscribe or owe stand, in case its notices were lost. */
export async function checkSubscriptions(): Promise<number> {
  let checked = 0;
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const { taken, away } = await checkBatch();
    checked += taken;
    // While the provider is down, asking on would only put everything off.
    if (taken < batchRows || away) break;
  }
  return checked;
}
