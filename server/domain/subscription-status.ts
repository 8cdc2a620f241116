import type { Plan } from '@blazon/contract/limits.ts';

/**
 * Derives the plan and the debts of a workspace from the subscriptions and invoices of its customer at the payment
 * provider.
 */

/** The plans that cost money. */
export const paidPlans = ['pro', 'agency'] as const satisfies readonly Plan[];
export type PaidPlan = (typeof paidPlans)[number];

/** The provider's id for the price of each plan. */
export type PlanPrices = Readonly<Record<PaidPlan, string>>;

/** A customer of the payment provider, in our terms. */
export interface BillingCustomerState {
  /** Whether the customer was deleted at the provider, so that its subscriptions have ended. */
  readonly isDeleted: boolean;
  readonly subscriptions: readonly SubscriptionState[];
  /** Invoices that were sent and are not paid, for any reason. */
  readonly openInvoices: readonly InvoiceState[];
}

export interface SubscriptionState {
  readonly id: string;
  readonly status: string;
  readonly createdAt: Date;
  readonly items: readonly { readonly id: string; readonly price: string; readonly periodEnd: Date }[];
  /** When the subscription ends, if it was cancelled. */
  readonly endsAt: Date | null;
}

export interface InvoiceState {
  readonly sentAt: Date;
  /** Null if a card is charged immediately. */
  readonly dueAt: Date | null;
  /** Whether a payment was attempted. */
  readonly isAttempted: boolean;
  /** The amount that is still to be paid. */
  readonly remaining: number;
  /**
   * Whether this is the first invoice of a subscription. Until it is paid, the subscription does not start, so
   * nothing is owed.
   */
  readonly isFirst: boolean;
}

export interface SubscriptionStatus {
  readonly subscription: CurrentSubscription | undefined;
  /** When the oldest debt began; null if nothing is owed. */
  readonly unpaidSince: Date | null;
}

export interface CurrentSubscription {
  readonly id: string;
  /** Undefined if the operator agreed on a price that belongs to no plan. */
  readonly plan: PaidPlan | undefined;
  /** The subscription item that is replaced when the plan changes. */
  readonly item: string | undefined;
  readonly status: string;
  readonly renewsAt: Date | null;
  readonly endsAt: Date | null;
}

/** The subscription statuses in which a workspace has its plan. A customer who pays late keeps the plan. */
const statusesWithPlan = new Set(['active', 'trialing', 'past_due', 'unpaid']);

export function deriveSubscriptionStatus(
  facts: BillingCustomerState,
  prices: PlanPrices,
  now: Date,
): SubscriptionStatus {
  if (facts.isDeleted) return { subscription: undefined, unpaidSince: null };
  const owedSince = facts.openInvoices
    .filter((invoice) => isOwed(invoice, now))
    .map(({ dueAt, sentAt }) => dueAt ?? sentAt);
  return {
    subscription: facts.subscriptions
      .filter(({ status }) => statusesWithPlan.has(status))
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
      .map((fact) => toCurrentSubscription(fact, prices))
      // If there are several subscriptions, the one with the highest plan counts.
      .reduce<CurrentSubscription | undefined>(
        (best, one) => (best && rankByPlan(best) > rankByPlan(one) ? best : one),
        undefined,
      ),
    unpaidSince: owedSince.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
  };
}

function isOwed({ remaining, isFirst, dueAt, isAttempted }: InvoiceState, now: Date): boolean {
  if (remaining <= 0 || isFirst) return false;
  return dueAt === null ? isAttempted : dueAt <= now;
}

function toCurrentSubscription(
  { id, status, items, endsAt }: SubscriptionState,
  prices: PlanPrices,
): CurrentSubscription {
  const findPlan = (price: string) => paidPlans.find((plan) => prices[plan] === price);
  const item = items.find(({ price }) => findPlan(price) !== undefined);
  return {
    id,
    plan: item && findPlan(item.price),
    item: item?.id,
    status,
    renewsAt: endsAt === null ? ((item ?? items[0])?.periodEnd ?? null) : null,
    endsAt,
  };
}

function rankByPlan({ plan }: CurrentSubscription): number {
  return plan === undefined ? -1 : paidPlans.indexOf(plan);
}

/** The previously stored status. */
export interface StoredSubscriptionStatus {
  readonly subscriptionId: string | null;
  readonly plan: Plan | null;
  readonly unpaidSince: Date | null;
}

/** The changes to the workspace. An omitted field stays unchanged. */
export interface SubscriptionStatusChanges {
  readonly plan?: Plan;
  readonly unpaidSince?: Date | null;
}

/**
 * Returns only what changed since the last sync, so that a plan or debt that an operator set by hand stays until
 * Stripe reports a change.
 */
export function diffSubscriptionStatus(
  known: StoredSubscriptionStatus,
  { subscription, unpaidSince }: SubscriptionStatus,
): SubscriptionStatusChanges {
  const plan = choosePlan(known, subscription);
  const hasDebtChanged = known.unpaidSince?.getTime() !== unpaidSince?.getTime();
  return { ...(plan && { plan }), ...(hasDebtChanged && { unpaidSince }) };
}

function choosePlan(
  known: StoredSubscriptionStatus,
  subscription: CurrentSubscription | undefined,
): Plan | undefined {
  if (subscription === undefined) return known.subscriptionId === null ? undefined : 'free';
  const isNew = known.subscriptionId !== subscription.id || known.plan !== (subscription.plan ?? null);
  return isNew ? subscription.plan : undefined;
}
