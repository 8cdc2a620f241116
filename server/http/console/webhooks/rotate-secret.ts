import { type RevealedSecret, RotateSecretBody } from '@blazon/contract/console/webhooks.ts';
import { createNextWebhookSecret } from '../../../integrations/new-webhook-secret.ts';
import {
  isPreviousSecretActive,
  readWebhookSecrets,
  rotateWebhookSecret,
} from '../../../store/webhook-secrets.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { enforceWebhookRateLimit } from './webhook-rate-limits.ts';
import { writeWebhookAuditEntry } from './write-audit-entry.ts';
import { decryptSecrets } from './decrypt-secrets.ts';

export const rotateSecret = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/webhooks/secret/rotate',
    action: 'webhooks.rotate',
    recentSignIn: true,
    body: RotateSecretBody,
  },
  async (deps, input): Promise<RevealedSecret | ConsoleFailure> => {
    const { scope, person, body } = input;
    const tooOften = await enforceWebhookRateLimit(deps, 'reveal', person.id);
    if (tooOften) return tooOften;
    const hours = body.overlap_hours;
    const next = createNextWebhookSecret(deps, scope.workspaceId, hours);
    const isDone = await deps.database.transaction(scope, async (transaction) => {
      // At most two secrets are active. Receivers may still rely on the older one, so a promised overlap must not end
      // early.
      if (hours > 0 && (await isPreviousSecretActive(transaction, scope, next.secret.createdAt)))
        return false;
      await rotateWebhookSecret(transaction, scope, next);
      await writeWebhookAuditEntry(deps, transaction, input, {
        action: 'webhook_secret.rotate',
        subject: next.secret.id,
        everywhere: true,
        details: { overlap_hours: hours },
      });
      return true;
    });
    if (!isDone) return createConsoleFailure('rotation_under_way');
    const active = await readWebhookSecrets(deps.database, scope, deps.clock.now());
    return decryptSecrets(deps.sealer, scope.workspaceId, active);
  },
);
