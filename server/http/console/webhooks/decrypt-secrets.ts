import type { RevealedSecret } from '@blazon/contract/console/webhooks.ts';
import type { Sealer } from '../../../integrations/sealing.ts';
import type { ActiveSecret } from '../../../store/webhook-secrets.ts';
import { toUnixSeconds } from '../../unix-seconds.ts';

/** Returns the decrypted active secrets, oldest first. The list is never empty. */
export function decryptSecrets(
  sealer: Pick<Sealer, 'open'>,
  workspaceId: string,
  secrets: readonly ActiveSecret[],
): RevealedSecret {
  const [newest, previous] = secrets.toReversed();
  if (newest === undefined) throw new Error('The workspace has no active secret.');
  return {
    secret: sealer.open(workspaceId, newest.sealed),
    created_at: toUnixSeconds(newest.createdAt),
    previous: previous?.expiresAt
      ? { secret: sealer.open(workspaceId, previous.sealed), until: toUnixSeconds(previous.expiresAt) }
      : null,
  };
}
