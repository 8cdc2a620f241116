import { setTimeout as wait } from 'node:timers/promises';

/** A loop that reads constantly and measures the longest time without a successful response. */
export interface AvailabilityWatch {
  /**
   * Stops reading. Returns the longest time between two successful reads in milliseconds, and every response whose
   * status is neither 200 nor 503.
   */
  stop(): Promise<{ readonly longestGap: number; readonly problems: readonly string[] }>;
}

const pauseMilliseconds = 50;

export function watchAvailability(
  read: () => Promise<{ readonly status: number; readonly text: string }>,
): AvailabilityWatch {
  const stopping = new AbortController();
  const problems: string[] = [];
  let longestGap = 0;
  let lastSuccess = performance.now();
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const reply = await read().catch(() => undefined);
      const now = performance.now();
      if (reply?.status === 200) {
        longestGap = Math.max(longestGap, now - lastSuccess);
        lastSuccess = now;
      } else if (reply !== undefined && reply.status !== 503) {
        problems.push(`${reply.status} ${reply.text.slice(0, 200)}`);
      }
      await wait(pauseMilliseconds);
    }
  };
  const ended = loop();
  return {
    async stop() {
      stopping.abort();
      await ended;
      return { longestGap, problems };
    },
  };
}
