import { drawingFiles, type DrawingFile, DrawingQuery } from '@blazon/contract/console/brands.ts';
import { createExportFileName } from '../../../domain/export-limits.ts';
import { extractLogoPart } from '../../../domain/extract-logo-part.ts';
import { removeWatermark } from '../../../domain/remove-watermark.ts';
import { hasBrand, readDrawing } from '../../../store/brand-views.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { type DefinedOperation, defineOperation } from '../operation.ts';
import { RawResponse } from '../send-result.ts';

/** Returns a drawing of a brand as SVG. There is one path per file, so that nothing else can be requested. */
export const drawingOperations: readonly DefinedOperation[] = drawingFiles.map((file) =>
  defineOperation(
    {
      method: 'GET',
      path: `/api/workspaces/{workspace_id}/{environment}/brands/{brand_id}/${file}`,
      action: 'workspace.read',
      query: DrawingQuery,
    },
    async (deps, { scope, params, query, headers }): Promise<RawResponse | ConsoleFailure> => {
      const brandId = params['brand_id'] ?? '';
      const isPreview = query.preview === 'true' && scope.environment === 'sandbox';
      const isTight = query.tight === 'true';
      const tag = `"${brandId}-${file}${isPreview ? '-preview' : ''}${isTight ? '-tight' : ''}"`;
      if (headers.get('if-none-match') === tag) {
        const exists = await hasBrand(deps.database, scope, brandId);
        return exists
          ? new RawResponse('', createHeaders(null, file, tag), 304)
          : createConsoleFailure('not_found');
      }
      const drawing = await readDrawing(deps.database, scope, brandId, readBackground(file));
      if (drawing === undefined) return createConsoleFailure('not_found');
      const svg = isPreview ? removeWatermark(drawing.svg) : drawing.svg;
      const part = extractRequestedPart(svg, file, { isTight });
      return new RawResponse(part, createHeaders(drawing.name, file, tag));
    },
  ),
);

/** Returns the part of the logo that the file name asks for. A logo without that part is returned whole. */
export function extractRequestedPart(svg: string, file: DrawingFile, { isTight = false } = {}): string {
  if (file.startsWith('mark-')) return extractLogoPart(svg, 'mark', { isTight }) ?? svg;
  return file.startsWith('wordmark-') ? (extractLogoPart(svg, 'wordmark') ?? svg) : svg;
}

export function readBackground(file: DrawingFile): 'light' | 'dark' {
  return file.endsWith('-dark.svg') ? 'dark' : 'light';
}

/**
 * A drawing never changes, but it is deleted with its project, and access ends with the membership. Browsers
 * therefore cache it for five minutes and then revalidate it. Revalidating does not read the drawing. Opened
 * directly, the file is a sandboxed document without scripts or subresources.
 */
function createHeaders(name: string | null, file: DrawingFile, tag: string): Record<string, string> {
  return {
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'content-disposition': `inline; filename="${createExportFileName(name ?? '', file)}"`,
    'cache-control': 'private, max-age=300, must-revalidate',
    vary: 'cookie',
    etag: tag,
  };
}
