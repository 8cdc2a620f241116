import { RoleBody } from '@blazon/contract/console/people.ts';
import { defineOperation } from '../operation.ts';
import { updateMembership } from './update-membership.ts';

export const changeRole = defineOperation(
  {
    method: 'PATCH',
    path: '/api/workspaces/{workspace_id}/members/{person_id}',
    action: 'members.manage',
    body: RoleBody,
  },
  async (deps, { scope, person, requestId, params, body }) =>
    updateMembership(deps, {
      scope,
      person,
      requestId,
      memberId: params['person_id'] ?? '',
      next: body.role,
    }),
);
