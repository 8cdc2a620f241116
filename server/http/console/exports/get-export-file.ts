import { readExportFile } from '../../../store/exports.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { defineOperation, RawAnswer } from '../operation.ts';
import { attachment } from './attachment.ts';

export const getExportFile = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/exports/{export_id}/file',
    action: 'workspace.read',
  },
  async (parts, { scope, params }): Promise<RawAnswer | ConsoleFailure> => {
    const file = await readExportFile(parts.database, scope, params['export_id'] ?? '');
    if (file === undefined) return consoleFail('not_found');
    return new RawAnswer(file.bytes, attachment(file.name, file.mediaType));
  },
);
