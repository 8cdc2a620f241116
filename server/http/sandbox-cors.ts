import type { FastifyReply, FastifyRequest } from 'fastify';
import { rateLimitHeaders } from './response.ts';
import { countPublicRequest, type UnauthenticatedLimitParts } from './checks/unauthenticated-limit.ts';

/**
 * A page in a browser may call the sandbox, so that the reference can try requests out. Only there, and never with a Live
 * key: a page that holds one shows it to everybody.
 */
export function allowSandboxCors(request: FastifyRequest, reply: FastifyReply): void {
  if (!isOpenToBrowsers(request)) return;
  reply.header('access-control-allow-origin', '*');
  reply.header('access-control-expose-headers', exposed);
}

const exposed =
  'Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, Idempotent-Replayed';

function isOpenToBrowsers(request: FastifyRequest): boolean {
  const isSandbox = request.context?.environment === 'sandbox' && request.url.startsWith('/v1/');
  return isSandbox && !(request.headers.authorization ?? '').includes('sk_live_');
}

/** The question that a browser asks before it sends a request with a key. */
export function isPreflight(request: FastifyRequest): boolean {
  return (
    request.method === 'OPTIONS' &&
    request.headers['access-control-request-method'] !== undefined &&
    isOpenToBrowsers(request)
  );
}

export async function respondToPreflight(
  parts: UnauthenticatedLimitParts,
  request: FastifyRequest,
  reply: FastifyReply,
  methods: string,
): Promise<FastifyReply> {
  return reply
    .code(204)
    .headers(rateLimitHeaders(await countPublicRequest(parts, request.ip)))
    .headers({
      'request-id': request.id,
      'access-control-allow-methods': methods,
      'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
      'access-control-max-age': '600',
      'cache-control': 'no-store',
    })
    .send();
}
