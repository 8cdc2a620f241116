import type { ServerProcess } from '../../test/support/server-process.ts';

/**
 * API processes started ahead of time, because every round kills one and a start takes a second or two.
 */
export interface ProcessPool {
  take(): Promise<ServerProcess>;
  close(): Promise<void>;
}

/** Keeps `concurrentStarts` processes starting or ready, until `total` processes have been started. */
export function createProcessPool(
  start: () => Promise<ServerProcess>,
  concurrentStarts: number,
  total: number,
): ProcessPool {
  const starting = Array.from({ length: Math.min(concurrentStarts, total) }, start);
  let started = starting.length;
  return {
    async take() {
      const next = starting.shift();
      if (next === undefined) throw new Error('There are no spare processes.');
      if (started < total) {
        started += 1;
        starting.push(start());
      }
      return next;
    },
    async close() {
      await Promise.allSettled(starting.map(async (spare) => (await spare).kill()));
    },
  };
}
