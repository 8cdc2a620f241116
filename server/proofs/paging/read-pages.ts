import type { Client } from '../../test/support/client.ts';
import type { Environment } from '../../domain/environment.ts';

/** A client and the list that it reads. */
export interface Reader {
  /** The path, with the query that selects the list, but without paging parameters. */
  readonly path: string;
  readonly client: Pick<Client, 'call'>;
  readonly key: string;
  readonly environment: Environment;
}

export interface Page {
  readonly ids: readonly string[];
  readonly nextCursor: string | null;
}

/** Reads one page. Throws if a page before the last is not full or has a cursor other than its last item. */
export async function readPage(reader: Reader, limit: number, after: string | undefined): Promise<Page> {
  const { client, key, environment } = reader;
  const page = `limit=${limit}${after === undefined ? '' : `&starting_after=${after}`}`;
  const path = `${reader.path}${reader.path.includes('?') ? '&' : '?'}${page}`;
  const { status, body, text } = await client.call({ path, key, environment });
  if (status !== 200) throw new Error(`${path} returned ${status}: ${text}`);
  const ids = body.data.map(({ id }: { id: string }) => id);
  const isValid = body.has_more
    ? ids.length === limit && body.next_cursor === ids.at(-1)
    : ids.length <= limit && body.next_cursor === null;
  if (!isValid)
    throw new Error(
      `${path}: ${ids.length} items, has_more ${body.has_more}, next_cursor ${body.next_cursor}`,
    );
  return { ids, nextCursor: body.next_cursor };
}

/** Reads all pages by following the cursors, and returns the ids of all items. */
export async function readAllPages(
  reader: Reader,
  nextLimit: () => number,
  onPage: (page: Page) => void | Promise<void> = () => undefined,
): Promise<string[]> {
  const all: string[] = [];
  let after: string | undefined;
  for (;;) {
    const page = await readPage(reader, nextLimit(), after);
    all.push(...page.ids);
    await onPage(page);
    if (page.nextCursor === null) return all;
    if (after !== undefined && page.nextCursor >= after)
      throw new Error(`After ${after} the list repeats itself.`);
    after = page.nextCursor;
  }
}

/** Counts the ids that are out of order. Lists are newest first, so each id must sort below the one before it. */
export function countDisorder(ids: readonly string[]): number {
  return ids.filter((id, index) => index > 0 && (ids[index - 1] ?? '') <= id).length;
}
