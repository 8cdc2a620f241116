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

/** Reads one page. Throws unless it is the last page, or is full and its cursor names its last item. */
export async function readPage(reader: Reader, limit: number, after: string | undefined): Promise<Page> {
  const { client, key, environment } = reader;
  const page = `limit=${limit}${after === undefined ? '' : `&starting_after=${after}`}`;
  const path = `${reader.path}${reader.path.includes('?') ? '&' : '?'}${page}`;
  const { status, body, text } = await client.call({ path, key, environment });
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${text}`);
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

/** Counts the ids that do not sort below the id before them. Lists are newest first, and newer ids sort higher. */
export function countDisorder(ids: readonly string[]): number {
  return ids.filter((id, index) => index > 0 && (ids[index - 1] ?? '') <= id).length;
}
