import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Faults of a language model provider. */
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

export const jsonHeaders = { 'content-type': 'application/json' };
export const streamHeaders = { 'content-type': 'text/event-stream; charset=utf-8' };

export function applyModelFault(
  fault: ModelFault,
  request: IncomingMessage,
  response: ServerResponse,
  /** The correct answer as stream events, and the event with which the provider reports a failure. */
  { events, error }: { readonly events: readonly string[]; readonly error: string },
): void {
  const refuse = (status: number, message: string, headers = {}) =>
    response
      .writeHead(status, { ...jsonHeaders, ...headers })
      .end(JSON.stringify({ type: 'error', error: { type: 'error', message } }));
  switch (fault) {
    case 'never answer':
      return;
    case 'drip':
      return sendSlowBytes(response);
    case 'say too many':
      return void refuse(429, 'Too many requests');
    case 'say too many, come again':
      return void refuse(429, 'Too many requests', { 'retry-after': '20' });
    case 'fail':
      return void refuse(500, 'Out of order');
    case 'break off':
      return void response.writeHead(200, jsonHeaders).end('{"id":"1","choices":[{"message":{"role":"assis');
    case 'cut off':
      response.writeHead(200, streamHeaders).write(removeEnd(events));
      // Disconnect after the response has started.
      return void setTimeout(() => request.socket.destroy(), 100);
    case 'stop short':
      return void response.writeHead(200, streamHeaders).end(removeEnd(events));
    case 'fail midway':
      return void response.writeHead(200, streamHeaders).end(`${removeEnd(events)}${error}`);
    case 'close':
      return void request.socket.destroy();
    case 'send 50 MB':
      response.writeHead(200, jsonHeaders).write('{"choices":[{"message":{"role":"assistant","content":"');
      return sendTooMuch(response, 'a'.repeat(64 * 1024), '"}}]}');
    case 'stream 50 MB':
      response.writeHead(200, streamHeaders).write(removeEnd(events));
      return sendTooMuch(response, longPiece(events), events.slice(-3).join(''));
    case 'ramble 50 MB':
      // Send comments instead of the answer's text.
      response.writeHead(200, streamHeaders).write(removeEnd(events));
      return sendTooMuch(response, `: ${'a'.repeat(64 * 1024)}\n\n`, events.slice(-3).join(''));
    case 'send a page':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Please log in</h1>');
    case 'say nothing':
      return void response.writeHead(200, jsonHeaders).end('{}');
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
  response.writeHead(200, jsonHeaders);
  const timer = setInterval(() => response.write(' '), 100);
  response.on('close', () => clearInterval(timer));
}

/** Returns the stream without its last three events. */
const removeEnd = (events: readonly string[]): string => events.slice(0, -3).join('');
/** Returns the last text event with a text of 4096 characters. */
const longPiece = (events: readonly string[]): string =>
  (events.at(-4) ?? '').replace(/"(text|content)":"[^"]*"/, `"$1":"${'a'.repeat(4096)}"`);

/** Sends a well-formed answer of 50 MB. */
function sendTooMuch(response: ServerResponse, piece: string, end: string): void {
  let bytesLeft = 50 * 1024 * 1024;
  const writeMore = (): void => {
    while (bytesLeft > 0) {
      bytesLeft -= piece.length;
      if (!response.write(piece)) return void response.once('drain', writeMore);
    }
    response.end(end);
  };
  writeMore();
}

/** Sends the stream event by event, with a pause after each. */
export async function sendSlowly(response: ServerResponse, events: readonly string[]): Promise<void> {
  response.writeHead(200, streamHeaders);
  for (const event of events) {
    response.write(event);
    await wait(80);
  }
  response.end();
}
