import { drawingFiles, type DrawingFile } from '@blazon/contract/console/brands.ts';
import { exportFileName } from '../../../domain/export-limits.ts';
import { extractLogoPart } from '../../../domain/extract-logo-part.ts';
import { hasBrand, readDrawing } from '../../../store/brand-views.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { type DefinedOperation, defineOperation } from '../operation.ts';
import { RawResponse } from '../send-result.ts';

/** There is one path per file, so that nothing else can be requested. */
export const drawingOperations: readonly DefinedOperation[] = drawingFiles.map((file) =>
  defineOperation(
    {
      method: 'GET',
      path: `/api/workspaces/{workspace_id}/{environment}/brands/{brand_id}/${file}`,
      action: 'workspace.read',
    },
    async (deps, { scope, params, headers }): Promise<RawResponse | ConsoleFailure> => {
      const brandId = params['brand_id'] ?? '';
      const tag = `"${brandId}-${file}"`;
      if (headers.get('if-none-match') === tag) {
        const isThere = await hasBrand(deps.database, scope, brandId);
        return isThere ? new RawResponse('', createHeaders(null, file, tag), 304) : consoleFail('not_found');
      }
      const drawing = await readDrawing(deps.database, scope, brandId, drawingGround(file));
      if (drawing === undefined) return consoleFail('not_found');
      return new RawResponse(drawingPart(drawing.svg, file), createHeaders(drawing.name, file, tag));
    },
  ),
);

/** If a logo has no such part, returns the whole logo: a wordmark is its own mark. */
export function drawingPart(svg: string, file: DrawingFile): string {
  if (file.startsWith('mark-')) return extractLogoPart(svg, 'mark') ?? svg;
  return file.startsWith('wordmark-') ? (extractLogoPart(svg, 'wordmark') ?? svg) : svg;
}

export function drawingGround(file: DrawingFile): 'light' | 'dark' {
  return file.endsWith('-dark.svg') ? 'dark' : 'light';
}

/**
 * A drawing never changes, but it is deleted with its project, and access ends with the membership. A cached copy is
 * therefore valid for five minutes and then revalidated, which reads no drawing. If it is opened directly, it is a
 * sandboxed document without scripts or subresources.
 */
function createHeaders(name: string | null, file: DrawingFile, tag: string): Record<string, string> {
  return {
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'content-disposition': `inline; filename="${exportFileName(name ?? '', file)}"`,
    'cache-control': 'private, max-age=300, must-revalidate',
    vary: 'cookie',
    etag: tag,
  };
}
