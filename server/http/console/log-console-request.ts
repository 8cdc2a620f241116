import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../../integrations/metrics.ts';

/** Logs a request and records its duration, as in the API. Never logs a cookie, a body or a query string. */
export function logConsoleRequest(
  metrics: Pick<Metrics, 'requests' | 'failures'>,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const operation = readRouteTemplate(request);
  const status = String(reply.statusCode);
  const code = request.consoleFailure?.code;
  metrics.requests.observe({ process: 'console', operation, status }, reply.elapsedTime / 1000);
  if (code !== undefined) metrics.failures.inc({ process: 'console', code });
  request.log.info(
    {
      request_id: request.id,
      operation,
      status: reply.statusCode,
      code,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    },
    'answered',
  );
}

/** Returns the route template and never the requested path, because ids must not become metric labels. */
function readRouteTemplate({ routeOptions, method }: FastifyRequest): string {
  const { consoleOperation } = routeOptions.config;
  if (consoleOperation) return `${consoleOperation.method} ${consoleOperation.path}`;
  return routeOptions.url === undefined ? 'none' : `${method} ${routeOptions.url}`;
}
