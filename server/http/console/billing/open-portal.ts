import type { ProviderPage } from '@blazon/contract/console/billing.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { toBillingFailure } from './billing-failure.ts';
import { auditBillingVisit } from './audit-billing-visit.ts';
import { buildPlanPageUrl } from './plan-page-url.ts';

/** Opens the payment provider's portal for cards, addresses and invoices. */
export const openPortal = defineOperation(
  { method: 'POST', path: '/api/workspaces/{workspace_id}/billing/portal', action: 'billing.manage' },
  async (deps, input): Promise<ProviderPage | ConsoleFailure> => {
    const { billing, origin } = deps;
    const { billingCustomer: customer, id } = input.workspace;
    if (billing === undefined) return createConsoleFailure('plans_by_operator');
    if (customer === null) return createConsoleFailure('nobody_billed');
    const doneUrl = buildPlanPageUrl(origin, id, 'done');
    const page = await billing.openPortal({ customer, returnUrl: doneUrl, doneUrl });
    if (page.outcome !== 'done') return toBillingFailure(deps, page, input);
    await auditBillingVisit(deps, input, {});
    return { url: page.answer };
  },
);
