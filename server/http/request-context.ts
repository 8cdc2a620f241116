import type { FastifyRequest } from 'fastify';
import type { RequestFailure } from './failure.ts';
import type { CellTarget } from './forward-to-cell.ts';
import type { Operation } from '@blazon/contract/operations.ts';
import type { OpenSpan } from '../integrations/traces.ts';
import type { Environment } from '../domain/environment.ts';
import type { RateLimitState } from '../domain/rate-window.ts';
import type { Caller } from '../store/api-keys.ts';

/** What the checks have found out about a request so far. */
export interface RequestContext {
  environment: Environment | undefined;
  operation: Operation | undefined;
  caller: Caller | undefined;
  /** The cell of the key's workspace, if it is another cell. */
  forwardTo: CellTarget | undefined;
  /** The state of the rate limit, for the X-RateLimit headers. */
  rate: RateLimitState | undefined;
  /** The failure of the request, for the log. */
  failure: RequestFailure | undefined;
  /** The response to a successful POST. The request log reads the id of the created resource from it. */
  postResponse: { readonly body: string; readonly isReplay: boolean } | undefined;
  /**
   * Whether the request was already logged when its response started, as for the live feed, which stays open for a
   * long time.
   */
  isReported: boolean;
  /** The trace span, which ends with the response. */
  readonly span: OpenSpan;
}

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext;
  }
  interface FastifyContextConfig {
    /** Set on the routes of /v1. */
    operation?: Operation;
    /** Whether the route is public: it needs no key, and its requests are limited per network. */
    open?: boolean;
  }
}

export function createRequestContext(span: OpenSpan): RequestContext {
  return {
    environment: undefined,
    operation: undefined,
    caller: undefined,
    forwardTo: undefined,
    rate: undefined,
    failure: undefined,
    postResponse: undefined,
    isReported: false,
    span,
  };
}

/** Returns the caller of a request whose key has been checked. */
export function requireCaller(request: FastifyRequest): Caller {
  const { caller } = request.context;
  if (caller === undefined) throw new Error('A handler was reached without a caller.');
  return caller;
}
