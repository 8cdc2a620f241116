/** What happens after a failed delivery attempt. */
export type RetryDecision =
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'exhausted' };

/**
 * Decides whether a failed attempt is followed by another. `delaysSeconds` has the wait before each attempt, from the
 * failure of the previous one. A test event gets only one attempt: it shows whether the receiver works now.
 */
export function decideRetry(
  delaysSeconds: readonly number[],
  attempt: { readonly number: number; readonly isTest: boolean },
): RetryDecision {
  const delay = attempt.isTest ? undefined : delaysSeconds[attempt.number];
  return delay === undefined ? { kind: 'exhausted' } : { kind: 'wait', milliseconds: delay * 1000 };
}
