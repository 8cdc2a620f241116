import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** The form of every list response of the console. */
export interface ListPage<Row> {
  readonly data: readonly Row[];
  readonly next_cursor: string | null;
  /** Set when a page ended because it had searched enough rows: everything from this time on is covered. */
  readonly searched_until?: number | null;
}

type Filters = Readonly<Record<string, string | number | undefined>>;

export interface ListOptions {
  readonly filters?: Filters;
  readonly limit?: number;
  /** Refetch interval while the page is visible. */
  readonly refetchMilliseconds?: number | false;
}

export interface List<Row> {
  readonly data: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  /** How far back a search has got that has not filled a page yet. */
  readonly searchedUntil: number | null;
  /** The rows still belong to the previous filter; the new ones are loading. */
  readonly isStale: boolean;
  readonly refetch: () => void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
}

/** A list loaded page by page. `path` is its query key too: `queryClient.invalidateQueries({ queryKey: [path] })`. */
export function useList<Row>(path: string, options: ListOptions = {}): List<Row> {
  const { filters = {}, limit = 25, refetchMilliseconds = false } = options;
  const query = useInfiniteQuery({
    queryKey: [path, filters, limit],
    queryFn: ({ pageParam, signal }) =>
      call<ListPage<Row>>(
        'GET',
        withQuery(path, { ...filters, limit, starting_after: pageParam }),
        undefined,
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    // Rows stay on screen while a filter changes, but never those of another list.
    placeholderData: (before, of) => (of?.queryKey[0] === path ? before : undefined),
    refetchInterval: refetchMilliseconds,
  });
  return {
    data: query.data?.pages.flatMap((page) => page.data),
    error: query.error,
    isPending: query.isPending,
    searchedUntil: query.data?.pages.at(-1)?.searched_until ?? null,
    isStale: query.isPlaceholderData,
    refetch: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}

export function withQuery(path: string, values: Filters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}
