import Type from 'typebox';
import { type Plan, plans, type RateCategory } from '../limits.ts';

export const ChangePlanBody = Type.Object(
  { plan: Type.Union(plans.map((plan) => Type.Literal(plan))) },
  { additionalProperties: false },
);

/** A workspace's billing, and the plans it can change to. */
export interface BillingView {
  readonly plan: Plan;
  readonly plans: readonly PlanView[];
  /** Whether the owner can change the plan; otherwise the operator does. */
  readonly is_self_service: boolean;
  /** Null for members other than admins and owners, or if there is no subscription. */
  readonly subscription: SubscriptionView | null;
  /** Whether the payment provider has a customer with cards and invoices. */
  readonly has_customer: boolean;
  readonly unpaid_since: number | null;
  /** The number of keys that would stop working on Free, at most 1,000. */
  readonly active_keys: number;
}

export interface PlanView {
  readonly plan: Plan;
  readonly has_api_access: boolean;
  readonly monthly_quota: number;
  /** Requests per minute. */
  readonly rate_limits: Readonly<Record<RateCategory, number>>;
  /** Null if the plan is free, or the payment provider did not return a price. */
  readonly price: PriceView | null;
}

export interface PriceView {
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
  /** `month` or `year` */
  readonly interval: string;
}

export interface SubscriptionView {
  /** Null if the price does not belong to a plan. */
  readonly plan: Plan | null;
  readonly status: string;
  readonly renews_at: number | null;
  /** When the subscription ends; null unless it was cancelled. */
  readonly ends_at: number | null;
}

/** The address of a page of the payment provider. */
export interface ProviderPage {
  readonly url: string;
}
