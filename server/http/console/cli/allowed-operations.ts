import { createKey } from '../keys/create-key.ts';
import { listKeys } from '../keys/list-keys.ts';
import { revokeKey } from '../keys/revoke-key.ts';
import type { DefinedOperation } from '../operation.ts';
import { getRequest } from '../requests/get-request.ts';
import { listRequests } from '../requests/list-requests.ts';
import { addWebhookEndpoint } from '../webhooks/add-endpoint.ts';
import { changeWebhookEndpoint } from '../webhooks/change-endpoint.ts';
import { getWebhookDelivery } from '../webhooks/get-delivery.ts';
import { getRecovery } from '../webhooks/get-recovery.ts';
import { getSecretState } from '../webhooks/get-secret-state.ts';
import { listWebhookDeliveries } from '../webhooks/list-deliveries.ts';
import { listWebhookEndpoints } from '../webhooks/list-endpoints.ts';
import { makeWebhookEndpointDefault } from '../webhooks/make-endpoint-default.ts';
import { removeWebhookEndpoint } from '../webhooks/remove-endpoint.ts';
import { resendWebhookDelivery } from '../webhooks/resend-delivery.ts';
import { rotateSecret } from '../webhooks/rotate-secret.ts';
import { startRecovery } from '../webhooks/start-recovery.ts';
import { testWebhookEndpoint } from '../webhooks/test-endpoint.ts';
import { endOwnLogin, getOwnLogin } from './own-login.ts';

/**
 * Every operation that accepts a CLI token; all others reject it. Operations on accounts, members, billing, audit
 * logs, exports and deletions must never be listed, because a token is stored in a file on somebody's laptop.
 */
export const operationsAllowedToCli: ReadonlySet<DefinedOperation> = new Set([
  getOwnLogin,
  endOwnLogin,
  listKeys,
  createKey,
  revokeKey,
  listWebhookEndpoints,
  addWebhookEndpoint,
  changeWebhookEndpoint,
  removeWebhookEndpoint,
  makeWebhookEndpointDefault,
  testWebhookEndpoint,
  getSecretState,
  rotateSecret,
  listWebhookDeliveries,
  getWebhookDelivery,
  resendWebhookDelivery,
  getRecovery,
  startRecovery,
  listRequests,
  getRequest,
]);
