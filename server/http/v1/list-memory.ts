import { limits } from '@blazon/contract/limits.ts';
import { operations } from '@blazon/contract/operations.ts';
import { listMemoryNodes } from '../../store/memory-nodes.ts';
import { createNotFoundFailure } from '../failure.ts';
import { toListPage } from '../list-page.ts';
import { createJsonResponse, type Handler } from '../register-operation.ts';

export const listMemory: Handler<typeof operations.listMemory> = async (deps, { scope, params, query }) => {
  const size = query.limit ?? limits.pageSizeDefault;
  const nodes = await listMemoryNodes(deps.database, scope, {
    projectId: params.project_id,
    after: query.starting_after,
    count: size + 1,
  });
  return nodes
    ? createJsonResponse(operations.listMemory, toListPage(nodes, size))
    : createNotFoundFailure('project_id');
};
