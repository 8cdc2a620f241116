import { errors } from '@blazon/contract/errors.ts';
import type { ErrorBody } from '@blazon/contract/resources.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RateState } from '../rules/rate-window.ts';
import { fail, type RequestFailure } from './failure.ts';
import { countStranger, type StrangerParts } from './checks/strangers.ts';

/** A finished answer: its body is text already, so that a replay sends the same bytes. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly replayed?: boolean;
}

export interface AnswerParts extends StrangerParts {
  readonly docsUrl: string;
}

/** Sends a body that is JSON already, to the byte. */
export function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: string,
): FastifyReply {
  if (request.context.rate) setRateHeaders(reply, request.context.rate);
  return reply.code(status).headers(fixedHeaders).header('request-id', request.id).send(body);
}

/** Sends a failure. Where no workspace was found, the caller's network is counted, so every answer has its headers. */
export async function sendFailure(
  parts: AnswerParts,
  request: FastifyRequest,
  reply: FastifyReply,
  given: RequestFailure,
): Promise<FastifyReply> {
  const failure = request.context.rate ? given : await countFailureOfStranger(parts, request, given);
  request.context.failure = failure;
  reply.headers(failure.headers);
  const { status } = errors[failure.code];
  return sendJson(request, reply, status, JSON.stringify(failureBody(parts.docsUrl, request.id, failure)));
}

async function countFailureOfStranger(
  parts: AnswerParts,
  request: FastifyRequest,
  given: RequestFailure,
): Promise<RequestFailure> {
  const rate = await countStranger(parts, request.ip);
  request.context.rate = rate;
  // A failure of ours stays one: whoever meets an outage must not be told to slow down.
  return rate.exceeded && errors[given.code].type !== 'api_error' ? tooMany(rate) : given;
}

export function failureBody(docsUrl: string, requestId: string, failure: RequestFailure): ErrorBody {
  const { code, message, param } = failure;
  const doc_url = `${docsUrl}/errors#${code}`;
  return { error: { type: errors[code].type, code, message, param, request_id: requestId, doc_url } };
}

export function tooMany(rate: RateState): RequestFailure {
  return fail('rate_limit_exceeded', {
    message: `Too many requests in this minute: wait ${rate.retryAfter} seconds.`,
    headers: { 'retry-after': String(rate.retryAfter) },
  });
}

export function rateHeaders(rate: RateState): Record<string, string> {
  return {
    'x-ratelimit-limit': String(rate.limit),
    'x-ratelimit-remaining': String(rate.remaining),
    'x-ratelimit-reset': String(rate.resetAt),
  };
}

function setRateHeaders(reply: FastifyReply, rate: RateState): void {
  reply.headers(rateHeaders(rate));
}

/** Answers belong to one caller and are never kept by anything on the way. */
export const fixedHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
} as const;
