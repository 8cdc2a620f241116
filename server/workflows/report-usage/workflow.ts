import { proxyActivities } from '@temporalio/workflow';
import { workflowOptions } from '../../domain/workflow-options.ts';
import type * as steps from './activities.ts';

const { step, batchRows, batchesPerRun } = workflowOptions['report-usage'];
const { reportBatch } = proxyActivities<ReturnType<typeof steps.reportUsageActivities>>(step);

/**
 * Comes round every minute and tells the payment provider what was used since; what is left waits for the next round.
 */
export async function reportUsage(): Promise<number> {
  let reported = 0;
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const told = await reportBatch();
    reported += told.reported;
    // While the provider is down, asking on would only put everything off.
    if (told.taken < batchRows || told.away) break;
  }
  return reported;
}
