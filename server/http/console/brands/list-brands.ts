import type { BrandCard, BrandPage } from '@blazon/contract/console/brands.ts';
import { limits } from '@blazon/contract/limits.ts';
import { ListBrandsQuery } from '@blazon/contract/operations.ts';
import type { Brand } from '@blazon/contract/resources.ts';
import { listProjectBrands, listBrands as readBrands } from '../../../store/brands.ts';
import { toListPage } from '../../list-page.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { defineOperation } from '../operation.ts';

export const listBrands = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/brands',
    action: 'workspace.read',
    query: ListBrandsQuery,
  },
  async (deps, { scope, query }): Promise<BrandPage | ConsoleFailure> => {
    const size = query.limit ?? limits.pageSizeDefault;
    const page = { after: query.starting_after, count: size + 1 };
    const { project_id: projectId } = query;
    const brands =
      projectId === undefined
        ? await readBrands(deps.database, scope, page)
        : await listProjectBrands(deps.database, scope, { ...page, projectId });
    if (brands === undefined) return consoleFail('not_found', { param: 'project_id' });
    const { data, next_cursor } = toListPage(brands, size);
    return { data: data.map(toCard), next_cursor };
  },
);

function toCard({ object: _object, ...card }: Brand): BrandCard {
  return card;
}
