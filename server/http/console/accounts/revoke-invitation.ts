import { insertAuditEntry } from '../../../store/audit-log.ts';
import { deleteInvitation } from '../../../store/invitations.ts';
import { createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { createPersonAuditEntry } from './person-audit-entry.ts';

export const revokeInvitation = defineOperation(
  {
    method: 'DELETE',
    path: '/api/workspaces/{workspace_id}/invitations/{invitation_id}',
    action: 'members.manage',
  },
  async (deps, { scope, workspace, params, ...context }) => {
    const id = params['invitation_id'] ?? '';
    return deps.database.transaction(scope, async (transaction) => {
      const email = await deleteInvitation(transaction, { workspaceId: workspace.id, id });
      if (email === undefined) return createConsoleFailure('not_found');
      const entry = { action: 'invitation.revoke', subject: id, details: { email } };
      await insertAuditEntry(transaction, workspace.id, createPersonAuditEntry(deps, context, entry));
      return undefined;
    });
  },
);
