import type {
  ConsoleRequest,
  ConsoleRequestDetail,
  RequestFilters,
} from '@blazon/contract/console/requests.ts';
import { useQuery } from '@tanstack/react-query';
import { callConsole } from './call.ts';
import { useList } from './use-list.ts';
import { useWorkspaceContext } from './workspace-context.tsx';

export interface RequestQuery {
  readonly status: string | undefined;
  readonly code: string | undefined;
  readonly operation: string | undefined;
  readonly key_id: string | undefined;
  /** In Unix seconds. */
  readonly from: number | undefined;
}

export function useRequests(filters: RequestQuery) {
  const { environmentPath } = useWorkspaceContext();
  return useList<ConsoleRequest>(`${environmentPath}/requests`, { filters: { ...filters }, limit: 50 });
}

export function useRequest(id: string) {
  const { environmentPath } = useWorkspaceContext();
  const path = `${environmentPath}/requests/${encodeURIComponent(id)}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<ConsoleRequestDetail>('GET', path, undefined, signal),
  });
}

/** Loads the filter options once, because they do not change while the page is open. */
export function useRequestFilters() {
  const { workspacePath } = useWorkspaceContext();
  const path = `${workspacePath}/request-filters`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<RequestFilters>('GET', path, undefined, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
