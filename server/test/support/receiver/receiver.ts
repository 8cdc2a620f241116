import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttpsServer } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { certificateFiles } from '../../../../tools/certificates.ts';
import { respondByPath } from './response-behaviours.ts';

/** A webhook request that the receiver got. */
export interface ReceivedRequest {
  /** When the last byte was read, in milliseconds. */
  readonly at: number;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The raw bytes, which the signature covers. */
  readonly body: Buffer;
}

/** A customer's server over real HTTPS. The path selects its behaviour; see response-behaviours.ts. */
export interface Receiver {
  readonly port: number;
  /** All requests in order; empty if `keep` was given. */
  readonly requests: readonly ReceivedRequest[];
  /** Returns the address of a path, such as `url('500')`. */
  url(path: string): string;
  /** Returns the requests for one job, in order. */
  of(jobId: string): ReceivedRequest[];
  close(): Promise<void>;
}

export interface ReceiverOptions {
  readonly keep?: (received: ReceivedRequest) => void;
  /** Returns a number from 0 to 1, for random responses. */
  readonly chance?: () => number;
  readonly tls?: { readonly cert: Buffer; readonly key: Buffer };
}

export async function startReceiver(options: ReceiverOptions = {}): Promise<Receiver> {
  const requests: ReceivedRequest[] = [];
  const keep = options.keep ?? ((received: ReceivedRequest) => void requests.push(received));
  const { cert, key } = options.tls ?? readCertificate();
  /** The TCP sockets below TLS, by remote port. Only they can reset a connection. */
  const sockets = new Map<number, Socket>();
  const seen = new Map<string, number>();
  const https = createHttpsServer({ cert, key, keepAlive: true }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '/';
      keep({ at: Date.now(), path, headers: request.headers, body: Buffer.concat(chunks) });
      const eventId = String(request.headers['webhook-id']);
      const count = (seen.get(eventId) ?? 0) + 1;
      seen.set(eventId, count);
      const reset = () => sockets.get(request.socket.remotePort ?? 0)?.resetAndDestroy();
      respondByPath(path, { response, reset, count, chance: options.chance ?? Math.random });
    });
  });
  // Tests cause failed handshakes and cut connections on purpose.
  https.on('tlsClientError', () => undefined).on('clientError', () => undefined);
  const tcpServer = createServer((socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.on('close', () => sockets.delete(remotePort)).on('error', () => undefined);
    https.emit('connection', socket);
  });
  tcpServer.listen(0, '127.0.0.1');
  await once(tcpServer, 'listening');
  const { port } = tcpServer.address() as { port: number };
  return {
    port,
    requests,
    url: (path) => `https://127.0.0.1:${port}/${path}`,
    of: (jobId) => requests.filter(({ body }) => body.includes(`"${jobId}"`)),
    async close() {
      tcpServer.close();
      for (const socket of sockets.values()) socket.destroy();
      await once(tcpServer, 'close');
    },
  };
}

function readCertificate(): { cert: Buffer; key: Buffer } {
  return { cert: readFileSync(certificateFiles.certificate), key: readFileSync(certificateFiles.key) };
}
