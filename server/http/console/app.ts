import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import { isDatabaseUnavailable } from '../../integrations/postgres.ts';
import { RequestFailureError } from '../failure.ts';
import { acceptJsonBodies, discardRestOfBody } from '../checks/body.ts';
import { createServerOptions } from '../server-options.ts';
import { billingOperations } from './billing/operations.ts';
import { registerStripeWebhook } from './billing/receive-stripe-webhook.ts';
import { forwardPeopleToHome } from './cells/forward-home.ts';
import type { ConsoleDeps } from './console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from './failure.ts';
import { brandOperations } from './brands/operations.ts';
import { auditOperations } from './audit/operations.ts';
import { archiveOperations } from './archives/operations.ts';
import { operationsAllowedToCli } from './cli/allowed-operations.ts';
import { registerDeviceRoutes } from './cli/device-routes.ts';
import { cliOperations } from './cli/operations.ts';
import { exportOperations } from './exports/operations.ts';
import { keyOperations } from './keys/operations.ts';
import { registerConsoleOperations } from './operation.ts';
import { sendConsoleFailure } from './send-result.ts';
import { registerAuthRoutes } from './accounts/auth-routes.ts';
import { registerUnauthenticatedRoutes } from './accounts/unauthenticated-routes.ts';
import { peopleOperations } from './accounts/operations.ts';
import { projectOperations } from './projects/operations.ts';
import { rejectForeignOrigin } from './check-origin.ts';
import { securityHeaders } from './security-headers.ts';
import { openPage } from './page.ts';
import { overviewOperations } from './overview/operations.ts';
import { shareOperations } from './shares/operations.ts';
import { registerSharedBrandRoutes } from './shares/shared-brand-routes.ts';
import { searchOperations } from './search/search.ts';
import { usageOperations } from './usage/operations.ts';
import { registerLeakReportRoute } from './leak-reports/routes.ts';
import { requestOperations } from './requests/operations.ts';
import { storyOperations } from './stories/operations.ts';
import { webhookOperations } from './webhooks/operations.ts';

export interface ConsoleOptions {
  readonly logger: FastifyBaseLogger;
  readonly tls: { readonly cert: Buffer; readonly key: Buffer } | undefined;
  readonly trustedProxies: readonly string[];
  /** The folder of the built dashboard. */
  readonly folder: string;
  readonly isStopping: () => boolean;
  readonly onAnswered: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** All operations by area. The test of roles covers every operation in this list. */
export const consoleOperations = [
  ...peopleOperations,
  ...cliOperations,
  ...keyOperations,
  ...overviewOperations,
  ...projectOperations,
  ...brandOperations,
  ...exportOperations,
  ...archiveOperations,
  ...storyOperations,
  ...searchOperations,
  ...shareOperations,
  ...usageOperations,
  ...billingOperations,
  ...requestOperations,
  ...auditOperations,
  ...webhookOperations,
];

/**
 * Builds the dashboard's own API, sign-in and pages. It accepts no API keys, and /v1 accepts no session cookies. A
 * CLI that a person has approved may call the operations in `cli/allowed-operations.ts`.
 */
export async function buildConsole(deps: ConsoleDeps, options: ConsoleOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...createServerOptions(options),
    genReqId: () => deps.clock.newId('request'),
  }) as unknown as FastifyInstance;

  app.decorateRequest('consoleFailure', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders).header('request-id', request.id);
    const failure = rejectForeignOrigin(deps.origin, request);
    if (failure) return sendConsoleFailure(request, reply, failure);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (options.isStopping()) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    options.onAnswered(request, reply);
    done();
  });
  app.setErrorHandler(async (error, request, reply) => {
    const failure = toFailure(error, request);
    if (failure.code === 'body_too_large') await discardRestOfBody(request, reply);
    return sendConsoleFailure(request, reply, failure);
  });
  acceptJsonBodies(app);
  forwardPeopleToHome(app, deps);

  registerAuthRoutes(app, deps);
  registerUnauthenticatedRoutes(app, deps);
  registerDeviceRoutes(app, deps);
  registerSharedBrandRoutes(app, deps, findDashboardFont(options.folder));
  await registerLeakReportRoute(app, deps);
  await registerStripeWebhook(app, deps);
  registerConsoleOperations(app, deps, consoleOperations, operationsAllowedToCli);
  await serveDashboard(app, options.folder);
  await app.ready();
  return app;
}

/** Returns the path of the dashboard's typeface, which the built page preloads. */
function findDashboardFont(folder: string): string | undefined {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  return /href="(\/assets\/[\w.-]+\.woff2)"/.exec(page)?.[1];
}

/** Serves files by name. Any other path gets the dashboard's page, whose router runs in the browser. */
async function serveDashboard(app: FastifyInstance, folder: string): Promise<void> {
  const sendPage = await openPage(app, folder);
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    // The file names change with their content.
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
    preCompressed: true,
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|auth|assets)(\/|$)/.test(request.url);
    if (!isPage) return sendConsoleFailure(request, reply, createConsoleFailure('not_found'));
    return sendPage(request, reply);
  });
}

function toFailure(error: unknown, request: FastifyRequest): ConsoleFailure {
  if (error instanceof RequestFailureError) return createConsoleFailure('malformed_request');
  if (isDatabaseUnavailable(error)) {
    request.log.error({ err: error, request_id: request.id }, 'the database is unavailable');
    return createConsoleFailure('service_unavailable', { retryAfter: 5 });
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return createConsoleFailure('body_too_large');
  if (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500)
    return createConsoleFailure('malformed_request');
  request.log.error({ err: error, request_id: request.id }, 'unexpected error while handling a request');
  return createConsoleFailure('internal_error');
}
