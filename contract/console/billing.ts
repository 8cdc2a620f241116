import Type from 'typebox';
import { type Plan, plans, type RateCategory } from '../limits.ts';

export const ChangePlanBody = Type.Object(
  { plan: Type.Union(plans.map((plan) => Type.Literal(plan))) },
  { additionalProperties: false },
);

/** How a workspace is billed, and what it could have instead. */
export interface BillingView {
  readonly plan: Plan;
  readonly plans: readonly PlanView[];
  /** Whether the owner changes the plan here; otherwise the operator does. */
  readonly is_self_service: boolean;
  /** Shown to admins and owners. */
  readonly subscription: SubscriptionView | null;
  /** Whether there is somebody to bill, and so cards and invoices to see to. */
  readonly has_customer: boolean;
  readonly unpaid_since: number | null;
  /** Keys that would stop working on Free; a thousand stands for more. */
  readonly active_keys: number;
}

export interface PlanView {
  readonly plan: Plan;
  readonly has_api_access: boolean;
  readonly monthly_quota: number;
  /** Requests per minute. */
  readonly rate_limits: Readonly<Record<RateCategory, number>>;
  /** Null where nothing is asked, or the payment provider did not say how much. */
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
  /** Null where a price was agreed that belongs to no plan. */
  readonly plan: Plan | null;
  readonly status: string;
  readonly renews_at: number | null;
  /** Set once it was cancelled. */
  readonly ends_at: number | null;
}

/** A page of the payment provider. */
export interface ProviderPage {
  readonly url: string;
}
