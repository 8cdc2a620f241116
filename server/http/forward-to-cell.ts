import { request as sendRequest } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { limits } from '@blazon/contract/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CellDirectory } from './cell-directory.ts';
import { createFailure } from './failure.ts';
import { type ResponseDeps, sendFailure } from './response.ts';

/**
 * What a process knows about the other cells. A cell is a complete installation with its own database; each workspace
 * belongs to one cell.
 */
export interface CellRouting {
  /** The name of this cell. */
  readonly name: string;
  /** The URLs of the other cells' APIs, by cell name. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Finds the cell of an unknown key. If undefined, only requests of workspaces that left this cell are forwarded. */
  readonly directory: CellDirectory | undefined;
}

export interface ForwardDeps extends ResponseDeps {
  /** Undefined if the service runs as a single cell. */
  readonly cells: CellRouting | undefined;
  readonly onForwarded: (outcome: ForwardOutcome) => void;
}

/** `abandoned`: the client closed its connection before the other cell responded. */
export type ForwardOutcome = 'answered' | 'moved' | 'unavailable' | 'abandoned';

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
/** The response header that names a workspace's new cell, if a request reached a cell that the workspace has left. */
export const movedHeader = 'blazon-moved-to';
/** How long the other cell may stay silent. Longer than the time between two heartbeats of the live feed. */
const responseTimeoutMilliseconds = 60_000;
/** The first attempt goes to the cell that we know of. If the workspace has moved, the second goes to its new cell. */
const maxAttempts = 2;

/**
 * Sends a request unchanged to the cell of its workspace, and the response unchanged to the client. The other cell
 * must trust this cell as a proxy; otherwise it takes this cell's address for the client's.
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
  const signal = abortOnClose(reply);
  let { cell } = target;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const response = await trySendToCell(deps, request, { ...target, cell, body, signal });
    if (response === undefined) break;
    const movedTo = response.headers[movedHeader];
    if (typeof movedTo !== 'string') return relayResponse(deps, reply, response);
    // That cell did not process the request, so it can be sent again.
    response.resume();
    deps.onForwarded('moved');
    target.onMoved?.(movedTo);
    cell = movedTo;
  }
  deps.onForwarded(signal.aborted ? 'abandoned' : 'unavailable');
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

/**
 * Sends the request to a cell. Returns undefined if the cell has no known address or does not respond, or if the
 * client goes away.
 */
async function trySendToCell(
  { cells }: ForwardDeps,
  request: FastifyRequest,
  target: CellTarget & { readonly body: Buffer; readonly signal: AbortSignal },
): Promise<IncomingMessage | undefined> {
  const { cell, signal } = target;
  const address = cells?.addresses[cell];
  if (address === undefined) {
    // If the named cell is this one, the workspace is moving back here and will be served soon. Any other name should
    // be in BLAZON_CELLS.
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
      headers: withContentLength(headers, target.body),
      body: target.body,
      clientAddress: request.ip,
      about: target.workspaceId,
      timeoutMilliseconds: responseTimeoutMilliseconds,
      signal,
    });
  } catch (error) {
    if (!signal.aborted)
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
  /** The value of `forwardedHeader`: the id of the request's workspace, or a word such as `people` if it has none. */
  readonly about: string;
  readonly timeoutMilliseconds: number;
  /** Aborting this signal ends the request early. */
  readonly signal?: AbortSignal | undefined;
}

/** Resolves when the response starts. Rejects if the connection fails or is silent for too long. */
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
export function abortOnClose(reply: FastifyReply): AbortSignal {
  const closed = new AbortController();
  reply.raw.once('close', () => closed.abort());
  return closed.signal;
}

/** Replaces the transfer encoding with a content length, because the whole body has been read. */
function withContentLength(original: IncomingHttpHeaders, body: Buffer): IncomingHttpHeaders {
  const { expect: _expect, 'transfer-encoding': encoding, ...headers } = original;
  const hasBody = encoding !== undefined || headers['content-length'] !== undefined;
  return hasBody ? { ...headers, 'content-length': String(body.length) } : headers;
}

/**
 * Reads the body into memory, so that it can be sent to a second cell. A body that is too large is truncated to one
 * byte more than the limit: the other cell then rejects it as too large, after its earlier checks.
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
