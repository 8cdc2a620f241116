import { request as sendRequest } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { limits } from '@blazon/contract/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CellDirectory } from './cell-directory.ts';
import { fail } from './failure.ts';
import { type AnswerDeps, sendFailure } from './response.ts';

/** What a process knows about the other cells. */
export interface CellRouting {
  /** This cell. */
  readonly name: string;
  /** Where the APIs of the others listen, by name. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Undefined if only workspaces that once lived here are forwarded. */
  readonly directory: CellDirectory | undefined;
}

export interface ForwardDeps extends AnswerDeps {
  /** Undefined if there is one cell. */
  readonly cells: CellRouting | undefined;
  readonly onForwarded: (outcome: ForwardOutcome) => void;
}

export type ForwardOutcome = 'answered' | 'moved' | 'unavailable';

/** Where a request belongs. */
export interface CellTarget {
  readonly cell: string;
  readonly workspaceId: string;
  /** Called when that cell names another. */
  readonly onMoved?: (cell: string) => void;
}

/** Names the workspace of a forwarded request. No request that has it is forwarded again. */
export const forwardedHeader = 'blazon-forwarded';
/** The answer to a forwarded request whose workspace has left: the cell that serves it now. */
const movedHeader = 'blazon-moved-to';
/** Longer than the pause between two heartbeats of the live feed. */
const silenceMilliseconds = 60_000;
/** The cell that we know of, and the one that it names. */
const maxCells = 2;

/**
 * Sends a request to the cell of its workspace, and the response back, both unchanged. The other cell must trust this one
 * as a proxy, or it sees this cell's address as the client's.
 */
export async function forwardToCell(
  deps: ForwardDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  target: CellTarget,
): Promise<FastifyReply> {
  if (request.headers[forwardedHeader] !== undefined)
    return sendFailure(deps, request, reply, unavailable({ [movedHeader]: target.cell }));
  const body = await readBody(request.raw);
  let { cell } = target;
  for (let asked = 0; asked < maxCells; asked += 1) {
    const response = await askCell(deps, request, reply, { ...target, cell, body });
    if (response === undefined) break;
    const moved = response.headers[movedHeader];
    if (typeof moved !== 'string') return relay(deps, reply, response);
    // It has not been processed there, so it can be sent again.
    response.resume();
    deps.onForwarded('moved');
    target.onMoved?.(moved);
    cell = moved;
  }
  deps.onForwarded('unavailable');
  return sendFailure(deps, request, reply, unavailable());
}

function unavailable(headers: Readonly<Record<string, string>> = {}) {
  return fail('service_unavailable', { headers: { 'retry-after': '1', ...headers } });
}

async function relay(deps: ForwardDeps, reply: FastifyReply, response: IncomingMessage) {
  deps.onForwarded('answered');
  reply.hijack();
  reply.raw.writeHead(response.statusCode ?? 502, response.rawHeaders);
  await pipeline(response, reply.raw).catch(() => undefined);
  return reply;
}

/** Undefined if there is no response from that cell. */
async function askCell(
  { cells }: ForwardDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  target: CellTarget & { readonly body: Buffer },
): Promise<IncomingMessage | undefined> {
  const { cell } = target;
  const address = cells?.addresses[cell];
  if (address === undefined) {
    // A workspace on its way back here is served in a moment; any other name is missing in BLAZON_CELLS.
    if (cell !== cells?.name) request.log.error({ cell, request_id: request.id }, 'the cell has no address');
    return undefined;
  }
  try {
    return await send(request, reply, { ...target, address });
  } catch (error) {
    request.log.warn({ err: error, cell, request_id: request.id }, 'the cell of a workspace does not answer');
    return undefined;
  }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  target: { readonly address: string; readonly workspaceId: string; readonly body: Buffer },
): Promise<IncomingMessage> {
  const { method, url, headers } = request.raw;
  return new Promise((resolve, reject) => {
    const forwarded = sendRequest(
      target.address + (url ?? '/'),
      {
        method,
        servername: request.hostname,
        timeout: silenceMilliseconds,
        headers: {
          ...withLength(headers, target.body),
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': 'https',
          [forwardedHeader]: target.workspaceId,
        },
      },
      resolve,
    );
    forwarded.on('error', reject);
    forwarded.on('timeout', () => forwarded.destroy(new Error('timeout')));
    reply.raw.once('close', () => forwarded.destroy());
    forwarded.end(target.body);
  });
}

/** The body is complete, whatever its encoding was. */
function withLength(given: IncomingHttpHeaders, body: Buffer): IncomingHttpHeaders {
  const { expect: _expect, 'transfer-encoding': encoding, ...headers } = given;
  const hasBody = encoding !== undefined || headers['content-length'] !== undefined;
  return hasBody ? { ...headers, 'content-length': String(body.length) } : headers;
}

/**
 * Kept in memory, so that it can be sent twice. Of a body that is too large, one byte more than the limit is sent: the
 * other cell refuses it, after the checks that come first.
 */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const most = limits.bodyBytes + 1;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= most) break;
  }
  // The rest is discarded; the time for a request bounds it.
  request.resume();
  return Buffer.concat(chunks).subarray(0, most);
}
