import type { BillingError } from '../../../integrations/billing/stripe-call.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';

/** The provider's own words are for the operator; people are told what to do. */
export function toBillingFailure(
  parts: Pick<ConsoleParts, 'onBillingTrouble'>,
  { outcome, reason }: BillingError,
  { workspace, requestId }: { readonly workspace: { readonly id: string }; readonly requestId: string },
): ConsoleFailure {
  parts.onBillingTrouble({ outcome, reason, workspace_id: workspace.id, request_id: requestId });
  return consoleFail(outcome === 'refused' ? 'billing_refused' : 'billing_away');
}
