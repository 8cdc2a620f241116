import { drawingFiles, type DrawingFile } from '@blazon/contract/console/brands.ts';
import { extractLogoPart } from '../../../domain/extract-logo-part.ts';
import { hasBrand, readDrawing } from '../../../store/brand-views.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { type DefinedOperation, defineOperation, RawResponse } from '../operation.ts';

/** One path for each file, so that nothing else can be asked for. */
export const drawingOperations: readonly DefinedOperation[] = drawingFiles.map((file) =>
  defineOperation(
    {
      method: 'GET',
      path: `/api/workspaces/{workspace_id}/{environment}/brands/{brand_id}/${file}`,
      action: 'workspace.read',
    },
    async (parts, { scope, params, headers }): Promise<RawResponse | ConsoleFailure> => {
      const brandId = params['brand_id'] ?? '';
      const tag = `"${brandId}-${file}"`;
      if (headers.get('if-none-match') === tag) {
        const isThere = await hasBrand(parts.database, scope, brandId);
        return isThere ? new RawResponse('', headersOf(brandId, file, tag), 304) : consoleFail('not_found');
      }
      const svg = await readDrawing(parts.database, scope, brandId, groundOf(file));
      if (svg === undefined) return consoleFail('not_found');
      return new RawResponse(cut(svg, file), headersOf(brandId, file, tag));
    },
  ),
);

/** What a logo has no such part of is shown whole: lettering alone is its own mark. */
function cut(svg: string, file: DrawingFile): string {
  if (file.startsWith('mark-')) return extractLogoPart(svg, 'mark') ?? svg;
  return file.startsWith('wordmark-') ? (extractLogoPart(svg, 'wordmark') ?? svg) : svg;
}

function groundOf(file: DrawingFile): 'light' | 'dark' {
  return file.endsWith('-dark.svg') ? 'dark' : 'light';
}

/**
 * A drawing never changes, but it goes with its project, and so does the right to see it with a membership: a copy is
 * good for five minutes, then it is asked whether it still stands, which reads no drawing. Opened by itself it is a
 * document without scripts, without an origin and without anything to load.
 */
function headersOf(brandId: string, file: DrawingFile, tag: string): Record<string, string> {
  return {
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'content-disposition': `inline; filename="${brandId}-${file}"`,
    'cache-control': 'private, max-age=300, must-revalidate',
    vary: 'cookie',
    etag: tag,
  };
}
