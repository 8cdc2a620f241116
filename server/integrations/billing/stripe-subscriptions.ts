import Stripe from 'stripe';
import type {
  BillingCustomerState,
  CurrentSubscription,
  PaidPlan,
  PlanPrices,
} from '../../domain/subscription-status.ts';
import { callStripe, type BillingResult } from './stripe-call.ts';
import { type StripeEvent, verifyStripeEvent } from './stripe-webhooks.ts';
import { readCustomerState } from './stripe-customer.ts';

/** Manages customers and subscriptions at the payment provider. Never throws for the provider's errors. */
export interface SubscriptionBilling {
  readonly prices: PlanPrices;
  /** Creates the customer of a workspace. Calls with the same `serial` return the same customer. */
  makeCustomer(workspaceId: string, serial: number): Promise<BillingResult<string>>;
  /** Opens a checkout page and returns its URL. Earlier checkout pages of the customer expire. */
  openCheckout(order: CheckoutRequest): Promise<BillingResult<string>>;
  /** Opens the portal, where the customer changes the subscription, cards or billing details. Returns its URL. */
  openPortal(visit: PortalRequest): Promise<BillingResult<string>>;
  readFacts(customer: string): Promise<BillingResult<BillingCustomerState>>;
  /** Ends all subscriptions immediately, with a final invoice. */
  endSubscriptions(customer: string): Promise<BillingResult<void>>;
  /** The price of each plan; null if the provider did not return it. */
  readPrices(): Promise<Readonly<Record<PaidPlan, Price | null>>>;
  /** Parses a webhook. Returns undefined unless the provider signed these bytes recently with our secret. */
  readNotice(bytes: Buffer, signature: string): StripeEvent | undefined;
}

export interface SubscriptionBillingOptions {
  readonly prices: PlanPrices;
  readonly webhookSecret: string;
}

export interface CheckoutRequest {
  readonly workspaceId: string;
  readonly customer: string;
  readonly plan: PaidPlan;
  /** Where the browser goes after the customer has subscribed. */
  readonly doneUrl: string;
  /** Where the browser goes if the customer leaves the page without subscribing. */
  readonly leftUrl: string;
  readonly now: Date;
}

export interface PortalRequest {
  readonly customer: string;
  /** The URL of the portal's link back to the dashboard. */
  readonly returnUrl: string;
  /** What the customer wants to do, which selects the page of the portal. Undefined opens its start page. */
  readonly matter?:
    | { readonly kind: 'cancel'; readonly subscription: CurrentSubscription }
    | { readonly kind: 'change'; readonly subscription: CurrentSubscription; readonly plan: PaidPlan };
  /** Where the browser goes after the subscription is changed or cancelled. */
  readonly doneUrl: string;
}

export interface Price {
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
  readonly interval: string;
}

/** How long a checkout page can be used. Upkeep checks the outcome afterwards. */
const checkoutLifetimeSeconds = 3_600;
/** How long prices are cached. They change rarely, and the provider shows them again before anybody pays. */
const priceCacheMilliseconds = 600_000;
/** How long a failure to read prices is cached, so that page views do not all wait while the provider is down. */
const failedPriceCacheMilliseconds = 30_000;

export function createSubscriptionBilling(
  stripe: Stripe,
  options: SubscriptionBillingOptions,
): SubscriptionBilling {
  const { prices, webhookSecret } = options;
  return {
    prices,
    // The request must be identical in every call, because the provider rejects an idempotency key with different
    // content.
    makeCustomer: (workspaceId, serial) =>
      callStripe(async () => {
        const order = { metadata: { workspace_id: workspaceId } };
        const customer = await stripe.customers.create(order, {
          idempotencyKey: `blazon-customer-${workspaceId}-${serial}`,
        });
        return customer.id;
      }),
    openCheckout: (order) => callStripe(() => openCheckout(stripe, prices, order)),
    openPortal: (visit) => callStripe(() => openPortal(stripe, prices, visit)),
    readFacts: (customer) => callStripe(() => readCustomerState(stripe, customer)),
    endSubscriptions: (customer) => callStripe(() => endSubscriptions(stripe, customer)),
    readPrices: createPriceReader(stripe, prices),
    readNotice: (bytes, signature) => verifyStripeEvent(stripe, webhookSecret, bytes, signature),
  };
}

