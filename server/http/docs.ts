import { errorCodes, errors } from '@blazon/contract/errors.ts';
import { buildOpenApi } from '@blazon/contract/openapi.ts';
import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import {
  type ResponseDeps,
  createRateLimitHeaders,
  sendFailure,
  createRateLimitFailure,
} from './response.ts';
import { buildBaseUrl, type HostDeps } from './base-url.ts';
import { countPublicRequest } from './checks/unauthenticated-limit.ts';
import { renderErrorsPage } from './errors-page.ts';
import { serveSite, createSitePolicy } from './site.ts';

type DocsRoutesDeps = HostDeps & ResponseDeps;

/**
 * Serves the public pages: the OpenAPI document, the reference generated from it, and the page that every `doc_url`
 * links to. If the documentation site is built, it is served at /docs/ and has a page for each error, and the
 * interactive reference moves to /docs/try/.
 */
export async function registerDocs(app: FastifyInstance, deps: DocsRoutesDeps): Promise<void> {
  const document = replaceHosts(buildOpenApi(), deps);
  const { siteFolder } = deps;
  await registerReference(app, deps, document);
  if (siteFolder === undefined) return;
  await registerPublicRoutes(
    app,
    deps,
    { ...commonHeaders, 'content-security-policy': createSitePolicy(siteFolder) },
    (scope) => serveSite(scope, siteFolder),
  );
}

/** Registers routes that need no key. Their requests are limited per network, and all responses have `headers`. */
async function registerPublicRoutes(
  app: FastifyInstance,
  deps: DocsRoutesDeps,
  headers: Record<string, string>,
  register: (scope: FastifyInstance) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, open: true };
    });
    scope.addHook('onRequest', async (request, reply) => {
      const rate = await countPublicRequest(deps, request.ip);
      request.context.rate = rate;
      if (rate.exceeded) return sendFailure(deps, request, reply, createRateLimitFailure(rate));
      reply.headers({ ...headers, ...createRateLimitHeaders(rate), 'request-id': request.id });
    });
    await register(scope);
  });
}

async function registerReference(
  app: FastifyInstance,
  deps: DocsRoutesDeps,
  document: Record<string, unknown>,
): Promise<void> {
  const documentText = JSON.stringify(document);
  const errorsPage = renderErrorsPage(errorCodes.map((code) => ({ code, ...errors[code] })));
  const hasSite = deps.siteFolder !== undefined;

  await registerPublicRoutes(app, deps, createPageHeaders(document), async (scope) => {
    scope.get('/openapi.json', (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('access-control-allow-origin', '*')
        .send(documentText),
    );
    if (!hasSite)
      scope.get('/docs/errors', (_request, reply) => reply.type('text/html; charset=utf-8').send(errorsPage));
    await scope.register(apiReference, {
      routePrefix: hasSite ? '/docs/try' : '/docs',
      logLevel: 'silent',
      configuration: {
        content: putSandboxFirst(document),
        title: 'Blazon API',
        // The page loads nothing from other hosts.
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
        documentDownloadType: 'direct',
        customCss: referenceStyle,
        defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
        metaData: { title: 'Blazon API reference' },
      } as Record<string, unknown>,
    });
  });
}

/** Creates the headers of the reference. Its script may connect only to this host and the two API hosts. */
function createPageHeaders(document: Record<string, unknown>): Record<string, string> {
  const servers = (document['servers'] as { url: string }[]).map(({ url }) => url).join(' ');
  const policy = [
    `default-src 'none'`,
    `script-src 'self' 'unsafe-inline'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self' data:`,
    `connect-src 'self' ${servers}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ];
  return { ...commonHeaders, 'content-security-policy': policy.join('; ') };
}

const commonHeaders = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** The reference sends trial requests to the first server in the document, which must be the sandbox. */
function putSandboxFirst(document: Record<string, unknown>): Record<string, unknown> {
  return { ...document, servers: (document['servers'] as unknown[]).toReversed() };
}

/** Replaces the development hosts in the OpenAPI document with the hosts of this installation. */
function replaceHosts(document: Record<string, unknown>, deps: HostDeps) {
  const text = JSON.stringify(document)
    .replaceAll('https://api.blazon.localhost:8443/docs', deps.docsUrl)
    .replaceAll('https://api.blazon.localhost:8443', buildBaseUrl(deps, 'live'))
    .replaceAll('https://sandbox.blazon.localhost:8443', buildBaseUrl(deps, 'sandbox'));
  return JSON.parse(text) as Record<string, unknown>;
}

const referenceStyle = `
.light-mode { --scalar-color-accent: #1f4fd8; --scalar-background-2: #f7f7f8; --scalar-border-color: #e6e7ea; }
.dark-mode { --scalar-color-accent: #8fb0ff; --scalar-background-1: #101216; --scalar-background-2: #171a1f; }
:root { --scalar-font: ui-sans-serif, system-ui, sans-serif; --scalar-font-code: ui-monospace, Menlo, monospace; }
`;
