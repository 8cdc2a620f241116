import type { Story } from '@blazon/contract/console/stories.ts';
import { useQuery } from '@tanstack/react-query';
import { callConsole } from './call.ts';
import { useWorkspaceContext } from './workspace-context.tsx';

/** Loads the history behind an id. Polls while something is still in progress. */
export function useStory(id: string) {
  const { environmentPath } = useWorkspaceContext();
  const path = `${environmentPath}/stories/${id}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<Story>('GET', path, undefined, signal),
    refetchInterval: ({ state }) => (state.data?.tone === 'running' ? 1_000 : false),
    placeholderData: () => undefined,
  });
}
