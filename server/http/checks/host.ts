import type { FastifyRequest } from 'fastify';
import type { Environment } from '../../domain/environment.ts';
import { fail, type RequestFailure } from '../failure.ts';

/** The host says which environment is meant. */
export function resolveEnvironment(
  parts: { readonly hosts: Readonly<Record<Environment, string>> },
  request: FastifyRequest,
): RequestFailure | undefined {
  // Something on the way may have read the other one.
  if (countHosts(request.raw.rawHeaders) > 1)
    return fail('malformed_request', { message: 'The request names several hosts.' });
  const host = (request.hostname ?? '').toLowerCase();
  if (host === parts.hosts.live) request.context.environment = 'live';
  else if (host === parts.hosts.sandbox) request.context.environment = 'sandbox';
  else return fail('misdirected_request');
  return undefined;
}

/** Names and values take turns in raw headers. On the path of every request, so without a list in between. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
