import { type ConsoleKeys, ListKeysQuery } from '@blazon/contract/console/keys.ts';
import { type ApiKeyState, listKeys as readKeys } from '../../../store/api-key-lists.ts';
import { toPage } from '../../page.ts';
import { defineOperation } from '../operation.ts';
import { mostActiveKeys, planHasKeys, showKey } from './key-view.ts';

export const listKeys = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/keys',
    action: 'workspace.read',
    query: ListKeysQuery,
  },
  async (parts, { scope, workspace, query }): Promise<ConsoleKeys> => {
    const size = query.limit ?? mostActiveKeys;
    const keys = await readKeys(parts.database, scope, {
      // The schema has just let nothing else through.
      state: (query.state ?? 'active') as ApiKeyState,
      after: query.starting_after,
      count: size + 1,
    });
    const { data, next_cursor } = toPage(keys, size);
    return {
      data: data.map(showKey),
      next_cursor,
      plan_has_keys: planHasKeys(workspace.plan),
      most: mostActiveKeys,
    };
  },
);
