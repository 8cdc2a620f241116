import { patched, proxyActivities } from '@temporalio/workflow';
import { workflowOptions } from '../../domain/workflow-options.ts';
import type * as steps from './activities.ts';

const {
  startOverduePurges,
  startOverdueDeliveries,
  startDueJobs,
  keepPartitions,
  deleteExpired,
  keepDirectory,
} = proxyActivities<ReturnType<typeof steps.sweepActivities>>(workflowOptions.sweep.step);

/**
 * Runs every minute and resumes work that a crash or an outage interrupted. A failing activity does not block the
 * others.
 */
export async function sweep(): Promise<void> {
  const work: Promise<unknown>[] = [
    startOverduePurges(),
    startOverdueDeliveries(),
    startDueJobs(),
    keepPartitions(),
  ];
  // A sweep that an earlier release started is replayed without the activities that were added since.
  if (patched('delete-expired')) work.push(deleteExpired());
  if (patched('keep-directory')) work.push(keepDirectory());
  const results = await Promise.allSettled(work);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
