import type { FastifyRequest } from 'fastify';
import type { Environment } from '../../domain/environment.ts';
import { createFailure, type RequestFailure } from '../failure.ts';

/** Determines the environment of a request from its host. Rejects unknown hosts. */
export function resolveEnvironment(
  deps: { readonly hosts: Readonly<Record<Environment, string>> },
  request: FastifyRequest,
): RequestFailure | undefined {
  // A proxy in front of us may have routed the request by a different Host header.
  if (countHostHeaders(request.raw.rawHeaders) > 1)
    return createFailure('malformed_request', { message: 'The request names several hosts.' });
  const host = (request.hostname ?? '').toLowerCase();
  if (host === deps.hosts.live) request.context.environment = 'live';
  else if (host === deps.hosts.sandbox) request.context.environment = 'sandbox';
  else return createFailure('misdirected_request');
  return undefined;
}

/** In `rawHeaders`, names and values alternate. This runs for every request, so it allocates no list. */
function countHostHeaders(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
