import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** As every list of the console answers. */
export interface ListPage<Row> {
  readonly data: readonly Row[];
  readonly next_cursor: string | null;
  /** Set where a page ended because so much was looked through: everything from this time on is covered. */
  readonly searched_until?: number | null;
}

type Filters = Readonly<Record<string, string | number | undefined>>;

export interface ListOptions {
  readonly filters?: Filters;
  readonly limit?: number;
  /** Asked again this often while the page is visible. */
  readonly refetchMilliseconds?: number | false;
}

export interface List<Row> {
  readonly data: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  /** How far back a search has come that has not found a page full yet. */
  readonly searchedUntil: number | null;
  /** The rows belong to the filter before; the new ones are on their way. */
  readonly isStale: boolean;
  readonly refetch: () => void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
}

/** A list that grows by pages. `path` is its key too: `queryClient.invalidateQueries({ queryKey: [path] })`. */
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
    // What was there stays on screen while a filter changes; another list's rows never do.
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
