import { operations } from '@blazon/contract/operations.ts';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import { isDatabaseUnavailable } from '../integrations/postgres.ts';
import { sendFailure } from './response.ts';
import type { ApiDeps } from './api-deps.ts';
import { allowSandboxCors, respondToPreflight, isPreflight } from './sandbox-cors.ts';
import { authenticate } from './checks/api-key.ts';
import { forwardToCell } from './forward-to-cell.ts';
import { identifyMisdirectedCaller } from './checks/identify-misdirected.ts';
import { rejectUnpaidOrOverQuota } from './checks/billing.ts';
import { acceptJsonBodies, discardRestOfBody } from './checks/body.ts';
import { resolveEnvironment } from './checks/host.ts';
import { requireHttps } from './checks/https.ts';
import { rejectMissingScope } from './checks/key-limits.ts';
import { countRequest, rejectOverLimit } from './checks/rate-limit.ts';
import { findOperation } from './checks/route.ts';
import { rejectFreePlan, rejectSuspendedWorkspace } from './checks/standing.ts';
import { rejectLiveKey } from './checks/require-test-key.ts';
import { registerDocs } from './docs.ts';
import { RequestFailureError, createFailure, type RequestFailure } from './failure.ts';
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
import { respondToMalformedHttp, createServerOptions } from './server-options.ts';

export interface AppOptions {
  readonly logger: FastifyBaseLogger;
  readonly tls: { readonly cert: Buffer; readonly key: Buffer } | undefined;
  readonly trustedProxies: readonly string[];
  /** Whether the process is shutting down: responses then tell clients to close the connection. */
  readonly isStopping: () => boolean;
  readonly onAnswered: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** Builds the API: registers the checks that every request must pass, and all operations. */
export async function buildApp(deps: ApiDeps, options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...createServerOptions(options),
    genReqId: () => deps.clock.newId('request'),
    clientErrorHandler: (error, socket) => void respondToMalformedHttp(deps, error, socket),
    frameworkErrors: (_error, request, reply) => {
      // Only a request whose path cannot be decoded gets here.
      request.context = createRequestContext(deps.traces.start('request', null));
      const early = requireHttps(deps, request) ?? resolveEnvironment(deps, request);
      void sendFailure(deps, request, reply, early ?? createFailure('route_not_found'));
    },
  }) as unknown as FastifyInstance;

  app.decorateRequest('context', null as never);
  app.addHook('onRequest', async (request, reply) => {
    // Starts a new root span and ignores the caller's traceparent (see server/integrations/traces.ts).
    request.context = createRequestContext(deps.traces.start('request', null));
    const failure = await checkRequest(deps, request);
    if (failure?.code === 'method_not_allowed' && isPreflight(request))
      return respondToPreflight(deps, request, reply, failure.headers['allow'] ?? '');
    if (failure) return sendFailure(deps, request, reply, failure);
    const { forwardTo } = request.context;
    if (forwardTo !== undefined) return forwardToCell(deps, request, reply, forwardTo);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    allowSandboxCors(request, reply);
    // Makes clients open their next connection to another process before this one stops.
    if (options.isStopping()) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', async (request, reply) => {
    await identifyMisdirectedCaller(deps, request);
    if (!request.context.isReported) options.onAnswered(request, reply);
  });
  app.setErrorHandler(async (error, request, reply) => {
    const failure = toFailure(error, request);
    if (failure.code === 'body_too_large') await discardRestOfBody(request, reply);
    return sendFailure(deps, request, reply, failure);
  });
  app.setNotFoundHandler((request, reply) =>
    sendFailure(deps, request, reply, createFailure('route_not_found')),
  );
  acceptJsonBodies(app);

  registerOperation(app, deps, operations.createProject, createProject);
  registerOperation(app, deps, operations.listProjects, listProjects);
  registerOperation(app, deps, operations.getProject, getProject);
  registerOperation(app, deps, operations.updateProject, updateProject);
  registerOperation(app, deps, operations.deleteProject, deleteProject);
  registerOperation(app, deps, operations.generateBrand, generateBrand);
  registerOperation(app, deps, operations.listBrands, listBrands);
  registerOperation(app, deps, operations.listMemory, listMemory);
  registerLiveFeed(app, deps, options.onAnswered);
  registerOperation(app, deps, operations.recordForwarded, recordForwarded);
  await registerDocs(app, deps);
  registerStatus(app, deps);
  await app.ready();
  // Node would reject an unknown `Expect` header itself; we treat the request like any other.
  app.server.on('checkExpectation', app.routing);
  return app;
}

/**
 * Runs the checks that need no body, in the order that the contract promises. The remaining checks are in
 * register-operation.ts and in the handlers.
 */
async function checkRequest(deps: ApiDeps, request: FastifyRequest): Promise<RequestFailure | undefined> {
  const early = requireHttps(deps, request) ?? resolveEnvironment(deps, request) ?? findOperation(request);
  if (early) return early;
  if (request.routeOptions.config.open) return undefined;
  const keyFailure = await authenticate(deps, request);
  if (keyFailure) return keyFailure;
  if (request.context.forwardTo !== undefined) return undefined;
  deps.keyUses.note(requireCaller(request), deps.clock.now());
  await countRequest(deps, request);
  return (
    rejectSuspendedWorkspace(deps.clock.now(), request) ??
    rejectFreePlan(request) ??
    rejectOverLimit(deps, request) ??
    rejectMissingScope(request) ??
    (await rejectUnpaidOrOverQuota(deps, request)) ??
    rejectLiveKey(request)
  );
}

function toFailure(error: unknown, request: FastifyRequest): RequestFailure {
  if (error instanceof RequestFailureError) return error.failure;
  // The client disconnected while it was sending the body. No response is possible, and this is not our error.
  if (error === request.raw.errored) return createFailure('malformed_request');
  if (isDatabaseUnavailable(error)) {
    request.log.error({ err: error, request_id: request.id }, 'the database is unavailable');
    return createFailure('service_unavailable', { headers: { 'retry-after': '5' } });
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return createFailure('body_too_large');
  if (code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH') return createFailure('malformed_request');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return createFailure('unsupported_media_type');
  request.log.error({ err: error, request_id: request.id }, 'unexpected error while handling a request');
  return createFailure('internal_error');
}
