import type { SubscriptionBilling } from '../../integrations/billing/stripe-subscriptions.ts';
import type { Clock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import { workflowOptions } from '../../domain/workflow-options.ts';
import {
  eraseDeletedWorkspace,
  eraseWorkspaceBatch,
  findDeletedWorkspace,
  hasUnreportedUsage,
} from '../../store/deleted-workspaces.ts';

export interface PurgeWorkspaceDeps {
  /** Connects as the schema's owner, because only the owner may delete from some of these tables. */
  readonly owner: Database;
  readonly clock: Pick<Clock, 'now'>;
  /** Undefined if billing is not configured. */
  readonly billing: SubscriptionBilling | undefined;
  /** How long the record of a deleted workspace is kept: as long as its audit log. */
  readonly auditDays: number;
}

const { batchRows, reportWaitSeconds } = workflowOptions['purge-workspace'];
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** All activities are idempotent. */
export function purgeWorkspaceActivities({ owner, clock, billing, auditDays }: PurgeWorkspaceDeps) {
  return {
    /**
     * Ends every subscription at the payment provider. Throws, so that it is retried, while usage is unreported (for a
     * limited time) or if the provider fails.
     */
    async endBilling(workspaceId: string): Promise<void> {
      const deleted = await findDeletedWorkspace(owner, workspaceId);
      if (billing === undefined || deleted === undefined || deleted.billingCustomer === null) return;
      const age = clock.now().getTime() - deleted.deletedAt.getTime();
      if (age < reportWaitSeconds * 1000 && (await hasUnreportedUsage(owner, workspaceId)))
        throw new Error('Usage of the deleted workspace has not been reported yet.');
      const ended = await billing.endSubscriptions(deleted.billingCustomer);
      if (ended.outcome !== 'done')
        throw new Error(`The payment provider did not end the subscription: ${ended.reason}`);
    },
    eraseWorkspaceRows: (workspaceId: string): Promise<number> =>
      eraseWorkspaceBatch(owner, workspaceId, batchRows),
    async eraseWorkspaceRow(workspaceId: string): Promise<void> {
      const now = clock.now();
      const forgetBefore = new Date(now.getTime() - auditDays * dayMilliseconds);
      await eraseDeletedWorkspace(owner, workspaceId, { now, forgetBefore });
    },
  };
}
