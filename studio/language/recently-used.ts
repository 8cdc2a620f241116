/** A cache that drops the least recently used entries when the sum of their sizes exceeds a limit. */
export interface RecentlyUsedCache<V> {
  get(key: string): V | undefined;
  set(key: string, value: V, size?: number): void;
  /** The sum of the sizes of all entries. */
  readonly held: number;
}

export const createRecentlyUsedCache = <V>(maxSize: number): RecentlyUsedCache<V> => {
  // A Map keeps insertion order. `get` inserts an entry again, so the first entry is the least recently used.
  const entries = new Map<string, { value: V; size: number }>();
  let held = 0;
  const drop = (key: string): void => {
    held -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, size = 1) {
      drop(key);
      entries.set(key, { value, size });
      held += size;
      for (const oldest of entries.keys()) {
        if (held <= maxSize || oldest === key) return;
        drop(oldest);
      }
    },
    get held() {
      return held;
    },
  };
};
