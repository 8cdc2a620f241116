import { setTimeout as wait } from 'node:timers/promises';

/** A customer who reads constantly, and records the longest time without a successful response. */
export interface AvailabilityWatch {
  /**
   * Stops reading. Returns the longest time between two successful reads in milliseconds, and all responses other
   * than 200 and 503.
   */
  stop(): Promise<{ readonly longest: number; readonly problems: readonly string[] }>;
}

const pauseMilliseconds = 50;

export function watchAvailability(
  read: () => Promise<{ readonly status: number; readonly text: string }>,
): AvailabilityWatch {
  const stopping = new AbortController();
  const problems: string[] = [];
  let longest = 0;
  let last = performance.now();
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const reply = await read().catch(() => undefined);
      const now = performance.now();
      if (reply?.status === 200) {
        longest = Math.max(longest, now - last);
        last = now;
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
      return { longest, problems };
    },
  };
}
