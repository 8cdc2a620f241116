import Stripe from 'stripe';

/** Something happened to a customer. What, is asked: notices come late, twice and in any order. */
export interface StripeEvent {
  /** Null when it is about nothing that decides over a plan or a debt. */
  readonly customer: string | null;
}

/** A notice older than this is a repetition by somebody else: the provider signs each try again. */
const toleranceSeconds = 300;

/** Those after which a plan or a debt may be another. */
const telling = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.overdue',
  'invoice.voided',
  'invoice.marked_uncollectible',
]);

export function verifyStripeEvent(
  stripe: Stripe,
  secret: string,
  bytes: Buffer,
  signature: string,
): StripeEvent | undefined {
  try {
    const event = stripe.webhooks.constructEvent(bytes, signature, secret, toleranceSeconds);
    return { customer: telling.has(event.type) ? customerOf(event) : null };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    throw error;
  }
}

/** Whatever the version of the event: a customer, or something that names one. */
function customerOf(event: Stripe.Event): string | null {
  const subject: object = event.data.object;
  const named = event.type === 'customer.deleted' ? valueOf(subject, 'id') : valueOf(subject, 'customer');
  const id = typeof named === 'object' && named !== null ? valueOf(named, 'id') : named;
  return typeof id === 'string' ? id : null;
}

function valueOf(subject: object, name: string): unknown {
  return new Map<string, unknown>(Object.entries(subject)).get(name);
}
