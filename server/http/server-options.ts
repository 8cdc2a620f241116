import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type FastifyBaseLogger, LogController } from 'fastify';
import { type ErrorCode, errors } from '@blazon/contract/errors.ts';
import type { ApiDeps } from './api-deps.ts';
import { createErrorBody, commonHeaders, createRateLimitHeaders } from './response.ts';
import { countUnauthenticatedFailure } from './checks/unauthenticated-limit.ts';
import { createFailure } from './failure.ts';

/** Limits of the HTTP parser. They are the same on the TLS port and on the plain port. */
export const parserOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // How often both timeouts are checked. Node's default of 30 seconds would let a request take a minute.
  connectionsCheckingInterval: 3_000,
  // Longer than the idle timeout of common load balancers, so that they close connections first and no request is
  // sent on a closing socket.
  keepAliveTimeout: 75_000,
  // A request without a Host header gets our own 421 error instead of Node's.
  requireHostHeader: false,
} as const;

/** Also applied when a certificate is reloaded. */
export const tlsVersionOptions = { minVersion: 'TLSv1.2' } as const;

export function createServerOptions(options: {
  readonly logger: FastifyBaseLogger;
  readonly tls: { readonly cert: Buffer; readonly key: Buffer } | undefined;
  readonly trustedProxies: readonly string[];
}) {
  return {
    loggerInstance: options.logger,
    // One line per request is enough, and it contains the request id (see log-request.ts).
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    https: options.tls ? { ...parserOptions, ...tlsVersionOptions, ...options.tls } : null,
    ...(options.tls ? {} : { http: parserOptions }),
    requestTimeout: parserOptions.requestTimeout,
    keepAliveTimeout: parserOptions.keepAliveTimeout,
    // While the process is stopping, requests on open connections are still served, with `Connection: close`.
    return503OnClosing: false,
    forceCloseConnections: 'idle' as const,
    exposeHeadRoutes: false,
    rewriteUrl: readPathAndQuery,
    // The router accepts very long ids, so that they get the same error as any other unknown id.
    routerOptions: { maxParamLength: 16 * 1024, caseSensitive: true, ignoreTrailingSlash: false },
  };
}

/**
 * Returns the path and query of a request. If the request target is an absolute URL, its host replaces the Host
 * header (RFC 9112, section 3.2.2).
 */
function readPathAndQuery(request: IncomingMessage): string {
  const target = request.url ?? '/';
  if (target.startsWith('/')) return target;
  const scheme = /^https?:\/\//i.exec(target)?.[0];
  if (scheme === undefined) return target;
  const address = target.slice(scheme.length);
  const end = address.search(/[/?#]/);
  const [host, rest] = end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)];
  request.headers.host = host;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** How long a client may take to read the response to a malformed request. */
const closingMilliseconds = 2_000;

const codeByParserError: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Responds to a request that Node could not parse. There is no response object, so this writes to the socket. */
export async function respondToMalformedHttp(
  deps: ApiDeps,
  error: Error & { code?: string },
  socket: Socket,
): Promise<void> {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const failure = createFailure(codeByParserError[error.code ?? ''] ?? 'malformed_request');
  const requestId = deps.clock.newId('request');
  const body = JSON.stringify(createErrorBody(deps, requestId, failure));
  const headers = {
    ...commonHeaders,
    ...createRateLimitHeaders(await countUnauthenticatedFailure(deps, socket.remoteAddress ?? '')),
    'request-id': requestId,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const { status } = errors[failure.code];
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (!socket.writable) return;
  // Node.js no longer limits the time of this connection, so a client that never closes its side would keep it open.
  const timer = setTimeout(() => socket.destroy(), closingMilliseconds);
  socket.once('close', () => clearTimeout(timer));
  socket.end(
    `HTTP/1.1 ${status} ${reasonPhrases[status] ?? 'Bad Request'}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
  );
}

const reasonPhrases: Record<number, string> = {
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};
