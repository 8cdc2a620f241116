import type { DefinedOperation } from '../operation.ts';
import { addWebhookEndpoint } from './add-endpoint.ts';
import { changeWebhookEndpoint } from './change-endpoint.ts';
import { debugSignature } from './debug-signature.ts';
import { getWebhookAttempt } from './get-attempt.ts';
import { getWebhookDelivery } from './get-delivery.ts';
import { getRecovery } from './get-recovery.ts';
import { getSecretState } from './get-secret-state.ts';
import { listWebhookDeliveries } from './list-deliveries.ts';
import { listWebhookEndpoints } from './list-endpoints.ts';
import { makeWebhookEndpointDefault } from './make-endpoint-default.ts';
import { pauseWebhookEndpoint, resumeWebhookEndpoint } from './pause-endpoint.ts';
import { removeWebhookEndpoint } from './remove-endpoint.ts';
import { resendWebhookDelivery } from './resend-delivery.ts';
import { revealEndpointSecret, rotateEndpointSecret } from './endpoint-secrets.ts';
import { revealSecret } from './reveal-secret.ts';
import { rotateSecret } from './rotate-secret.ts';
import { startRecovery } from './start-recovery.ts';
import { testWebhookEndpoint } from './test-endpoint.ts';

/** Operations on endpoints, signing secrets, deliveries, recovery and the signature debugger. */
export const webhookOperations: readonly DefinedOperation[] = [
  listWebhookEndpoints,
  addWebhookEndpoint,
  changeWebhookEndpoint,
  removeWebhookEndpoint,
  makeWebhookEndpointDefault,
  pauseWebhookEndpoint,
  resumeWebhookEndpoint,
  revealEndpointSecret,
  rotateEndpointSecret,
  testWebhookEndpoint,
  getSecretState,
  revealSecret,
  rotateSecret,
  listWebhookDeliveries,
  getWebhookDelivery,
  getWebhookAttempt,
  resendWebhookDelivery,
  getRecovery,
  startRecovery,
  debugSignature,
];
