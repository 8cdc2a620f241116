import type { RevealedSecret } from '@blazon/contract/console/webhooks.ts';
import { createSealedWebhookSecret } from '../../../integrations/new-webhook-secret.ts';
import { readOrCreateWebhookSecrets } from '../../../store/webhook-secrets.ts';
import type { ConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { enforceWebhookRateLimit } from './webhook-rate-limits.ts';
import { writeWebhookAuditEntry } from './write-audit-entry.ts';
import { decryptSecrets } from './decrypt-secrets.ts';

/**
 * Returns the workspace's signing secrets. This is a POST, so that no browser prefetches or caches them. The audit
 * entry is written before the secrets are shown.
 */
export const revealSecret = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/webhooks/secret/reveal',
    action: 'webhooks.reveal',
    recentSignIn: true,
  },
  async (deps, input): Promise<RevealedSecret | ConsoleFailure> => {
    const { scope, person } = input;
    const tooOften = await enforceWebhookRateLimit(deps, 'reveal', person.id);
    if (tooOften) return tooOften;
    const secrets = await readOrCreateWebhookSecrets(deps.database, scope, deps.clock.now(), () =>
      createSealedWebhookSecret(deps, scope.workspaceId),
    );
    await deps.database.transaction(scope, (transaction) =>
      writeWebhookAuditEntry(deps, transaction, input, {
        action: 'webhook_secret.show',
        subject: scope.workspaceId,
        everywhere: true,
        details: { secrets: secrets.map(({ id }) => id) },
      }),
    );
    return decryptSecrets(deps.sealer, scope.workspaceId, secrets);
  },
);
