import { PictureQuery } from '@blazon/contract/console/exports.ts';
import { logoGrounds } from '@blazon/contract/console/social-images.ts';
import { createExportFileName } from '../../../domain/export-limits.ts';
import { readDrawing } from '../../../store/brand-views.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { type DefinedOperation, defineOperation } from '../operation.ts';
import { RawResponse } from '../send-result.ts';
import { attachmentHeaders } from './attachment-headers.ts';

const defaultWidth = 1024;

/** Returns the logo as a PNG, with the same file name as in the brand kit. There is one path for each background. */
export const logoPngOperations: readonly DefinedOperation[] = (['light', 'dark'] as const).map((background) =>
  defineOperation(
    {
      method: 'GET',
      path: `/api/workspaces/{workspace_id}/{environment}/brands/{brand_id}/logo-${background}.png`,
      action: 'workspace.read',
      query: PictureQuery,
    },
    async (deps, { scope, params, query }): Promise<RawResponse | ConsoleFailure> => {
      if (!deps.pictureSlots.acquire(scope.workspaceId)) return createConsoleFailure('too_many_pictures');
      try {
        const drawing = await readDrawing(deps.database, scope, params['brand_id'] ?? '', background);
        if (drawing === undefined) return createConsoleFailure('not_found');
        const width = query.width ?? defaultWidth;
        const isSolid = query.background === 'solid';
        const png = await deps.rasteriser.toPng(
          drawing.svg,
          width,
          isSolid ? logoGrounds[background] : undefined,
        );
        const form = isSolid ? fileNamesOnBackground[background] : transparentFileNames[background];
        const name = createExportFileName(drawing.name ?? '', `${form}-${width}.png`);
        return new RawResponse(png, attachmentHeaders(name, 'image/png'));
      } finally {
        deps.pictureSlots.release(scope.workspaceId);
      }
    },
  ),
);

const fileNamesOnBackground = { light: 'logo-light', dark: 'logo-dark' } as const;
const transparentFileNames = { light: 'logo-transparent', dark: 'logo-transparent-for-dark' } as const;
