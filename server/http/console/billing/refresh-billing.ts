import type { BillingView } from '@blazon/contract/console/billing.ts';
import { followProvider } from '../../../store/follow-provider.ts';
import { readSubscription } from '../../../store/subscriptions.ts';
import { getWorkspace } from '../../../store/workspaces.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { refuseNotTold } from './not-told.ts';
import { viewBilling } from './view.ts';

/** What was asked a moment ago is not asked again, however often the page is loaded. */
const freshMilliseconds = 2_000;

/** Whoever comes back from the payment provider sees the new plan, also when its notice is late. */
export const refreshBilling = defineOperation(
  { method: 'POST', path: '/api/workspaces/{workspace_id}/billing/refresh', action: 'billing.manage' },
  async (parts, input): Promise<BillingView | ConsoleFailure> => {
    const { database, billing, clock } = parts;
    const { scope, workspace, requestId } = input;
    if (billing === undefined) return consoleFail('plans_by_operator');
    const customer = workspace.billingCustomer;
    if (customer === null) return viewBilling(parts, input);
    const known = await readSubscription(database, scope);
    const isFresh = clock.now().getTime() - (known?.checkedAt?.getTime() ?? 0) < freshMilliseconds;
    if (!isFresh) {
      const asked = { workspaceId: workspace.id, customer, requestId, looksAgain: true };
      const followed = await followProvider({ database, clock, provider: billing }, asked);
      if (followed.outcome !== 'done') return refuseNotTold(parts, followed, input);
    }
    const now = await getWorkspace(database, workspace.id);
    return viewBilling(parts, { ...input, workspace: now ?? workspace });
  },
);
