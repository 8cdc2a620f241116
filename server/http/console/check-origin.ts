import type { FastifyRequest } from 'fastify';
import { readCliToken } from '../../domain/cli-token.ts';
import { type ConsoleFailure, createConsoleFailure } from './failure.ts';

/**
 * Prevents cross-site request forgery. Browsers send our cookies whichever site makes the request, but no page can
 * forge `Origin`, so requests that change something must come from the dashboard. A request with a CLI token needs no
 * origin: another site cannot set `Authorization`, and the cookies of such a request are ignored.
 */
export function rejectForeignOrigin(origin: string, request: FastifyRequest): ConsoleFailure | undefined {
  const { config } = request.routeOptions;
  const { authorization } = request.headers;
  if (authorization !== undefined) return checkAuthorization(authorization, config.allowedToCli === true);
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  if (config.fromOutside === true) return undefined;
  return request.headers.origin === origin ? undefined : createConsoleFailure('foreign_origin');
}

function checkAuthorization(authorization: string, isAllowed: boolean): ConsoleFailure | undefined {
  if (readCliToken(authorization) !== undefined)
    return isAllowed ? undefined : createConsoleFailure('not_for_cli');
  return createConsoleFailure('not_signed_in', {
    message: 'API keys work with /v1 only. Sign in to use the dashboard.',
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether other services call this route. They authenticate with a signature or a code and get no session. */
    fromOutside?: boolean;
    /** Whether a CLI token is accepted here. */
    allowedToCli?: boolean;
  }
}
