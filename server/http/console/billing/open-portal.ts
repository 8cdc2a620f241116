import type { ProviderPage } from '@blazon/contract/console/billing.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { toBillingFailure } from './billing-failure.ts';
import { auditBillingVisit } from './audit-billing-visit.ts';
import { planPageUrl } from './plan-page-url.ts';

/** Opens the payment provider's portal for cards, addresses and invoices. */
export const openPortal = defineOperation(
  { method: 'POST', path: '/api/workspaces/{workspace_id}/billing/portal', action: 'billing.manage' },
  async (deps, input): Promise<ProviderPage | ConsoleFailure> => {
    const { billing, origin } = deps;
    const { billingCustomer: customer, id } = input.workspace;
    if (billing === undefined) return consoleFail('plans_by_operator');
    if (customer === null) return consoleFail('nobody_billed');
    const doneUrl = planPageUrl(origin, id, 'done');
    const page = await billing.openPortal({ customer, returnUrl: doneUrl, doneUrl });
    if (page.outcome !== 'done') return toBillingFailure(deps, page, input);
    await auditBillingVisit(deps, input, {});
    return { url: page.answer };
  },
);
