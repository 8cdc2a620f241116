import type { Member } from '@blazon/contract/console/people.ts';
import { listMembers } from '../../../store/members.ts';
import { defineOperation } from '../operation.ts';
import { toMemberView } from './member-view.ts';

/** The list has no pages, because a workspace has at most 200 members. */
export const listMembersOperation = defineOperation(
  { method: 'GET', path: '/api/workspaces/{workspace_id}/members', action: 'members.read' },
  async ({ database }, { workspace }): Promise<{ data: Member[]; next_cursor: null }> => {
    const members = await listMembers(database, workspace.id);
    return { data: members.map(toMemberView), next_cursor: null };
  },
);
