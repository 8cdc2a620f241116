import type { RevealedSecret } from '@blazon/contract/console/webhooks.ts';
import { newWebhookSecret } from '../../../outside/new-webhook-secret.ts';
import { readOrMakeWebhookSecrets } from '../../../store/webhook-secrets.ts';
import type { ConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { refuseTooOften } from './pace.ts';
import { note } from './note.ts';
import { openSecrets } from './secret-view.ts';

/** A POST, so that no history, log or prefetch ever holds it; who looks is written down before it is shown. */
export const revealSecret = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/webhooks/secret/reveal',
    action: 'webhooks.reveal',
    recentSignIn: true,
  },
  async (parts, input): Promise<RevealedSecret | ConsoleFailure> => {
    const { scope, person } = input;
    const tooOften = await refuseTooOften(parts, 'reveal', person.id);
    if (tooOften) return tooOften;
    const secrets = await readOrMakeWebhookSecrets(parts.database, scope, parts.clock.now(), () =>
      newWebhookSecret(parts, scope.workspaceId),
    );
    await parts.database.transaction(scope, (transaction) =>
      note(parts, transaction, input, {
        action: 'webhook_secret.show',
        subject: scope.workspaceId,
        everywhere: true,
        details: { secrets: secrets.map(({ id }) => id) },
      }),
    );
    return openSecrets(parts.sealer, scope.workspaceId, secrets);
  },
);
