import type { DefinedOperation } from '../operation.ts';
import { changePlan } from './change-plan.ts';
import { getBilling } from './get-billing.ts';
import { openPortal } from './open-portal.ts';
import { refreshBilling } from './refresh-billing.ts';

/** Operations on plans, and links to the payment provider. */
export const billingOperations: readonly DefinedOperation[] = [
  getBilling,
  changePlan,
  openPortal,
  refreshBilling,
];
