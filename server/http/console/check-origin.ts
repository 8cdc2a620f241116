import type { FastifyRequest } from 'fastify';
import { type ConsoleFailure, consoleFail } from './failure.ts';

/**
 * The browser sends cookies whichever site makes the request; `Origin` says which, and no page can forge it. Requests that
 * change something must come from the dashboard itself.
 */
export function rejectForeignOrigin(origin: string, request: FastifyRequest): ConsoleFailure | undefined {
  if (request.headers.authorization !== undefined)
    return consoleFail('not_signed_in', {
      message: 'API keys work with /v1 only. Sign in to use the dashboard.',
    });
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  if (request.routeOptions.config.fromOutside === true) return undefined;
  return request.headers.origin === origin ? undefined : consoleFail('foreign_origin');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by other services, which authenticate by a signature and get no session. */
    fromOutside?: boolean;
  }
}
