import { continueAsNew, proxyActivities, sleep } from '@temporalio/workflow';
import { workflowOptions } from '../../domain/workflow-options.ts';
import type * as steps from './activities.ts';

export interface PurgeWorkspaceInput {
  readonly workspaceId: string;
  /** Rows erased by earlier runs of this workflow. */
  readonly erased: number;
}

const { step, batchesPerRun, settleSeconds } = workflowOptions['purge-workspace'];
const { endBilling, eraseWorkspaceRows, eraseWorkspaceRow } =
  proxyActivities<ReturnType<typeof steps.purgeWorkspaceActivities>>(step);

/** Ends a deleted workspace's subscription, erases its data in bounded batches, then the workspace itself. */
export async function purgeWorkspace(purge: PurgeWorkspaceInput): Promise<number> {
  let { erased } = purge;
  if (erased === 0) await endBilling(purge.workspaceId);
  let hasSettled = false;
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const count = await eraseWorkspaceRows(purge.workspaceId);
    erased += count;
    if (count > 0) {
      hasSettled = false;
      continue;
    }
    if (hasSettled) {
      await eraseWorkspaceRow(purge.workspaceId);
      return erased;
    }
    // Requests and activities that began before the deletion may still write, so wait for them. No new ones start.
    await sleep(settleSeconds * 1000);
    hasSettled = true;
  }
  return continueAsNew<typeof purgeWorkspace>({ ...purge, erased });
}
