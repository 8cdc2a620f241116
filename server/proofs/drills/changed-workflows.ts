/**
 * The workflows of a hypothetical next release. `generateBrand` has a new first step; `patched` skips it in workflows
 * that the old release started.
 */
import { patched, sleep } from '@temporalio/workflow';
import { generateBrand as released } from '../../workflows/generate-brand/workflow.ts';

export { deliverEvent } from '../../workflows/deliver-event/workflow.ts';
export { reportUsage } from '../../workflows/report-usage/workflow.ts';
export { sweep } from '../../workflows/sweep/workflow.ts';

export async function generateBrand(...start: Parameters<typeof released>): Promise<void> {
  if (patched('drill-new-step')) await sleep(100);
  await released(...start);
}
