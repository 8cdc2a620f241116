import type { Invitation } from '@blazon/contract/console/people.ts';
import { listInvitations } from '../../../store/invitations.ts';
import { defineOperation } from '../operation.ts';
import { toInvitationView } from './member-view.ts';

export const listInvitationsOperation = defineOperation(
  { method: 'GET', path: '/api/workspaces/{workspace_id}/invitations', action: 'members.manage' },
  async ({ database, clock }, { workspace }): Promise<{ data: Invitation[]; next_cursor: null }> => {
    const invitations = await listInvitations(database, workspace.id);
    const now = clock.now();
    return { data: invitations.map((invitation) => toInvitationView(invitation, now)), next_cursor: null };
  },
);
