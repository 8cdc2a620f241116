import type { SearchResults } from '@blazon/contract/console/search.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callConsole } from './call.ts';
import { appendQuery } from './use-list.ts';
import { useWorkspaceContext } from './workspace-context.tsx';

/** Long enough that not every keystroke sends a request, too short to be noticed. */
const typingPauseMilliseconds = 150;

/** Searches projects and brands shortly after the last keystroke. */
export function useSearch(text: string) {
  const { environmentPath } = useWorkspaceContext();
  const searchText = useDebounced(text.trim().slice(0, 100));
  const path = appendQuery(`${environmentPath}/search`, { q: searchText });
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<SearchResults>('GET', path, undefined, signal),
    enabled: searchText !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), typingPauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
