import type { FastifyRequest } from 'fastify';
import type { Environment } from '../../domain/environment.ts';
import { createFailure, type RequestFailure } from '../failure.ts';

/** Determines the environment from the host. */
export function resolveEnvironment(
  deps: { readonly hosts: Readonly<Record<Environment, string>> },
  request: FastifyRequest,
): RequestFailure | undefined {
  // With two Host headers, an intermediary may have used the other one.
  if (countHosts(request.raw.rawHeaders) > 1)
    return createFailure('malformed_request', { message: 'The request names several hosts.' });
  const host = (request.hostname ?? '').toLowerCase();
  if (host === deps.hosts.live) request.context.environment = 'live';
  else if (host === deps.hosts.sandbox) request.context.environment = 'sandbox';
  else return createFailure('misdirected_request');
  return undefined;
}

/** Names and values alternate in raw headers. This runs on every request, so it builds no intermediate list. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
