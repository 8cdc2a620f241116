import { examples } from '@blazon/contract/resources.ts';
import { expect, test } from 'vitest';
import { apiHosts } from '../../../tools/services/server-environment.ts';
import { type RawOptions, type RawReply, sendRaw } from '../support/raw-socket.ts';
import { expectFailure, defineErrorCodeRow } from './define-row.ts';
import type { ErrorTableFixtures } from './fixtures.ts';

/** Rows about the scheme, host, method and path, which are checked before the API key. */
export function defineAddressRows(fixtures: () => ErrorTableFixtures): void {
  const raw = async (text: string, options: RawOptions = {}): Promise<RawReply | undefined> => {
    const ports = fixtures().suite.ports[0];
    const port = options.plain ? ports?.http : ports?.https;
    return (await sendRaw(port ?? 0, text, options))[0];
  };
  const head = (path: string, host: string = apiHosts.live) =>
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${fixtures().workspace.keys.live}\r\n`;

  for (const path of ['/v1/projects', '/v1/nothing', '/', '/docs', '/v1/%zz']) {
    defineErrorCodeRow('https_required', `${path} over plain HTTP`, () =>
      raw(`${head(path)}\r\n`, { plain: true }),
    );
  }
  test('plain HTTP is rejected without a redirect', async () => {
    const reply = await raw(`${head('/v1/projects')}\r\n`, { plain: true });
    expect(reply?.headers).not.toHaveProperty('location');
  });

  for (const host of ['api.example.com', `${apiHosts.live}.`, `x.${apiHosts.live}`, '127.0.0.1', '']) {
    defineErrorCodeRow('misdirected_request', `the host is "${host}"`, () =>
      raw(`${head('/v1/projects', host)}\r\n`),
    );
  }
  defineErrorCodeRow('misdirected_request', 'no host', () => raw('GET /v1/projects HTTP/1.1\r\n\r\n'));
  defineErrorCodeRow('misdirected_request', 'a path that cannot be decoded', () =>
    raw(`${head('/v1/%zz', 'api.example.com')}\r\n`),
  );
  test.each([`${apiHosts.live}:8443`, apiHosts.live.toUpperCase()])('the host %s is accepted', async (host) =>
    expect((await raw(`${head('/v1/projects', host)}\r\n`))?.status).toBe(200),
  );

  const unknownPaths = ['/', '/v1', '/v1/', '/v2/projects', '/v1/Projects', '/v1/projects/', '/v1//projects'];
  for (const path of [
    ...unknownPaths,
    `/v1/jobs/${examples.job}`,
    '/v1/projects/a/b',
    '/v1/%zz',
    '/v1/%ff',
  ]) {
    defineErrorCodeRow('route_not_found', path, () => fixtures().call('GET', path), { param: null });
  }

  const projectPath = `/v1/projects/${examples.project}`;
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    defineErrorCodeRow(
      'method_not_allowed',
      `${method} /v1/projects`,
      () => fixtures().call(method, '/v1/projects'),
      {
        headers: { allow: 'POST, GET' },
      },
    );
  }
  defineErrorCodeRow(
    'method_not_allowed',
    'POST on one project',
    () => fixtures().call('POST', projectPath, { name: 'a' }),
    {
      headers: { allow: 'GET, PATCH, DELETE' },
    },
  );
  test('HEAD is rejected without a body', async () => {
    const reply = await fixtures().call('HEAD', '/v1/projects');
    expect(reply).toMatchObject({ status: 405, text: '', headers: { allow: 'POST, GET' } });
  });

  for (const plain of [false, true]) {
    const where = plain ? 'plain HTTP' : 'HTTPS';
    defineErrorCodeRow('malformed_request', `bytes that are not HTTP, on the port of ${where}`, () =>
      raw('hello\r\n\r\n', { plain }),
    );
    defineErrorCodeRow('headers_too_large', `headers over 16 KiB, on the port of ${where}`, () =>
      raw(`${head('/v1/projects')}X-A: ${'a'.repeat(16_400)}\r\n\r\n`, { plain }),
    );
  }
  defineErrorCodeRow('malformed_request', 'two hosts', () =>
    raw(`${head('/v1/projects')}Host: ${apiHosts.sandbox}\r\n\r\n`),
  );
  defineErrorCodeRow('headers_too_large', 'a request line over 16 KiB', () =>
    raw(`${head(`/v1/projects/${'a'.repeat(16_400)}`)}\r\n`),
  );
}

/** A row about two requests that stop half-way, sent in parallel because each takes long to time out. */
export function defineTimeoutRows(fixtures: () => ErrorTableFixtures): void {
  defineErrorCodeRow('request_timeout', 'headers and body that stop half-way', async () => {
    const { suite, workspace } = fixtures();
    const start = `POST /v1/projects HTTP/1.1\r\nHost: ${apiHosts.live}\r\n`;
    const key = `Authorization: Bearer ${workspace.keys.live}\r\n`;
    const halves = [
      start,
      `${start}${key}Content-Type: application/json\r\nContent-Length: 12\r\n\r\n{"name`,
    ];
    const replies = await Promise.all(
      halves.map(async (half) => (await sendRaw(suite.ports[0]?.https ?? 0, half))[0]),
    );
    for (const reply of replies)
      expectFailure(reply, 'request_timeout', { headers: { connection: 'close' } });
    return replies[0];
  });
}
