import type { BillingView, SubscriptionView } from '@blazon/contract/console/billing.ts';
import { type Plan, plans } from '@blazon/contract/limits.ts';
import type { Price } from '../../../integrations/billing/stripe-subscriptions.ts';
import type { Scope } from '../../../domain/environment.ts';
import { isPermitted, type Role } from '../../../domain/roles.ts';
import { countKeys } from '../../../store/query-api-keys.ts';
import { readSubscription, type Subscription } from '../../../store/subscriptions.ts';
import type { Workspace } from '../../../store/workspaces.ts';
import type { ConsoleDeps } from '../console-deps.ts';

/** Counting stops at this number, which is higher than the number of keys that a workspace may have. */
const maxKeys = 1_000;

/** Reads a workspace's billing data, limited to what the member may see. */
export async function readBillingView(
  deps: ConsoleDeps,
  { scope, workspace, role }: { readonly scope: Scope; readonly workspace: Workspace; readonly role: Role },
): Promise<BillingView> {
  const { database, billing, quotas, rateLimits } = deps;
  const [subscription, keys, prices] = await Promise.all([
    isPermitted(role, 'billing.read') ? readSubscription(database, scope) : undefined,
    database.transaction(scope, (transaction) =>
      countKeys(transaction, workspace.id, { since: deps.clock.now(), maxCount: maxKeys }),
    ),
    billing?.readPrices(),
  ]);
  const priceOf = (plan: Plan): Price | null => (plan === 'free' ? null : (prices?.[plan] ?? null));
  return {
    plan: workspace.plan,
    plans: plans.map((plan) => ({
      plan,
      has_api_access: plan !== 'free',
      monthly_quota: quotas[plan],
      rate_limits: rateLimits[plan],
      price: priceOf(plan),
    })),
    is_self_service: billing !== undefined,
    subscription: toSubscriptionView(subscription),
    has_customer: workspace.billingCustomer !== null,
    unpaid_since: toUnixSeconds(workspace.unpaidSince),
    active_keys: keys.active,
  };
}

function toSubscriptionView(subscription: Subscription | undefined): SubscriptionView | null {
  if (!subscription || subscription.status === null) return null;
  const { plan, status, renewsAt, endsAt } = subscription;
  return { plan, status, renews_at: toUnixSeconds(renewsAt), ends_at: toUnixSeconds(endsAt) };
}

function toUnixSeconds(time: Date | null): number | null {
  return time === null ? null : Math.floor(time.getTime() / 1000);
}
