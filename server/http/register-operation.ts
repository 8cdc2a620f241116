import type { Operation } from '@blazon/contract/operations.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Plan } from '@blazon/contract/limits.ts';
import Type, { type Static, type TSchema } from 'typebox';
import type { Scope } from '../domain/environment.ts';
import { type FinishedResponse, sendFailure, sendJson } from './response.ts';
import type { ApiDeps } from './api-deps.ts';
import { computeFingerprint, type Idempotency, readIdempotencyKey } from './checks/idempotency.ts';
import { createInputReader } from './checks/input.ts';
import { createQueryReader } from './checks/query.ts';
import { isFailure, type RequestFailure } from './failure.ts';
import { requireCaller } from './request-context.ts';

/** The parsed and typed input of a handler. */
export interface OperationInput<O extends Operation> {
  readonly scope: Scope;
  readonly plan: Plan;
  readonly keyId: string;
  readonly requestId: string;
  /** The trace context for work that continues after the response; null if there is no trace. */
  readonly traceParent: string | null;
  readonly params: StaticOf<O['params']>;
  readonly query: StaticOf<O['query']>;
  readonly body: StaticOf<O['body']>;
  readonly idempotency: Idempotency | undefined;
}
type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : undefined;

export type Handler<O extends Operation> = (
  deps: ApiDeps,
  input: OperationInput<O>,
) => Promise<FinishedResponse | RequestFailure>;

export function createJsonResponse(operation: Operation, resource: unknown): FinishedResponse {
  return { status: operation.success.status, body: JSON.stringify(resource) };
}

export const noParametersSchema = Type.Object({}, { additionalProperties: false });

/** Registers one operation of the contract: validates the input, calls the handler, sends its result. */
export function registerOperation<O extends Operation>(
  app: FastifyInstance,
  deps: ApiDeps,
  operation: O,
  handler: Handler<O>,
): void {
  const readQuery = createQueryReader(operation.query ?? noParametersSchema);
  const readBody = operation.body && createInputReader(operation.body);
  const readParams = createInputReader(operation.params ?? noParametersSchema);

  const readInput = (request: FastifyRequest): OperationInput<O> | RequestFailure => {
    const query = readQuery(request.query);
    if (isFailure(query)) return query;
    const body = readBody?.(request.body ?? {});
    if (body && isFailure(body)) return body;
    const key = operation.idempotent ? readIdempotencyKey(request) : undefined;
    if (isFailure(key)) return key;
    const params = readParams(request.params);
    if (isFailure(params)) return params;
    const { workspaceId, environment, plan, keyId } = requireCaller(request);
    const path = request.url.split('?', 1)[0] ?? '';
    // The readers above have validated these values against their schemas, so the cast is safe.
    return {
      scope: { workspaceId, environment },
      plan,
      keyId,
      requestId: request.id,
      traceParent: request.context.span.traceParent,
      params: params.value,
      query: query.value,
      body: body?.value,
      idempotency:
        key === undefined
          ? undefined
          : { key, fingerprint: computeFingerprint(operation.method, path, body?.value) },
    } as OperationInput<O>;
  };

  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operation },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const input = readInput(request);
      const result = isFailure(input) ? input : await handler(deps, input);
      if (isFailure(result)) return sendFailure(deps, request, reply, result);
      if (result.replayed) reply.header('idempotent-replayed', 'true');
      if (operation.method === 'POST')
        request.context.postResponse = { body: result.body, isReplay: result.replayed ?? false };
      return sendJson(request, reply, result.status, result.body);
    },
  });
}
