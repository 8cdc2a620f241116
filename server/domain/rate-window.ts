import { limits } from '@blazon/contract/limits.ts';

/** A count inside one aligned minute. */
export interface WindowCount {
  readonly used: number;
  /** Unix seconds when the minute ends. */
  readonly resetAt: number;
  /** The current time in Unix seconds, by the clock of whoever keeps the count: Redis, or this process. */
  readonly now: number;
}

export interface RateLimitState {
  readonly limit: number;
  readonly remaining: number;
  readonly resetAt: number;
  readonly exceeded: boolean;
  /** Requests of this minute beyond the limit so far. */
  readonly refusals: number;
  /** Whole seconds until the minute ends, at least one. */
  readonly retryAfter: number;
}

/** With limit N exactly N requests of a minute pass. */
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

export function rateWindowEnd(nowSeconds: number): number {
  return nowSeconds - (nowSeconds % limits.rateWindowSeconds) + limits.rateWindowSeconds;
}
