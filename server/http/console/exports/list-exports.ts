import type { BrandExports } from '@blazon/contract/console/exports.ts';
import { hasBrand } from '../../../store/brand-views.ts';
import { listExports as readExports } from '../../../store/exports.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';

export const listExports = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/brands/{brand_id}/exports',
    action: 'workspace.read',
  },
  async (deps, { scope, params }): Promise<BrandExports | ConsoleFailure> => {
    const brandId = params['brand_id'] ?? '';
    const data = await readExports(deps.database, scope, brandId, deps);
    if (data.length === 0 && !(await hasBrand(deps.database, scope, brandId)))
      return createConsoleFailure('not_found');
    return { data };
  },
);
