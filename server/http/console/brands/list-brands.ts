import { type BrandPage, ListBrandCardsQuery } from '@blazon/contract/console/brands.ts';
import { limits } from '@blazon/contract/limits.ts';
import { listBrandCards } from '../../../store/brand-cards.ts';
import { getProject } from '../../../store/projects.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';

export const listBrands = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/brands',
    action: 'workspace.read',
    query: ListBrandCardsQuery,
  },
  async ({ database }, { scope, query }): Promise<BrandPage | ConsoleFailure> => {
    const size = query.limit ?? limits.pageSizeDefault;
    const { project_id: projectId, search, sort } = query;
    if (projectId !== undefined && (await getProject(database, scope, projectId)) === undefined)
      return createConsoleFailure('not_found', { param: 'project_id' });
    const { data, searchedUntil } = await listBrandCards(database, scope, {
      projectId,
      search: search?.trim(),
      sort,
      favourites: query.favourites === 'true',
      after: query.starting_after,
      count: size + 1,
    });
    const cards = data.slice(0, size);
    return {
      data: cards,
      next_cursor: data.length > size ? (cards.at(-1)?.id ?? null) : null,
      searched_until: searchedUntil === null ? null : Math.floor(searchedUntil.getTime() / 1000),
    };
  },
);
