import type { BillingView } from '@blazon/contract/console/billing.ts';
import { syncSubscription } from '../../../store/sync-subscription.ts';
import { readSubscription } from '../../../store/subscriptions.ts';
import { getWorkspace } from '../../../store/workspaces.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { toBillingFailure } from './billing-failure.ts';
import { readBillingView } from './billing-view.ts';

/** The minimum interval between calls to the provider, however often the page is loaded. */
const minRefreshIntervalMilliseconds = 2_000;

/**
 * Reads the subscription from the payment provider, so that somebody who returns from there sees the new plan even if
 * the webhook is late.
 */
export const refreshBilling = defineOperation(
  { method: 'POST', path: '/api/workspaces/{workspace_id}/billing/refresh', action: 'billing.manage' },
  async (deps, input): Promise<BillingView | ConsoleFailure> => {
    const { database, billing, clock } = deps;
    const { scope, workspace, requestId } = input;
    if (billing === undefined) return createConsoleFailure('plans_by_operator');
    const customer = workspace.billingCustomer;
    if (customer === null) return readBillingView(deps, input);
    const subscription = await readSubscription(database, scope);
    const isFresh =
      clock.now().getTime() - (subscription?.checkedAt?.getTime() ?? 0) < minRefreshIntervalMilliseconds;
    if (!isFresh) {
      const syncRequest = { workspaceId: workspace.id, customer, requestId, looksAgain: true };
      const synced = await syncSubscription({ database, clock, provider: billing }, syncRequest);
      if (synced.outcome !== 'done') return toBillingFailure(deps, synced, input);
    }
    const refreshed = await getWorkspace(database, workspace.id);
    return readBillingView(deps, { ...input, workspace: refreshed ?? workspace });
  },
);
