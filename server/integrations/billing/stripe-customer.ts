import type Stripe from 'stripe';
import type {
  BillingCustomerState,
  InvoiceState,
  SubscriptionState,
} from '../../domain/subscription-status.ts';

/** The number of open invoices to read. More would not change the outcome. */
const maxInvoices = 100;

/** Reads the state that determines a workspace's plan and debt. */
export async function readCustomerState(stripe: Stripe, customer: string): Promise<BillingCustomerState> {
  const [customerObject, invoices] = await Promise.all([
    // This list does not include subscriptions that have ended.
    stripe.customers.retrieve(customer, { expand: ['subscriptions'] }),
    stripe.invoices.list({ customer, status: 'open', limit: maxInvoices }),
  ]);
  if (customerObject.deleted) return { isDeleted: true, subscriptions: [], openInvoices: [] };
  return {
    isDeleted: false,
    subscriptions: (customerObject.subscriptions?.data ?? []).map(toSubscription),
    openInvoices: invoices.data.map(toInvoice),
  };
}

function toSubscription(subscription: Stripe.Subscription): SubscriptionState {
  const items = subscription.items.data.map((item) => ({
    id: item.id,
    price: item.price.id,
    periodEnd: dateFromSeconds(item.current_period_end),
  }));
  const endOfPeriod = subscription.cancel_at_period_end ? (items[0]?.periodEnd ?? null) : null;
  return {
    id: subscription.id,
    status: subscription.status,
    createdAt: dateFromSeconds(subscription.created),
    items,
    endsAt: subscription.cancel_at === null ? endOfPeriod : dateFromSeconds(subscription.cancel_at),
  };
}

function toInvoice(invoice: Stripe.Invoice): InvoiceState {
  return {
    sentAt: dateFromSeconds(invoice.status_transitions.finalized_at ?? invoice.created),
    dueAt: invoice.due_date === null ? null : dateFromSeconds(invoice.due_date),
    isAttempted: invoice.attempted,
    remaining: invoice.amount_remaining,
    isFirst: invoice.billing_reason === 'subscription_create',
  };
}

function dateFromSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}
