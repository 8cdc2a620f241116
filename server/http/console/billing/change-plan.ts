import { ChangePlanBody, type ProviderPage } from '@blazon/contract/console/billing.ts';
import type { Plan } from '@blazon/contract/limits.ts';
import type { NotTold, Told } from '../../../outside/billing/ask.ts';
import type { PlanBilling } from '../../../outside/billing/plans.ts';
import type { LiveSubscription } from '../../../rules/subscription-standing.ts';
import { followProvider } from '../../../store/follow-provider.ts';
import { keepCustomer, readSubscription } from '../../../store/subscriptions.ts';
import type { Workspace } from '../../../store/workspaces.ts';
import type { ConsoleParts, Person } from '../console-parts.ts';
import { type ConsoleFailure, consoleFail, isConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { refuseNotTold } from './not-told.ts';
import { noteVisit } from './note-visit.ts';
import { planPage } from './plan-page.ts';

interface Asked {
  readonly workspace: Workspace;
  readonly person: Person;
  readonly requestId: string;
}

/**
 * Gives the page of the payment provider on which the change is agreed to. Nothing changes here: the plan follows what
 * is subscribed to once it is.
 */
export const changePlan = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/billing/plan',
    action: 'billing.manage',
    body: ChangePlanBody,
  },
  async (parts, input): Promise<ProviderPage | ConsoleFailure> => {
    const { billing } = parts;
    const { plan } = input.body;
    if (billing === undefined) return consoleFail('plans_by_operator');
    const customer = await customerOf(parts, billing, input);
    if (typeof customer !== 'string') return refuseNotTold(parts, customer, input);
    // What is subscribed to is asked anew: it decides which page is the right one.
    const asked = { workspaceId: input.workspace.id, customer, requestId: input.requestId, looksAgain: true };
    const followed = await followProvider({ ...parts, provider: billing }, asked);
    if (followed.outcome !== 'done') return refuseNotTold(parts, followed, input);
    if (followed.isCustomerGone) return consoleFail('conflict');
    const opened = await openPage(
      parts,
      billing,
      { customer, plan, ...input },
      followed.standing.subscription,
    );
    if (isConsoleFailure(opened)) return opened;
    if (opened.outcome !== 'done') return refuseNotTold(parts, opened, input);
    if (followed.standing.subscription === undefined) {
      // Another page may have been paid while this one was made: then nobody is given its address.
      const again = await followProvider({ ...parts, provider: billing }, asked);
      if (again.outcome !== 'done') return refuseNotTold(parts, again, input);
      if (again.isCustomerGone || again.standing.subscription) return consoleFail('conflict');
    }
    await noteVisit(parts, input, { plan });
    return { url: opened.answer };
  },
);

/**
 * The workspace's customer, made when there is none. Whoever dies before it is written down makes the same one again: the
 * provider knows the key. After a day it has forgotten, and one without a subscription is left over there, billed nothing.
 */
async function customerOf(
  { database, clock }: ConsoleParts,
  billing: PlanBilling,
  { workspace, person, requestId }: Asked,
): Promise<string | NotTold> {
  if (workspace.billingCustomer !== null) return workspace.billingCustomer;
  const scope = { workspaceId: workspace.id, environment: 'live' } as const;
  const known = await readSubscription(database, scope);
  const made = await billing.makeCustomer(workspace.id, known?.lostCustomers ?? 0);
  if (made.outcome !== 'done') return made;
  return keepCustomer(database, scope, {
    customer: made.answer,
    actor: person.id,
    requestId,
    now: clock.now(),
    newId: clock.newId,
  });
}

async function openPage(
  { clock, origin }: ConsoleParts,
  billing: PlanBilling,
  order: { readonly customer: string; readonly plan: Plan; readonly workspace: Workspace },
  subscription: LiveSubscription | undefined,
): Promise<Told<string> | ConsoleFailure> {
  const { customer, plan, workspace } = order;
  const [doneUrl, leftUrl] = [planPage(origin, workspace.id, 'done'), planPage(origin, workspace.id, 'left')];
  if (subscription === undefined) {
    // Whoever has no subscription is on Free, or on what the operator gave: neither is left through the provider.
    if (plan === 'free')
      return consoleFail(workspace.plan === 'free' ? 'plan_unchanged' : 'plans_by_operator');
    return billing.openCheckout({
      workspaceId: workspace.id,
      customer,
      plan,
      doneUrl,
      leftUrl,
      now: clock.now(),
    });
  }
  if (subscription.plan === plan && subscription.endsAt === null) return consoleFail('plan_unchanged');
  const visit = { customer, returnUrl: leftUrl, doneUrl };
  if (plan === 'free') return billing.openPortal({ ...visit, matter: { kind: 'cancel', subscription } });
  // One that was cancelled is taken up again on the provider's front page.
  if (subscription.plan === plan) return billing.openPortal(visit);
  return billing.openPortal({ ...visit, matter: { kind: 'change', subscription, plan } });
}
