import type { DrawingFile } from '@blazon/contract/console/brands.ts';
import { useQuery } from '@tanstack/react-query';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';

/**
 * Returns the address of a drawing for an image. In the sandbox, the image omits the watermark, which would cross the
 * letters, and the address is undefined until it is loaded. Downloads keep the watermark.
 */
export function useDrawing(brandId: string, file: DrawingFile): string | undefined {
  const { environment, environmentPath } = useWorkspaceContext();
  const path = `${environmentPath}/brands/${brandId}/${file}`;
  const preview = useQuery({
    queryKey: ['sandbox-preview', path],
    queryFn: async ({ signal }) => {
      const { loadSandboxPreview } = await import('./sandbox-preview.ts');
      return loadSandboxPreview(path, signal);
    },
    enabled: environment === 'sandbox',
    staleTime: Number.POSITIVE_INFINITY,
    // Placeholder data must not come from another brand.
    placeholderData: () => undefined,
  });
  return environment === 'sandbox' && !preview.isError ? preview.data : path;
}
