import type { ProjectPage } from '@blazon/contract/console/projects.ts';
import { limits } from '@blazon/contract/limits.ts';
import { ListProjectsQuery } from '@blazon/contract/operations.ts';
import { listProjectViews } from '../../../store/project-views.ts';
import { toListPage } from '../../list-page.ts';
import { defineOperation } from '../operation.ts';

export const listProjects = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/projects',
    action: 'workspace.read',
    query: ListProjectsQuery,
  },
  async (deps, { scope, query }): Promise<ProjectPage> => {
    const size = query.limit ?? limits.pageSizeDefault;
    const page = { after: query.starting_after, count: size + 1 };
    const { data, next_cursor } = toListPage(await listProjectViews(deps.database, scope, page), size);
    return { data, next_cursor };
  },
);
