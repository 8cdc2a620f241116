import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiHosts } from '../../tools/services/server-environment.ts';
import { type Client, createClient } from './support/client.ts';
import { sendRaw } from './support/raw-socket.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

const script = 'document.documentElement.dataset.theme = "dark";';
const createPage = (title: string) =>
  `<!doctype html><html lang="en-GB"><title>${title}</title><script>${script}</script><h1>${title}</h1></html>`;
/** The files of a small site, structured like the real site's build. */
const files: Readonly<Record<string, string | Uint8Array>> = {
  'index.html': createPage('Home'),
  '404.html': createPage('Nothing here'),
  'errors/index.html': createPage('All errors'),
  'errors/route_not_found/index.html': createPage('route_not_found'),
  '_astro/page.Ab12Cd34.css': 'h1 { color: red }',
  '_astro/page.Ab12Cd34.css.gz': gzipSync('h1 { color: red }'),
  'pagefind/pagefind.js': 'export {}',
  '.secret': 'a dot file',
};

let suite: Suite;
let server: ServerProcess;
let client: Client;
let folder: string;
let outsideFolder: string;
beforeAll(async () => {
  suite = joinSuite();
  outsideFolder = mkdtempSync(join(tmpdir(), 'blazon-site-'));
  folder = join(outsideFolder, 'site');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  writeFileSync(join(outsideFolder, 'private.txt'), 'not for you');
  server = await startServer('api', { ...suite.environment, BLAZON_SITE_FOLDER: folder });
  client = createClient(server.httpsPort);
});
afterAll(async () => {
  await client.close();
  await server.stop();
  rmSync(outsideFolder, { recursive: true, force: true });
  await leaveSuite(suite);
});

const read = (path: string, headers: Record<string, string> = {}) => client.call({ path, headers });

describe('the documentation site', () => {
  test.each([
    ['/docs/', 'Home'],
    ['/docs/errors/', 'All errors'],
    ['/docs/errors/route_not_found/', 'route_not_found'],
  ])('serves %s without a key, and has browsers revalidate it', async (path, title) => {
    const reply = await read(path);
    expect(reply).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'request-id': expect.stringMatching(/^req_/),
        'x-ratelimit-remaining': expect.stringMatching(/^\d+$/),
      },
    });
    expect(reply.text).toContain(`<h1>${title}</h1>`);
    expect((await read(path, { 'if-none-match': reply.headers['etag'] ?? '' })).status).toBe(304);
  });

  test.each([
    ['/docs', '/docs/'],
    ['/docs/errors', '/docs/errors/'],
  ])('redirects %s to %s', async (path, address) => {
    expect(await read(path)).toMatchObject({ status: 301, headers: { location: address } });
  });

  test('returns the not-found page for an unknown path', async () => {
    const reply = await read('/docs/nothing/here/');
    expect(reply).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(reply.text).toContain('Nothing here');
    expect(reply.headers['x-ratelimit-remaining']).toMatch(/^\d+$/);
  });

  test('allows only scripts of its own pages in its security policy', async () => {
    const policy = (await read('/docs/')).headers['content-security-policy'] ?? '';
    const digest = createHash('sha256').update(script).digest('base64');
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' /);
    expect(policy).toContain(`'sha256-${digest}'`);
    expect(/script-src[^;]*/.exec(policy)?.[0]).not.toContain("'unsafe-inline'");
  });
});

describe('files of the documentation site', () => {
  test('with hashed names are cached for a year and compressed', async () => {
    expect(await read('/docs/_astro/page.Ab12Cd34.css', { 'accept-encoding': 'gzip' })).toMatchObject({
      status: 200,
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
        'content-type': 'text/css; charset=utf-8',
      },
    });
  });

  test('with other names are revalidated', async () => {
    expect((await read('/docs/pagefind/pagefind.js')).headers['cache-control']).toBe('no-cache');
  });

  test.each([
    '/docs/../private.txt',
    '/docs/%2e%2e/private.txt',
    '/docs/..%2fprivate.txt',
    '/docs/_astro/..%2f..%2f..%2fprivate.txt',
    '/docs//../../private.txt',
    '/docs/..\\private.txt',
    '/docs/%00',
    '/docs/.secret',
  ])("are not served if they lie outside the site's folder or are dot files: %s", async (path) => {
    const [reply] = await sendRaw(server.httpsPort, `GET ${path} HTTP/1.1\r\nhost: ${apiHosts.live}\r\n\r\n`);
    expect(reply?.status).toBeGreaterThanOrEqual(400);
    expect(reply?.status).toBeLessThan(500);
    expect(reply?.text).not.toContain('not for you');
    expect(reply?.text).not.toContain('a dot file');
  });
});

test("an error's doc_url leads to an existing page of the site", async () => {
  const { doc_url: address } = (await read('/v1/nothing')).body.error;
  expect(address).toBe(`https://${apiHosts.live}:${server.httpsPort}/docs/errors/route_not_found/`);
  expect((await read(new URL(address).pathname)).text).toContain('<h1>route_not_found</h1>');
});

test('the interactive reference is served at /docs/try/', async () => {
  expect(await read('/docs/try')).toMatchObject({ status: 301, headers: { location: '/docs/try/' } });
  expect((await read('/docs/try/')).text).toContain('createApiReference');
  expect((await read('/docs/try/js/scalar.js')).status).toBe(200);
  expect((await read('/openapi.json')).status).toBe(200);
});

test('the documentation site rejects POST', async () => {
  expect((await client.call({ path: '/docs/', method: 'POST' })).status).toBeGreaterThanOrEqual(400);
});
