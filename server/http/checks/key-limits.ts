import { keyScopePhrases } from '@blazon/contract/key-scopes.ts';
import type { FastifyRequest } from 'fastify';
import { isInAllowedNetworks } from '../../domain/allowed-networks.ts';
import type { KeyLimits } from '../../store/api-keys.ts';
import { createFailure, type RequestFailure } from '../failure.ts';
import { requireCaller } from '../request-context.ts';

/**
 * Rejects an expired key. Unlike a revocation, the expiry may be revealed, because an expired key gives no access.
 */
export function rejectExpiredKey(now: Date, { expiresAt }: KeyLimits): RequestFailure | undefined {
  if (expiresAt === null || expiresAt > now) return undefined;
  return createFailure('expired_api_key', {
    message: `The API key expired on ${expiresAt.toISOString().slice(0, 16).replace('T', ' at ')} UTC.`,
    headers: { 'www-authenticate': 'Bearer' },
  });
}

/**
 * Rejects a key that may not be used from the client's network. The message contains the client's address, because
 * callers behind a proxy or NAT often do not know it.
 */
export function rejectForbiddenNetwork(
  address: string | undefined,
  { allowedNetworks }: KeyLimits,
): RequestFailure | undefined {
  if (allowedNetworks === null || isInAllowedNetworks(address, allowedNetworks)) return undefined;
  return createFailure('network_not_allowed', {
    message: `The API key may not be used from ${address ?? 'this network'}.`,
  });
}

export function rejectMissingScope(request: FastifyRequest): RequestFailure | undefined {
  const { scopes } = requireCaller(request);
  const scope = request.context.operation?.scope;
  if (scopes === null || scope === undefined || scopes.includes(scope)) return undefined;
  const granted = scopes.map((name) => keyScopePhrases[name]).join('; ');
  return createFailure('insufficient_scope', {
    message: `This needs the scope \`${scope}\`. The API key may only ${granted}.`,
  });
}
