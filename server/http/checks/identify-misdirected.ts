import type { FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../integrations/postgres.ts';
import { authenticate, type AuthenticationDeps } from './api-key.ts';

/**
 * Identifies the caller of a request with an unknown path or method, so that its workspace sees it in its log. Such a
 * request is answered before its key is checked, and this runs after the response: it changes neither its content nor
 * its duration. Requests over the limit of their network fail with another code and cost no query.
 */
export async function identifyMisdirected(deps: AuthenticationDeps, request: FastifyRequest): Promise<void> {
  const { failure, caller, environment } = request.context;
  const isMisdirected = failure?.code === 'route_not_found' || failure?.code === 'method_not_allowed';
  if (!isMisdirected || caller !== undefined || environment === undefined) return;
  try {
    await authenticate({ ...deps, cells: undefined }, request);
  } catch (error) {
    // The log does without an entry while the database is away.
    if (!isDatabaseUnavailable(error)) throw error;
  }
}
