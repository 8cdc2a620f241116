import type { FastifyRequest } from 'fastify';
import type { Environment } from '../../rules/environment.ts';
import { fail, type RequestFailure } from '../failure.ts';

/** The host says which environment is meant. */
export function resolveEnvironment(
  parts: { readonly hosts: Readonly<Record<Environment, string>> },
  request: FastifyRequest,
): RequestFailure | undefined {
  const { rawHeaders } = request.raw;
  const named = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  // Something on the way may have read the other one.
  if (named.length > 1) return fail('malformed_request', { message: 'The request names several hosts.' });
  const host = (request.hostname ?? '').toLowerCase();
  if (host === parts.hosts.live) request.context.environment = 'live';
  else if (host === parts.hosts.sandbox) request.context.environment = 'sandbox';
  else return fail('misdirected_request');
  return undefined;
}
