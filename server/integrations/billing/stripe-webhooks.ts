import Stripe from 'stripe';

/**
 * A notification that something changed for a customer. We then fetch the customer's state, because webhooks arrive
 * late, repeatedly and in any order.
 */
export interface StripeEvent {
  /** Null if the event does not affect a plan or a debt. */
  readonly customer: string | null;
}

/** The maximum age of a signature. An older one is a replay, because the provider signs each attempt anew. */
const maxSignatureAgeSeconds = 300;

/** Event types that may change a plan or a debt. */
const relevantTypes = new Set([
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
    const event = stripe.webhooks.constructEvent(bytes, signature, secret, maxSignatureAgeSeconds);
    return { customer: relevantTypes.has(event.type) ? readCustomerId(event) : null };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    throw error;
  }
}

/** Reads the customer's id from an event about a customer or an object that refers to one, in any API version. */
function readCustomerId(event: Stripe.Event): string | null {
  const subject: object = event.data.object;
  const reference =
    event.type === 'customer.deleted' ? readProperty(subject, 'id') : readProperty(subject, 'customer');
  const id = typeof reference === 'object' && reference !== null ? readProperty(reference, 'id') : reference;
  return typeof id === 'string' ? id : null;
}

function readProperty(subject: object, name: string): unknown {
  return new Map<string, unknown>(Object.entries(subject)).get(name);
}
