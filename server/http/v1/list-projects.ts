import { limits } from '@blazon/contract/limits.ts';
import { operations } from '@blazon/contract/operations.ts';
import { listProjects as readProjects } from '../../store/projects.ts';
import { toPage } from '../page.ts';
import { answer, type Handler } from '../serve.ts';

export const listProjects: Handler<typeof operations.listProjects> = async (parts, { scope, query }) => {
  const size = query.limit ?? limits.pageSizeDefault;
  const projects = await readProjects(parts.database, scope, {
    after: query.starting_after,
    count: size + 1,
  });
  return answer(operations.listProjects, toPage(projects, size));
};
