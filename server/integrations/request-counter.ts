import { type WindowCount, computeRateWindowEnd } from '../domain/rate-window.ts';
import type { RedisCounters } from './redis.ts';

/**
 * Counts requests and sign-in attempts. All processes share the counts in Redis. If Redis does not respond, each
 * process counts separately.
 */
export interface RequestCounter {
  /** Counts a request in the current minute. */
  add(bucket: string): Promise<WindowCount>;
  /**
   * Counts an attempt in a window that starts with the first attempt. Returns the number of attempts in the window.
   */
  addAttempt(bucket: string, windowSeconds: number): Promise<number>;
  /** Resets the count of a bucket after a successful attempt. */
  forgetAttempts(bucket: string): Promise<void>;
}

/**
 * The maximum number of windows that a process keeps while Redis is down. Further buckets are not counted until a
 * window ends.
 */
const maxLocalWindows = 100_000;
const sweepMilliseconds = 1_000;

export function createRequestCounter(
  shared: Pick<RedisCounters, 'add' | 'addAttempt' | 'forgetAttempts'>,
  now: () => Date,
  onFallback: () => void,
): RequestCounter {
  const local = createLocalWindows();
  return {
    async add(bucket) {
      try {
        return await shared.add(bucket);
      } catch {
        onFallback();
        const time = now().getTime();
        const seconds = Math.floor(time / 1000);
        const resetAt = computeRateWindowEnd(seconds);
        return { used: local.add(`rate:${bucket}`, time, resetAt * 1000), resetAt, now: seconds };
      }
    },
    async addAttempt(bucket, windowSeconds) {
      try {
        return await shared.addAttempt(bucket, windowSeconds);
      } catch {
        onFallback();
        const time = now().getTime();
        return local.add(`guess:${bucket}`, time, time + windowSeconds * 1000);
      }
    },
    async forgetAttempts(bucket) {
      local.forget(`guess:${bucket}`);
      await shared.forgetAttempts(bucket).catch(() => undefined);
    },
  };
}

function createLocalWindows() {
  const windows = new Map<string, { used: number; readonly endsAt: number }>();
  let nextSweepAt = 0;
  const sweep = (now: number): void => {
    if (now < nextSweepAt) return;
    nextSweepAt = now + sweepMilliseconds;
    for (const [bucket, { endsAt }] of windows) if (endsAt <= now) windows.delete(bucket);
  };
  return {
    add(bucket: string, now: number, endsAt: number): number {
      const window = windows.get(bucket);
      if (window && window.endsAt > now) {
        window.used += 1;
        return window.used;
      }
      if (windows.size >= maxLocalWindows) sweep(now);
      if (windows.has(bucket) || windows.size < maxLocalWindows) windows.set(bucket, { used: 1, endsAt });
      return 1;
    },
    forget: (bucket: string) => void windows.delete(bucket),
  };
}
