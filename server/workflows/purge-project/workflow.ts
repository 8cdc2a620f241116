import { continueAsNew, proxyActivities, sleep } from '@temporalio/workflow';
import type { Scope } from '../../domain/environment.ts';
import { workflowOptions } from '../../domain/workflow-options.ts';
import type * as steps from './activities.ts';

export interface PurgeProjectInput {
  readonly scope: Scope;
  readonly projectId: string;
  /** Rows erased by earlier runs of this workflow. */
  readonly erased: number;
}

const { step, batchesPerRun, firstWaitSeconds, longestWaitSeconds } = workflowOptions['purge-project'];
const { eraseBatch, eraseProject } = proxyActivities<ReturnType<typeof steps.purgeProjectActivities>>(step);

/** Erases a hidden project's data in bounded batches, then the project itself. */
export async function purgeProject(purge: PurgeProjectInput): Promise<number> {
  let { erased } = purge;
  let waitSeconds: number = firstWaitSeconds;
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const count = await eraseBatch(purge.scope, purge.projectId);
    erased += count;
    if (count > 0) continue;
    if (await eraseProject(purge.scope, purge.projectId)) return erased;
    // New rows were written since the last batch, or an event is still pending.
    await sleep(waitSeconds * 1000);
    waitSeconds = Math.min(2 * waitSeconds, longestWaitSeconds);
  }
  return continueAsNew<typeof purgeProject>({ ...purge, erased });
}
