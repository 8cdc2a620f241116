import { type Count, windowEnd } from '../rules/rate-window.ts';
import type { SharedCounter } from './redis.ts';

/** Counts every request once, shared by all processes while Redis answers, by this process alone while it does not. */
export interface RequestCounter {
  add(bucket: string): Promise<Count>;
}

/** Buckets counted by one process in one minute; callers beyond that are served uncounted until Redis is back. */
const mostLocalBuckets = 100_000;

export function createRequestCounter(
  shared: SharedCounter,
  now: () => Date,
  onFallback: () => void,
): RequestCounter {
  const local = new Map<string, number>();
  let localWindow = 0;

  const addLocally = (bucket: string): Count => {
    const seconds = Math.floor(now().getTime() / 1000);
    const resetAt = windowEnd(seconds);
    if (resetAt !== localWindow) {
      local.clear();
      localWindow = resetAt;
    }
    const used = (local.get(bucket) ?? 0) + 1;
    if (local.has(bucket) || local.size < mostLocalBuckets) local.set(bucket, used);
    return { used, resetAt, now: seconds };
  };

  return {
    async add(bucket) {
      try {
        return await shared.add(bucket);
      } catch {
        onFallback();
        return addLocally(bucket);
      }
    },
  };
}
