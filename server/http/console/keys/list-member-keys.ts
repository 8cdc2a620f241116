import type { MemberKeys } from '@blazon/contract/console/keys.ts';
import { listKeysCreatedBy } from '../../../store/query-api-keys.ts';
import { defineOperation } from '../operation.ts';
import { toConsoleKey } from './key-view.ts';

/** Lists the active keys that a member created, which the dashboard shows before the member is removed. */
export const listMemberKeys = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/members/{person_id}/keys',
    action: 'workspace.read',
  },
  async ({ database }, { scope, params }): Promise<MemberKeys> => {
    const keys = await listKeysCreatedBy(database, scope, params['person_id'] ?? '');
    return { data: keys.map(toConsoleKey) };
  },
);
