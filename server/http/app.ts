import { operations } from '@blazon/contract/operations.ts';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import { isDatabaseUnavailable } from '../integrations/postgres.ts';
import { sendFailure } from './response.ts';
import type { ApiParts } from './api-parts.ts';
import { allowSandboxCors, respondToPreflight, isPreflight } from './sandbox-cors.ts';
import { authenticate } from './checks/api-key.ts';
import { rejectUnbilled } from './checks/billing.ts';
import { acceptJsonBodies } from './checks/body.ts';
import { resolveEnvironment } from './checks/host.ts';
import { requireHttps } from './checks/https.ts';
import { countRequest, rejectOverLimit } from './checks/rate-limit.ts';
import { findOperation } from './checks/route.ts';
import { rejectFreePlan, rejectSuspended } from './checks/standing.ts';
import { rejectLiveKey } from './checks/require-test-key.ts';
import { registerDocs } from './docs.ts';
import { RequestFailureError, fail, type RequestFailure } from './failure.ts';
import { requireCaller, createRequestContext } from './request-context.ts';
import { registerOperation } from './register-operation.ts';
import { registerStatus } from './status.ts';
import { createProject } from './v1/create-project.ts';
import { generateBrand } from './v1/generate-brand.ts';
import { deleteProject } from './v1/delete-project.ts';
import { getProject } from './v1/get-project.ts';
import { listBrands } from './v1/list-brands.ts';
import { listMemory } from './v1/list-memory.ts';
import { listProjects } from './v1/list-projects.ts';
import { registerLiveFeed } from './v1/listen.ts';
import { recordForwarded } from './v1/record-forwarded.ts';
import { updateProject } from './v1/update-project.ts';
import { respondToMalformedHttp, serverOptions } from './server-options.ts';

export interface AppOptions {
  readonly logger: FastifyBaseLogger;
  readonly tls: { readonly cert: Buffer; readonly key: Buffer } | undefined;
  readonly trustedProxies: readonly string[];
  /** Whether the process is about to go: answers then tell clients to close. */
  readonly isStopping: () => boolean;
  readonly onAnswered: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** The API: the order of checks on every request, and every operation. */
export async function buildApp(parts: ApiParts, options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...serverOptions(options),
    genReqId: () => parts.clock.newId('request'),
    clientErrorHandler: (error, socket) => void respondToMalformedHttp(parts, error, socket),
    frameworkErrors: (_error, request, reply) => {
      // The only one that reaches this is a path that cannot be decoded.
      request.context = createRequestContext(parts.traces.start('request', null));
      const early = requireHttps(parts, request) ?? resolveEnvironment(parts, request);
      void sendFailure(parts, request, reply, early ?? fail('route_not_found'));
    },
  }) as unknown as FastifyInstance;

  app.decorateRequest('context', null as never);
  app.addHook('onRequest', async (request, reply) => {
    // A root of its own: a caller's traceparent is not taken up, see outside/traces.ts.
    request.context = createRequestContext(parts.traces.start('request', null));
    const failure = await checkRequest(parts, request);
    if (failure?.code === 'method_not_allowed' && isPreflight(request))
      return respondToPreflight(parts, request, reply, failure.headers['allow'] ?? '');
    if (failure) return sendFailure(parts, request, reply, failure);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    allowSandboxCors(request, reply);
    // A client that hears this opens its next connection elsewhere, before this process goes.
    if (options.isStopping()) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.context.isReported) options.onAnswered(request, reply);
    done();
  });
  app.setErrorHandler((error, request, reply) =>
    sendFailure(parts, request, reply, toFailure(error, request)),
  );
  app.setNotFoundHandler((request, reply) => sendFailure(parts, request, reply, fail('route_not_found')));
  acceptJsonBodies(app);

  registerOperation(app, parts, operations.createProject, createProject);
  registerOperation(app, parts, operations.listProjects, listProjects);
  registerOperation(app, parts, operations.getProject, getProject);
  registerOperation(app, parts, operations.updateProject, updateProject);
  registerOperation(app, parts, operations.deleteProject, deleteProject);
  registerOperation(app, parts, operations.generateBrand, generateBrand);
  registerOperation(app, parts, operations.listBrands, listBrands);
  registerOperation(app, parts, operations.listMemory, listMemory);
  registerLiveFeed(app, parts, options.onAnswered);
  registerOperation(app, parts, operations.recordForwarded, recordForwarded);
  await registerDocs(app, parts);
  registerStatus(app, parts);
  await app.ready();
  // Node would answer an expectation it does not know by itself; to us it is a request like any other.
  app.server.on('checkExpectation', app.routing);
  return app;
}

/** In the order the contract promises. What follows (body, idempotency, look-ups) is in serve.ts and the handlers. */
async function checkRequest(parts: ApiParts, request: FastifyRequest): Promise<RequestFailure | undefined> {
  const early = requireHttps(parts, request) ?? resolveEnvironment(parts, request) ?? findOperation(request);
  if (early) return early;
  if (request.routeOptions.config.open) return undefined;
  const unknown = await authenticate(parts, request);
  if (unknown) return unknown;
  parts.keyUses.note(requireCaller(request), parts.clock.now());
  await countRequest(parts, request);
  return (
    rejectSuspended(parts.clock.now(), request) ??
    rejectFreePlan(request) ??
    rejectOverLimit(parts, request) ??
    (await rejectUnbilled(parts, request)) ??
    rejectLiveKey(request)
  );
}

function toFailure(error: unknown, request: FastifyRequest): RequestFailure {
  if (error instanceof RequestFailureError) return error.failure;
  // The client disconnected while sending the body: no response is possible, and this is not our error.
  if (error === request.raw.errored) return fail('malformed_request');
  if (isDatabaseUnavailable(error)) {
    request.log.error({ err: error, request_id: request.id }, 'the database is away');
    return fail('service_unavailable', { headers: { 'retry-after': '5' } });
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return fail('body_too_large');
  if (code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH') return fail('malformed_request');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return fail('unsupported_media_type');
  request.log.error({ err: error, request_id: request.id }, 'a request failed through a bug');
  return fail('internal_error');
}
