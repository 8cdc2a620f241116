import { readExportFile } from '../../../store/exports.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { RawResponse } from '../send-result.ts';
import { attachmentHeaders } from './attachment-headers.ts';

export const getExportFile = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/exports/{export_id}/file',
    action: 'workspace.read',
  },
  async (deps, { scope, params }): Promise<RawResponse | ConsoleFailure> => {
    const file = await readExportFile(deps.database, scope, params['export_id'] ?? '');
    if (file === undefined) return createConsoleFailure('not_found');
    return new RawResponse(file.bytes, attachmentHeaders(file.name, file.mediaType));
  },
);
