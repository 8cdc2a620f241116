import { defineOperation } from '../operation.ts';
import { changeMember } from './change-member.ts';

export const leaveWorkspace = defineOperation(
  { method: 'POST', path: '/api/workspaces/{workspace_id}/leave', action: 'workspace.leave' },
  async (parts, { scope, person, requestId }) =>
    changeMember(parts, { scope, person, requestId, memberId: person.id, next: undefined }),
);
