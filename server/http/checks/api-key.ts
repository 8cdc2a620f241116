import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../outside/postgres.ts';
import { isWellFormedApiKey } from '../../rules/api-key.ts';
import { findCaller } from '../../store/api-keys.ts';
import { fail, type RequestFailure } from '../failure.ts';

const challenge = { headers: { 'www-authenticate': 'Bearer' } };

/** Finds the caller. The database is asked every time, so a revoked key fails at the very next request. */
export async function authenticate(
  parts: { readonly database: Database },
  request: FastifyRequest,
): Promise<RequestFailure | undefined> {
  const header = request.headers.authorization;
  if (header === undefined) return fail('missing_api_key', challenge);
  const key = header.startsWith('Bearer ') ? header.slice('Bearer '.length) : '';
  if (!isWellFormedApiKey(key)) return fail('invalid_api_key', challenge);
  const caller = await findCaller(parts.database, hash('sha256', key, 'buffer'));
  if (caller === undefined) return fail('invalid_api_key', challenge);
  if (caller.environment !== request.context.environment) return fail('wrong_environment', challenge);
  request.context.caller = caller;
  return undefined;
}
