import { proxyActivities } from '@temporalio/workflow';
import { flows } from '../../rules/flows.ts';
import type * as steps from './steps.ts';

export interface ExportWorkspace {
  readonly workspaceId: string;
  readonly archiveId: string;
}

const { buildArchive } = proxyActivities<ReturnType<typeof steps.exportWorkspaceSteps>>(
  flows['export-workspace'].step,
);

/** From a workspace's rows to a stored archive: one step, repeated until the archive has ended. */
export async function exportWorkspace(start: ExportWorkspace): Promise<void> {
  await buildArchive(start);
}
