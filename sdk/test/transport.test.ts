import { randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import {
  AuthenticationError,
  Blazon,
  ConnectionError,
  IdempotencyError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from '../src/blazon.ts';

interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

type Answer =
  | { status?: number; body?: unknown; headers?: Record<string, string>; after?: number }
  | 'reset'
  | 'cut';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Creates a client of a scripted server. */
async function createScriptedClient(
  answer: (request: ReceivedRequest, count: number) => Answer,
  options = {},
) {
  const requests: ReceivedRequest[] = [];
  const answerOne = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    requests.push(one);
    const scripted = answer(one, requests.length);
    if (scripted === 'reset') return void request.socket.destroy();
    if (scripted === 'cut') {
      response.writeHead(200, { 'content-length': '1000' }).write('{"id":');
      return void setTimeout(() => request.socket.destroy(), 5);
    }
    setTimeout(() => {
      response.writeHead(scripted.status ?? 200, { 'content-type': 'application/json', ...scripted.headers });
      response.end(JSON.stringify(scripted.body ?? {}));
    }, scripted.after ?? 0);
  };
  server = createServer((request, response) => void answerOne(request, response));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const blazon = new Blazon({ apiKey: 'sk_test_x', baseUrl: `http://127.0.0.1:${port}/`, ...options });
  return { blazon, requests };
}

function createFailureBody(code: string, type = 'invalid_request_error') {
  return {
    error: { type, code, message: 'Said so.', param: 'name', request_id: 'req_1', doc_url: 'https://docs/x' },
  };
}

const retryNowHeaders = { 'retry-after': '0' };

describe('errors', () => {
  it.each([
    [401, 'invalid_api_key', AuthenticationError, 'create a new one'],
    [403, 'billing_hard_limit', PermissionError, 'Pay the open invoice'],
    [404, 'resource_not_found', NotFoundError, 'Check the id'],
    [422, 'idempotency_key_reused', IdempotencyError, 'Use a new key'],
    [429, 'rate_limit_exceeded', RateLimitError, 'Retry-After'],
    [503, 'service_unavailable', ServerError, 'same Idempotency-Key'],
  ])('have a class, fields and advice for %i %s', async (status, code, kind, advice) => {
    const { blazon, requests } = await createScriptedClient(
      () => ({ status, body: createFailureBody(code), headers: retryNowHeaders }),
      {
        maxRetries: 1,
      },
    );
    const error = await blazon.projects.create({ name: 'x' }).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({
      status,
      code,
      param: 'name',
      requestId: 'req_1',
      docUrl: 'https://docs/x',
    });
    expect((error as NotFoundError).advice).toContain(advice);
    expect(requests).toHaveLength(status === 429 || status === 503 ? 2 : 1);
  });

  it("are reported for a proxy's HTML page", async () => {
    const { blazon } = await createScriptedClient(() => ({ status: 502, body: '<html>' }), { maxRetries: 0 });
    await expect(blazon.projects.get('proj_1')).rejects.toMatchObject({ status: 502, code: 'unknown' });
  });
});

describe('retries', () => {
  it('keep the idempotency key of their call, and each call has its own key', async () => {
    const { blazon, requests } = await createScriptedClient((_request, count) =>
      count % 2 === 1 ? 'reset' : { status: 201 },
    );
    await blazon.projects.create({ name: 'one' });
    await blazon.projects.create({ name: 'two' });
    const keys = requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).toBe(keys[3]);
    expect(keys[0]).not.toBe(keys[2]);
  });

  it("use the caller's key", async () => {
    const { blazon, requests } = await createScriptedClient(() => ({ status: 202 }));
    await blazon.brands.generate({ project_id: 'proj_1', prompt: 'x' }, { idempotencyKey: 'order-7' });
    expect(requests[0]?.headers['idempotency-key']).toBe('order-7');
  });

  it('wait as long as the API says', async () => {
    const { blazon, requests } = await createScriptedClient((_request, count) =>
      count === 1
        ? { status: 429, body: createFailureBody('rate_limit_exceeded'), headers: { 'retry-after': '1' } }
        : {},
    );
    const begin = performance.now();
    await blazon.projects.get('proj_1');
    expect(performance.now() - begin).toBeGreaterThan(990);
    expect(requests).toHaveLength(2);
  });

  it('are not made if the API asks for a wait of a quarter of an hour', async () => {
    const headers = { 'retry-after': '900' };
    const { blazon, requests } = await createScriptedClient(() => ({
      status: 503,
      body: createFailureBody('service_unavailable'),
      headers,
    }));
    await expect(blazon.projects.get('proj_1')).rejects.toMatchObject({ retryAfter: 900 });
    expect(requests).toHaveLength(1);
  });

  it('end with an error for the cause: a truncated response, a refused connection or a timeout', async () => {
    const cut = await createScriptedClient(() => 'cut', { maxRetries: 1 });
    await expect(cut.blazon.projects.get('proj_1')).rejects.toBeInstanceOf(ConnectionError);
    expect(cut.requests).toHaveLength(2);
    const nobody = new Blazon({ apiKey: 'sk_test_x', baseUrl: 'http://127.0.0.1:1', maxRetries: 0 });
    await expect(nobody.projects.get('proj_1')).rejects.toThrow('could not be reached at http://127.0.0.1:1');
    const late = await createScriptedClient(() => ({ after: 5_000 }), { maxRetries: 0, timeout: 100 });
    await expect(late.blazon.projects.get('proj_1')).rejects.toBeInstanceOf(TimeoutError);
  });

  it('do not follow a redirect, which would send the key to another server', async () => {
    const { blazon, requests } = await createScriptedClient(() => ({
      status: 307,
      headers: { location: '/elsewhere' },
    }));
    const error = await blazon.projects.create({ name: 'x' }).catch((each: unknown) => each);
    expect(error).toMatchObject({ name: 'BlazonError', message: expect.stringContaining('redirect') });
    expect(requests).toHaveLength(1);
  });

  it('treat a missing project as deleted if the response to an earlier attempt was lost', async () => {
    const notFound = { status: 404, body: createFailureBody('resource_not_found') };
    const { blazon } = await createScriptedClient((_request, count) => (count === 1 ? 'reset' : notFound));
    expect(await blazon.projects.delete('proj_1')).toEqual({
      id: 'proj_1',
      object: 'project',
      deleted: true,
    });
    await expect(blazon.projects.delete('proj_2')).rejects.toBeInstanceOf(NotFoundError);
  });

  it('end when the caller aborts them', async () => {
    const { blazon } = await createScriptedClient(() => ({ status: 503, headers: { 'retry-after': '30' } }));
    const signal = AbortSignal.timeout(150);
    const error = await blazon.projects.get('proj_1', { signal }).catch((each: unknown) => each);
    expect(error).toBe(signal.reason);
  });
});

