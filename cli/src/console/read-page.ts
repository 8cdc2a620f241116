import type { ListOptions } from '../../../sdk/src/client.ts';
import type { Page } from '../../../sdk/src/pages.ts';
import type { Login } from './login.ts';

interface ConsolePage<Item> {
  readonly data: readonly Item[];
  readonly next_cursor: string | null;
}

/** Reads one page of a console list, in the format of the API's lists. */
export async function readPage<Item>(
  login: Login,
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
  { limit, starting_after: after, signal }: ListOptions & { readonly signal?: AbortSignal },
): Promise<Page<Item>> {
  const { data, next_cursor: next } = await login.call<ConsolePage<Item>>('GET', path, {
    query: { ...query, limit, starting_after: after },
    signal: signal ?? new AbortController().signal,
  });
  return { object: 'list', data, has_more: next !== null, next_cursor: next };
}
