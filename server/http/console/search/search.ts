import { SearchQuery, type SearchResults } from '@blazon/contract/console/search.ts';
import { searchBrands, searchProjects } from '../../../store/search.ts';
import { type DefinedOperation, defineOperation } from '../operation.ts';

const search = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/search',
    action: 'workspace.read',
    query: SearchQuery,
  },
  async (deps, { scope, query }): Promise<SearchResults> => {
    const [projects, brands] = await Promise.all([
      searchProjects(deps.database, scope, query.q),
      searchBrands(deps.database, scope, query.q),
    ]);
    return { projects, brands };
  },
);

/** The dashboard's search over the projects and brands of an environment. */
export const searchOperations: readonly DefinedOperation[] = [search];
