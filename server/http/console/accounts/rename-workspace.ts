import { type MyWorkspace, WorkspaceBody } from '@blazon/contract/console/people.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { renameWorkspace } from '../../../store/workspaces.ts';
import { defineOperation } from '../operation.ts';
import { createPersonAuditEntry } from './person-audit-entry.ts';
import { toWorkspaceView } from './workspace-view.ts';

export const renameWorkspaceOperation = defineOperation(
  {
    method: 'PATCH',
    path: '/api/workspaces/{workspace_id}',
    action: 'workspace.rename',
    body: WorkspaceBody,
  },
  async (deps, { scope, workspace, role, body, ...context }): Promise<MyWorkspace> => {
    const name = body.name.trim();
    await deps.database.transaction(scope, async (transaction) => {
      await renameWorkspace(transaction, workspace.id, name);
      const details = { from: workspace.name, to: name };
      const entry = { action: 'workspace.rename', subject: workspace.id, details };
      await insertAuditEntry(transaction, workspace.id, createPersonAuditEntry(deps, context, entry));
    });
    return toWorkspaceView({ workspace: { ...workspace, name }, role });
  },
);
