import { errors } from '@blazon/contract/errors.ts';
import type { ErrorBody } from '@blazon/contract/resources.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimitState } from '../domain/rate-window.ts';
import { type DocsDeps, errorDocUrl } from './error-doc-url.ts';
import { createFailure, type RequestFailure } from './failure.ts';
import {
  countUnauthenticatedFailure,
  type UnauthenticatedLimitDeps,
} from './checks/unauthenticated-limit.ts';

/** A serialised response, so that a replay sends the same bytes. */
export interface FinishedResponse {
  readonly status: number;
  readonly body: string;
  readonly replayed?: boolean;
}

export type ResponseDeps = UnauthenticatedLimitDeps & DocsDeps;

/** Sends a serialised JSON body unchanged. */
export function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: string,
): FastifyReply {
  if (request.context.rate) setRateHeaders(reply, request.context.rate);
  return reply.code(status).headers(commonHeaders).header('request-id', request.id).send(body);
}

/**
 * Sends a failure. A request whose workspace is unknown has not been counted yet. It is counted here against the
 * client's network, so that every response has rate-limit headers.
 */
export async function sendFailure(
  deps: ResponseDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  original: RequestFailure,
): Promise<FastifyReply> {
  const failure = request.context.rate ? original : await applyNetworkLimit(deps, request, original);
  request.context.failure = failure;
  reply.headers(failure.headers);
  const { status } = errors[failure.code];
  return sendJson(request, reply, status, JSON.stringify(createErrorBody(deps, request.id, failure)));
}

/** Counts a failed request against the client's network. Over the limit, the failure becomes a 429 error. */
async function applyNetworkLimit(
  deps: ResponseDeps,
  request: FastifyRequest,
  original: RequestFailure,
): Promise<RequestFailure> {
  const rate = await countUnauthenticatedFailure(deps, request.ip);
  request.context.rate = rate;
  // Our own errors are not replaced by a 429 error, because the client did nothing wrong.
  return rate.exceeded && errors[original.code].type !== 'api_error'
    ? createRateLimitFailure(rate)
    : original;
}

export function createErrorBody(docs: DocsDeps, requestId: string, failure: RequestFailure): ErrorBody {
  const { code, message, param } = failure;
  const doc_url = errorDocUrl(docs, code);
  return { error: { type: errors[code].type, code, message, param, request_id: requestId, doc_url } };
}

export function createRateLimitFailure(rate: RateLimitState): RequestFailure {
  return createFailure('rate_limit_exceeded', {
    message: `Too many requests in this minute. Wait ${rate.retryAfter} seconds.`,
    headers: { 'retry-after': String(rate.retryAfter) },
  });
}

export function createRateLimitHeaders(rate: RateLimitState): Record<string, string> {
  return {
    'x-ratelimit-limit': String(rate.limit),
    'x-ratelimit-remaining': String(rate.remaining),
    'x-ratelimit-reset': String(rate.resetAt),
  };
}

function setRateHeaders(reply: FastifyReply, rate: RateLimitState): void {
  reply.headers(createRateLimitHeaders(rate));
}

/** Each response belongs to one caller, so intermediaries must not cache it. */
export const commonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
} as const;
