import { proxyActivities } from '@temporalio/workflow';
import { workflowOptions } from '../../domain/workflow-options.ts';
import type * as steps from './activities.ts';

const { step, batchRows, batchesPerRun } = workflowOptions['report-usage'];
const { reportBatch } = proxyActivities<ReturnType<typeof steps.reportUsageActivities>>(step);

/** Reports usage to the payment provider. It runs every minute; reports beyond the limit wait for the next run. */
export async function reportUsage(): Promise<number> {
  let reported = 0;
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const result = await reportBatch();
    reported += result.reported;
    // If the provider is down, the next batch would fail too and only postpone more reports.
    if (result.taken < batchRows || result.away) break;
  }
  return reported;
}
