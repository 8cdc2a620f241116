import type { ConsoleRequest } from '@blazon/contract/console/requests.ts';
import { requireUuid } from '../../../store/require-uuid.ts';
import { readUuidTime } from '../../../domain/uuid-time.ts';
import type { LoggedRequest } from '../../../store/request-log.ts';

export type KeyNames = ReadonlyMap<string, { readonly label: string; readonly lastFour: string }>;

export function toRequestView(request: LoggedRequest, names: KeyNames): ConsoleRequest {
  const name = names.get(request.keyId);
  return {
    id: request.id,
    created_at: readRequestTime(request.id),
    operation: request.operation,
    status: request.status,
    code: request.code,
    duration_ms: Math.round(request.durationMicros / 100) / 10,
    key: { id: request.keyId, label: name?.label ?? null, last_four: name?.lastFour ?? null },
  };
}

/** Returns the time of a request in Unix seconds, from its id. */
export function readRequestTime(requestId: string): number {
  return Math.floor(readUuidTime(requireUuid('request', requestId)).getTime() / 1000);
}
