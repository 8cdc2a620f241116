import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeId } from '@blazon/contract/ids.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiHosts } from '../../tools/services/server-environment.ts';
import { listApiKeys } from '../store/api-keys.ts';
import { type Call, createClient, type Reply } from './support/client.ts';
import { readReadiness } from './support/internal-port.ts';
import { type KeepAliveLoad, startLoad } from './support/keep-alive-load.ts';
import { openRawSocket } from './support/raw-socket.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

const drainMilliseconds = 1_500;
/** How much longer than its drain time a process may take on a busy machine. Idle connections last much longer. */
const toleranceMilliseconds = 15_000;

let suite: Suite;
let server: ServerProcess;
let workspace: TestWorkspace;
let projectId: string;

beforeAll(() => {
  suite = joinSuite();
});
afterAll(() => leaveSuite(suite));
beforeEach(async () => {
  [server, workspace] = await Promise.all([startApi(drainMilliseconds), createWorkspace(suite.owner)]);
  projectId = (await call(createProjectCall(0))).body.id;
});
afterEach(() => server.kill());

const startApi = (drain: number): Promise<ServerProcess> =>
  startServer('api', {
    ...suite.environment,
    BLAZON_DRAIN_MILLISECONDS: String(drain),
    BLAZON_RATE_LIMIT_AGENCY_STANDARD: '1000000',
  });

const createProjectCall = (count: number): Call => ({
  method: 'POST',
  path: '/v1/projects',
  key: workspace.keys.live,
  body: { name: `project ${count}`, description: 'd'.repeat(500) },
});
const createChangeCall = (): Call => ({
  method: 'PATCH',
  path: `/v1/projects/${projectId}`,
  key: workspace.keys.live,
  body: { name: 'changed' },
});
const createListCall = (): Call => ({
  method: 'GET',
  path: '/v1/projects?limit=100',
  key: workspace.keys.live,
});

async function call(request: Call): Promise<Reply> {
  const client = createClient(server.httpsPort);
  try {
    return await client.call(request);
  } finally {
    await client.close();
  }
}

/** Sends SIGTERM. Returns the milliseconds until the process ended, and its exit code. */
async function terminate(): Promise<{ code: number | null; milliseconds: number }> {
  const began = performance.now();
  const code = await server.stop();
  return { code, milliseconds: performance.now() - began };
}

// These tests measure time, so a busy machine gets two more attempts.
describe('a process that gets SIGTERM under load', { retry: 2 }, () => {
  let load: KeepAliveLoad;
  afterEach(() => load.stop());
  const startCallers = async () => {
    load = startLoad({
      callers: 20,
      ports: [server.httpsPort, suite.ports[0]?.https ?? 0],
      nextCall: (count) =>
        [createListCall(), createProjectCall(count), createChangeCall()][count % 3] ?? createListCall(),
      isRight: (reply) => reply.status < 300,
    });
    // Wait until every caller has a connection that has served requests.
    await expect.poll(() => load.answeredByFirst(), { timeout: 30_000 }).toBeGreaterThan(100);
  };

  test.each([1, 2, 3, 4, 5])('gives every request a complete response (run %i)', async () => {
    await startCallers();
    const end = await terminate();
    await wait(200);
    const report = await load.stop();
    expect(report.problems).toEqual([]);
    expect(report.moved).toBe(20);
    expect(end.code).toBe(0);
    expect(end.milliseconds).toBeGreaterThanOrEqual(drainMilliseconds);
    expect(end.milliseconds).toBeLessThan(drainMilliseconds + toleranceMilliseconds);
  });

  test('reports that it is not ready, but keeps serving', async () => {
    await server.kill();
    server = await startApi(10_000);
    await startCallers();
    expect((await readReadiness(server.internalPort)).status).toBe(200);
    const ended = terminate();
    await expect
      .poll(() => readReadiness(server.internalPort), { timeout: 8_000, interval: 5 })
      .toEqual({ status: 503, missing: ['stopping'] });
    const reply = await call(createListCall());
    expect(reply.status).toBe(200);
    expect(reply.headers['connection']).toBe('close');
    await ended;
    expect((await load.stop()).problems).toEqual([]);
  });
});

describe('a process that gets SIGTERM', () => {
  // This test measures time, so a busy machine gets two more attempts.
  test('finishes a slow request first', { retry: 2 }, async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
    const holding = suite.owner.unscopedTransaction(async (transaction) => {
      await transaction.query({
        text: 'SELECT 1 FROM projects WHERE workspace_id = $1 AND id = $2 FOR UPDATE',
        values: [decodeId('workspace', workspace.id), decodeId('project', projectId)],
      });
      lock();
      await released;
    });
    await locked;
    const changed = call(createChangeCall());
    await wait(200);
    const ended = terminate();
    await wait(drainMilliseconds + 500);
    expect(server.isRunning()).toBe(true);
    release();
    await holding;
    const reply = await changed;
    expect(reply.status).toBe(200);
    expect(reply.body.name).toBe('changed');
    expect(reply.headers['connection']).toBe('close');
    expect((await ended).code).toBe(0);
  });

  test('waits for a body that is still arriving', async () => {
    const body = JSON.stringify({ name: 'late' });
    const socket = await openRawSocket(server.httpsPort);
    socket.write(
      `POST /v1/projects HTTP/1.1\r\nhost: ${apiHosts.live}\r\nauthorization: Bearer ${workspace.keys.live}\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    await wait(100);
    const ended = terminate();
    await wait(drainMilliseconds + 300);
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.write(body.slice(5));
    expect((await ended).code).toBe(0);
    await expect.poll(() => received).toMatch(/^HTTP\/1\.1 201 .*"name":"late"/s);
  });

  test('is not delayed by idle connections', async () => {
    const silent = connect(server.httpsPort, '127.0.0.1');
    const greeted = await openRawSocket(server.httpsPort);
    const plain = connect(server.httpPort, '127.0.0.1');
    const used = createClient(server.httpsPort, { connections: 1 });
    await used.call(createListCall());
    try {
      const end = await terminate();
      expect(end.code).toBe(0);
      expect(end.milliseconds).toBeLessThan(drainMilliseconds + toleranceMilliseconds);
    } finally {
      for (const socket of [silent, greeted, plain]) socket.destroy();
      await used.close();
    }
  });
});

test('a process records the last use of keys before it ends', async () => {
  const lastUse = async () =>
    (await listApiKeys(suite.owner, workspace.id)).find((key) => key.id === workspace.keyIds.live)
      ?.lastUsedAt;
  expect(await lastUse()).toBeNull();
  expect((await terminate()).code).toBe(0);
  const time = (await lastUse())?.getTime() ?? 0;
  expect(Math.abs(Date.now() - time)).toBeLessThan(60_000);
});

test('a second SIGTERM ends a process at once', async () => {
  const blocked = startServer('api', { ...suite.environment, BLAZON_DRAIN_MILLISECONDS: '60000' });
  const patient = await blocked;
  patient.signal('SIGTERM');
  await expect
    .poll(() => readReadiness(patient.internalPort), { timeout: 20_000, interval: 10 })
    .toMatchObject({ status: 503 });
  patient.signal('SIGTERM');
  expect(await patient.exited).toBe(1);
});
