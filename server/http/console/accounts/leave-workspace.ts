import { defineOperation } from '../operation.ts';
import { updateMembership } from './update-membership.ts';

export const leaveWorkspace = defineOperation(
  { method: 'POST', path: '/api/workspaces/{workspace_id}/leave', action: 'workspace.leave' },
  async (deps, { scope, person, requestId }) =>
    updateMembership(deps, { scope, person, requestId, memberId: person.id, next: undefined }),
);
