import { limits } from '@blazon/contract/limits.ts';
import { operations } from '@blazon/contract/operations.ts';
import { listProjects as readProjects } from '../../store/projects.ts';
import { toListPage } from '../list-page.ts';
import { createJsonResponse, type Handler } from '../register-operation.ts';

export const listProjects: Handler<typeof operations.listProjects> = async (deps, { scope, query }) => {
  const size = query.limit ?? limits.pageSizeDefault;
  const projects = await readProjects(deps.database, scope, {
    after: query.starting_after,
    count: size + 1,
  });
  return createJsonResponse(operations.listProjects, toListPage(projects, size));
};
