import { ChangePlanBody, type ProviderPage } from '@blazon/contract/console/billing.ts';
import type { Plan } from '@blazon/contract/limits.ts';
import type { BillingError, BillingResult } from '../../../integrations/billing/stripe-call.ts';
import type { SubscriptionBilling } from '../../../integrations/billing/stripe-subscriptions.ts';
import type { CurrentSubscription } from '../../../domain/subscription-status.ts';
import { syncSubscription } from '../../../store/sync-subscription.ts';
import { assignCustomer, readSubscription } from '../../../store/subscriptions.ts';
import type { Workspace } from '../../../store/workspaces.ts';
import type { ConsoleDeps, Person } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure, isConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { toBillingFailure } from './billing-failure.ts';
import { auditBillingVisit } from './audit-billing-visit.ts';
import { buildPlanPageUrl } from './plan-page-url.ts';

interface ChangeContext {
  readonly workspace: Workspace;
  readonly person: Person;
  readonly requestId: string;
}

/**
 * Returns the payment provider's page on which the customer confirms the change. The workspace's plan changes only
 * after the subscription has changed.
 */
export const changePlan = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/billing/plan',
    action: 'billing.manage',
    body: ChangePlanBody,
  },
  async (deps, input): Promise<ProviderPage | ConsoleFailure> => {
    const { billing } = deps;
    const { plan } = input.body;
    if (billing === undefined) return createConsoleFailure('plans_by_operator');
    const customer = await findOrCreateCustomer(deps, billing, input);
    if (typeof customer !== 'string') return toBillingFailure(deps, customer, input);
    // Reads the subscription from the provider, because it decides which page to open.
    const syncRequest = {
      workspaceId: input.workspace.id,
      customer,
      requestId: input.requestId,
      looksAgain: true,
    };
    const synced = await syncSubscription({ ...deps, provider: billing }, syncRequest);
    if (synced.outcome !== 'done') return toBillingFailure(deps, synced, input);
    if (synced.isCustomerGone) return createConsoleFailure('conflict');
    const page = await openProviderPage(
      deps,
      billing,
      { customer, plan, ...input },
      synced.standing.subscription,
    );
    if (isConsoleFailure(page)) return page;
    if (page.outcome !== 'done') return toBillingFailure(deps, page, input);
    if (synced.standing.subscription === undefined) {
      // If another checkout was paid in the meantime, the URL of this page must not be returned.
      const syncedAgain = await syncSubscription({ ...deps, provider: billing }, syncRequest);
      if (syncedAgain.outcome !== 'done') return toBillingFailure(deps, syncedAgain, input);
      if (syncedAgain.isCustomerGone || syncedAgain.standing.subscription)
        return createConsoleFailure('conflict');
    }
    await auditBillingVisit(deps, input, { plan });
    return { url: page.answer };
  },
);

/**
 * Finds or creates the workspace's Stripe customer. A crash before saving is harmless, because the idempotency key
 * returns the same customer for 24 hours. After that, an unused customer without charges may remain in Stripe.
 */
async function findOrCreateCustomer(
  { database, clock }: ConsoleDeps,
  billing: SubscriptionBilling,
  { workspace, person, requestId }: ChangeContext,
): Promise<string | BillingError> {
  if (workspace.billingCustomer !== null) return workspace.billingCustomer;
  const scope = { workspaceId: workspace.id, environment: 'live' } as const;
  const subscription = await readSubscription(database, scope);
  const created = await billing.makeCustomer(workspace.id, subscription?.lostCustomers ?? 0);
  if (created.outcome !== 'done') return created;
  return assignCustomer(database, scope, {
    customer: created.answer,
    actor: person.id,
    requestId,
    now: clock.now(),
    newId: clock.newId,
  });
}

async function openProviderPage(
  { clock, origin }: ConsoleDeps,
  billing: SubscriptionBilling,
  order: { readonly customer: string; readonly plan: Plan; readonly workspace: Workspace },
  subscription: CurrentSubscription | undefined,
): Promise<BillingResult<string> | ConsoleFailure> {
  const { customer, plan, workspace } = order;
  const [doneUrl, leftUrl] = [
    buildPlanPageUrl(origin, workspace.id, 'done'),
    buildPlanPageUrl(origin, workspace.id, 'left'),
  ];
  if (subscription === undefined) {
    // Without a subscription, a workspace is on Free or on a plan set by an operator. The provider knows nothing
    // about either.
    if (plan === 'free')
      return createConsoleFailure(workspace.plan === 'free' ? 'plan_unchanged' : 'plans_by_operator');
    return billing.openCheckout({
      workspaceId: workspace.id,
      customer,
      plan,
      doneUrl,
      leftUrl,
      now: clock.now(),
    });
  }
  if (subscription.plan === plan && subscription.endsAt === null)
    return createConsoleFailure('plan_unchanged');
  const visit = { customer, returnUrl: leftUrl, doneUrl };
  if (plan === 'free') return billing.openPortal({ ...visit, matter: { kind: 'cancel', subscription } });
  // A cancelled subscription to the same plan is renewed on the start page of the provider's portal.
  if (subscription.plan === plan) return billing.openPortal(visit);
  return billing.openPortal({ ...visit, matter: { kind: 'change', subscription, plan } });
}
