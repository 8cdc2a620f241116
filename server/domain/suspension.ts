import type { RateLimitState } from './rate-window.ts';

/**
 * A workspace is suspended if it keeps sending requests after 429 responses. A minute counts as throttled if as many
 * requests were rejected as allowed. Several throttled minutes within this window lead to a suspension.
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
