import type { GraphNode, GraphPage, NewProjectBody, ProjectView } from '@blazon/contract/console/projects.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { callConsole } from './call.ts';
import { useList, appendQuery } from './use-list.ts';
import { useWorkspaceContext } from './workspace-context.tsx';

export function useProjects() {
  const { environmentPath } = useWorkspaceContext();
  return useList<ProjectView>(`${environmentPath}/projects`, { limit: 24 });
}

export function useProject(projectId: string) {
  const { environmentPath } = useWorkspaceContext();
  const path = `${environmentPath}/projects/${projectId}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<ProjectView>('GET', path, undefined, signal),
    // Placeholder data must not come from another project.
    placeholderData: () => undefined,
  });
}

export function useCreateProject() {
  const { environmentPath } = useWorkspaceContext();
  const queryClient = useQueryClient();
  const path = `${environmentPath}/projects`;
  return useMutation({
    mutationFn: (body: NewProjectBody) => callConsole<ProjectView>('POST', path, body),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [path] }),
  });
}

export function useUpdateProject(projectId: string) {
  const { environmentPath } = useWorkspaceContext();
  const queryClient = useQueryClient();
  const list = `${environmentPath}/projects`;
  const path = `${list}/${projectId}`;
  return useMutation({
    mutationFn: (body: { readonly name: string; readonly description: string | null }) =>
      callConsole<ProjectView>('PATCH', path, body),
    onSuccess: (project) => {
      queryClient.setQueryData([path], project);
      return queryClient.invalidateQueries({ queryKey: [list] });
    },
  });
}

export function useDeleteProject(projectId: string) {
  const { environmentPath } = useWorkspaceContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callConsole('DELETE', `${environmentPath}/projects/${projectId}`),
    onSuccess: () =>
      queryClient.invalidateQueries({
        // The project itself is not reloaded, because it was deleted and its page is about to close.
        predicate: ({ queryKey: [key] }) =>
          key === `${environmentPath}/projects` || key === `${environmentPath}/brands`,
      }),
  });
}

/** Up to this many brands load automatically. Older ones load when the person asks for more. */
const maxBrandsLoadedAutomatically = 2_000;

/** Loads the memory of a project page by page, newest first. */
export function useMemoryGraph(projectId: string) {
  const { environmentPath } = useWorkspaceContext();
  const path = `${environmentPath}/projects/${projectId}/graph`;
  const query = useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam, signal }) =>
      callConsole<GraphPage>(
        'GET',
        appendQuery(path, { limit: 500, starting_after: pageParam }),
        undefined,
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const pages = query.data?.pages;
  // The same array as long as the pages are the same, because the graph is laid out again for each new one.
  const nodes: readonly GraphNode[] | undefined = useMemo(() => pages?.flatMap((page) => page.data), [pages]);
  const isShort = (nodes?.length ?? 0) < maxBrandsLoadedAutomatically;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && isShort) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isShort, fetchNextPage]);
  return {
    data: nodes,
    error: query.error,
    refetch: () => void query.refetch(),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  };
}
