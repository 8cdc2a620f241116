import type { CreateKeyBody } from '@blazon/contract/console/keys.ts';
import { keyScopes } from '@blazon/contract/key-scopes.ts';
import type { Static } from 'typebox';
import { parseAllowedNetwork } from '../../../domain/allowed-networks.ts';
import type { KeyLimits } from '../../../store/api-keys.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';

/** A key that should live longer than this does not need an expiry. */
const mostYears = 10;

/** The limits that a person chose for a new key, in the form in which they are stored. */
export function readKeyLimits(body: Static<typeof CreateKeyBody>, now: Date): KeyLimits | ConsoleFailure {
  const { expires_at: expiry = null, scopes = null, allowed_networks: networks } = body;
  const expiresAt = expiry === null ? null : new Date(expiry * 1000);
  if (expiresAt && (expiresAt <= now || expiresAt > yearsAfter(now, mostYears))) {
    const message = `Choose a day in the future, at most ${mostYears} years from now.`;
    return consoleFail('invalid_input', { message, param: 'expires_at' });
  }
  const parsed = (networks ?? []).map(parseAllowedNetwork);
  const problem = parsed.find((one) => one.problem !== undefined)?.problem;
  if (problem !== undefined)
    return consoleFail('invalid_input', { message: problem, param: 'allowed_networks' });
  const allowed = new Set(parsed.flatMap(({ network }) => network ?? []));
  return {
    expiresAt,
    // Always in the same order, whatever the order of the boxes that were ticked.
    scopes: scopes && keyScopes.filter((scope) => scopes.includes(scope)),
    allowedNetworks: allowed.size === 0 ? null : [...allowed],
  };
}

/** As text, since the sentences of the audit log are made of text. A limit that is not set is not named. */
export function auditKeyLimits({ expiresAt, scopes, allowedNetworks }: KeyLimits): Record<string, string> {
  return {
    ...(expiresAt && { expires_at: expiresAt.toISOString() }),
    ...(scopes && { scopes: scopes.join(', ') }),
    ...(allowedNetworks && { allowed_networks: allowedNetworks.join(', ') }),
  };
}

function yearsAfter(time: Date, years: number): Date {
  const later = new Date(time);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}
