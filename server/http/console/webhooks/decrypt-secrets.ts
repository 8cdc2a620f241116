import type { RevealedSecret } from '@blazon/contract/console/webhooks.ts';
import type { Sealer } from '../../../integrations/sealing.ts';
import type { ActiveSecret } from '../../../store/webhook-secrets.ts';
import { toUnixSeconds } from '../../unix-seconds.ts';

/** Decrypts the active secrets, which must be sorted by age, oldest first. There must be at least one. */
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
