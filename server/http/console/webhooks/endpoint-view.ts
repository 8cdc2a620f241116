import { decodeId } from '@blazon/contract/ids.ts';
import { eventTypes, type EventType } from '@blazon/contract/events.ts';
import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { toUnixSeconds, toUnixSecondsOrNull } from '../../unix-seconds.ts';
import type { WebhookEndpoint } from '../../../store/webhook-endpoints.ts';

export function toConsoleEndpoint(endpoint: WebhookEndpoint, now: Date): ConsoleEndpoint {
  return {
    id: endpoint.id,
    url: endpoint.url,
    is_default: endpoint.isDefault,
    subscribed: endpoint.subscribed,
    event_types: endpoint.eventTypes,
    paused_at: toUnixSecondsOrNull(endpoint.pausedAt),
    pause_reason: endpoint.pauseReason,
    failing_since: toUnixSecondsOrNull(endpoint.failingSince),
    secret: describeOwnSecret(endpoint, now),
    created_at: toUnixSeconds(endpoint.createdAt),
  };
}

/**
 * Returns null if the endpoint has no secret of its own. Events for the default endpoint are signed with the
 * workspace's secret, even if that endpoint had its own secret before.
 */
function describeOwnSecret(endpoint: WebhookEndpoint, now: Date): ConsoleEndpoint['secret'] {
  if (!endpoint.subscribed || endpoint.isDefault || endpoint.secretCreatedAt === null) return null;
  const until = endpoint.previousSecretUntil;
  const isActive = until !== null && until > now;
  return {
    created_at: toUnixSeconds(endpoint.secretCreatedAt),
    previous_until: isActive ? toUnixSeconds(until) : null,
  };
}

/** Returns the requested event types in the contract's order; undefined if the request does not change them. */
export function readEventTypes(
  requested: readonly string[] | null | undefined,
): readonly EventType[] | null | undefined {
  if (requested === null || requested === undefined) return requested;
  return eventTypes.filter((type) => requested.includes(type));
}

/** Returns the id in the path, or undefined if it is malformed. */
export function readEndpointId(params: Readonly<Record<string, string>>): string | undefined {
  const id = params['endpoint_id'] ?? '';
  return decodeId('webhookEndpoint', id) === undefined ? undefined : id;
}
