import { request as sendRequest } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from './failure.ts';
import { type AnswerDeps, sendFailure } from './response.ts';

export interface ForwardDeps extends AnswerDeps {
  readonly cells: Readonly<Record<string, string>> | undefined;
}

/** Set on forwarded requests, so that none is forwarded twice. */
const forwardedHeader = 'blazon-forwarded';
/** Longer than the pause between two heartbeats of the live feed. */
const silenceMilliseconds = 60_000;

/**
 * Sends a request to the cell that its workspace has moved to, and the response back, both unchanged. The other cell must
 * trust this one as a proxy, or it sees this cell's address as the client's.
 */
export async function forwardToCell(
  deps: ForwardDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  cell: string,
): Promise<FastifyReply> {
  const unavailable = fail('service_unavailable', { headers: { 'retry-after': '1' } });
  const address = deps.cells?.[cell];
  if (address === undefined || request.headers[forwardedHeader] !== undefined) {
    request.log.error({ cell, request_id: request.id }, 'a request cannot be forwarded to its cell');
    return sendFailure(deps, request, reply, unavailable);
  }
  try {
    const response = await send(request, address);
    reply.hijack();
    reply.raw.writeHead(response.statusCode ?? 502, response.rawHeaders);
    await pipeline(response, reply.raw).catch(() => undefined);
  } catch (error) {
    request.log.warn({ err: error, cell, request_id: request.id }, 'the cell of a workspace does not answer');
    return sendFailure(deps, request, reply, unavailable);
  }
  return reply;
}

function send(request: FastifyRequest, address: string): Promise<IncomingMessage> {
  const { method, url, headers } = request.raw;
  return new Promise((resolve, reject) => {
    const forwarded = sendRequest(
      address + (url ?? '/'),
      {
        method,
        servername: request.hostname,
        timeout: silenceMilliseconds,
        headers: {
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': 'https',
          [forwardedHeader]: '1',
        },
      },
      resolve,
    );
    forwarded.on('error', reject);
    forwarded.on('timeout', () => forwarded.destroy(new Error('timeout')));
    request.raw.on('aborted', () => forwarded.destroy());
    request.raw.pipe(forwarded);
  });
}
