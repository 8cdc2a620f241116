import { errorCodes } from '@blazon/contract/errors.ts';
import { buildOpenApi } from '@blazon/contract/openapi.ts';
import { type Operation, operations } from '@blazon/contract/operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiHosts } from '../../tools/services/server-environment.ts';
import { environments } from '../domain/environment.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

let suite: Suite;
beforeAll(() => {
  suite = joinSuite();
});
afterAll(() => leaveSuite(suite));

/** Reads a page of the documentation without an API key. */
const read = (path: string, environment: 'live' | 'sandbox' = 'live') =>
  suite.clients[0].call({ path, environment });

describe.each(environments)('on the %s host', (environment) => {
  test.each([
    ['/openapi.json', 'application/json; charset=utf-8'],
    ['/docs/', 'text/html; charset=utf-8'],
    ['/docs/errors', 'text/html; charset=utf-8'],
  ])('%s is open to everyone', async (path, type) => {
    expect(await read(path, environment)).toMatchObject({ status: 200, headers: { 'content-type': type } });
  });

  test('/docs redirects to the reference', async () => {
    const reply = await read('/docs', environment);
    expect(reply.status).toBe(301);
    expect(reply.headers['location']).toBe('/docs/');
  });
});

describe('/openapi.json', () => {
  test('is the OpenAPI document of the contract, with the hosts of the service', async () => {
    const port = suite.ports[0]?.https;
    const expected = JSON.stringify(buildOpenApi())
      .replaceAll('https://api.blazon.localhost:8443', `https://${apiHosts.live}:${port}`)
      .replaceAll('https://sandbox.blazon.localhost:8443', `https://${apiHosts.sandbox}:${port}`);
    expect((await read('/openapi.json')).body).toEqual(JSON.parse(expected));
  });

  test('contains every operation', async () => {
    const { paths } = (await read('/openapi.json')).body;
    for (const [name, { path, method }] of Object.entries<Operation>(operations)) {
      expect(paths[path][method.toLowerCase()]).toMatchObject({ operationId: name });
    }
  });
});

describe('/docs/errors', () => {
  test('explains every error code at the anchor to which its doc_url leads', async () => {
    const { text } = await read('/docs/errors');
    const anchors = [...text.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
    expect(new Set(anchors)).toEqual(new Set(errorCodes));
    expect(anchors.length).toBe(errorCodes.length);

    const { doc_url: address } = (await read('/v1/nothing')).body.error;
    expect(address).toBe(`https://${apiHosts.live}:${suite.ports[0]?.https}/docs/errors#route_not_found`);
  });
});

/** Lists the URLs that a browser would load for a page: scripts, styles, fonts, pictures, frames. */
const listLoadedUrls = (html: string): string[] => [
  ...[
    ...html.matchAll(
      /<(?:script|link|img|iframe|source|object|embed)\b[^>]*?\b(?:src|href|data)\s*=\s*["']?([^"'\s>]+)/gi,
    ),
  ].map(([, address = '']) => address),
  ...[...html.matchAll(/url\(\s*["']?([^"')]+)/gi)].map(([, address = '']) => address),
  ...[...html.matchAll(/@import\s+["']([^"']+)/gi)].map(([, address = '']) => address),
];

describe.each(['/docs/', '/docs/errors'])('the page %s', (path) => {
  test('contains no URL of another host', async () => {
    const { text } = await read(path);
    expect(text).not.toMatch(/(?:https?:)?\/\/[\w-]+\.[\w-]/i);
  });

  test('loads only files that the API itself serves without a key', async () => {
    const addresses = listLoadedUrls((await read(path)).text);
    for (const address of addresses) {
      expect(address).not.toMatch(/^(?:[a-z]+:)?\/\//i);
      const { pathname } = new URL(address, `https://${apiHosts.live}${path}`);
      expect({ pathname, status: (await read(pathname)).status }).toEqual({ pathname, status: 200 });
    }
  });
});

test('the reference uses a script and an OpenAPI document that the API itself serves', async () => {
  const { text } = await read('/docs/');
  expect(listLoadedUrls(text)).toContain('js/scalar.js');
  expect(text).toContain('"url": "./openapi.json"');
  const { servers, ...document } = (await read('/openapi.json')).body;
  // Requests tried out on this page go to the first server in the document, so the sandbox comes first.
  expect((await read('/docs/openapi.json')).body).toEqual({ ...document, servers: servers.toReversed() });
});

test("the reference turns off the features with which its script would contact the script's vendor", async () => {
  const [, settings = ''] = /createApiReference\('#app', (\{.*\})\)/s.exec((await read('/docs/')).text) ?? [];
  expect(JSON.parse(settings)).toMatchObject({
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    agent: { disabled: true },
    mcp: { disabled: true },
  });
  expect(settings).not.toContain('proxyUrl');
});
