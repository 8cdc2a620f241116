import { useInfiniteQuery } from '@tanstack/react-query';
import { callConsole } from './call.ts';

/** The format of every list response of the console. */
export interface ListPage<Row> {
  readonly data: readonly Row[];
  readonly next_cursor: string | null;
  /** How far back the server searched, in Unix seconds, if it stopped before the page was full. */
  readonly searched_until?: number | null;
}

type Filters = Readonly<Record<string, string | number | undefined>>;

export interface ListOptions {
  readonly filters?: Filters;
  readonly limit?: number;
  /** How often to fetch again while the page is visible. */
  readonly refetchMilliseconds?: number | false;
}

export interface List<Row> {
  readonly data: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  /** How far back the server has searched, in Unix seconds, if the last page is not full yet. */
  readonly searchedUntil: number | null;
  /** Whether the rows still belong to the previous filter, while the new ones load. */
  readonly isStale: boolean;
  readonly refetch: () => void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
}

/** Whether the whole list is known to have no rows. */
export function isEmptyList({ data, searchedUntil }: Pick<List<unknown>, 'data' | 'searchedUntil'>): boolean {
  return data?.length === 0 && searchedUntil === null;
}

/** Loads a list page by page. `path` is also its query key: `queryClient.invalidateQueries({ queryKey: [path] })`. */
export function useList<Row>(path: string, options: ListOptions = {}): List<Row> {
  const { filters = {}, limit = 25, refetchMilliseconds = false } = options;
  const query = useInfiniteQuery({
    queryKey: [path, filters, limit],
    queryFn: ({ pageParam, signal }) =>
      callConsole<ListPage<Row>>(
        'GET',
        appendQuery(path, { ...filters, limit, starting_after: pageParam }),
        undefined,
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    // Keep the rows on screen while a filter changes, but never show the rows of another list.
    placeholderData: (previousData, previousQuery) =>
      previousQuery?.queryKey[0] === path ? previousData : undefined,
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

export function appendQuery(path: string, values: Filters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}
