import { RecoverBody, type RecoveryState } from '@blazon/contract/console/webhooks.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { writeWebhookAuditEntry } from './write-audit-entry.ts';
import { readRecovery } from './recovery-state.ts';

/** Starts the workflow that resends the undeliverable events since a given time. */
export const startRecovery = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/recovery',
    action: 'webhooks.manage',
    body: RecoverBody,
  },
  async (deps, input): Promise<RecoveryState | ConsoleFailure> => {
    const { scope, body } = input;
    const endpointId = body.endpoint_id;
    const since = new Date(body.since * 1000);
    if (since > deps.clock.now())
      return createConsoleFailure('invalid_input', {
        param: 'since',
        message: 'This time is in the future. Choose one in the past.',
      });
    // The events are counted first, because events that the workflow has claimed are no longer undeliverable.
    const before = await readRecovery(deps, scope, since, endpointId);
    if (before.is_running === true) return createConsoleFailure('recovery_running');
    // The audit entry is written first: an unrecorded recovery would be worse than an entry for a recovery that did
    // not start.
    await deps.database.transaction(scope, (transaction) =>
      writeWebhookAuditEntry(deps, transaction, input, {
        action: 'deliveries.recover',
        subject: endpointId ?? scope.workspaceId,
        details: { since: since.toISOString(), events: before.undeliverable },
      }),
    );
    const start = { ...scope, since: since.getTime(), endpointId };
    const started = await deps.workflowStarter.startRecovery(start).catch(() => undefined);
    if (started === undefined) return createConsoleFailure('service_unavailable');
    return started ? { ...before, is_running: true } : createConsoleFailure('recovery_running');
  },
);
