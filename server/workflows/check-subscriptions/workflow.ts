import { proxyActivities } from '@temporalio/workflow';
import { flows } from '../../rules/flows.ts';
import type * as steps from './steps.ts';

const { step, batchRows, batchesPerRun } = flows['check-subscriptions'];
const { checkBatch } = proxyActivities<ReturnType<typeof steps.checkSubscriptionsSteps>>(step);

/** Asks the payment provider now and then how those who subscribe or owe stand, in case its notices were lost. */
export async function checkSubscriptions(): Promise<number> {
  let checked = 0;
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const { taken, away } = await checkBatch();
    checked += taken;
    // While the provider is away, asking on would only put everything off.
    if (taken < batchRows || away) break;
  }
  return checked;
}
