import { once } from 'node:events';
import {
  type ClientHttp2Session,
  connect,
  createSecureServer,
  type Http2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import type { CertificatePair } from './test-certificate-authority.ts';

/** A proxy that puts TLS in front of Temporal, as Temporal Cloud does. */
export interface TemporalProxy {
  /** Host and port of the proxy. The certificate is valid for the host. */
  readonly address: string;
  close(): Promise<void>;
}

export interface TemporalProxyOptions {
  /** Host and port of the real server, which has no TLS. */
  readonly target: string;
  readonly tls: CertificatePair;
  /** If set, accepts only clients with a certificate of this authority. */
  readonly clientAuthority?: Buffer;
  /** If set, forwards only calls with this key. */
  readonly apiKey?: string;
}

export async function startTemporalProxy(options: TemporalProxyOptions): Promise<TemporalProxy> {
  const { target, tls, clientAuthority, apiKey } = options;
  const upstream = openUpstream(`http://${target}`);
  const server = createSecureServer({
    ...tls,
    ...(clientAuthority && { requestCert: true, rejectUnauthorized: true, ca: clientAuthority }),
  });
  server.on('sessionError', () => undefined);
  server.on('session', (session) => session.on('error', () => undefined));
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    if (apiKey === undefined || headers.authorization === `Bearer ${apiKey}`)
      forwardCall(upstream.session(), stream, headers);
    else refuse(stream);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `localhost:${(server.address() as { port: number }).port}`,
    close: () => closeServer(server, upstream),
  };
}

/** Ends the call with the gRPC status UNAUTHENTICATED. */
function refuse(stream: ServerHttp2Stream): void {
  const status = { 'grpc-status': '16', 'grpc-message': 'unknown API key' };
  stream.respond({ ':status': 200, 'content-type': 'application/grpc', ...status }, { endStream: true });
}

const endStreamFlag = 1;

function forwardCall(
  upstream: ClientHttp2Session,
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
): void {
  const call = upstream.request(headers, { endStream: false });
  let trailers: IncomingHttpHeaders = {};
  call.on('error', () => stream.close());
  stream.on('close', () => call.close());
  call.on('trailers', (given) => {
    trailers = given;
  });
  call.on('response', (answer, flags) => {
    if (stream.destroyed) return;
    const isComplete = (flags & endStreamFlag) !== 0;
    stream.respond(answer, isComplete ? { endStream: true } : { waitForTrailers: true });
    if (!isComplete) call.pipe(stream);
  });
  stream.on('wantTrailers', () => stream.sendTrailers(trailers));
  stream.pipe(call);
}

interface Upstream {
  session(): ClientHttp2Session;
  close(): void;
}

/**
 * Keeps a session to Temporal open. Temporal asks clients to reconnect every few minutes; calls in progress finish on
 * the old session.
 */
function openUpstream(url: string): Upstream {
  const open = new Set<ClientHttp2Session>();
  let current: ClientHttp2Session | undefined;
  const openSession = (): ClientHttp2Session => {
    const session = connect(url);
    const retire = () => {
      if (current === session) current = undefined;
    };
    session.on('error', retire).on('goaway', retire);
    session.on('close', () => {
      retire();
      open.delete(session);
    });
    open.add(session);
    return session;
  };
  return {
    session: () => (current ??= openSession()),
    close: () => open.forEach((session) => session.destroy()),
  };
}

async function closeServer(server: Http2Server, upstream: Upstream): Promise<void> {
  upstream.close();
  server.close();
}
