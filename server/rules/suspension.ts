import type { RateState } from './rate-window.ts';

/**
 * Suspension after sustained 429s. A client that waits as it is told touches its limit and stops; one that does not hear
 * sends on. So a minute counts only when as many requests were refused in it as were let through, and a workspace is
 * suspended only after several such minutes among the last ten.
 */
export const suspensionWindowMinutes = 10;

/** True for one request of such a minute, the one that completes it: all others cost nothing. */
export function completesDeafMinute(rate: RateState): boolean {
  return rate.refusals === rate.limit;
}

/** With nought minutes nobody is ever suspended. */
export function mustSuspend(deafMinutes: number, suspendAfterMinutes: number): boolean {
  return suspendAfterMinutes > 0 && deafMinutes >= suspendAfterMinutes;
}
