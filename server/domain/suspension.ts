import type { RateLimitState } from './rate-window.ts';

/**
 * Suspends a workspace after sustained 429s. A well-behaved client stops at its limit. A minute therefore counts only
 * if at least as many requests were rejected as allowed, and suspension takes several such minutes out of the last ten.
 */
export const suspensionWindowMinutes = 10;

/** True exactly once per throttled minute, for the request that completes it; every other request costs nothing. */
export function completesThrottledMinute(rate: RateLimitState): boolean {
  return rate.refusals === rate.limit;
}

/** 0 minutes disables suspension. */
export function shouldSuspend(deafMinutes: number, suspendAfterMinutes: number): boolean {
  return suspendAfterMinutes > 0 && deafMinutes >= suspendAfterMinutes;
}
