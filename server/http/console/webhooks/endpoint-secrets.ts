import { type RevealedSecret, RotateSecretBody } from '@blazon/contract/console/webhooks.ts';
import { createNextWebhookSecret } from '../../../integrations/new-webhook-secret.ts';
import { readEndpointSecrets, replaceEndpointSecret } from '../../../store/endpoint-subscriptions.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { decryptSecrets } from './decrypt-secrets.ts';
import { readEndpointId } from './endpoint-view.ts';
import { enforceWebhookRateLimit } from './webhook-rate-limits.ts';
import { writeWebhookAuditEntry } from './write-audit-entry.ts';

/**
 * Returns the secret of a subscribed endpoint that has its own. The audit entry is written before the secret is
 * shown.
 */
export const revealEndpointSecret = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/endpoints/{endpoint_id}/secret/reveal',
    action: 'webhooks.reveal',
    recentSignIn: true,
  },
  async (deps, input): Promise<RevealedSecret | ConsoleFailure> => {
    const { scope, person } = input;
    const tooOften = await enforceWebhookRateLimit(deps, 'reveal', person.id);
    if (tooOften) return tooOften;
    const id = readEndpointId(input.params);
    const secrets = id ? await readEndpointSecrets(deps.database, scope, id, deps.clock.now()) : [];
    if (id === undefined || secrets.length === 0) return createConsoleFailure('not_found');
    await deps.database.transaction(scope, (transaction) =>
      writeWebhookAuditEntry(deps, transaction, input, {
        action: 'webhook_endpoint.show_secret',
        subject: id,
      }),
    );
    return decryptSecrets(deps.sealer, scope.workspaceId, secrets);
  },
);

export const rotateEndpointSecret = defineOperation(
  {
    method: 'POST',
    path: '/api/workspaces/{workspace_id}/{environment}/webhooks/endpoints/{endpoint_id}/secret/rotate',
    action: 'webhooks.rotate',
    recentSignIn: true,
    body: RotateSecretBody,
  },
  async (deps, input): Promise<RevealedSecret | ConsoleFailure> => {
    const { scope, person, body } = input;
    const tooOften = await enforceWebhookRateLimit(deps, 'reveal', person.id);
    if (tooOften) return tooOften;
    const id = readEndpointId(input.params);
    const now = deps.clock.now();
    if (id === undefined || (await readEndpointSecrets(deps.database, scope, id, now)).length === 0)
      return createConsoleFailure('not_found');
    const hours = body.overlap_hours;
    const next = createNextWebhookSecret(deps, scope.workspaceId, hours);
    const isDone = await deps.database.transaction(scope, async (transaction) => {
      if (!(await replaceEndpointSecret(transaction, scope, id, next))) return false;
      await writeWebhookAuditEntry(deps, transaction, input, {
        action: 'webhook_endpoint.rotate_secret',
        subject: id,
        details: { overlap_hours: hours },
      });
      return true;
    });
    if (!isDone) return createConsoleFailure('rotation_under_way');
    const active = await readEndpointSecrets(deps.database, scope, id, deps.clock.now());
    return decryptSecrets(deps.sealer, scope.workspaceId, active);
  },
);
