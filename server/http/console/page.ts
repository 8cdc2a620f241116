import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createPreloadLinkHeader, listInitialPaths } from './initial-data.ts';

type InitialData = Readonly<Record<string, unknown>>;
/** Returns the markup of a page, or undefined if it cannot be rendered from this data. */
type RenderPage = (address: string, initialData: InitialData) => Promise<string | undefined>;

/** Where the content of a page goes. */
const emptyRoot = '<div id="root"></div>';
/** Nobody can use the content until the script has hydrated it. The second attribute is for programs that fill in forms. */
const renderedRoot = '<div id="root" inert aria-disabled="true">';

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Opens the dashboard's page. Sign-in and the overview are sent with their content, so that they are painted before
 * the scripts have loaded. Any other page gets its content in the browser.
 */
export async function openPage(app: FastifyInstance, folder: string): Promise<SendPage> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const [head = page, tail] = page.split(emptyRoot);
  const renderPage = await loadRenderPage(folder);

  async function* writePage(request: FastifyRequest, paths: readonly string[]): AsyncGenerator<string> {
    // The browser loads styles and scripts while the content is prepared.
    yield head;
    yield (await renderContent(request, paths)) ?? emptyRoot;
    yield tail ?? '';
  }

  async function renderContent(
    request: FastifyRequest,
    paths: readonly string[],
  ): Promise<string | undefined> {
    try {
      const initialData = await fetchInitialData(app, request, paths);
      const markup = initialData && (await renderPage?.(request.url, initialData));
      if (initialData === undefined || markup === undefined) return undefined;
      // In JSON, "<" occurs only in texts, where it may be escaped.
      const data = JSON.stringify(initialData).replaceAll('<', String.raw`\u003c`);
      return `${renderedRoot}${markup}</div><script type="application/json" id="initial-data">${data}</script>`;
    } catch (error) {
      request.log.error({ err: error, request_id: request.id }, 'a page was sent without its content');
      return undefined;
    }
  }

  return (request, reply) => {
    reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-store');
    const paths = listInitialPaths(request.url, request.headers.cookie);
    if (renderPage !== undefined && tail !== undefined && paths !== undefined)
      return reply.send(Readable.from(writePage(request, paths)));
    const preloads = createPreloadLinkHeader(request.url);
    if (preloads !== undefined) reply.header('link', preloads);
    return reply.send(page);
  };
}

/** Loads the renderer that was built with the dashboard. A folder without it has only an empty page. */
async function loadRenderPage(folder: string): Promise<RenderPage | undefined> {
  const file = join(folder, 'render/render-page.js');
  if (!existsSync(file)) return undefined;
  const module: { readonly renderPage: RenderPage } = await import(pathToFileURL(file).href);
  return module.renderPage;
}

/**
 * Calls the console's own API on behalf of the visitor, so that all checks and limits apply. Undefined if anything is
 * refused: the browser then calls the API itself, and shows the reason or the sign-in page.
 */
async function fetchInitialData(
  app: FastifyInstance,
  request: FastifyRequest,
  paths: readonly string[],
): Promise<InitialData | undefined> {
  const { cookie, host } = request.headers;
  const entries = await Promise.all(
    paths.map(async (path) => {
      const response = await app.inject({
        method: 'GET',
        url: path,
        remoteAddress: request.ip,
        headers: { accept: 'application/json', ...(host && { host }), ...(cookie && { cookie }) },
      });
      return response.statusCode === 200 ? ([path, response.json()] as const) : undefined;
    }),
  );
  const found = entries.filter((entry) => entry !== undefined);
  return found.length === paths.length ? Object.fromEntries(found) : undefined;
}
