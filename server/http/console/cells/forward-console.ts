import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forwardedHeader, movedHeader, signalOfClose } from '../../forward-to-cell.ts';
import { consoleFail } from '../failure.ts';
import { sendConsoleFailure } from '../send-result.ts';
import { askConsole, type ConsoleCells } from './ask-console.ts';

/** The other cell that a request belongs to. */
export class CellTarget {
  readonly cell: string;
  /** The workspace that the request belongs to, or another subject of the request. */
  readonly about: string;

  constructor(cell: string, about: string) {
    this.cell = cell;
    this.about = about;
  }
}

/** The cell that we know of, and the cell that it refers us to. */
const maxCells = 2;
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
  // A request is never forwarded twice: this response tells the first console which cell to ask.
  if (request.headers[forwardedHeader] !== undefined)
    return sendConsoleFailure(request, reply.header(movedHeader, target.cell), unavailable());
  const signal = signalOfClose(reply);
  let { cell } = target;
  for (let asked = 0; asked < maxCells; asked += 1) {
    const response = await ask(cells, request, signal, { cell, about: target.about });
    if (response === undefined) break;
    const moved = response.headers[movedHeader];
    if (typeof moved !== 'string') return relayResponse(reply, response);
    response.resume();
    // The workspace is moving back to this cell, which will serve it soon.
    if (moved === cells.name) break;
    cell = moved;
  }
  return sendConsoleFailure(request, reply, unavailable());
}

function unavailable() {
  const message =
    'This workspace or account cannot be reached at the moment. Other workspaces may work. Try again in a minute.';
  return consoleFail('service_unavailable', { message, retryAfter: 5 });
}

/** Returns undefined if the cell does not respond. */
async function ask(
  cells: ConsoleCells,
  request: FastifyRequest,
  signal: AbortSignal,
  { cell, about }: { readonly cell: string; readonly about: string },
): Promise<IncomingMessage | undefined> {
  const body = bodyOf(request);
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

/** Returns the body as bytes. It was parsed as JSON or kept as bytes. */
function bodyOf({ method, body }: FastifyRequest): Buffer | undefined {
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
