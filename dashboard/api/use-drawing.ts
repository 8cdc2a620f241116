import type { DrawingFile } from '@blazon/contract/console/brands.ts';
import { useQuery } from '@tanstack/react-query';
import { useWorkspaceContext } from './workspace-context.tsx';

/**
 * Returns the address of a drawing to look at. In the sandbox, it has no watermark, because screens mark the background
 * instead. Downloads keep the watermark.
 */
export function createDrawingPath(environmentPath: string, brandId: string, file: DrawingFile): string {
  const path = `${environmentPath}/brands/${brandId}/${file}`;
  return environmentPath.endsWith('/sandbox') ? `${path}?preview=true` : path;
}

export function useDrawingPath(brandId: string, file: DrawingFile): string {
  const { environmentPath } = useWorkspaceContext();
  return createDrawingPath(environmentPath, brandId, file);
}

/** The markup of a drawing. Undefined until it is loaded, or if it cannot be. */
export function useDrawingMarkup(brandId: string, file: DrawingFile): string | undefined {
  const path = useDrawingPath(brandId, file);
  const { data } = useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      const response = await fetch(path, { signal });
      if (!response.ok) throw new Error(`The drawing could not be loaded: ${response.status}`);
      return response.text();
    },
    // Drawings never change.
    staleTime: Number.POSITIVE_INFINITY,
    // Placeholder data must not come from another brand.
    placeholderData: () => undefined,
  });
  return data;
}
