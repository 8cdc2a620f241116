import { continueAsNew, proxyActivities, sleep } from '@temporalio/workflow';
import type { RecoveryStart } from '../../outside/temporal.ts';
import { flows } from '../../rules/flows.ts';
import type * as steps from './steps.ts';

/** What an earlier run of the flow leaves to the next. */
export interface RecoverDeliveries extends RecoveryStart {
  /** Events made later are not its business: they have their own first attempts ahead. In milliseconds. */
  readonly until?: number;
  /** The last event that was sent again. */
  readonly after?: string | undefined;
  readonly recovered?: number;
}

const { step, batchesPerRun, pauseMilliseconds } = flows['recover-deliveries'];
const { recoverBatch } = proxyActivities<ReturnType<typeof steps.recoverDeliveriesSteps>>(step);

/** Sends every undeliverable event since a time again, oldest first, in bounded batches with pauses between them. */
export async function recoverDeliveries(recovery: RecoverDeliveries): Promise<number> {
  const { workspaceId, environment, since, until = Date.now() } = recovery;
  let { after, recovered = 0 } = recovery;
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const sent = await recoverBatch({ scope: { workspaceId, environment }, since, until, after });
    recovered += sent.count;
    if (sent.last === null) return recovered;
    after = sent.last;
    await sleep(pauseMilliseconds);
  }
  return continueAsNew<typeof recoverDeliveries>({ ...recovery, until, after, recovered });
}
