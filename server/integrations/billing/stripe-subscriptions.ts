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

/** Customers of the payment provider and what they subscribe to. Nothing here throws for what the provider says. */
export interface SubscriptionBilling {
  readonly prices: PlanPrices;
  /** Makes the customer of a workspace, once however often it is called; `serial` tells its customers apart. */
  makeCustomer(workspaceId: string, serial: number): Promise<BillingResult<string>>;
  /** The address of a page that begins a subscription. Pages opened before lose their force. */
  openCheckout(order: CheckoutRequest): Promise<BillingResult<string>>;
  /** The address of a page to change something that is subscribed to, or to see to cards and invoices. */
  openPortal(visit: PortalRequest): Promise<BillingResult<string>>;
  readFacts(customer: string): Promise<BillingResult<BillingCustomerState>>;
  /** Ends whatever the customer subscribes to at once, with a last invoice for what was used. */
  endSubscriptions(customer: string): Promise<BillingResult<void>>;
  /** What each plan costs; null where the provider did not say. */
  readPrices(): Promise<Readonly<Record<PaidPlan, Price | null>>>;
  /** Undefined unless the provider signed these bytes with our secret, and lately. */
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
  /** Where the browser comes back to, with or without a subscription. */
  readonly doneUrl: string;
  readonly leftUrl: string;
  readonly now: Date;
}

export interface PortalRequest {
  readonly customer: string;
  readonly returnUrl: string;
  /** Straight to one matter; the front page when undefined. */
  readonly matter?:
    | { readonly kind: 'cancel'; readonly subscription: CurrentSubscription }
    | { readonly kind: 'change'; readonly subscription: CurrentSubscription; readonly plan: PaidPlan };
  /** Where the browser goes once the matter is settled. */
  readonly doneUrl: string;
}

export interface Price {
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
  readonly interval: string;
}

/** How long a page of the provider waits for its customer; upkeep looks for its outcome afterwards. */
const checkoutSeconds = 3_600;
/** Prices change rarely, and are shown by the provider itself before anybody pays. */
const priceMilliseconds = 600_000;
/** While the provider is down, not everybody who looks at the page waits for it. */
const noPriceMilliseconds = 30_000;

export function createSubscriptionBilling(
  stripe: Stripe,
  options: SubscriptionBillingOptions,
): SubscriptionBilling {
  const { prices, webhookSecret } = options;
  return {
    prices,
    // Nothing in the request may change between two calls: the provider refuses a key with another content.
    makeCustomer: (workspaceId, serial) =>
      callStripe(async () => {
        const order = { metadata: { workspace_id: workspaceId } };
        const made = await stripe.customers.create(order, {
          idempotencyKey: `blazon-customer-${workspaceId}-${serial}`,
        });
        return made.id;
      }),
    openCheckout: (order) => callStripe(() => openCheckout(stripe, prices, order)),
    openPortal: (visit) => callStripe(() => openPortal(stripe, prices, visit)),
    readFacts: (customer) => callStripe(() => readCustomerState(stripe, customer)),
    endSubscriptions: (customer) => callStripe(() => endSubscriptions(stripe, customer)),
    readPrices: rememberPrices(stripe, prices),
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
    expires_at: Math.floor(order.now.getTime() / 1000) + checkoutSeconds,
  });
  if (session.url === null) throw new Error('The payment provider made a checkout without an address.');
  // Two pages side by side would make two subscriptions. Ended after this one is there: of two that are made at the same
  // moment, at least one sees the other. Nobody knows this one's address before.
  const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  const others = open.data.filter(({ id }) => id !== session.id);
  await Promise.all(others.map(({ id }) => endPage(stripe, id)));
  return session.url;
}

/** One that is not open any more was ended by somebody else, or paid: who asks looks for that afterwards. */
async function endPage(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

/** Open pages first: nobody subscribes again through one. What is ended already is not listed any more. */
async function endSubscriptions(stripe: Stripe, customer: string): Promise<void> {
  const pages = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  await Promise.all(pages.data.map(({ id }) => endPage(stripe, id)));
  const { data } = await stripe.subscriptions.list({ customer, limit: 100 });
  for (const { id } of data) await stripe.subscriptions.cancel(id, { invoice_now: true, prorate: false });
}

async function openPortal(stripe: Stripe, prices: PlanPrices, visit: PortalRequest): Promise<string> {
  const { customer, returnUrl } = visit;
  const flow = flowOf(prices, visit);
  const session = await stripe.billingPortal.sessions.create({
    customer,
    return_url: returnUrl,
    ...(flow && { flow_data: flow }),
  });
  return session.url;
}

function flowOf(
  prices: PlanPrices,
  { matter, doneUrl }: PortalRequest,
): Stripe.BillingPortal.SessionCreateParams.FlowData | undefined {
  if (matter === undefined) return undefined;
  const subscription = matter.subscription.id;
  const after = { after_completion: { type: 'redirect', redirect: { return_url: doneUrl } } } as const;
  if (matter.kind === 'cancel')
    return { type: 'subscription_cancel', subscription_cancel: { subscription }, ...after };
  const item = matter.subscription.item;
  // A subscription at an agreed price: its owner chooses on the provider's page, if the operator offers it there.
  if (item === undefined)
    return { type: 'subscription_update', subscription_update: { subscription }, ...after };
  const items = [{ id: item, price: prices[matter.plan], quantity: 1 }];
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: { subscription, items },
    ...after,
  };
}

function rememberPrices(stripe: Stripe, prices: PlanPrices): SubscriptionBilling['readPrices'] {
  const kept = new Map<PaidPlan, { readonly price: Price | null; readonly until: number }>();
  const read = async (plan: PaidPlan): Promise<Price | null> => {
    const known = kept.get(plan);
    if (known && known.until > Date.now()) return known.price;
    const told = await callStripe(() => stripe.prices.retrieve(prices[plan]));
    if (told.outcome !== 'done' || told.answer.unit_amount === null) {
      const price = known?.price ?? null;
      kept.set(plan, { price, until: Date.now() + noPriceMilliseconds });
      return price;
    }
    const { unit_amount: amount, currency, recurring } = told.answer;
    const price = { amount, currency, interval: recurring?.interval ?? 'month' };
    kept.set(plan, { price, until: Date.now() + priceMilliseconds });
    return price;
  };
  return async () => {
    const [pro, agency] = await Promise.all([read('pro'), read('agency')]);
    return { pro, agency };
  };
}
