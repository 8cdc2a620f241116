import type { BillingError } from '../../../integrations/billing/stripe-call.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';

/** Writes the provider's message to the operator's log; people see advice instead. */
export function toBillingFailure(
  deps: Pick<ConsoleDeps, 'onBillingTrouble'>,
  { outcome, reason }: BillingError,
  { workspace, requestId }: { readonly workspace: { readonly id: string }; readonly requestId: string },
): ConsoleFailure {
  deps.onBillingTrouble({ outcome, reason, workspace_id: workspace.id, request_id: requestId });
  return createConsoleFailure(outcome === 'refused' ? 'billing_refused' : 'billing_away');
}
