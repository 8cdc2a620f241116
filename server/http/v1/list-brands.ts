import { limits } from '@blazon/contract/limits.ts';
import { operations } from '@blazon/contract/operations.ts';
import { listProjectBrands, listBrands as readBrands } from '../../store/brands.ts';
import { createNotFoundFailure } from '../failure.ts';
import { toListPage } from '../list-page.ts';
import { createJsonResponse, type Handler } from '../register-operation.ts';

export const listBrands: Handler<typeof operations.listBrands> = async (deps, { scope, query }) => {
  const size = query.limit ?? limits.pageSizeDefault;
  const page = { after: query.starting_after, count: size + 1 };
  const brands =
    query.project_id === undefined
      ? await readBrands(deps.database, scope, page)
      : await listProjectBrands(deps.database, scope, { ...page, projectId: query.project_id });
  return brands
    ? createJsonResponse(operations.listBrands, toListPage(brands, size))
    : createNotFoundFailure('project_id');
};
