import type { BrandExport } from '@blazon/contract/console/exports.ts';
import { readExport } from '../../../store/exports.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';

export const getExport = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/exports/{export_id}',
    action: 'workspace.read',
  },
  async (deps, { scope, params }): Promise<BrandExport | ConsoleFailure> =>
    (await readExport(deps.database, scope, params['export_id'] ?? '', deps)) ??
    createConsoleFailure('not_found'),
);
