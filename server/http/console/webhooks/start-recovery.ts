import { RecoverBody, type RecoveryState } from '@blazon/contract/console/webhooks.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { writeWebhookAuditEntry } from './write-audit-entry.ts';
import { readRecovery } from './recovery-state.ts';

/** Hands the work to a workflow, which goes on by itself. */
export const startRecovery = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/recovery',
    action: 'webhooks.manage',
    body: RecoverBody,
  },
  async (parts, input): Promise<RecoveryState | ConsoleFailure> => {
    const { scope, body } = input;
    const since = new Date(body.since * 1000);
    if (since > parts.clock.now())
      return consoleFail('invalid_input', {
        param: 'since',
        message: 'This time is still to come: choose one in the past.',
      });
    // Counted before: what the workflow takes is no longer undeliverable.
    const before = await readRecovery(parts, scope, since);
    if (before.is_running === true) return consoleFail('recovery_running');
    // Written down first: a recovery that nobody knows of would be worse than a note of one that did not start.
    await parts.database.transaction(scope, (transaction) =>
      writeWebhookAuditEntry(parts, transaction, input, {
        action: 'deliveries.recover',
        subject: scope.workspaceId,
        details: { since: since.toISOString(), events: before.undeliverable },
      }),
    );
    const start = { ...scope, since: since.getTime() };
    const started = await parts.flowStarter.startRecovery(start).catch(() => undefined);
    if (started === undefined) return consoleFail('service_unavailable');
    return started ? { ...before, is_running: true } : consoleFail('recovery_running');
  },
);
