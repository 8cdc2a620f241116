import { proxyActivities } from '@temporalio/workflow';
import { baselineQueues } from './queues.ts';
import type { baselineActivities } from './activities.ts';

const timeouts = { startToCloseTimeout: '30s' } as const;
const { first } = proxyActivities<typeof baselineActivities>({
  ...timeouts,
  taskQueue: baselineQueues.first,
});
const { second } = proxyActivities<typeof baselineActivities>({
  ...timeouts,
  taskQueue: baselineQueues.second,
});

/** Has the shape of `generate-brand`, but its activities do nothing: one on each of two queues. */
export async function baselineWorkflow(): Promise<void> {
  await first();
  await second();
}
