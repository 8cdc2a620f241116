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

/** Runs one activity on each of two queues, as `generate-brand` does, but the activities do nothing. */
export async function baselineWorkflow(): Promise<void> {
  await first();
  await second();
}