describe('lists', () => {
  const pages: Readonly<Record<string, unknown>> = {
    '/v1/projects?limit=2': {
      object: 'list',
      data: [{ id: 3 }, { id: 2 }],
      has_more: true,
      next_cursor: 'b',
    },
    '/v1/projects?limit=2&starting_after=b': {
      object: 'list',
      data: [{ id: 1 }],
      has_more: false,
      next_cursor: null,
    },
  };
  it('return one page when awaited, and all items when iterated', async () => {
    const { blazon, requests } = await createScriptedClient(({ path }) => ({ body: pages[path] }));
    expect(await blazon.projects.list({ limit: 2 })).toMatchObject({ has_more: true });
    const ids: unknown[] = [];
    for await (const { id } of blazon.projects.list({ limit: 2 })) ids.push(id);
    expect(ids).toEqual([3, 2, 1]);
    expect(await blazon.projects.list({ limit: 2 }).toArray({ limit: 2 })).toHaveLength(2);
    // One request for the page, two for all items, and one for as many items as the first page has.
    expect(requests).toHaveLength(4);
  });
});

describe('a client', () => {
  it('takes the key and host from the environment, or the host from the key', async () => {
    expect(() => new Blazon({ apiKey: '' })).toThrow('set BLAZON_API_KEY');
    expect(() => new Blazon({ apiKey: 'pk_1' })).toThrow('sk_live_ or sk_test_');
    const urls: string[] = [];
    const spy = async (input: unknown) => {
      urls.push(String(input));
      return Response.json({});
    };
    for (const apiKey of ['sk_live_x', 'sk_test_x'])
      await new Blazon({ apiKey, fetch: spy }).projects.get('proj_1');
    expect(urls.map((url) => new URL(url).hostname)).toEqual([
      'api.blazon.localhost',
      'sandbox.blazon.localhost',
    ]);
  });

  it('does not let an id change the path', async () => {
    const { blazon, requests } = await createScriptedClient(() => ({}));
    expect(() => blazon.projects.get('')).toThrow('empty');
    await blazon.projects.get('../brands?x#y');
    expect(requests[0]?.path).toBe('/v1/projects/..%2Fbrands%3Fx%23y');
  });
});

it('a client with 300 calls at once stays within 100 per window, and none is rejected', async () => {
  const limit = 100;
  const windowSeconds = 2;
  let counted = 0;
  let window = 0;
  const { blazon, requests } = await createScriptedClient(() => {
    const second = Date.now() / 1000;
    const current = Math.ceil(second / windowSeconds) * windowSeconds;
    if (current !== window) [window, counted] = [current, 0];
    counted += 1;
    const headers = {
      'x-ratelimit-remaining': String(Math.max(0, limit - counted)),
      'x-ratelimit-reset': String(window),
      'retry-after': String(Math.max(1, Math.ceil(window - second))),
    };
    return counted > limit
      ? { status: 429, body: createFailureBody('rate_limit_exceeded'), headers }
      : { headers };
  });
  await Promise.all(Array.from({ length: 300 }, () => blazon.projects.get('proj_1')));
  expect(requests).toHaveLength(300);
});

it('every call is executed exactly once, although the server fails at random', async () => {
  const executed = new Map<string, string>();
  let lost = 0;
  const { blazon } = await createScriptedClient(
    ({ headers, body }) => {
      const key = String(headers['idempotency-key']);
      const before = randomInt(10);
      if (before === 0) return 'reset';
      if (before === 1) return { status: 503, headers: retryNowHeaders };
      if (before === 2) return { status: 429, headers: retryNowHeaders };
      executed.set(key, executed.get(key) ?? body);
      const after = randomInt(8);
      if (after > 2) return { status: 201, body: JSON.parse(body) };
      lost += 1;
      if (after === 0) return 'reset';
      return after === 1 ? 'cut' : { status: 201, body: JSON.parse(body), after: 900 };
    },
    { maxRetries: 30, timeout: 600 },
  );
  const names = Array.from({ length: 100 }, (_, index) => `project ${index}`);
  const results = await Promise.all(names.map((name) => blazon.projects.create({ name })));
  expect(results.map(({ name }) => name)).toEqual(names);
  expect([...executed.values()].toSorted()).toEqual(names.map((name) => JSON.stringify({ name })).toSorted());
  expect(lost).toBeGreaterThan(5);
}, 120_000);
