import { request as sendRequest } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { limits } from '@blazon/contract/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CellDirectory } from './cell-directory.ts';
import { createFailure } from './failure.ts';
import { type AnswerDeps, sendFailure } from './response.ts';

/** What a process knows about the other cells. */
export interface CellRouting {
  /** The name of this cell. */
  readonly name: string;
  /** The URLs of the other cells' APIs, by cell name. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Undefined if requests are forwarded only for workspaces that used to be in this cell. */
  readonly directory: CellDirectory | undefined;
}

export interface ForwardDeps extends AnswerDeps {
  /** Undefined if the service runs as a single cell. */
  readonly cells: CellRouting | undefined;
  readonly onForwarded: (outcome: ForwardOutcome) => void;
}

export type ForwardOutcome = 'answered' | 'moved' | 'unavailable';

/** The cell that a request belongs to. */
export interface CellTarget {
  readonly cell: string;
  readonly workspaceId: string;
  /** Called if that cell reports that the workspace has moved to another cell. */
  readonly onMoved?: (cell: string) => void;
}

/**
 * The header that contains the workspace of a forwarded request. A request with this header is never forwarded again.
 */
export const forwardedHeader = 'blazon-forwarded';
/**
 * The header of the response to a forwarded request whose workspace has left; it contains the cell that serves the
 * workspace now.
 */
export const movedHeader = 'blazon-moved-to';
/** Longer than the time between two heartbeats of the live feed. */
const responseTimeoutMilliseconds = 60_000;
/** The cell that we know of, and the cell that it refers us to. */
const maxCellsAsked = 2;

/**
 * Sends a request to the cell of its workspace, and the response back, both unchanged. The other cell must trust this
 * cell as a proxy; otherwise it treats this cell's address as the client's.
 */
export async function forwardToCell(
  deps: ForwardDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  target: CellTarget,
): Promise<FastifyReply> {
  if (request.headers[forwardedHeader] !== undefined)
    return sendFailure(deps, request, reply, createUnavailableFailure({ [movedHeader]: target.cell }));
  const body = await readBody(request.raw);
  let { cell } = target;
  for (let asked = 0; asked < maxCellsAsked; asked += 1) {
    const response = await askCell(deps, request, reply, { ...target, cell, body });
    if (response === undefined) break;
    const moved = response.headers[movedHeader];
    if (typeof moved !== 'string') return relayResponse(deps, reply, response);
    // That cell did not process the request, so it can be sent again.
    response.resume();
    deps.onForwarded('moved');
    target.onMoved?.(moved);
    cell = moved;
  }
  deps.onForwarded('unavailable');
  return sendFailure(deps, request, reply, createUnavailableFailure());
}

function createUnavailableFailure(headers: Readonly<Record<string, string>> = {}) {
  return createFailure('service_unavailable', { headers: { 'retry-after': '1', ...headers } });
}

async function relayResponse(deps: ForwardDeps, reply: FastifyReply, response: IncomingMessage) {
  deps.onForwarded('answered');
  reply.hijack();
  reply.raw.writeHead(response.statusCode ?? 502, response.rawHeaders);
  await pipeline(response, reply.raw).catch(() => undefined);
  return reply;
}

/** Returns undefined if that cell does not respond. */
async function askCell(
  { cells }: ForwardDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  target: CellTarget & { readonly body: Buffer },
): Promise<IncomingMessage | undefined> {
  const { cell } = target;
  const address = cells?.addresses[cell];
  if (address === undefined) {
    // If the workspace is moving back to this cell, it will be served soon. Any other unknown name is missing in
    // BLAZON_CELLS.
    if (cell !== cells?.name) request.log.error({ cell, request_id: request.id }, 'the cell has no address');
    return undefined;
  }
  try {
    const { method = 'GET', url = '/', headers } = request.raw;
    return await sendToCell({
      address,
      hostname: request.hostname,
      method,
      path: url,
      headers: withLength(headers, target.body),
      body: target.body,
      clientAddress: request.ip,
      about: target.workspaceId,
      timeoutMilliseconds: responseTimeoutMilliseconds,
      signal: signalOfClose(reply),
    });
  } catch (error) {
    request.log.warn(
      { err: error, cell, request_id: request.id },
      'the cell of a workspace does not respond',
    );
    return undefined;
  }
}

/** A request to another cell, on behalf of a client. */
export interface CellRequest {
  readonly address: string;
  /** The host name that the other cell's certificate is valid for. */
  readonly hostname: string;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body?: Buffer | undefined;
  readonly clientAddress: string;
  /** The workspace of the request, or its subject if it has no workspace. */
  readonly about: string;
  readonly timeoutMilliseconds: number;
  /** Aborting this signal ends the request early. */
  readonly signal?: AbortSignal | undefined;
}

/** Fails if the response does not start in time. */
export function sendToCell(request: CellRequest): Promise<IncomingMessage> {
  const { address, hostname, method, path, body, timeoutMilliseconds, signal } = request;
  const headers = {
    ...request.headers,
    'x-forwarded-for': request.clientAddress,
    'x-forwarded-proto': 'https',
    [forwardedHeader]: request.about,
  };
  return new Promise((resolve, reject) => {
    const sent = sendRequest(
      address + path,
      { method, servername: hostname, timeout: timeoutMilliseconds, headers, signal },
      resolve,
    );
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error('timeout')));
    sent.end(body);
  });
}

/** Returns a signal that is aborted when the connection to the client closes. */
export function signalOfClose(reply: FastifyReply): AbortSignal {
  const closed = new AbortController();
  reply.raw.once('close', () => closed.abort());
  return closed.signal;
}

/** The body was read completely, so its length replaces any transfer encoding. */
function withLength(given: IncomingHttpHeaders, body: Buffer): IncomingHttpHeaders {
  const { expect: _expect, 'transfer-encoding': encoding, ...headers } = given;
  const hasBody = encoding !== undefined || headers['content-length'] !== undefined;
  return hasBody ? { ...headers, 'content-length': String(body.length) } : headers;
}

/**
 * Keeps the body in memory, so that it can be sent twice. If the body is too large, sends one byte more than the
 * limit, so that the other cell rejects it after its earlier checks.
 */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const maxBytes = limits.bodyBytes + 1;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxBytes) break;
  }
  // The rest of the body is discarded; the request timeout limits how long this takes.
  request.resume();
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
