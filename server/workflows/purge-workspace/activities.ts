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
  /** The schema's owner: only it may delete from some of these tables. */
  readonly owner: Database;
  readonly clock: Pick<Clock, 'now'>;
  /** Undefined if there is no billing. */
  readonly billing: SubscriptionBilling | undefined;
  /** How long the record of a deleted workspace is kept: as long as audit logs. */
  readonly auditDays: number;
}

const { batchRows, reportWaitSeconds } = workflowOptions['purge-workspace'];
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Every activity is idempotent. */
export function purgeWorkspaceActivities({ owner, clock, billing, auditDays }: PurgeWorkspaceDeps) {
  return {
    /** Fails, and is retried, until usage is reported and the provider has ended every subscription. */
    async endBilling(workspaceId: string): Promise<void> {
      const deleted = await findDeletedWorkspace(owner, workspaceId);
      if (billing === undefined || deleted === undefined || deleted.billingCustomer === null) return;
      const age = clock.now().getTime() - deleted.deletedAt.getTime();
      if (age < reportWaitSeconds * 1000 && (await hasUnreportedUsage(owner, workspaceId)))
        throw new Error('Usage of the deleted workspace has not been reported yet.');
      const told = await billing.endSubscriptions(deleted.billingCustomer);
      if (told.outcome !== 'done')
        throw new Error(`The payment provider did not end the subscription: ${told.reason}`);
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
