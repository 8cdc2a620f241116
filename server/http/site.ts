import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Serves the built documentation site at /docs/. Only files inside the folder are found; any other path gets the
 * site's 404 page.
 */
export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  const notFoundPage = readFileSync(join(folder, '404.html'));
  const sendNotFound = (reply: FastifyReply): FastifyReply =>
    reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(notFoundPage);

  app.get('/docs', (_request, reply) => reply.redirect('/docs/', 301));
  await app.register(
    async (scope) => {
      scope.setNotFoundHandler((_request, reply) => sendNotFound(reply));
      // A 4xx error means that the path leads out of the folder, or that no file can have that name.
      scope.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
        if (error.statusCode === undefined || error.statusCode >= 500) throw error;
        return sendNotFound(reply);
      });
      await scope.register(fastifyStatic, {
        root: folder,
        prefix: '/',
        redirect: true,
        decorateReply: false,
        dotfiles: 'ignore',
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, path) =>
          void reply.header('cache-control', chooseCacheControl(path.slice(folder.length))),
      });
    },
    { prefix: '/docs' },
  );
}

/** Files with hashed names never change. All other files are revalidated; an unchanged file gets a 304 response. */
function chooseCacheControl(path: string): string {
  return /^\/(?:_astro|pagefind\/(?:fragment|index))\//.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
}

/**
 * Creates the site's Content-Security-Policy. It allows scripts from this host and the inline scripts that the pages
 * contain when the process starts. `wasm-unsafe-eval` is for the search, which runs as WebAssembly.
 */
export function createSitePolicy(folder: string): string {
  const hashes = [...readInlineScripts(folder)].map((script) => {
    const digest = createHash('sha256').update(script).digest('base64');
    return `'sha256-${digest}'`;
  });
  return [
    `default-src 'none'`,
    `script-src 'self' 'wasm-unsafe-eval' ${hashes.join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

function readInlineScripts(folder: string): Set<string> {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  return new Set(pages.flatMap((page) => findInlineScripts(readFileSync(join(folder, page), 'utf8'))));
}

function findInlineScripts(html: string): string[] {
  // Each part except the first starts right after "<script".
  return html
    .split('<script')
    .slice(1)
    .flatMap((part) => {
      const start = part.indexOf('>') + 1;
      const end = part.indexOf('</script>', start);
      return start === 0 || end < 0 || part.slice(0, start).includes(' src=') ? [] : [part.slice(start, end)];
    });
}
