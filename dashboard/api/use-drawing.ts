import type { DrawingFile } from '@blazon/contract/console/brands.ts';
import { useQuery } from '@tanstack/react-query';
import { loadText } from './call.ts';
import { useWorkspaceContext } from './workspace-context.tsx';

interface DrawingOptions {
  /** Omits the padding that makes a mark square. */
  readonly isTight?: boolean;
}

/**
 * Returns the address of a drawing to look at. In the sandbox, it has no watermark, because screens mark the background
 * instead. Downloads keep the watermark.
 */
export function createDrawingPath(
  environmentPath: string,
  brandId: string,
  file: DrawingFile,
  { isTight = false }: DrawingOptions = {},
): string {
  const query = new URLSearchParams({
    ...(environmentPath.endsWith('/sandbox') && { preview: 'true' }),
    ...(isTight && { tight: 'true' }),
  });
  const path = `${environmentPath}/brands/${brandId}/${file}`;
  return query.size === 0 ? path : `${path}?${query}`;
}

export function useDrawingPath(brandId: string, file: DrawingFile, options?: DrawingOptions): string {
  const { environmentPath } = useWorkspaceContext();
  return createDrawingPath(environmentPath, brandId, file, options);
}

/** The markup of a drawing. Undefined until it is loaded, or if it cannot be. */
export function useDrawingMarkup(
  brandId: string,
  file: DrawingFile,
  options?: DrawingOptions,
): string | undefined {
  const path = useDrawingPath(brandId, file, options);
  const { data } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => loadText(path, signal),
    // Drawings never change.
    staleTime: Number.POSITIVE_INFINITY,
    // Placeholder data must not come from another brand.
    placeholderData: () => undefined,
  });
  return data;
}
