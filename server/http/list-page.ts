/** Builds the list envelope. The query fetched one item more than a page, which shows whether more items follow. */
export function toListPage<Item extends { readonly id: string }>(items: readonly Item[], size: number) {
  const data = items.slice(0, size);
  const hasMore = items.length > size;
  return {
    object: 'list',
    data,
    has_more: hasMore,
    next_cursor: hasMore ? (data.at(-1)?.id ?? null) : null,
  } as const;
}
