import type { Page } from '../../../sdk/src/pages.ts';
import type { ListOptions } from '../../../sdk/src/client.ts';
import { printNote, print, printJson, styleOutput, formatTable } from '../terminal/output.ts';

export interface ListingOptions {
  readonly limit: number;
  readonly after?: string;
  readonly json?: boolean;
}

const maxPageSize = 100;
/** The maximum number of pages to read. In a search for something rare, many pages may contain no match. */
const maxPages = 50;

/** Reads and shows the requested number of items, over as many pages as necessary. */
export async function showList<Item extends { readonly id: string }>(
  list: (options: ListOptions) => PromiseLike<Page<Item>>,
  { limit, after, json }: ListingOptions,
  signal: AbortSignal,
  columns: { readonly head: readonly string[]; readonly row: (item: Item) => readonly string[] },
): Promise<void> {
  const page = await gatherItems(list, limit, after, signal);
  if (json) return printJson(page);
  if (page.data.length === 0) return printNote('There are none.');
  const head = columns.head.map((name) => name.toUpperCase());
  const [first = '', ...rows] = formatTable([head, ...page.data.map(columns.row)]).split('\n');
  print([styleOutput('dim', first), ...rows].join('\n'));
  if (page.next_cursor !== null) printNote(`There are more: add --after ${page.next_cursor}`);
}

async function gatherItems<Item extends { readonly id: string }>(
  list: (options: ListOptions) => PromiseLike<Page<Item>>,
  limit: number,
  after: string | undefined,
  signal: AbortSignal,
): Promise<Page<Item>> {
  const data: Item[] = [];
  let cursor = after;
  for (let count = 1; ; count += 1) {
    const page = await list({
      limit: Math.min(maxPageSize, limit - data.length),
      ...(cursor !== undefined && { starting_after: cursor }),
      signal,
    });
    data.push(...page.data);
    const isEnough = data.length >= limit || count >= maxPages;
    if (!page.has_more || page.next_cursor === null || isEnough) return { ...page, data };
    cursor = page.next_cursor;
  }
}
