import type { ChangeKeyBody } from '@blazon/contract/console/keys.ts';
import { keyScopes } from '@blazon/contract/key-scopes.ts';
import { parseAllowedNetwork } from '../../../domain/allowed-networks.ts';
import type { KeyLimits } from '../../../store/api-keys.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';

const maxExpiryYears = 10;

/** Validates the limits of a key and normalises them for storage. A limit that is not given is null. */
export function readKeyLimits(body: ChangeKeyBody, now: Date): KeyLimits | ConsoleFailure {
  const { expires_at: expiry = null, scopes = null, allowed_networks: networks } = body;
  const expiresAt = expiry === null ? null : new Date(expiry * 1000);
  if (expiresAt && (expiresAt <= now || expiresAt > addYears(now, maxExpiryYears))) {
    const message = `Choose a day in the future, at most ${maxExpiryYears} years from now.`;
    return createConsoleFailure('invalid_input', { message, param: 'expires_at' });
  }
  const parsedNetworks = (networks ?? []).map(parseAllowedNetwork);
  const problem = parsedNetworks.find((result) => result.problem !== undefined)?.problem;
  if (problem !== undefined)
    return createConsoleFailure('invalid_input', { message: problem, param: 'allowed_networks' });
  const allowed = new Set(parsedNetworks.flatMap(({ network }) => network ?? []));
  return {
    expiresAt,
    // The order is fixed, so that equal sets of scopes are stored as equal arrays.
    scopes: scopes && keyScopes.filter((scope) => scopes.includes(scope)),
    allowedNetworks: allowed.size === 0 ? null : [...allowed],
  };
}

/** Returns the limits as text for the sentences of the audit log. Limits that are not set are left out. */
export function describeKeyLimits({ expiresAt, scopes, allowedNetworks }: KeyLimits): Record<string, string> {
  return {
    ...(expiresAt && { expires_at: expiresAt.toISOString() }),
    ...(scopes && { scopes: scopes.join(', ') }),
    ...(allowedNetworks && { allowed_networks: allowedNetworks.join(', ') }),
  };
}

function addYears(time: Date, years: number): Date {
  const later = new Date(time);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}
