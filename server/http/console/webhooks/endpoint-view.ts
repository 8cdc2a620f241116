import { decodeId } from '@blazon/contract/ids.ts';
import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import type { WebhookEndpoint } from '../../../store/webhook-endpoints.ts';

export function toConsoleEndpoint(endpoint: WebhookEndpoint): ConsoleEndpoint {
  return {
    id: endpoint.id,
    url: endpoint.url,
    is_default: endpoint.isDefault,
    created_at: Math.floor(endpoint.createdAt.getTime() / 1000),
  };
}

/** The id in the path, or undefined if it is malformed. */
export function readEndpointId(params: Readonly<Record<string, string>>): string | undefined {
  const id = params['endpoint_id'] ?? '';
  return decodeId('webhookEndpoint', id) === undefined ? undefined : id;
}
