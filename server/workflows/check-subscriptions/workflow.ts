import { proxyActivities } from '@temporalio/workflow';
import { workflowOptions } from '../../domain/workflow-options.ts';
import type * as steps from './activities.ts';

const { step, batchRows, batchesPerRun } = workflowOptions['check-subscriptions'];
const { checkBatch } = proxyActivities<ReturnType<typeof steps.checkSubscriptionsActivities>>(step);

/** Polls the payment provider for customers with a subscription or a debt, in case its webhooks were lost. */
export async function checkSubscriptions(): Promise<number> {
  let checked = 0;
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const { taken, away } = await checkBatch();
    checked += taken;
    // If the provider is down, the next batch would fail too and only postpone more customers.
    if (taken < batchRows || away) break;
  }
  return checked;
}
