import { defineOperation } from '../operation.ts';
import { updateMembership } from './update-membership.ts';

export const removeMember = defineOperation(
  {
    method: 'DELETE',
    path: '/api/workspaces/{workspace_id}/members/{person_id}',
    action: 'members.manage',
  },
  async (parts, { scope, person, requestId, params }) =>
    updateMembership(parts, {
      scope,
      person,
      requestId,
      memberId: params['person_id'] ?? '',
      next: undefined,
    }),
);
