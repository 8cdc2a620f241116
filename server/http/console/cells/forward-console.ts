import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forwardedHeader, movedHeader, abortOnClose } from '../../forward-to-cell.ts';
import { createConsoleFailure } from '../failure.ts';
import { sendConsoleFailure } from '../send-result.ts';
import { askConsole, type ConsoleCells } from './ask-console.ts';

/** The other cell that a request belongs to. */
export class CellTarget {
  readonly cell: string;
  /** The value of `forwardedHeader`: the id of the request's workspace, or a word such as `people` if it has none. */
  readonly about: string;

  constructor(cell: string, about: string) {
    this.cell = cell;
    this.about = about;
  }
}

/** The first attempt goes to the cell that we know of. If the workspace has moved, the second goes to its new cell. */
const maxAttempts = 2;
/** Longer than the other console waits for its database. */
const timeoutMilliseconds = 15_000;
/** These headers belong to a single connection (RFC 9110) and are not forwarded. */
const connectionHeaders = new Set([
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Sends a request to the console of another cell, and the response back. Cookies, origin and client address stay
 * unchanged, so the other console checks everything as if the browser had sent the request there. It does not need to
 * trust this console.
 */
export async function forwardConsoleRequest(
  cells: ConsoleCells,
  request: FastifyRequest,
  reply: FastifyReply,
  target: CellTarget,
): Promise<FastifyReply> {
  // A forwarded request is not forwarded again: this response tells the first console which cell to ask.
  if (request.headers[forwardedHeader] !== undefined)
    return sendConsoleFailure(request, reply.header(movedHeader, target.cell), createUnavailableFailure());
  const signal = abortOnClose(reply);
  let { cell } = target;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const response = await sendToConsole(cells, request, signal, { cell, about: target.about });
    if (response === undefined) break;
    const movedTo = response.headers[movedHeader];
    if (typeof movedTo !== 'string') return relayResponse(reply, response);
    response.resume();
    // The workspace is moving back to this cell, which will serve it soon.
    if (movedTo === cells.name) break;
    cell = movedTo;
  }
  return sendConsoleFailure(request, reply, createUnavailableFailure());
}

function createUnavailableFailure() {
  const message =
    'This workspace or account cannot be reached at the moment. Other workspaces may work. Try again in a minute.';
  return createConsoleFailure('service_unavailable', { message, retryAfter: 5 });
}

/** Sends the request to a cell's console. Returns undefined if it does not respond. */
async function sendToConsole(
  cells: ConsoleCells,
  request: FastifyRequest,
  signal: AbortSignal,
  { cell, about }: { readonly cell: string; readonly about: string },
): Promise<IncomingMessage | undefined> {
  const body = encodeBody(request);
  const forwarded = {
    method: request.method,
    path: request.url,
    headers: {
      ...removeConnectionHeaders(request.headers),
      ...(body && { 'content-length': String(body.length) }),
    },
    body,
    clientAddress: request.ip,
    about,
    timeoutMilliseconds,
    signal,
  };
  return askConsole(cells, cell, forwarded, (response) => response);
}

/** Returns the body as bytes. Fastify has parsed it as JSON or kept it as bytes. */
function encodeBody({ method, body }: FastifyRequest): Buffer | undefined {
  if (method === 'GET' || method === 'HEAD' || body === undefined || body === null) return undefined;
  return Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
}

function removeConnectionHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !connectionHeaders.has(name)));
}

/** Sends another console's response to the client. */
export function relayResponse(reply: FastifyReply, response: IncomingMessage): FastifyReply {
  const { statusCode = 502, headers } = response;
  reply.code(statusCode);
  for (const [name, value] of Object.entries(removeConnectionHeaders(headers)))
    if (value !== undefined) reply.header(name, value);
  if (statusCode !== 204 && statusCode !== 304) return reply.send(response);
  response.resume();
  return reply.send();
}
