import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forwardedHeader, movedHeader } from '../../forward-to-cell.ts';
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
  let { cell } = target;
  for (let asked = 0; asked < maxCells; asked += 1) {
    const response = await ask(cells, request, reply, { cell, about: target.about });
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
    'The part of the service with this workspace or account cannot be reached. The others work. Try again in a minute.';
  return consoleFail('service_unavailable', { message, retryAfter: 5 });
}

/** Returns undefined if the cell does not respond. */
async function ask(
  { consoles, hostname, onSilence }: ConsoleCells,
  request: FastifyRequest,
  reply: FastifyReply,
  { cell, about }: { readonly cell: string; readonly about: string },
): Promise<IncomingMessage | undefined> {
  const address = consoles[cell];
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  try {
    if (address === undefined) throw new Error('the cell has no address in BLAZON_CELL_CONSOLES');
    const body = bodyOf(request);
    return await askConsole({
      address,
      hostname,
      method: request.method,
      path: request.url,
      headers: {
        ...withoutConnection(request.headers),
        ...(body && { 'content-length': String(body.length) }),
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': 'https',
        [forwardedHeader]: about,
      },
      body,
      timeoutMilliseconds,
      signal: gone.signal,
    });
  } catch (error) {
    onSilence(cell, error);
    return undefined;
  }
}

/** Returns the body as bytes. It was parsed as JSON or kept as bytes. */
function bodyOf({ method, body }: FastifyRequest): Buffer | undefined {
  if (method === 'GET' || method === 'HEAD' || body === undefined || body === null) return undefined;
  return Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
}

function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !connectionHeaders.has(name)));
}

/** Sends another console's response to the client. */
export function relayResponse(reply: FastifyReply, response: IncomingMessage): FastifyReply {
  const { statusCode = 502, headers } = response;
  reply.code(statusCode);
  for (const [name, value] of Object.entries(withoutConnection(headers)))
    if (value !== undefined) reply.header(name, value);
  if (statusCode !== 204 && statusCode !== 304) return reply.send(response);
  response.resume();
  return reply.send();
}
