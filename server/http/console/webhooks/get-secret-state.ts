import type { ConsoleSecretState } from '@blazon/contract/console/webhooks.ts';
import { readWebhookSecrets } from '../../../store/webhook-secrets.ts';
import { defineOperation } from '../operation.ts';
import { toUnixSeconds } from '../../unix-seconds.ts';

/** Returns the state of the secret, without the secret itself. */
export const getSecretState = defineOperation(
  { method: 'GET', path: '/api/workspaces/{workspace_id}/webhooks/secret', action: 'workspace.read' },
  async (deps, { scope }): Promise<ConsoleSecretState> => {
    const secrets = await readWebhookSecrets(deps.database, scope, deps.clock.now());
    const [newest, previous] = secrets.toReversed();
    return {
      created_at: newest ? toUnixSeconds(newest.createdAt) : null,
      previous_until: previous?.expiresAt ? toUnixSeconds(previous.expiresAt) : null,
    };
  },
);
