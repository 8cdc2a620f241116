import { proxyActivities } from '@temporalio/workflow';
import { flows } from '../../rules/flows.ts';
import type * as steps from './steps.ts';

const { startOverduePurges, startOverdueDeliveries, startDueJobs, keepPartitions } = proxyActivities<
  ReturnType<typeof steps.sweepSteps>
>(flows.sweep.step);

/** Comes round every minute and picks up what a crash or an outage left behind. One failing step holds no other up. */
export async function sweep(): Promise<void> {
  const results = await Promise.allSettled([
    startOverduePurges(),
    startOverdueDeliveries(),
    startDueJobs(),
    keepPartitions(),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
