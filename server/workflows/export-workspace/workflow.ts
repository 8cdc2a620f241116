import { proxyActivities } from '@temporalio/workflow';
import { workflowOptions } from '../../domain/workflow-options.ts';
import type * as steps from './activities.ts';

export interface ExportWorkspaceInput {
  readonly workspaceId: string;
  readonly archiveId: string;
}

const { buildArchive } = proxyActivities<ReturnType<typeof steps.exportWorkspaceActivities>>(
  workflowOptions['export-workspace'].step,
);

/** Creates a workspace's archive in one activity, which is retried until it succeeds or fails for good. */
export async function exportWorkspace(start: ExportWorkspaceInput): Promise<void> {
  await buildArchive(start);
}
