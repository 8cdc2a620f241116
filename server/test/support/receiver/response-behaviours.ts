import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

export interface ReceiverExchange {
  readonly response: ServerResponse;
  /** Resets the connection, like a crashing server. */
  readonly reset: () => void;
  /** How many requests for this event have arrived, including this one. */
  readonly count: number;
  readonly chance: () => number;
}

/** The target of redirects. A request here means that a redirect was followed. */
export const redirectTargetPath = '/followed';

type Behaviour = (exchange: ReceiverExchange, parameters: readonly string[]) => void;

const behaviours: Readonly<Record<string, Behaviour>> = {
  /** Responds after 6 s, which is later than the service waits. */
  'slow-headers': ({ response }) => void answerLater(response, 6_000),
  /** Sends headers at once, then one byte per second. */
  'slow-body': ({ response }) => void sendSlowBody(response),
  reset: ({ reset }) => reset(),
  'reset-after-headers': ({ response, reset }) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half a bo');
    setTimeout(reset, 50);
  },
  /** Sends an endless body, for as long as the client reads. */
  huge: ({ response }) => void sendEndlessBody(response),
  /** Sends a small body that decompresses to a large one. */
  gzip: ({ response }) => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'text/plain' });
    response.end(gzipBomb);
  },
  never: () => undefined,
  /** `first/2/500`: the first two requests for an event behave like the rest of the path, later ones get a 200. */
  first: (exchange, [times = '1', ...rest]) =>
    exchange.count <= Number(times) ? behave(exchange, rest) : sendStatus(exchange.response, 200),
  /** `sometimes/0.1/500`: one request in ten behaves like the rest of the path, the others get a 200. */
  sometimes: (exchange, [share = '0.1', ...rest]) =>
    exchange.chance() < Number(share) ? behave(exchange, rest) : sendStatus(exchange.response, 200),
  /** Responds with an error or cuts the connection, at random. */
  'any-failure': (exchange) =>
    exchange.chance() < 0.5 ? sendStatus(exchange.response, 500) : exchange.reset(),
};

/** Responds as the path says: with a status such as `/503`, or one of the behaviours above. The query is ignored. */
export function respondByPath(path: string, exchange: ReceiverExchange): void {
  exchange.response.on('error', () => undefined);
  const [pathname = ''] = path.split('?', 1);
  behave(exchange, pathname.split('/').filter(Boolean));
}

function behave(exchange: ReceiverExchange, [name = '200', ...parameters]: readonly string[]): void {
  const behaviour = behaviours[name];
  if (behaviour) return behaviour(exchange, parameters);
  sendStatus(exchange.response, /^[2-5]\d\d$/.test(name) ? Number(name) : 200);
}

function sendStatus(response: ServerResponse, status: number): void {
  const isRedirect = status >= 300 && status < 400;
  response.writeHead(status, {
    'content-type': 'text/plain',
    ...(isRedirect ? { location: redirectTargetPath } : {}),
  });
  response.end(status === 204 ? undefined : `This is ${status}.`);
}

async function answerLater(response: ServerResponse, milliseconds: number): Promise<void> {
  await wait(milliseconds);
  if (!response.destroyed) sendStatus(response, 200);
}

async function sendSlowBody(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-length': '60' });
  for (let byte = 0; byte < 60 && !response.destroyed; byte += 1) {
    response.write('.');
    await wait(1_000);
  }
}

const endlessChunk = Buffer.alloc(64 * 1024, 'x');
const endlessChunkCount = 16 * 1024;

async function sendEndlessBody(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/plain' });
  const chunks = Readable.from(Array.from({ length: endlessChunkCount }, () => endlessChunk));
  await pipeline(chunks, response).catch(() => undefined);
}

const gzipBomb = gzipSync(Buffer.alloc(8 * 1024 * 1024));
