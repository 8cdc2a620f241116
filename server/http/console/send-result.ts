import type { Readable } from 'node:stream';
import { consoleErrors } from '@blazon/contract/console/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ConsoleFailure, consoleFailureBody, isConsoleFailure } from './failure.ts';

/** A binary response, such as an image, a document or an archive. */
export class RawResponse {
  readonly bytes: Buffer | string | Readable;
  readonly headers: Readonly<Record<string, string>>;

  readonly status: 200 | 304;

  constructor(
    bytes: Buffer | string | Readable,
    headers: Readonly<Record<string, string>>,
    status: 200 | 304 = 200,
  ) {
    this.bytes = bytes;
    this.headers = headers;
    this.status = status;
  }
}

/** A result is JSON, raw bytes or a failure. Undefined results in a 204 response. */
export type ConsoleResult = object | RawResponse | undefined | ConsoleFailure;

declare module 'fastify' {
  interface FastifyRequest {
    /** The failure of a request, for the log and the metrics. */
    consoleFailure: ConsoleFailure | null;
  }
}

export function sendConsoleResult(
  request: FastifyRequest,
  reply: FastifyReply,
  result: ConsoleResult,
): FastifyReply {
  if (isConsoleFailure(result)) return sendConsoleFailure(request, reply, result);
  if (result === undefined) return reply.code(204).send();
  if (result instanceof RawResponse)
    return reply.code(result.status).headers(result.headers).send(result.bytes);
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(result));
}

export function sendConsoleFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: ConsoleFailure,
): FastifyReply {
  request.consoleFailure = failure;
  if (failure.retryAfter !== null) reply.header('retry-after', String(failure.retryAfter));
  return reply
    .code(consoleErrors[failure.code].status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(consoleFailureBody(request.id, failure)));
}
