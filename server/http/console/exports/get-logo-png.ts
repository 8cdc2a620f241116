import { PictureQuery } from '@blazon/contract/console/exports.ts';
import { readDrawing } from '../../../store/brand-views.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { type DefinedOperation, defineOperation, RawResponse } from '../operation.ts';
import { attachmentHeaders } from './attachment-headers.ts';

const defaultWidth = 1024;

/** The logo as pixels in any width up to 2048, transparent around it. One path for each ground. */
export const logoPngOperations: readonly DefinedOperation[] = (['light', 'dark'] as const).map((ground) =>
  defineOperation(
    {
      method: 'GET',
      path: `/api/workspaces/{workspace_id}/{environment}/brands/{brand_id}/logo-${ground}.png`,
      action: 'workspace.read',
      query: PictureQuery,
    },
    async (parts, { scope, params, query }): Promise<RawResponse | ConsoleFailure> => {
      if (!parts.pictureSlots.acquire(scope.workspaceId)) return consoleFail('too_many_pictures');
      try {
        const svg = await readDrawing(parts.database, scope, params['brand_id'] ?? '', ground);
        if (svg === undefined) return consoleFail('not_found');
        const width = query.width ?? defaultWidth;
        const png = await parts.rasteriser.toPng(svg, width);
        return new RawResponse(png, attachmentHeaders(`logo-${ground}-${width}.png`, 'image/png'));
      } finally {
        parts.pictureSlots.release(scope.workspaceId);
      }
    },
  ),
);
