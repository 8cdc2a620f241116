import { continueAsNew, proxyActivities, sleep } from '@temporalio/workflow';
import type { RecoveryStart } from '../../integrations/temporal-client.ts';
import { workflowOptions } from '../../domain/workflow-options.ts';
import type * as steps from './activities.ts';

/** State passed on when the workflow continues as new. */
export interface RecoverDeliveriesInput extends RecoveryStart {
  /** In milliseconds since 1970. Later events are excluded, because their own attempts are still to come. */
  readonly until?: number;
  /** The id of the last event that was resent. */
  readonly after?: string | undefined;
  readonly recovered?: number;
}

const { step, batchesPerRun, pauseMilliseconds } = workflowOptions['recover-deliveries'];
const { recoverBatch } = proxyActivities<ReturnType<typeof steps.recoverDeliveriesActivities>>(step);

/** Resends every undeliverable event created since a given time, oldest first, in bounded batches with pauses. */
export async function recoverDeliveries(recovery: RecoverDeliveriesInput): Promise<number> {
  const { workspaceId, environment, since, endpointId, until = Date.now() } = recovery;
  let { after, recovered = 0 } = recovery;
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const sent = await recoverBatch({ scope: { workspaceId, environment }, since, until, after, endpointId });
    recovered += sent.count;
    if (sent.last === null) return recovered;
    after = sent.last;
    await sleep(pauseMilliseconds);
  }
  return continueAsNew<typeof recoverDeliveries>({ ...recovery, until, after, recovered });
}
