import type { BillingView } from '@blazon/contract/console/billing.ts';
import { syncSubscription } from '../../../store/sync-subscription.ts';
import { readSubscription } from '../../../store/subscriptions.ts';
import { getWorkspace } from '../../../store/workspaces.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { toBillingFailure } from './billing-failure.ts';
import { readBillingView } from './billing-view.ts';

/** The minimum interval between calls to the provider, however often the page is loaded. */
const minRefreshIntervalMilliseconds = 2_000;

/** Shows the new plan to people who return from the payment provider, even if its webhook is late. */
export const refreshBilling = defineOperation(
  { method: 'POST', path: '/api/workspaces/{workspace_id}/billing/refresh', action: 'billing.manage' },
  async (deps, input): Promise<BillingView | ConsoleFailure> => {
    const { database, billing, clock } = deps;
    const { scope, workspace, requestId } = input;
    if (billing === undefined) return consoleFail('plans_by_operator');
    const customer = workspace.billingCustomer;
    if (customer === null) return readBillingView(deps, input);
    const known = await readSubscription(database, scope);
    const isFresh =
      clock.now().getTime() - (known?.checkedAt?.getTime() ?? 0) < minRefreshIntervalMilliseconds;
    if (!isFresh) {
      const asked = { workspaceId: workspace.id, customer, requestId, looksAgain: true };
      const followed = await syncSubscription({ database, clock, provider: billing }, asked);
      if (followed.outcome !== 'done') return toBillingFailure(deps, followed, input);
    }
    const now = await getWorkspace(database, workspace.id);
    return readBillingView(deps, { ...input, workspace: now ?? workspace });
  },
);
