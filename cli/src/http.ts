import { lookup as systemLookup } from 'node:dns';
import {
  Agent as HttpAgent,
  type IncomingMessage,
  request as httpRequest,
  type RequestOptions,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';

/** Names under `.localhost` mean this machine (RFC 6761), but not every resolver knows that. */
const lookUpHost: LookupFunction = (host, options, done) =>
  systemLookup(host.endsWith('.localhost') ? 'localhost' : host, options, done);

/** Kept-alive connections for the API, which is called repeatedly. */
const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };

/** Sends a request unchanged, adding only the headers that HTTP requires. Does not read the response body. */
export function send(
  url: URL,
  options: Pick<RequestOptions, 'method' | 'headers' | 'signal'>,
  body?: string | Uint8Array,
  connection: 'kept' | 'fresh' = 'fresh',
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const request = (isSecure ? httpsRequest : httpRequest)(url, {
      ...options,
      lookup: lookUpHost,
      agent: connection === 'kept' && (isSecure ? agents.https : agents.http),
    });
    request.once('response', resolve);
    request.on('error', (error) => reject(options.signal?.aborted ? options.signal.reason : error));
    request.end(body);
  });
}

/** Implements `fetch` for the SDK with `send`. */
export const fetchOverNode = (async (input: string | URL, init: RequestInit = {}) => {
  const answer = await send(
    new URL(input),
    {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(init.signal && { signal: init.signal }),
    },
    typeof init.body === 'string' ? init.body : undefined,
    'kept',
  );
  const status = answer.statusCode ?? 0;
  if (status >= 300 && status < 400) {
    answer.destroy();
    throw new Error(`The address redirects to ${answer.headers.location ?? 'somewhere else'}.`);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined) headers.set(name, String(value));
  const hasBody = status !== 204 && status !== 205;
  if (!hasBody) answer.resume();
  return new Response(hasBody ? (Readable.toWeb(answer) as ReadableStream<Uint8Array>) : null, {
    status,
    headers,
  });
}) as typeof fetch;
