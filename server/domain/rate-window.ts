import { limits } from '@blazon/contract/limits.ts';

/** The number of requests in one clock minute. */
export interface WindowCount {
  readonly used: number;
  /** When the minute ends, in Unix seconds. */
  readonly resetAt: number;
  /** The current time in Unix seconds, by the clock of the store that counts: Redis or this process. */
  readonly now: number;
}

export interface RateLimitState {
  readonly limit: number;
  readonly remaining: number;
  readonly resetAt: number;
  readonly exceeded: boolean;
  /** How many requests of this minute exceeded the limit so far. */
  readonly refusals: number;
  /** Whole seconds until the minute ends, at least one. */
  readonly retryAfter: number;
}

/** `count` already includes the current request. Exactly `limit` requests pass in each minute. */
export function evaluateRateLimit(count: WindowCount, limit: number): RateLimitState {
  return {
    limit,
    remaining: Math.max(0, limit - count.used),
    resetAt: count.resetAt,
    exceeded: count.used > limit,
    refusals: Math.max(0, count.used - limit),
    retryAfter: Math.max(1, count.resetAt - count.now),
  };
}

export function computeRateWindowEnd(nowSeconds: number): number {
  return nowSeconds - (nowSeconds % limits.rateWindowSeconds) + limits.rateWindowSeconds;
}
