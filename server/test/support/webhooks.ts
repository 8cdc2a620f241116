import type { EventType } from '@blazon/contract/events.ts';
import { systemClock } from '../../integrations/clock.ts';
import type { Database } from '../../integrations/postgres.ts';
import { createSealer } from '../../integrations/sealing.ts';
import { generateWebhookSecret } from '../../integrations/webhook-signature.ts';
import type { Scope } from '../../domain/environment.ts';
import { changeEndpoint } from '../../store/endpoint-subscriptions.ts';
import { addEndpoint } from '../../store/webhook-endpoints.ts';
import { createFirstWebhookSecret } from '../../store/webhook-secrets.ts';
import type { Environment } from './server-process.ts';

const clock = systemClock();

/** Adds an endpoint to a workspace. The first in an environment becomes the default. Returns its id. */
export async function addTestEndpoint(owner: Database, scope: Scope, url: string): Promise<string> {
  const id = clock.newId('webhookEndpoint');
  await owner.transaction(scope, (transaction) =>
    addEndpoint(transaction, scope, { id, url, createdAt: clock.now() }),
  );
  return id;
}

/** Subscribes an endpoint to copies of events. Returns its new secret. */
export async function subscribeTestEndpoint(
  owner: Database,
  environment: Environment,
  scope: Scope,
  endpoint: { readonly id: string; readonly eventTypes?: readonly EventType[] },
): Promise<string> {
  const secret = generateWebhookSecret();
  const sealed = createSealer(environment['BLAZON_SEALING_KEY'] ?? '').seal(scope.workspaceId, secret);
  await owner.transaction(scope, (transaction) =>
    changeEndpoint(transaction, scope, endpoint.id, {
      subscribed: true,
      eventTypes: endpoint.eventTypes ?? null,
      secret: { id: clock.newId('webhookSecret'), sealed, createdAt: clock.now() },
    }),
  );
  return secret;
}

/** Creates the first webhook secret of a workspace, and returns it. */
export async function createTestSecret(
  owner: Database,
  environment: Environment,
  workspaceId: string,
): Promise<string> {
  const secret = generateWebhookSecret();
  const sealed = createSealer(environment['BLAZON_SEALING_KEY'] ?? '').seal(workspaceId, secret);
  const id = clock.newId('webhookSecret');
  await createFirstWebhookSecret(
    owner,
    { workspaceId, environment: 'live' },
    { id, sealed, createdAt: clock.now() },
  );
  return secret;
}
