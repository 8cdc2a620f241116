import { Context, log } from '@temporalio/activity';
import type { SubscriptionBilling } from '../../integrations/billing/stripe-subscriptions.ts';
import type { Clock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import { workflowOptions } from '../../domain/workflow-options.ts';
import { syncSubscription } from '../../store/sync-subscription.ts';
import { type DueSubscription, claimDueSubscriptions } from '../../store/subscriptions.ts';

export interface CheckSubscriptionsDeps {
  /** Connects as the schema's owner, because this activity reads all workspaces. */
  readonly owner: Database;
  /** Undefined if billing is not configured. */
  readonly billing: SubscriptionBilling | undefined;
  readonly clock: Pick<Clock, 'now' | 'newId'>;
}

export function checkSubscriptionsActivities(deps: CheckSubscriptionsDeps) {
  const { batchRows, groupRows, leaseSeconds } = workflowOptions['check-subscriptions'];
  return {
    /**
     * Compares the next batch of due subscriptions with the payment provider, a few at a time. Returns how many were
     * claimed (`taken`), and whether the provider is down (`away`). A subscription that could not be checked becomes
     * due again.
     */
    async checkBatch(): Promise<{ taken: number; away: boolean }> {
      const { owner, billing, clock } = deps;
      if (billing === undefined) return { taken: 0, away: false };
      const now = clock.now();
      const nextLookAt = new Date(now.getTime() + leaseSeconds * 1000);
      const due = await claimDueSubscriptions(owner, { now, nextLookAt }, batchRows);
      for (let start = 0; start < due.length; start += groupRows) {
        const group = due.slice(start, start + groupRows);
        const outcomes = await Promise.all(group.map((one) => checkSubscription({ ...deps, billing }, one)));
        // The provider is down. The remaining subscriptions become due again when their lease ends.
        if (outcomes.every((outcome) => outcome === 'failed')) return { taken: due.length, away: true };
        Context.current().heartbeat();
      }
      return { taken: due.length, away: false };
    },
  };
}

async function checkSubscription(
  { owner, clock, billing }: CheckSubscriptionsDeps & { readonly billing: SubscriptionBilling },
  { workspaceId, customer }: DueSubscription,
): Promise<'done' | 'failed' | 'refused'> {
  if (customer === null) return 'done';
  const request = { workspaceId, customer, requestId: null, looksAgain: false };
  const result = await syncSubscription({ database: owner, clock, provider: billing }, request);
  if (result.outcome !== 'done')
    log.warn('the subscription of a customer could not be checked', {
      workspace_id: workspaceId,
      reason: result.reason,
    });
  return result.outcome;
}
