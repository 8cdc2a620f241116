/** The list envelope. One item more than the page holds was asked for: its presence says that more follow. */
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
