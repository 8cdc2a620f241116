/** How many slots may be in use in one process: in total and per key. */
export interface KeyedLimits {
  readonly total?: number;
  readonly perKey: number;
}

/**
 * Counts slots by key, so that one workspace or network cannot take all of them. Keys without a slot in use are
 * removed, so the map is no larger than the number of slots in use.
 */
export interface KeyedSlots {
  /** Returns false if the key or the whole process has no free slot. The caller must release its slot. */
  acquire(key: string): boolean;
  hasFree(key: string): boolean;
  release(key: string): void;
  /** Whether no key has a free slot. */
  readonly isFull: boolean;
  /** The number of keys with a slot in use. */
  readonly size: number;
}

export function createKeyedSlots({ total = Number.POSITIVE_INFINITY, perKey }: KeyedLimits): KeyedSlots {
  const used = new Map<string, number>();
  let usedInTotal = 0;
  const hasFree = (key: string): boolean => usedInTotal < total && (used.get(key) ?? 0) < perKey;
  return {
    acquire(key) {
      if (!hasFree(key)) return false;
      used.set(key, (used.get(key) ?? 0) + 1);
      usedInTotal += 1;
      return true;
    },
    hasFree,
    release(key) {
      const count = used.get(key);
      if (count === undefined) return;
      if (count === 1) used.delete(key);
      else used.set(key, count - 1);
      usedInTotal -= 1;
    },
    get isFull() {
      return usedInTotal >= total;
    },
    get size() {
      return used.size;
    },
  };
}

/**
 * Runs a limited number of tasks per key at the same time. Further tasks wait in order, without holding a database
 * connection.
 */
export interface KeyedLimiter {
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

interface Waiter {
  readonly start: () => void;
  readonly fail: (error: unknown) => void;
}

/**
 * If `affectsAllTasks` is true for an error, such as an unreachable database, the error also rejects every task that is
 * waiting for the same key. Otherwise each of them would wait for its own timeout, one after another.
 */
export function createKeyedLimiter(
  perKey: number,
  affectsAllTasks: (error: unknown) => boolean,
): KeyedLimiter {
  const slots = createKeyedSlots({ perKey });
  const waiting = new Map<string, Waiter[]>();

  const waitForSlot = (key: string): Promise<void> =>
    new Promise((start, fail) => {
      const queue = waiting.get(key) ?? [];
      queue.push({ start, fail });
      waiting.set(key, queue);
    });
  const takeNext = (key: string): Waiter | undefined => {
    const queue = waiting.get(key);
    const next = queue?.shift();
    if (queue?.length === 0) waiting.delete(key);
    return next;
  };
  const failAll = (key: string, error: unknown): void => {
    const queue = waiting.get(key) ?? [];
    waiting.delete(key);
    for (const { fail } of queue) fail(error);
  };

  return {
    async run(key, work) {
      if (!slots.acquire(key)) await waitForSlot(key);
      try {
        return await work();
      } catch (error) {
        if (affectsAllTasks(error)) failAll(key, error);
        throw error;
      } finally {
        // A finished task passes its slot to the next one.
        const next = takeNext(key);
        if (next) next.start();
        else slots.release(key);
      }
    },
  };
}