async function openCheckout(stripe: Stripe, prices: PlanPrices, order: CheckoutRequest): Promise<string> {
  const { customer, workspaceId } = order;
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: workspaceId,
    line_items: [{ price: prices[order.plan], quantity: 1 }],
    customer_update: { name: 'auto', address: 'auto' },
    subscription_data: { metadata: { workspace_id: workspaceId } },
    success_url: order.doneUrl,
    cancel_url: order.leftUrl,
    expires_at: Math.floor(order.now.getTime() / 1000) + checkoutLifetimeSeconds,
  });
  if (session.url === null) throw new Error('The payment provider returned a checkout without a URL.');
  // Two open checkout sessions could create two subscriptions, so all other sessions are expired. This must follow
  // the creation of ours: of two concurrent requests, at least one then sees the other's session. If both sessions
  // expire, the customer tries again.
  const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  const others = open.data.filter(({ id }) => id !== session.id);
  await Promise.all(others.map(({ id }) => expireCheckoutPage(stripe, id)));
  return session.url;
}

/**
 * Expires a checkout page. If the page is no longer open, another request expired it or it was paid; the caller
 * checks this afterwards.
 */
async function expireCheckoutPage(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

/**
 * Ends all subscriptions. Expires open checkout pages first, so that nobody subscribes through one. The provider does
 * not list subscriptions that have already ended.
 */
async function endSubscriptions(stripe: Stripe, customer: string): Promise<void> {
  const pages = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  await Promise.all(pages.data.map(({ id }) => expireCheckoutPage(stripe, id)));
  const { data } = await stripe.subscriptions.list({ customer, limit: 100 });
  for (const { id } of data) await stripe.subscriptions.cancel(id, { invoice_now: true, prorate: false });
}

async function openPortal(stripe: Stripe, prices: PlanPrices, visit: PortalRequest): Promise<string> {
  const { customer, returnUrl } = visit;
  const flow = createPortalFlow(prices, visit);
  const session = await stripe.billingPortal.sessions.create({
    customer,
    return_url: returnUrl,
    ...(flow && { flow_data: flow }),
  });
  return session.url;
}

function createPortalFlow(
  prices: PlanPrices,
  { matter, doneUrl }: PortalRequest,
): Stripe.BillingPortal.SessionCreateParams.FlowData | undefined {
  if (matter === undefined) return undefined;
  const subscription = matter.subscription.id;
  const after = { after_completion: { type: 'redirect', redirect: { return_url: doneUrl } } } as const;
  if (matter.kind === 'cancel')
    return { type: 'subscription_cancel', subscription_cancel: { subscription }, ...after };
  const item = matter.subscription.item;
  // The subscription has an individual price, so the new plan cannot be preselected. The customer chooses it on the
  // provider's page, if the operator's settings at the provider allow this.
  if (item === undefined)
    return { type: 'subscription_update', subscription_update: { subscription }, ...after };
  const items = [{ id: item, price: prices[matter.plan], quantity: 1 }];
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: { subscription, items },
    ...after,
  };
}

function createPriceReader(stripe: Stripe, prices: PlanPrices): SubscriptionBilling['readPrices'] {
  const cache = new Map<PaidPlan, { readonly price: Price | null; readonly until: number }>();
  const read = async (plan: PaidPlan): Promise<Price | null> => {
    const cached = cache.get(plan);
    if (cached && cached.until > Date.now()) return cached.price;
    const result = await callStripe(() => stripe.prices.retrieve(prices[plan]));
    if (result.outcome !== 'done' || result.answer.unit_amount === null) {
      const price = cached?.price ?? null;
      cache.set(plan, { price, until: Date.now() + failedPriceCacheMilliseconds });
      return price;
    }
    const { unit_amount: amount, currency, recurring } = result.answer;
    const price = { amount, currency, interval: recurring?.interval ?? 'month' };
    cache.set(plan, { price, until: Date.now() + priceCacheMilliseconds });
    return price;
  };
  return async () => {
    const [pro, agency] = await Promise.all([read('pro'), read('agency')]);
    return { pro, agency };
  };
}
