/** One page of a list. */
export interface Page<Item> {
  readonly object: 'list';
  readonly data: readonly Item[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/**
 * A list. `await` returns the first page. Iterating returns all items and reads further pages as needed.
 *
 * ```ts
 * for await (const project of blazon.projects.list()) console.log(project.name);
 * ```
 */
export class Pages<Item> implements PromiseLike<Page<Item>>, AsyncIterable<Item> {
  readonly #read: (cursor: string | undefined) => Promise<Page<Item>>;
  #first: Promise<Page<Item>> | undefined;

  constructor(read: (cursor: string | undefined) => Promise<Page<Item>>) {
    this.#read = read;
  }

  // oxlint-disable-next-line unicorn/no-thenable
  then<One = Page<Item>, Other = never>(
    onPage?: ((page: Page<Item>) => One | PromiseLike<One>) | null,
    onError?: ((error: unknown) => Other | PromiseLike<Other>) | null,
  ): Promise<One | Other> {
    this.#first ??= this.#read(undefined);
    return this.#first.then(onPage, onError);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }

  async *pages(): AsyncGenerator<Page<Item>, void, undefined> {
    let page = await (this as PromiseLike<Page<Item>>);
    yield page;
    while (page.has_more && page.next_cursor !== null) {
      page = await this.#read(page.next_cursor);
      yield page;
    }
  }

  /** Returns at most this many items, newest first. The limit is required, because lists can be long. */
  async toArray({ limit }: { readonly limit: number }): Promise<Item[]> {
    const items: Item[] = [];
    if (limit <= 0) return items;
    for await (const item of this) {
      items.push(item);
      if (items.length >= limit) break;
    }
    return items;
  }
}
