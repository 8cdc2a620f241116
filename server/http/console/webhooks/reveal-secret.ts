import type { RevealedSecret } from '@blazon/contract/console/webhooks.ts';
import { createSealedWebhookSecret } from '../../../integrations/new-webhook-secret.ts';
import { readOrCreateWebhookSecrets } from '../../../store/webhook-secrets.ts';
import type { ConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { enforceWebhookRateLimit } from './webhook-rate-limits.ts';
import { writeWebhookAuditEntry } from './write-audit-entry.ts';
import { decryptSecrets } from './decrypt-secrets.ts';

/** A POST, so that no history, log or prefetch ever holds it; who looks is stored before it is shown. */
export const revealSecret = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/webhooks/secret/reveal',
    action: 'webhooks.reveal',
    recentSignIn: true,
  },
  async (parts, input): Promise<RevealedSecret | ConsoleFailure> => {
    const { scope, person } = input;
    const tooOften = await enforceWebhookRateLimit(parts, 'reveal', person.id);
    if (tooOften) return tooOften;
    const secrets = await readOrCreateWebhookSecrets(parts.database, scope, parts.clock.now(), () =>
      createSealedWebhookSecret(parts, scope.workspaceId),
    );
    await parts.database.transaction(scope, (transaction) =>
      writeWebhookAuditEntry(parts, transaction, input, {
        action: 'webhook_secret.show',
        subject: scope.workspaceId,
        everywhere: true,
        details: { secrets: secrets.map(({ id }) => id) },
      }),
    );
    return decryptSecrets(parts.sealer, scope.workspaceId, secrets);
  },
);
