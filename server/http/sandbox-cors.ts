import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRateLimitHeaders } from './response.ts';
import { countPublicRequest, type UnauthenticatedLimitDeps } from './checks/unauthenticated-limit.ts';

/**
 * Allows web pages to call the sandbox, so that the API reference can send trial requests. Requests with a live key
 * are never allowed, because a page that contains a live key reveals it to every visitor.
 */
export function allowSandboxCors(request: FastifyRequest, reply: FastifyReply): void {
  if (!allowsBrowsers(request)) return;
  reply.header('access-control-allow-origin', '*');
  reply.header('access-control-expose-headers', exposedHeaders);
}

const exposedHeaders =
  'Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, Idempotent-Replayed';

function allowsBrowsers(request: FastifyRequest): boolean {
  const isSandbox = request.context?.environment === 'sandbox' && request.url.startsWith('/v1/');
  return isSandbox && !(request.headers.authorization ?? '').includes('sk_live_');
}

/** Whether this is a CORS preflight request to the sandbox. */
export function isPreflight(request: FastifyRequest): boolean {
  return (
    request.method === 'OPTIONS' &&
    request.headers['access-control-request-method'] !== undefined &&
    allowsBrowsers(request)
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
