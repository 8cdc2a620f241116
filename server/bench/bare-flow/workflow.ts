import { proxyActivities } from '@temporalio/workflow';
import { bareQueues } from './queues.ts';
import type { bareSteps } from './steps.ts';

const timeouts = { startToCloseTimeout: '30s' } as const;
const { first } = proxyActivities<typeof bareSteps>({ ...timeouts, taskQueue: bareQueues.first });
const { second } = proxyActivities<typeof bareSteps>({ ...timeouts, taskQueue: bareQueues.second });

/** The shape of `generate-brand` with nothing inside: a step on one queue, then a step on another. */
export async function bareFlow(): Promise<void> {
  await first();
  await second();
}
