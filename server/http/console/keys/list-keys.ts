import { type ConsoleKeys, ListKeysQuery } from '@blazon/contract/console/keys.ts';
import { limits } from '@blazon/contract/limits.ts';
import { type ApiKeyState, listKeys as readKeys } from '../../../store/query-api-keys.ts';
import { toListPage } from '../../list-page.ts';
import { defineOperation } from '../operation.ts';
import { planAllowsKeys, toConsoleKey } from './key-view.ts';

export const listKeys = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/keys',
    action: 'workspace.read',
    query: ListKeysQuery,
  },
  async (deps, { scope, workspace, query }): Promise<ConsoleKeys> => {
    const size = query.limit ?? limits.activeApiKeys;
    const keys = await readKeys(deps.database, scope, {
      // The schema allows only the values of this type.
      state: (query.state ?? 'active') as ApiKeyState,
      after: query.starting_after,
      count: size + 1,
    });
    const { data, next_cursor } = toListPage(keys, size);
    return {
      data: data.map(toConsoleKey),
      next_cursor,
      plan_has_keys: planAllowsKeys(workspace.plan),
      most: limits.activeApiKeys,
    };
  },
);
