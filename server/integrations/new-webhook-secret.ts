import type { Clock } from './clock.ts';
import type { Sealer } from './sealing.ts';
import { generateWebhookSecret } from './webhook-signature.ts';

interface SecretDeps {
  readonly clock: Pick<Clock, 'now' | 'newId'>;
  readonly sealer: Pick<Sealer, 'seal'>;
}

/** Creates a webhook secret of a workspace, encrypted for storage. */
export function createSealedWebhookSecret({ clock, sealer }: SecretDeps, workspaceId: string) {
  return {
    id: clock.newId('webhookSecret'),
    sealed: sealer.seal(workspaceId, generateWebhookSecret()),
    createdAt: clock.now(),
  };
}

/** Creates the new secret of a rotation, and computes when the old secret stops signing; `null` means at once. */
export function createNextWebhookSecret(deps: SecretDeps, workspaceId: string, overlapHours: number) {
  const secret = createSealedWebhookSecret(deps, workspaceId);
  const oldUntil =
    overlapHours === 0 ? null : new Date(secret.createdAt.getTime() + overlapHours * 3_600_000);
  return { secret, oldUntil };
}
