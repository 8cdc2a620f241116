import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../integrations/metrics.ts';

/** Logs a request, records its duration and ends its trace span. Never logs a key, a body or a query string. */
export function logRequest(metrics: Metrics, request: FastifyRequest, reply: FastifyReply): void {
  const { context } = request;
  const seconds = reply.elapsedTime / 1000;
  const operation = context.operation ? `${context.operation.method} ${context.operation.path}` : 'none';
  metrics.requests.observe({ process: 'api', operation, status: String(reply.statusCode) }, seconds);
  if (context.failure) metrics.failures.inc({ process: 'api', code: context.failure.code });
  endSpan(request, operation, reply.statusCode);
  request.log.info(
    {
      request_id: request.id,
      operation,
      status: reply.statusCode,
      code: context.failure?.code,
      workspace_id: context.caller?.workspaceId,
      environment: context.environment,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    },
    'answered',
  );
}

function endSpan(request: FastifyRequest, operation: string, status: number): void {
  const { span, caller, failure } = request.context;
  span.set('operation', operation);
  span.set('status', status);
  span.set('request_id', request.id);
  if (caller) span.set('workspace_id', caller.workspaceId);
  if (failure) span.set('code', failure.code);
  span.end();
}
