import { type ConsoleRequests, ListRequestsQuery } from '@blazon/contract/console/requests.ts';
import type { Static } from 'typebox';
import { readKeyNames } from '../../../store/query-api-keys.ts';
import { listRequests as readRequests, type RequestFilter } from '../../../store/query-requests.ts';
import { defineOperation } from '../operation.ts';
import { readRequestTime, toRequestView } from './request-view.ts';

const pageSize = 50;

export const listRequests = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/requests',
    action: 'workspace.read',
    query: ListRequestsQuery,
  },
  async (deps, { scope, query }): Promise<ConsoleRequests> => {
    const page = await readRequests(deps.database, scope, readFilter(query), {
      after: query.starting_after,
      count: query.limit ?? pageSize,
    });
    const keyIds = page.requests.map(({ keyId }) => keyId);
    const names = await readKeyNames(deps.database, scope, keyIds);
    return {
      data: page.requests.map((request) => toRequestView(request, names)),
      next_cursor: page.next ?? null,
      searched_until: page.isCut && page.next !== undefined ? readRequestTime(page.next) : null,
    };
  },
);

function readFilter(query: Static<typeof ListRequestsQuery>): RequestFilter {
  const { status, code, operation, key_id: keyId, from, until } = query;
  return {
    // The schema allows only the values of this type.
    ...(status !== undefined && { status: status as NonNullable<RequestFilter['status']> }),
    ...(code !== undefined && { code }),
    ...(operation !== undefined && { operation }),
    ...(keyId !== undefined && { keyId }),
    ...(from !== undefined && { from: new Date(Number(from) * 1000) }),
    ...(until !== undefined && { until: new Date(Number(until) * 1000) }),
  };
}
