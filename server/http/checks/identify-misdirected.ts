import type { FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../integrations/postgres.ts';
import { authenticate, type AuthenticationDeps } from './api-key.ts';

/**
 * Identifies the caller of a request with an unknown path or method, so that the request appears in the workspace's
 * log. The response is sent before the key is checked, so this runs after the response. Requests from a network over
 * its limit get another error code and cost no query here.
 */
export async function identifyMisdirectedCaller(
  deps: AuthenticationDeps,
  request: FastifyRequest,
): Promise<void> {
  const { failure, caller, environment } = request.context;
  const isMisdirected = failure?.code === 'route_not_found' || failure?.code === 'method_not_allowed';
  if (!isMisdirected || caller !== undefined || environment === undefined) return;
  try {
    await authenticate({ ...deps, cells: undefined }, request);
  } catch (error) {
    // While the database is unavailable, the request is not logged.
    if (!isDatabaseUnavailable(error)) throw error;
  }
}
