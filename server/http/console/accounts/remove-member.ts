import { RemoveMemberQuery } from '@blazon/contract/console/keys.ts';
import { defineOperation } from '../operation.ts';
import { updateMembership } from './update-membership.ts';

export const removeMember = defineOperation(
  {
    method: 'DELETE',
    path: '/api/workspaces/{workspace_id}/members/{person_id}',
    action: 'members.manage',
    query: RemoveMemberQuery,
  },
  async (deps, { scope, person, requestId, params, query }) =>
    updateMembership(deps, {
      scope,
      person,
      requestId,
      memberId: params['person_id'] ?? '',
      next: undefined,
      revokeKeys: query.keys === 'revoke',
    }),
);
