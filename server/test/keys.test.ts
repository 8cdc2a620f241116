import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiHosts } from '../../tools/services/server-environment.ts';
import type { Transaction } from '../integrations/postgres.ts';
import { generateApiKey } from '../domain/api-key.ts';
import { listApiKeys, revokeApiKey } from '../store/api-keys.ts';
import { setPlan, setSuspension } from '../store/workspaces.ts';
import { type Client, createClient } from './support/client.ts';
import { type GatedApi, startGatedApi } from './support/api-behind-fault-proxies.ts';
import { sendRaw } from './support/raw-socket.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

let suite: Suite;
let workspace: TestWorkspace;

beforeAll(() => {
  suite = joinSuite();
});
afterAll(() => leaveSuite(suite));
beforeEach(async () => {
  workspace = await createWorkspace(suite.owner);
});

/** Returns the error code with which each API process responds, or `served`. */
const readCodes = (environment: 'live' | 'sandbox' = 'live'): Promise<string[]> =>
  Promise.all(
    suite.clients.map(async (client) => {
      const key = workspace.keys[environment];
      const { body } = await client.call({ path: '/v1/projects', environment, key });
      return body.error?.code ?? 'served';
    }),
  );
const runInTransaction = <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
  suite.owner.unscopedTransaction(work);
const both = (code: string) => [code, code];

describe('from the next request, every API process applies', () => {
  test('the revocation of a key', async () => {
    // Call both processes several times first, so that they would cache the key if they cached keys.
    for (let count = 0; count < 5; count += 1) expect(await readCodes()).toEqual(both('served'));
    const revoke = () =>
      runInTransaction((transaction) =>
        revokeApiKey(transaction, workspace.id, workspace.keyIds.live, new Date()),
      );
    expect(await revoke()).toBe(true);
    expect(await readCodes()).toEqual(both('invalid_api_key'));
    expect(await readCodes('sandbox')).toEqual(both('served'));
    expect(await revoke()).toBe(false);
  });

  test('a plan change and its rate limits', async () => {
    expect(await readCodes()).toEqual(both('served'));
    await runInTransaction((transaction) => setPlan(transaction, workspace.id, 'free'));
    expect(await readCodes()).toEqual(both('plan_upgrade_required'));
    const call = { path: '/v1/projects', key: workspace.keys.live };
    expect((await suite.clients[0].call(call)).headers['x-ratelimit-limit']).toBe('100');
    await runInTransaction((transaction) => setPlan(transaction, workspace.id, 'pro'));
    expect(await readCodes()).toEqual(both('served'));
    expect((await suite.clients[1].call(call)).headers['x-ratelimit-limit']).toBe('1000');
  });

  test('a suspension, its manual end and its automatic end', async () => {
    expect(await readCodes()).toEqual(both('served'));
    await runInTransaction((transaction) =>
      setSuspension(transaction, workspace.id, new Date(Date.now() + 60_000)),
    );
    expect(await readCodes()).toEqual(both('account_suspended'));
    expect(await readCodes('sandbox')).toEqual(both('account_suspended'));
    await runInTransaction((transaction) => setSuspension(transaction, workspace.id, null));
    expect(await readCodes()).toEqual(both('served'));
    await runInTransaction((transaction) =>
      setSuspension(transaction, workspace.id, new Date(Date.now() + 10_000)),
    );
    const { headers } = await suite.clients[0].call({ path: '/v1/projects', key: workspace.keys.live });
    expect(headers['retry-after']).toMatch(/^([1-9]|10)$/);
    await expect.poll(() => readCodes()).toEqual(both('served'));
  });

  test('the creation of a key', async () => {
    const unknown = generateApiKey('live', (below) => Math.floor(Math.random() * below));
    const { body } = await suite.clients[0].call({ path: '/v1/projects', key: unknown });
    expect(body.error.code).toBe('invalid_api_key');
    workspace = await createWorkspace(suite.owner);
    expect(await readCodes()).toEqual(both('served'));
  });
});

