import { defineOperation } from '../operation.ts';
import { updateMembership } from './update-membership.ts';

export const removeMember = defineOperation(
  {
    method: 'DELETE',
    path: '/api/workspaces/{workspace_id}/members/{person_id}',
    action: 'members.manage',
  },
  async (deps, { scope, person, requestId, params }) =>
    updateMembership(deps, {
      scope,
      person,
      requestId,
      memberId: params['person_id'] ?? '',
      next: undefined,
    }),
);
