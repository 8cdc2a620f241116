import type { BrandExport, BrandExports, ExportKind } from '@blazon/contract/console/exports.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callConsole } from './call.ts';
import { useWorkspaceContext } from './workspace-context.tsx';

/** Most exports are ready within a few seconds. */
const exportPollMilliseconds = 1_000;

const isUnderWay = ({ state }: BrandExport): boolean => state === 'queued' || state === 'working';

/** Lists the exports of a brand. Polls while one is being created. */
export function useExports(brandId: string) {
  const path = useExportsPath(brandId);
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<BrandExports>('GET', path, undefined, signal),
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? exportPollMilliseconds : false),
  });
}

export function useAskForExport(brandId: string) {
  const path = useExportsPath(brandId);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (kind: ExportKind) => callConsole<BrandExport>('POST', path, { kind }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [path] }),
  });
}

function useExportsPath(brandId: string): string {
  const { environmentPath } = useWorkspaceContext();
  return `${environmentPath}/brands/${brandId}/exports`;
}
