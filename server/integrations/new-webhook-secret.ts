import type { Clock } from './clock.ts';
import type { Sealer } from './sealing.ts';
import { generateWebhookSecret } from './webhook-signature.ts';

/** A new webhook secret of a workspace, encrypted for storage. */
export function createSealedWebhookSecret(
  { clock, sealer }: { readonly clock: Pick<Clock, 'now' | 'newId'>; readonly sealer: Pick<Sealer, 'seal'> },
  workspaceId: string,
) {
  return {
    id: clock.newId('webhookSecret'),
    sealed: sealer.seal(workspaceId, generateWebhookSecret()),
    createdAt: clock.now(),
  };
}
