import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../integrations/postgres.ts';
import { isWellFormedApiKey } from '../../domain/api-key.ts';
import { findCaller } from '../../store/api-keys.ts';
import type { Environment } from '../../domain/environment.ts';
import { baseUrl, type HostDeps } from '../base-url.ts';
import type { Clock } from '../../integrations/clock.ts';
import { fail, type RequestFailure } from '../failure.ts';
import { rejectExpired, rejectNetwork } from './key-limits.ts';

const challenge = { headers: { 'www-authenticate': 'Bearer' } };

/** Finds the caller. Queries the database every time, so a revoked key fails at the next request. */
export async function authenticate(
  deps: HostDeps & { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  request: FastifyRequest,
): Promise<RequestFailure | undefined> {
  const header = request.headers.authorization;
  if (header === undefined) return fail('missing_api_key', challenge);
  const key = readBearer(header);
  if (key === undefined) return refuse(messages.scheme);
  if (!isWellFormedApiKey(key)) return refuse(key === '' ? messages.empty : messages.malformed);
  const caller = await findCaller(deps.database, hash('sha256', key, 'buffer'));
  if (caller === undefined) return refuse(messages.unknown);
  if (caller.movedTo !== null) {
    // Its new cell checks everything else.
    request.context.forwardTo = caller.movedTo;
    return undefined;
  }
  if (caller.isFrozen) return fail('service_unavailable', { headers: { 'retry-after': '1' } });
  // Set even if the key is refused below, so that the refusal appears in the request log of the workspace.
  if (caller.environment === request.context.environment) request.context.caller = caller;
  return (
    rejectExpired(deps.clock.now(), caller) ??
    rejectOtherEnvironment(deps, caller.environment, request) ??
    rejectNetwork(request.ip, caller)
  );
}

/** The credentials after the scheme, which is case-insensitive (RFC 9110); undefined for another scheme. */
export function readBearer(header: string): string | undefined {
  const [scheme = ''] = header.split(' ', 1);
  return scheme.toLowerCase() === 'bearer' ? header.slice(scheme.length + 1) : undefined;
}

/** Does not reveal whether a key was revoked or never existed, which would confirm a stolen one. */
const messages = {
  scheme: 'The Authorization header must be `Bearer`, a single space and the API key.',
  empty: 'The Authorization header has no API key after `Bearer`.',
  malformed:
    'The API key is malformed: it must be one that we made, `sk_live_…` or `sk_test_…`, complete and without blanks.',
  unknown: 'The API key is revoked or unknown.',
} as const;

function refuse(message: string): RequestFailure {
  return fail('invalid_api_key', { ...challenge, message });
}

function rejectOtherEnvironment(
  deps: HostDeps,
  environment: Environment,
  request: FastifyRequest,
): RequestFailure | undefined {
  if (environment === request.context.environment) return undefined;
  const kind = environment === 'live' ? 'Live' : 'Test';
  const message = `This is a ${kind} key: use it on ${baseUrl(deps, environment)}.`;
  return fail('wrong_environment', { ...challenge, message });
}
