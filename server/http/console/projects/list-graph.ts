import { type GraphPage, ListGraphQuery } from '@blazon/contract/console/projects.ts';
import { listGraphNodes } from '../../../store/memory-graph.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';

const pageSize = 250;

/** Lists the memory graph of a project: ids, parents and the beginning of each prompt. */
export const listGraph = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/projects/{project_id}/graph',
    action: 'workspace.read',
    query: ListGraphQuery,
  },
  async (deps, { scope, params, query }): Promise<GraphPage | ConsoleFailure> => {
    const size = query.limit ?? pageSize;
    const nodes = await listGraphNodes(deps.database, scope, {
      projectId: params['project_id'] ?? '',
      after: query.starting_after,
      count: size + 1,
    });
    if (nodes === undefined) return createConsoleFailure('not_found');
    const data = nodes.slice(0, size);
    return { data, next_cursor: nodes.length > size ? (data.at(-1)?.brand_id ?? null) : null };
  },
);
