import type { BillingView } from '@blazon/contract/console/billing.ts';
import { defineOperation } from '../operation.ts';
import { readBillingView } from './billing-view.ts';

/** Every member may compare plans; what is subscribed to is shown to admins and owners. */
export const getBilling = defineOperation(
  { method: 'GET', path: '/api/workspaces/{workspace_id}/billing', action: 'workspace.read' },
  async (parts, input): Promise<BillingView> => readBillingView(parts, input),
);
