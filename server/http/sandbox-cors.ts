import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRateLimitHeaders } from './response.ts';
import { countPublicRequest, type UnauthenticatedLimitDeps } from './checks/unauthenticated-limit.ts';

/**
 * Allows browsers to call the sandbox, so that the reference can send trial requests. Live keys are never allowed,
 * because a page that contains one would reveal it to everybody.
 */
export function allowSandboxCors(request: FastifyRequest, reply: FastifyReply): void {
  if (!isOpenToBrowsers(request)) return;
  reply.header('access-control-allow-origin', '*');
  reply.header('access-control-expose-headers', exposedHeaders);
}

const exposedHeaders =
  'Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, Idempotent-Replayed';

function isOpenToBrowsers(request: FastifyRequest): boolean {
  const isSandbox = request.context?.environment === 'sandbox' && request.url.startsWith('/v1/');
  return isSandbox && !(request.headers.authorization ?? '').includes('sk_live_');
}

/** Whether this is a CORS preflight request. */
export function isPreflight(request: FastifyRequest): boolean {
  return (
    request.method === 'OPTIONS' &&
    request.headers['access-control-request-method'] !== undefined &&
    isOpenToBrowsers(request)
  );
}

export async function respondToPreflight(
  deps: UnauthenticatedLimitDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  methods: string,
): Promise<FastifyReply> {
  return reply
    .code(204)
    .headers(createRateLimitHeaders(await countPublicRequest(deps, request.ip)))
    .headers({
      'request-id': request.id,
      'access-control-allow-methods': methods,
      'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
      'access-control-max-age': '600',
      'cache-control': 'no-store',
    })
    .send();
}
