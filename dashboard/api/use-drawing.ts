import type { DrawingFile } from '@blazon/contract/console/brands.ts';
import { useQuery } from '@tanstack/react-query';
import { useWorkspaceContext } from './workspace-context.tsx';

/** The markup of a drawing. Undefined until it is loaded, or if it cannot be. */
export function useDrawing(brandId: string, file: DrawingFile): string | undefined {
  const { environmentPath } = useWorkspaceContext();
  const path = `${environmentPath}/brands/${brandId}/${file}`;
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
