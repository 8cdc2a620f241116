import type { IncomingMessage, ServerResponse } from 'node:http';

/** Everything that a provider of language models has been seen to do, besides answering. */
export type Misbehaviour =
  | 'never answer'
  | 'drip'
  | 'say too many'
  | 'fail'
  | 'break off'
  | 'close'
  | 'send 50 MB'
  | 'send a page'
  | 'say nothing'
  | 'redirect'
  | 'refuse the key'
  | 'refuse the question';
export type Manner = 'answer' | Misbehaviour;

const jsonType = { 'content-type': 'application/json' };

export function misbehave(manner: Misbehaviour, request: IncomingMessage, response: ServerResponse): void {
  const refuse = (status: number, message: string, headers = {}) =>
    response
      .writeHead(status, { ...jsonType, ...headers })
      .end(JSON.stringify({ type: 'error', error: { type: 'error', message } }));
  switch (manner) {
    case 'never answer':
      return;
    case 'drip':
      return drip(response);
    case 'say too many':
      return void refuse(429, 'Too many requests', { 'retry-after': '1' });
    case 'fail':
      return void refuse(500, 'Out of order');
    case 'break off':
      return void response.writeHead(200, jsonType).end('{"id":"1","choices":[{"message":{"role":"assis');
    case 'close':
      return void request.socket.destroy();
    case 'send 50 MB':
      return flood(response);
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
      return manner satisfies never;
  }
}

/** A byte now and then, so that no wait between two bytes is ever long. */
function drip(response: ServerResponse): void {
  response.writeHead(200, jsonType);
  const timer = setInterval(() => response.write(' '), 100);
  response.on('close', () => clearInterval(timer));
}

/** An answer in the protocol, all of it one text. */
function flood(response: ServerResponse): void {
  const piece = Buffer.alloc(64 * 1024, 'a');
  let left = 50 * 1024 * 1024;
  response.writeHead(200, jsonType);
  response.write('{"choices":[{"message":{"role":"assistant","content":"');
  const pour = (): void => {
    while (left > 0) {
      left -= piece.length;
      if (!response.write(piece)) return void response.once('drain', pour);
    }
    response.end('"}}]}');
  };
  pour();
}
