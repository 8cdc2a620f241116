import type { ProviderPage } from '@blazon/contract/console/billing.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { toBillingFailure } from './billing-failure.ts';
import { auditBillingVisit } from './audit-billing-visit.ts';
import { planPageUrl } from './plan-page-url.ts';

/** Cards, addresses and invoices are seen to at the payment provider. */
export const openPortal = defineOperation(
  { method: 'POST', path: '/api/workspaces/{workspace_id}/billing/portal', action: 'billing.manage' },
  async (parts, input): Promise<ProviderPage | ConsoleFailure> => {
    const { billing, origin } = parts;
    const { billingCustomer: customer, id } = input.workspace;
    if (billing === undefined) return consoleFail('plans_by_operator');
    if (customer === null) return consoleFail('nobody_billed');
    const doneUrl = planPageUrl(origin, id, 'done');
    const opened = await billing.openPortal({ customer, returnUrl: doneUrl, doneUrl });
    if (opened.outcome !== 'done') return toBillingFailure(parts, opened, input);
    await auditBillingVisit(parts, input, {});
    return { url: opened.answer };
  },
);
