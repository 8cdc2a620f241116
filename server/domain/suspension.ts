import type { RateLimitState } from './rate-window.ts';

/**
 * Suspends a workspace that keeps sending requests after 429 responses. A well-behaved client stops at its limit. A
 * minute therefore counts only if at least as many requests were rejected as allowed, and a suspension takes several
 * such minutes out of the last ten.
 */
export const suspensionWindowMinutes = 10;

/** True exactly once per throttled minute, for the request that completes it. All other requests cost nothing. */
export function completesThrottledMinute(rate: RateLimitState): boolean {
  return rate.refusals === rate.limit;
}

/** Zero minutes disable suspension. */
export function shouldSuspend(throttledMinutes: number, suspendAfterMinutes: number): boolean {
  return suspendAfterMinutes > 0 && throttledMinutes >= suspendAfterMinutes;
}
