import { setEndpointPaused } from '../../../store/endpoint-subscriptions.ts';
import { findEndpoint } from '../../../store/webhook-endpoints.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { readEndpointId } from './endpoint-view.ts';
import { type Actor, writeWebhookAuditEntry } from './write-audit-entry.ts';

type PauseRequest = Actor & { readonly params: Readonly<Record<string, string>> };

/** Pauses an endpoint. Its copies of events are kept and can be sent later. */
export const pauseWebhookEndpoint = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/endpoints/{endpoint_id}/pause',
    action: 'webhooks.manage',
  },
  (deps, input) => setPauseState(deps, input, true),
);

/** Resumes an endpoint from the next event on. Events that were kept during the pause must be resent by hand. */
export const resumeWebhookEndpoint = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/endpoints/{endpoint_id}/resume',
    action: 'webhooks.manage',
  },
  (deps, input) => setPauseState(deps, input, false),
);

/** Pauses or resumes an endpoint. A repeated call has no further effect. */
async function setPauseState(
  deps: ConsoleDeps,
  input: PauseRequest,
  isPause: boolean,
): Promise<undefined | ConsoleFailure> {
  const { scope } = input;
  const id = readEndpointId(input.params);
  const endpoint = id && (await findEndpoint(deps.database, scope, id));
  if (!endpoint) return createConsoleFailure('not_found');
  if (endpoint.isDefault && isPause) return createConsoleFailure('default_endpoint');
  await deps.database.transaction(scope, async (transaction) => {
    if (await setEndpointPaused(transaction, scope, endpoint.id, isPause ? deps.clock.now() : null))
      await writeWebhookAuditEntry(deps, transaction, input, {
        action: isPause ? 'webhook_endpoint.pause' : 'webhook_endpoint.resume',
        subject: endpoint.id,
      });
  });
  return undefined;
}
