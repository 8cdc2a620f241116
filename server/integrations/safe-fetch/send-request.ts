import type { TLSSocket } from 'node:tls';
import { Client, type Dispatcher } from 'undici';
import type { WebhookTarget } from '../../domain/webhook-address.ts';
import type { Deadline } from './deadline.ts';
import { toExchangeError, FetchError } from './fetch-error.ts';

export interface SafeRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The deadline for the whole exchange, from DNS to the last byte of the response. */
  readonly deadlineMilliseconds: number;
  /** Maximum number of body bytes read. */
  readonly responseBytes: number;
}

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

const maxHeaderBytes = 16 * 1024;
/** The maximum number of bytes besides headers and body: certificates, framing and chunk extensions. */
const maxOverheadBytes = 256 * 1024;

/**
 * Sends one request on one connection, which is closed afterwards. undici's Client does not follow redirects,
 * decompress or use proxies. Its own timeouts are off, because the deadline covers the whole exchange.
 */
export async function sendRequest(
  socket: TLSSocket,
  target: WebhookTarget,
  request: SafeRequest,
  deadline: Deadline,
): Promise<ReceivedResponse> {
  let unusedSocket: TLSSocket | undefined = socket;
  const client = new Client(target.origin, {
    connect(_options, callback) {
      const connection = unusedSocket;
      unusedSocket = undefined;
      // If the callback ran synchronously, the client would never continue.
      queueMicrotask(() => {
        if (connection === undefined || connection.destroyed) callback(createClosedEarlyError(), null);
        else callback(null, connection);
      });
    },
    allowH2: false,
    useMilo: false,
    maxHeaderSize: maxHeaderBytes,
    headersTimeout: 0,
    bodyTimeout: 0,
    pipelining: 1,
  });
  deadline.hold(client);
  socket.on('readable', () => {
    if (socket.bytesRead > request.responseBytes + maxOverheadBytes) socket.destroy(createTooLargeError());
  });
  try {
    return await sendAndReceive(client, target, request, deadline);
  } catch (error) {
    throw deadline.signal.aborted ? deadline.createTimeoutError() : toExchangeError(error);
  }
}

function sendAndReceive(
  client: Client,
  target: WebhookTarget,
  { headers, body, responseBytes }: SafeRequest,
  deadline: Deadline,
): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    let status = 0;
    let responseHeaders: Record<string, string> = {};
    const chunks: Buffer[] = [];
    let bytesLeft = responseBytes;
    const finish = () => resolve({ status, headers: responseHeaders, body: Buffer.concat(chunks) });
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart() {},
      onResponseStart(_controller, statusCode, received) {
        if (statusCode < 200) return;
        deadline.enter('the response did not end');
        status = statusCode;
        responseHeaders = flattenHeaders(received);
      },
      onResponseData(controller, chunk) {
        // Copy the bytes, so that the chunk does not keep the whole read buffer in memory.
        chunks.push(Buffer.from(chunk.subarray(0, bytesLeft)));
        bytesLeft -= Math.min(bytesLeft, chunk.length);
        if (bytesLeft > 0) return;
        finish();
        controller.abort(createTooLargeError());
      },
      onResponseEnd: finish,
      onResponseError: (_controller, error) => reject(error),
    };
    client.dispatch({ method: 'POST', path: target.path, headers, body, reset: true }, handler);
  });
}

/**
 * Creates the error for a lost connection. An exchange has only one connection, so the client must not wait for
 * another.
 */
function createClosedEarlyError(): FetchError {
  return new FetchError('connection', 'The connection was closed before the response was complete.');
}

function createTooLargeError(): FetchError {
  return new FetchError('connection', 'The response is too large.');
}

function flattenHeaders(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value = '']) => [name, [value].flat().join(', ')]);
  return Object.fromEntries(entries);
}
