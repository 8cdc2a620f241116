/** What happens after a failed delivery attempt. */
export type RetryDecision =
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'exhausted' };

/**
 * `delaysSeconds` contains the wait before each attempt, counted from the failure of the previous one. A test event
 * gets only one attempt, because it answers the question "does it work now?".
 */
export function decideRetry(
  delaysSeconds: readonly number[],
  attempt: { readonly number: number; readonly isTest: boolean },
): RetryDecision {
  const delay = attempt.isTest ? undefined : delaysSeconds[attempt.number];
  return delay === undefined ? { kind: 'exhausted' } : { kind: 'wait', milliseconds: delay * 1000 };
}
