import type { BrandDetail } from '@blazon/contract/console/brands.ts';
import { getBrandDetail } from '../../../store/brand-views.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';

export const getBrand = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/brands/{brand_id}',
    action: 'workspace.read',
  },
  async (deps, { scope, params }): Promise<BrandDetail | ConsoleFailure> =>
    (await getBrandDetail(deps.database, scope, params['brand_id'] ?? '')) ??
    createConsoleFailure('not_found'),
);