test('the last use of an API key is recorded within seconds, and only for the key that was used', async () => {
  const began = Date.now();
  await readCodes();
  const lastUse = async (id: string) =>
    (await listApiKeys(suite.owner, workspace.id)).find((key) => key.id === id)?.lastUsedAt?.getTime();
  await expect.poll(() => lastUse(workspace.keyIds.live), { interval: 250 }).toBeDefined();
  const time = (await lastUse(workspace.keyIds.live)) ?? 0;
  expect(time).toBeGreaterThanOrEqual(began);
  expect(time).toBeLessThanOrEqual(Date.now());
  expect(await lastUse(workspace.keyIds.sandbox)).toBeUndefined();
});

describe('the log at its most verbose level', () => {
  let api: GatedApi;
  let client: Client;
  const password = 'a-word-to-be-hidden';

  beforeAll(async () => {
    const databaseUrl = suite.environment['BLAZON_DATABASE_URL'] ?? '';
    api = await startGatedApi({
      ...suite.environment,
      BLAZON_LOG_LEVEL: 'trace',
      BLAZON_DATABASE_URL: databaseUrl.replace('@', `:${password}@`),
    });
    client = createClient(api.server.httpsPort);
  });
  afterAll(async () => {
    await client.close();
    await api.close();
  });

  const head = (key: string, more = '') =>
    `host: ${apiHosts.live}\r\nauthorization: Bearer ${key}\r\n${more}\r\n`;

  test('contains no API key, whether requests succeed or fail', async () => {
    const { live, sandbox } = workspace.keys;
    const unknown = generateApiKey('live', (below) => Math.floor(Math.random() * below));
    const post = { method: 'POST', path: '/v1/projects', key: live };
    const calls = [
      { path: '/v1/projects', key: live },
      { path: '/v1/projects', key: unknown },
      { path: '/v1/projects', key: `${live}x` },
      { path: '/v1/projects', key: sandbox },
      { path: '/v1/projects', headers: { authorization: live } },
      { path: `/v1/projects/${live}`, key: live },
      { path: `/v1/projects?api_key=${live}`, key: live },
      { path: `/v1/${live}`, key: live },
      { path: `/v1/%zz${live}`, key: live },
      { ...post, body: { name: live } },
      { ...post, body: `{"${live}` },
      { ...post, body: { name: 'a', [live]: 1 } },
      { ...post, body: { name: 'a' }, headers: { 'idempotency-key': live } },
      { ...post, body: { name: 'a' }, headers: { 'content-type': live } },
    ];
    const statuses = await Promise.all(calls.map(async (call) => (await client.call(call)).status));
    expect(new Set(statuses)).toEqual(new Set([200, 201, 400, 401, 404, 415]));

    const { httpsPort, httpPort } = api.server;
    const broken = [
      await sendRaw(httpsPort, `GET /v1/projects HTTP/1.1\r\n${head(live, `x: ${'y'.repeat(20_000)}\r\n`)}`),
      await sendRaw(httpsPort, `GET /v1/projects HTTP/9.9\r\n${head(live)}`),
      await sendRaw(httpsPort, `GET /v1/projects HTTP/1.1\r\n${head(live, 'content-length: -1\r\n')}`),
      await sendRaw(httpPort, `GET /v1/projects HTTP/1.1\r\n${head(live)}`, { plain: true }),
    ];
    expect(broken.map(([reply]) => reply?.status)).toEqual([431, 400, 400, 400]);

    for (const how of ['shut', 'open'] as const) {
      api.gates.postgres[how]();
      api.gates.redis[how]();
      const status = how === 'shut' ? 503 : 201;
      await expect
        .poll(async () => (await client.call({ ...post, body: { name: 'a' } })).status)
        .toBe(status);
    }

    // Wait until the log, which is written in batches, contains the requests and their errors.
    for (const sign of ['"msg":"answered"', 'the database is unavailable', '"stack"', workspace.id])
      await expect.poll(() => api.server.output()).toContain(sign);
    const log = api.server.output();
    for (const key of [live, sandbox, unknown]) {
      expect(log).not.toContain(key.slice('sk_live_bz_'.length, -6));
      expect(log).not.toContain(Buffer.from(key).toString('base64').slice(0, 40));
    }
  });

  test('contains the settings without their passwords', () => {
    expect(api.server.output()).toContain('//blazon_app:***@');
    expect(api.server.output()).not.toContain(password);
  });
});
