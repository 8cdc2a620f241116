import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Registry } from 'prom-client';

export interface InternalParts {
  readonly address: string;
  readonly port: number;
  readonly registry: Registry;
  /** What is needed to serve and is not there; nothing means ready. */
  readonly missing: () => Promise<string[]>;
}

/** Health, readiness and metrics, on a port of their own that is never public. */
export async function startInternalServer(parts: InternalParts): Promise<Server> {
  const server = createServer((request, response) => {
    answer(parts, request.url ?? '').then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      (error: unknown) => response.writeHead(500).end(`${String(error)}\n`),
    );
  });
  server.listen(parts.port, parts.address);
  await once(server, 'listening');
  return server;
}

async function answer(parts: InternalParts, path: string) {
  const type = 'application/json; charset=utf-8';
  if (path === '/healthz') return { status: 200, type, body: '{"status":"ok"}\n' };
  if (path === '/readyz') {
    const missing = await parts.missing();
    const status = missing.length === 0 ? 'ready' : 'not ready';
    return {
      status: missing.length === 0 ? 200 : 503,
      type,
      body: `${JSON.stringify({ status, missing })}\n`,
    };
  }
  if (path === '/metrics') {
    return { status: 200, type: parts.registry.contentType, body: await parts.registry.metrics() };
  }
  return { status: 404, type, body: '{"paths":["/healthz","/readyz","/metrics"]}\n' };
}
