import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Every fault that we have observed in providers of language models. */
export type ModelFault =
  | 'never answer'
  | 'drip'
  | 'say too many'
  | 'say too many, come again'
  | 'fail'
  | 'break off'
  | 'cut off'
  | 'stop short'
  | 'fail midway'
  | 'close'
  | 'send 50 MB'
  | 'stream 50 MB'
  | 'ramble 50 MB'
  | 'send a page'
  | 'say nothing'
  | 'redirect'
  | 'refuse the key'
  | 'refuse the question';
export type ModelBehaviour = 'answer' | 'answer slowly' | 'answer whole' | ModelFault;

export const jsonType = { 'content-type': 'application/json' };
export const streamType = { 'content-type': 'text/event-stream; charset=utf-8' };

export function applyModelFault(
  fault: ModelFault,
  request: IncomingMessage,
  response: ServerResponse,
  /** The intended answer as a stream, and how the provider reports a failure in one. */
  { events, error }: { readonly events: readonly string[]; readonly error: string },
): void {
  const refuse = (status: number, message: string, headers = {}) =>
    response
      .writeHead(status, { ...jsonType, ...headers })
      .end(JSON.stringify({ type: 'error', error: { type: 'error', message } }));
  switch (fault) {
    case 'never answer':
      return;
    case 'drip':
      return sendSlowBytes(response);
    case 'say too many':
      return void refuse(429, 'Too many requests');
    case 'say too many, come again':
      return void refuse(429, 'Too many requests', { 'retry-after': '6' });
    case 'fail':
      return void refuse(500, 'Out of order');
    case 'break off':
      return void response.writeHead(200, jsonType).end('{"id":"1","choices":[{"message":{"role":"assis');
    case 'cut off':
      response.writeHead(200, streamType).write(beginning(events));
      // Disconnect after the response has started.
      return void setTimeout(() => request.socket.destroy(), 100);
    case 'stop short':
      return void response.writeHead(200, streamType).end(beginning(events));
    case 'fail midway':
      return void response.writeHead(200, streamType).end(`${beginning(events)}${error}`);
    case 'close':
      return void request.socket.destroy();
    case 'send 50 MB':
      response.writeHead(200, jsonType).write('{"choices":[{"message":{"role":"assistant","content":"');
      return sendTooMuch(response, 'a'.repeat(64 * 1024), '"}}]}');
    case 'stream 50 MB':
      response.writeHead(200, streamType).write(beginning(events));
      return sendTooMuch(response, middle(events), events.slice(-3).join(''));
    case 'ramble 50 MB':
      // Send no text of the answer.
      response.writeHead(200, streamType).write(beginning(events));
      return sendTooMuch(response, `: ${'a'.repeat(64 * 1024)}\n\n`, events.slice(-3).join(''));
    case 'send a page':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Please log in</h1>');
    case 'say nothing':
      return void response.writeHead(200, jsonType).end('{}');
    case 'redirect':
      return void response.writeHead(307, { location: 'https://127.0.0.1:1/v1/messages' }).end();
    case 'refuse the key':
      return void refuse(401, 'Bad key');
    case 'refuse the question':
      return void refuse(400, 'This cannot be asked');
    default:
      return fault satisfies never;
  }
}

/** Sends a byte from time to time, so that no gap between bytes exceeds a timeout. */
function sendSlowBytes(response: ServerResponse): void {
  response.writeHead(200, jsonType);
  const timer = setInterval(() => response.write(' '), 100);
  response.on('close', () => clearInterval(timer));
}

/** The stream without its end marker. */
const beginning = (events: readonly string[]): string => events.slice(0, -3).join('');
/** The last piece of the text, made very long. */
const middle = (events: readonly string[]): string =>
  (events.at(-4) ?? '').replace(/"(text|content)":"[^"]*"/, `"$1":"${'a'.repeat(4096)}"`);

/** Sends a well-formed answer that is far too long to use. */
function sendTooMuch(response: ServerResponse, piece: string, end: string): void {
  let left = 50 * 1024 * 1024;
  const pour = (): void => {
    while (left > 0) {
      left -= piece.length;
      if (!response.write(piece)) return void response.once('drain', pour);
    }
    response.end(end);
  };
  pour();
}

/** Sends the stream piece by piece, with pauses that could be mistaken for a dead connection. */
export async function sendSlowly(response: ServerResponse, events: readonly string[]): Promise<void> {
  response.writeHead(200, streamType);
  for (const event of events) {
    response.write(event);
    await wait(80);
  }
  response.end();
}
