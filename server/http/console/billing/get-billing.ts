import type { BillingView } from '@blazon/contract/console/billing.ts';
import { defineOperation } from '../operation.ts';
import { readBillingView } from './billing-view.ts';

/** Every member may compare plans; only admins and owners see the subscription. */
export const getBilling = defineOperation(
  { method: 'GET', path: '/api/workspaces/{workspace_id}/billing', action: 'workspace.read' },
  async (deps, input): Promise<BillingView> => readBillingView(deps, input),
);
