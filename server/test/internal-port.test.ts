import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMetric, readMetrics } from './support/internal-port.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

let suite: Suite;
let workspace: TestWorkspace;
let internalUrl: string;
let internalPort: number;

beforeAll(async () => {
  suite = joinSuite();
  workspace = await createWorkspace(suite.owner);
  internalPort = suite.ports[0]?.internal ?? 0;
  internalUrl = `http://127.0.0.1:${internalPort}`;
});
afterAll(() => leaveSuite(suite));

const readInternalPath = async (path: string) => {
  const response = await fetch(`${internalUrl}${path}`);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text: await response.text(),
  };
};

test('the internal port reports liveness and readiness', async () => {
  const type = 'application/json; charset=utf-8';
  expect(await readInternalPath('/healthz')).toEqual({ status: 200, type, text: '{"status":"ok"}\n' });
  expect(await readInternalPath('/readyz')).toEqual({
    status: 200,
    type,
    text: '{"status":"ready","missing":[]}\n',
  });
});

test('the internal port serves no path of the API', async () => {
  for (const path of ['/', '/v1/projects', '/openapi.json', '/docs', '/healthz/', '/debug'])
    expect((await readInternalPath(path)).status).toBe(404);
});

test("a metric reports how far the machine's clock differs from the database's", async () => {
  const { text } = await readInternalPath('/metrics');
  const skew = Number(/^blazon_clock_skew_seconds (\S+)$/m.exec(text)?.[1]);
  expect(Math.abs(skew)).toBeLessThan(1);
});

const countUnmatchedRequests = () =>
  readMetric(internalPort, 'blazon_http_request_seconds_count', { operation: 'none', status: '404' });

test('the public ports do not serve the paths of the internal port', async () => {
  const http = suite.ports[0]?.http ?? 0;
  const countBefore = await countUnmatchedRequests();
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    const reply = await suite.clients[0].call({ path, key: workspace.keys.live });
    expect(reply.status).toBe(404);
    expect(reply.body.error.code).toBe('route_not_found');
    expect((await request(`http://127.0.0.1:${http}${path}`)).statusCode).toBe(400);
  }
  // These requests are counted after their responses. The next test must not count them.
  await expect.poll(countUnmatchedRequests).toBeGreaterThanOrEqual(countBefore + 3);
});

test('metrics count requests by operation and status', async () => {
  const name = 'blazon_http_request_seconds_count';
  const series = [
    { operation: 'POST /v1/projects', status: '201' },
    { operation: 'POST /v1/projects', status: '400' },
    { operation: 'GET /v1/projects/{project_id}', status: '200' },
    { operation: 'GET /v1/projects/{project_id}', status: '404' },
    { operation: 'DELETE /v1/projects/{project_id}', status: '200' },
    { operation: 'none', status: '404' },
  ];
  const failure = { code: 'resource_not_found' };
  const read = async () => ({
    requests: await Promise.all(series.map((labels) => readMetric(internalPort, name, labels))),
    failures: await readMetric(internalPort, 'blazon_http_failures_total', failure),
  });
  const before = await read();

  const call = (method: string, path: string, body?: unknown) =>
    suite.clients[0].call({ method, path, key: workspace.keys.live, body });
  const { body } = await call('POST', '/v1/projects', { name: 'a' });
  await call('POST', '/v1/projects', {});
  for (let count = 0; count < 3; count += 1) await call('GET', `/v1/projects/${body.id}`);
  await call('DELETE', `/v1/projects/${body.id}`);
  for (let count = 0; count < 2; count += 1) await call('GET', `/v1/projects/${body.id}`);
  await call('GET', `/v1/elsewhere/${body.id}`);

  const difference = async () => {
    const after = await read();
    const requests = after.requests.map((count, index) => count - (before.requests[index] ?? 0));
    return { requests, failures: after.failures - before.failures };
  };
  // A request that matches no operation is counted after the response, once its caller is known.
  await expect.poll(difference).toEqual({ requests: [1, 1, 3, 2, 1, 1], failures: 2 });
});

test('metrics have no ids in labels, and callers cannot increase the number of series', async () => {
  const paths = Array.from({ length: 50 }, (_, index) => `/v1/projects/proj_${index}/${index}`);
  // Some requests are counted after the response, so wait until the number is stable.
  const seriesCount = async () => {
    for (let last = -1; ; await wait(200)) {
      // Node.js adds series of its own, for example at the first garbage collection of a kind.
      const count = (await readMetrics(internalPort)).match(/^blazon_/gm)?.length ?? 0;
      if (count === last) return count;
      last = count;
    }
  };
  await suite.clients[0].call({ path: '/v1/projects/unknown/unknown' });
  const before = await seriesCount();
  for (const path of paths) await suite.clients[0].call({ path, method: 'GET' });
  expect(await seriesCount()).toBe(before);

  const text = await readMetrics(internalPort);
  expect(text).not.toMatch(/(?:proj|ws|key|req|mem|job|evt|brand)_[0-9a-z]{20,}|sk_(?:live|test)_/);
  expect(text).not.toContain('127.0.0.1');
  for (const name of [
    'blazon_database_connections{state="idle"}',
    'blazon_rate_limit_fallbacks_total',
    'nodejs_eventloop_lag_seconds',
    'process_resident_memory_bytes',
  ])
    expect(text).toContain(name);
});
