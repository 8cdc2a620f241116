import type { BrandShares, CreatedBrandShare } from '@blazon/contract/console/shares.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callConsole } from './call.ts';
import { useWorkspaceContext } from './workspace-context.tsx';

/** Lists the active share links of a brand. */
export function useShares(brandId: string) {
  const path = useSharesPath(brandId);
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<BrandShares>('GET', path, undefined, signal),
  });
}

export function useCreateShare(brandId: string) {
  const path = useSharesPath(brandId);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (days: number) => callConsole<CreatedBrandShare>('POST', path, { days }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [path] }),
  });
}

/** Calls `onRevoked` even if the list no longer shows the link when the response arrives. */
export function useRevokeShare(brandId: string, onRevoked: (id: string) => void) {
  const path = useSharesPath(brandId);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callConsole('DELETE', `${path}/${id}`),
    onSuccess: (_answer, id) => {
      onRevoked(id);
      return queryClient.invalidateQueries({ queryKey: [path] });
    },
  });
}

function useSharesPath(brandId: string): string {
  const { environmentPath } = useWorkspaceContext();
  return `${environmentPath}/brands/${brandId}/shares`;
}
