import { proxyActivities } from '@temporalio/workflow';
import type { ExportStart } from '../../integrations/temporal-client.ts';
import { workflowOptions } from '../../domain/workflow-options.ts';
import type * as steps from './activities.ts';

const { makeExport: make } = proxyActivities<ReturnType<typeof steps.makeExportActivities>>(
  workflowOptions['make-export'].step,
);

/** Creates an export in one activity, which is retried until it succeeds or fails for good. */
export async function makeExport(start: ExportStart): Promise<void> {
  await make(start);
}
