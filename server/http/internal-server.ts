import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Registry } from 'prom-client';

export interface InternalDeps {
  readonly address: string;
  readonly port: number;
  readonly registry: Registry;
  /** Returns the unavailable dependencies; an empty list means that the process is ready. */
  readonly missing: () => Promise<string[]>;
}

/** Serves health, readiness and metrics on a separate port that is never public. */
export async function startInternalServer(deps: InternalDeps): Promise<Server> {
  const server = createServer((request, response) => {
    handleRequest(deps, request.url ?? '').then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      (error: unknown) => response.writeHead(500).end(`${String(error)}\n`),
    );
  });
  server.listen(deps.port, deps.address);
  await once(server, 'listening');
  return server;
}

async function handleRequest(deps: InternalDeps, path: string) {
  const type = 'application/json; charset=utf-8';
  if (path === '/healthz') return { status: 200, type, body: '{"status":"ok"}\n' };
  if (path === '/readyz') {
    const missing = await deps.missing();
    const status = missing.length === 0 ? 'ready' : 'not ready';
    return {
      status: missing.length === 0 ? 200 : 503,
      type,
      body: `${JSON.stringify({ status, missing })}\n`,
    };
  }
  if (path === '/metrics') {
    return { status: 200, type: deps.registry.contentType, body: await deps.registry.metrics() };
  }
  return { status: 404, type, body: '{"paths":["/healthz","/readyz","/metrics"]}\n' };
}
