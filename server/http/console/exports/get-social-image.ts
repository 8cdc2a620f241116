import { type LogoGround, logoGrounds, socialImages } from '@blazon/contract/console/social-images.ts';
import { composeSocialImage } from '../../../domain/compose-social-image.ts';
import { createExportFileName } from '../../../domain/export-limits.ts';
import { readDrawing } from '../../../store/brand-views.ts';
import { extractRequestedPart } from '../brands/get-drawing.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { type DefinedOperation, defineOperation } from '../operation.ts';
import { RawResponse } from '../send-result.ts';
import { attachmentHeaders } from './attachment-headers.ts';

const backgrounds: readonly LogoGround[] = ['light', 'dark'];

/**
 * Returns images in the sizes of social networks. There is one path for each size and background, so that nothing
 * else can be requested.
 */
export const socialImageOperations: readonly DefinedOperation[] = socialImages.flatMap((image) =>
  backgrounds.map((background) =>
    defineOperation(
      {
        method: 'GET',
        path: `/api/workspaces/{workspace_id}/{environment}/brands/{brand_id}/social-${image.name}-${background}.png`,
        action: 'workspace.read',
      },
      async (deps, { scope, params }): Promise<RawResponse | ConsoleFailure> => {
        if (!deps.pictureSlots.acquire(scope.workspaceId)) return createConsoleFailure('too_many_pictures');
        try {
          const drawing = await readDrawing(deps.database, scope, params['brand_id'] ?? '', background);
          if (drawing === undefined) return createConsoleFailure('not_found');
          const { svg } = drawing;
          const logo = image.part === 'mark' ? extractRequestedPart(svg, `mark-${background}.svg`) : svg;
          const composed = composeSocialImage(logo, image, background);
          if (composed === undefined) return createConsoleFailure('not_found');
          const png = await deps.rasteriser.toPng(composed, image.width, logoGrounds[background]);
          const file = `social-${image.name}-${background}-${image.width}x${image.height}.png`;
          return new RawResponse(
            png,
            attachmentHeaders(createExportFileName(drawing.name ?? '', file), 'image/png'),
          );
        } finally {
          deps.pictureSlots.release(scope.workspaceId);
        }
      },
    ),
  ),
);
