import type { ServerProcess } from '../../test/support/server-process.ts';

/**
 * A supply of API processes, started in the background because each takes a second or two and every round kills one.
 */
export interface ProcessPool {
  take(): Promise<ServerProcess>;
  close(): Promise<void>;
}

/** Keeps this many processes starting until the total is reached. */
export function createProcessPool(
  start: () => Promise<ServerProcess>,
  inHand: number,
  inAll: number,
): ProcessPool {
  const starting = Array.from({ length: Math.min(inHand, inAll) }, start);
  let started = starting.length;
  return {
    async take() {
      const next = starting.shift();
      if (next === undefined) throw new Error('There are no spare processes.');
      if (started < inAll) {
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
