import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { certificateFiles } from '../../../tools/certificates.ts';

/**
 * An API over HTTPS that responds as its URL says: `/<id>/503,reset,echo/v1/projects` fails twice, then echoes the
 * request. The id separates conversations.
 */
export interface ScriptedApi {
  readonly url: string;
  close(): Promise<void>;
}

/** The number of requests per window in the script `limited`. */
const maxRequestsPerWindow = 10;
const windowSeconds = 2;

interface Conversation {
  readonly keys: string[];
  /** When the current window of `limited` ends, in Unix seconds. */
  window: number;
  /** The number of requests in that window. */
  counted: number;
}

export async function startScriptedApi(): Promise<ScriptedApi> {
  const conversations = new Map<string, Conversation>();
  const tls = { cert: readFileSync(certificateFiles.certificate), key: readFileSync(certificateFiles.key) };
  const server = createServer(tls, (request, response) => {
    const [, id = '', script = '', path = ''] = /^\/([^/]+)\/([^/]+)(\/.*)$/.exec(request.url ?? '') ?? [];
    const conversation = conversations.get(id) ?? { keys: [], window: 0, counted: 0 };
    conversations.set(id, conversation);
    conversation.keys.push(String(request.headers['idempotency-key']));
    const steps = script.split(',');
    const step = steps[Math.min(conversation.keys.length, steps.length) - 1] ?? '';
    void answerRequest({ request, response, conversation, step, path });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface ScriptedRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly conversation: Conversation;
  readonly step: string;
  readonly path: string;
}

async function answerRequest({
  request,
  response,
  conversation,
  step,
  path,
}: ScriptedRequest): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const send = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1', ...headers })
      .end(JSON.stringify(body));
  const echo = {
    method: request.method,
    path,
    authorization: request.headers.authorization,
    body: text === '' ? null : JSON.parse(text),
    keys: conversation.keys,
  };
  if (step === 'echo') return void send(200, echo);
  if (step === '503') return void send(503, createFailureBody('service_unavailable'));
  if (step === '429') return void send(429, createFailureBody('rate_limit_exceeded'), { 'retry-after': '1' });
  if (step === '404') return void send(404, createFailureBody('resource_not_found'));
  if (step === 'redirect') return void send(302, {}, { location: request.url ?? '' });
  if (step === 'reset') return void request.socket.destroy();
  if (step === 'late') return void setTimeout(() => send(200, echo), 1_000);
  if (step === 'pages') return void send(200, createPage(path));
  if (step === 'limited') return sendRateLimited(conversation, send);
  // The remaining step is `cut`: a truncated response.
  response.writeHead(200, { 'content-length': '1000' }).write('{"id":');
  setTimeout(() => request.socket.destroy(), 20);
}

function createFailureBody(code: string) {
  return { error: { type: 'api_error', code, message: 'Said so.', param: null } };
}

function createPage(path: string) {
  return path.includes('starting_after=proj_2')
    ? { object: 'list', data: [{ id: 'proj_1' }], has_more: false, next_cursor: null }
    : {
        object: 'list',
        data: [{ id: 'proj_3' }, { id: 'proj_2' }],
        has_more: true,
        next_cursor: 'proj_2',
      };
}

function sendRateLimited(
  conversation: Conversation,
  send: (status: number, body: unknown, headers: Record<string, string>) => unknown,
): void {
  const window = Math.ceil(Date.now() / 1000 / windowSeconds) * windowSeconds;
  conversation.counted = window === conversation.window ? conversation.counted + 1 : 1;
  conversation.window = window;
  const headers = {
    'x-ratelimit-limit': String(maxRequestsPerWindow),
    'x-ratelimit-remaining': String(Math.max(0, maxRequestsPerWindow - conversation.counted)),
    'x-ratelimit-reset': String(window),
  };
  if (conversation.counted <= maxRequestsPerWindow) send(200, {}, headers);
  else send(429, createFailureBody('rate_limit_exceeded'), { ...headers, 'retry-after': '1' });
}
