/** What happens after a failed delivery attempt. */
export type RetryDecision =
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'exhausted' };

/**
 * Decides whether another attempt follows a failed one. `delaysSeconds[n]` is the wait after attempt n fails; the
 * first attempt is number 1. A test event gets only one attempt, because it shows whether the receiver works now.
 */
export function decideRetry(
  delaysSeconds: readonly number[],
  attempt: { readonly number: number; readonly isTest: boolean },
): RetryDecision {
  const delay = attempt.isTest ? undefined : delaysSeconds[attempt.number];
  return delay === undefined ? { kind: 'exhausted' } : { kind: 'wait', milliseconds: delay * 1000 };
}
