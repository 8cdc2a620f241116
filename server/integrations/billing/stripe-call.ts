import Stripe from 'stripe';

/** The result of a call to the payment provider: a value, or the kind of failure. */
export type BillingResult<Answer> = { readonly outcome: 'done'; readonly answer: Answer } | BillingError;

export interface BillingError {
  /**
   * `failed`: the provider is unavailable or too slow, or rejects our API key. `refused`: the request will keep
   * failing until somebody fixes the cause.
   */
  readonly outcome: 'failed' | 'refused';
  readonly reason: string;
}

/** Makes a call and converts Stripe's errors to results. */
export async function callStripe<Answer>(call: () => Promise<Answer>): Promise<BillingResult<Answer>> {
  try {
    return { outcome: 'done', answer: await call() };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const reason = `${error.type}: ${error.message}`.slice(0, 300);
    return { outcome: isFinalError(error) ? 'refused' : 'failed', reason };
  }
}

/** Whether a retry cannot succeed. A request that arrived while an identical one was in progress may be retried. */
function isFinalError(error: Stripe.errors.StripeError): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409;
}
