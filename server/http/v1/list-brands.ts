import { limits } from '@blazon/contract/limits.ts';
import { operations } from '@blazon/contract/operations.ts';
import { listBrandsOfProject, listBrands as readBrands } from '../../store/brands.ts';
import { notFound } from '../failure.ts';
import { toPage } from '../page.ts';
import { answer, type Handler } from '../serve.ts';

export const listBrands: Handler<typeof operations.listBrands> = async (parts, { scope, query }) => {
  const size = query.limit ?? limits.pageSizeDefault;
  const page = { after: query.starting_after, count: size + 1 };
  const brands =
    query.project_id === undefined
      ? await readBrands(parts.database, scope, page)
      : await listBrandsOfProject(parts.database, scope, { ...page, projectId: query.project_id });
  return brands ? answer(operations.listBrands, toPage(brands, size)) : notFound('project_id');
};
