import type { ConsoleKey } from '@blazon/contract/console/keys.ts';
import type { Plan } from '@blazon/contract/limits.ts';
import type { ApiKeyView } from '../../../store/query-api-keys.ts';

export function planAllowsKeys(plan: Plan): boolean {
  return plan !== 'free';
}

export function toConsoleKey(key: ApiKeyView): ConsoleKey {
  return {
    id: key.id,
    label: key.label,
    environment: key.environment,
    last_four: key.lastFour,
    created_at: toUnixSeconds(key.createdAt),
    created_by: key.createdBy && {
      id: key.createdBy.id,
      name: key.createdBy.name,
      is_member: key.createdBy.isMember,
    },
    expires_at: toUnixSecondsOrNull(key.expiresAt),
    scopes: key.scopes,
    allowed_networks: key.allowedNetworks,
    last_used_at: toUnixSecondsOrNull(key.lastUsedAt),
    revoked_at: toUnixSecondsOrNull(key.revokedAt),
    exposed_at: toUnixSecondsOrNull(key.exposedAt),
    reported: key.reportedAt && {
      at: toUnixSeconds(key.reportedAt),
      source: key.reportSource,
      url: key.reportUrl,
    },
  };
}

function toUnixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

function toUnixSecondsOrNull(time: Date | null): number | null {
  return time && toUnixSeconds(time);
}
