import type { RateLimitState } from './rate-window.ts';

/**
 * A workspace is suspended if it keeps sending requests after 429 responses. A minute counts as throttled if the
 * number of rejected requests reaches the rate limit. Several throttled minutes within this window suspend the
 * workspace.
 */
export const suspensionWindowMinutes = 10;

/** Returns true for one request of each throttled minute, so that the minute is recorded once. */
export function completesThrottledMinute(rate: RateLimitState): boolean {
  return rate.refusals === rate.limit;
}

/** If `suspendAfterMinutes` is 0, no workspace is ever suspended. */
export function shouldSuspend(throttledMinutes: number, suspendAfterMinutes: number): boolean {
  return suspendAfterMinutes > 0 && throttledMinutes >= suspendAfterMinutes;
}
