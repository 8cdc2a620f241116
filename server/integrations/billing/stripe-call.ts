import Stripe from 'stripe';

/** The result of a call to the payment provider: a value, or the kind of failure. */
export type BillingResult<Answer> = { readonly outcome: 'done'; readonly answer: Answer } | BillingError;

export interface BillingError {
  /**
   * `failed`: unavailable, too slow, or our key is rejected. `refused`: it keeps failing until somebody fixes
   * something.
   */
  readonly outcome: 'failed' | 'refused';
  readonly reason: string;
}

export async function callStripe<Answer>(question: () => Promise<Answer>): Promise<BillingResult<Answer>> {
  try {
    return { outcome: 'done', answer: await question() };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const reason = `${error.type}: ${error.message}`.slice(0, 300);
    return { outcome: isFinal(error) ? 'refused' : 'failed', reason };
  }
}

/** Except a request that arrived while the same one was in progress: it may be retried. */
function isFinal(error: Stripe.errors.StripeError): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409;
}
