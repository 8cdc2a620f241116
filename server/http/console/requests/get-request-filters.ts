import type { RequestFilters } from '@blazon/contract/console/requests.ts';
import { errorCodes } from '@blazon/contract/errors.ts';
import { type Operation, operations } from '@blazon/contract/operations.ts';
import { defineOperation } from '../operation.ts';

/** Returns the values that the request log can be filtered by. */
export const getRequestFilters = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/request-filters',
    action: 'workspace.read',
  },
  async (deps): Promise<RequestFilters> => ({
    operations: Object.values<Operation>(operations).map(({ method, path }) => `${method} ${path}`),
    codes: errorCodes.toSorted(),
    days: deps.requestLogDays,
  }),
);
