import { proxyActivities } from '@temporalio/workflow';
import type { ExportStart } from '../../outside/temporal.ts';
import { flows } from '../../rules/flows.ts';
import type * as steps from './steps.ts';

const { makeExport: make } = proxyActivities<ReturnType<typeof steps.makeExportSteps>>(
  flows['make-export'].step,
);

/** From a brand's record to a stored file: one step, repeated until the export has ended. */
export async function makeExport(start: ExportStart): Promise<void> {
  await make(start);
}
