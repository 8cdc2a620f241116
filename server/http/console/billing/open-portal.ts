import type { ProviderPage } from '@blazon/contract/console/billing.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { refuseNotTold } from './not-told.ts';
import { noteVisit } from './note-visit.ts';
import { planPage } from './plan-page.ts';

/** Cards, addresses and invoices are seen to at the payment provider. */
export const openPortal = defineOperation(
  { method: 'POST', path: '/api/workspaces/{workspace_id}/billing/portal', action: 'billing.manage' },
  async (parts, input): Promise<ProviderPage | ConsoleFailure> => {
    const { billing, origin } = parts;
    const { billingCustomer: customer, id } = input.workspace;
    if (billing === undefined) return consoleFail('plans_by_operator');
    if (customer === null) return consoleFail('nobody_billed');
    const doneUrl = planPage(origin, id, 'done');
    const opened = await billing.openPortal({ customer, returnUrl: doneUrl, doneUrl });
    if (opened.outcome !== 'done') return refuseNotTold(parts, opened, input);
    await noteVisit(parts, input, {});
    return { url: opened.answer };
  },
);
