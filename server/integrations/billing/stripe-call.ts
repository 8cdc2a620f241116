import Stripe from 'stripe';

/** What came of a question to the payment provider: an answer, or why there is none. */
export type BillingResult<Answer> = { readonly outcome: 'done'; readonly answer: Answer } | BillingError;

export interface BillingError {
  /**
   * `failed`: away, too slow, or it does not accept our key. `refused`: it says the same until somebody mends
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

/** Not so a request that came while the same one was in progress: that one may be repeated. */
function isFinal(error: Stripe.errors.StripeError): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409;
}
