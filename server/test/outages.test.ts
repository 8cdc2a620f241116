import { setTimeout as wait } from 'node:timers/promises';
import { decodeId } from '@blazon/contract/ids.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, type Client, createClient, type Reply } from './support/client.ts';
import { waitForMinuteWithSeconds } from './support/wait-for-minute.ts';
import { type GatedApi, startGatedApi } from './support/api-behind-fault-proxies.ts';
import { readMetric, readReadiness } from './support/internal-port.ts';
import { countFallbacks, findLimitViolations, sendBurst } from './support/rate-limit-assertions.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

const limit = 60;
const poolSize = 5;

let suite: Suite;
let api: GatedApi;
let client: Client;
let workspace: TestWorkspace;

beforeAll(async () => {
  suite = joinSuite();
  api = await startGatedApi({
    ...suite.environment,
    BLAZON_RATE_LIMIT_AGENCY_STANDARD: String(limit),
    BLAZON_DATABASE_POOL_SIZE: String(poolSize),
    BLAZON_LOG_LEVEL: 'error',
  });
  client = createClient(api.server.httpsPort, { connections: 50 });
});
afterAll(async () => {
  await client.close();
  await api.close();
  await leaveSuite(suite);
});
beforeEach(async () => {
  workspace = await createWorkspace(suite.owner);
});
afterEach(() => {
  for (const gate of Object.values(api.gates)) gate.open();
});

const createListCall = (): Call => ({ path: '/v1/projects', key: workspace.keys.live });
const createProjectCall = (): Call => ({ ...createListCall(), method: 'POST', body: { name: 'a' } });
const repeatCall = (count: number, call: Call) => Array.from({ length: count }, () => call);
const readRemaining = (reply: Reply) => Number(reply.headers['x-ratelimit-remaining']);
const countWaitingConnections = () =>
  readMetric(api.server.internalPort, 'blazon_database_connections', { state: 'waiting' });

async function callTimed(call: Call): Promise<Reply & { readonly milliseconds: number }> {
  const began = performance.now();
  const reply = await client.call(call);
  return { ...reply, milliseconds: performance.now() - began };
}

/** Waits until the process counts requests in Redis again, not only in its own memory. */
async function waitForSharedCounts(): Promise<void> {
  const other = await createWorkspace(suite.owner);
  await expect
    .poll(
      async () => {
        const before = await countFallbacks([api.server]);
        await client.call({ path: '/v1/projects', key: other.keys.live });
        return (await countFallbacks([api.server])) - before;
      },
      { timeout: 30_000, interval: 300 },
    )
    .toBe(0);
}

// This test measures time, so a busy machine gets two more attempts.
test('a process with all database connections busy reports ready, and serves the waiting requests', {
  retry: 2,
}, async () => {
  const [lists, readiness] = await suite.owner.unscopedTransaction(async ({ query }) => {
    await query({ text: 'LOCK TABLE projects IN ACCESS EXCLUSIVE MODE' });
    const pendingReplies = Promise.all(
      repeatCall(3 * poolSize, createListCall()).map((call) => client.call(call)),
    );
    while ((await countWaitingConnections()) === 0) await wait(20);
    return [pendingReplies, await readReadiness(api.server.internalPort)] as const;
  });
  expect(readiness).toEqual({ status: 200, missing: [] });
  expect(new Set((await lists).map(({ status }) => status))).toEqual(new Set([200]));
});

describe('while Redis is unavailable', () => {
  // All of this must happen within one minute, so a busy machine gets two more attempts.
  test('a process limits requests by its own count, and afterwards continues the count in Redis', {
    retry: 2,
  }, async () => {
    await waitForSharedCounts();
    workspace = await createWorkspace(suite.owner);
    await waitForMinuteWithSeconds(30);
    const before = await sendBurst([client], repeatCall(3, createListCall()));
    expect(Math.min(...before.map(readRemaining))).toBe(limit - 3);

    api.gates.redis.shut();
    const duringOutage = await sendBurst([client], repeatCall(limit + 10, createListCall()));
    expect(findLimitViolations(duringOutage, limit)).toMatchObject({
      passed: limit,
      refused: 10,
      miscounted: 0,
    });
    expect(findLimitViolations(duringOutage, limit)).toMatchObject({ wrongRemaining: 0, wrongRefusals: 0 });
    expect(await readReadiness(api.server.internalPort)).toEqual({ status: 200, missing: [] });

    api.gates.redis.open();
    await waitForSharedCounts();
    // The three requests from before the outage still count. Those during it do not.
    const after = await callTimed(createListCall());
    expect(after.status).toBe(200);
    expect(readRemaining(after)).toBe(limit - 4);
  });

  // This test measures time, so a busy machine gets two more attempts.
  test('only the first requests are delayed, by at most three seconds, if Redis hangs', {
    retry: 2,
  }, async () => {
    api.gates.redis.open();
    await waitForSharedCounts();
    api.gates.redis.hang();
    const first = await Promise.all(repeatCall(5, createListCall()).map(callTimed));
    expect(first.map((reply) => reply.status)).toEqual([200, 200, 200, 200, 200]);
    expect(Math.max(...first.map((reply) => reply.milliseconds))).toBeLessThan(3_000);

    // Long enough for the circuit breaker to probe Redis several times, which must not delay requests.
    const later: number[] = [];
    for (const end = Date.now() + 6_000; Date.now() < end || later.length <= 20; await wait(200)) {
      const reply = await callTimed(createListCall());
      expect(reply.status).toBe(200);
      later.push(reply.milliseconds);
    }
    // On a busy machine, a few take longer for other reasons.
    expect(later.filter((milliseconds) => milliseconds > 500).length).toBeLessThanOrEqual(3);

    api.gates.redis.open();
    await waitForSharedCounts();
  });
});

describe('while PostgreSQL is unavailable', () => {
  const untilServing = async () => {
    await expect
      .poll(async () => (await client.call(createListCall())).status, { timeout: 30_000 })
      .toBe(200);
  };
  const expectUnavailable = (reply: Reply) => {
    expect(reply.status).toBe(503);
    expect(reply.body.error.code).toBe('service_unavailable');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  };

  // This test measures time, so a busy machine gets two more attempts.
  test('a process returns 503 at once, is alive but not ready, and recovers without a restart', {
    retry: 2,
  }, async () => {
    await untilServing();
    api.gates.postgres.shut();
    for (const call of [createListCall(), createProjectCall()]) {
      const reply = await callTimed(call);
      expectUnavailable(reply);
      expect(reply.milliseconds).toBeLessThan(1_000);
    }
    expect(await readReadiness(api.server.internalPort)).toEqual({ status: 503, missing: ['postgres'] });
    expect((await fetch(`http://127.0.0.1:${api.server.internalPort}/healthz`)).status).toBe(200);

    api.gates.postgres.open();
    await untilServing();
    expect(await readReadiness(api.server.internalPort)).toEqual({ status: 200, missing: [] });
  });

  test('requests get 503, never 429', async () => {
    const limitedApi = await startGatedApi({ ...suite.environment, BLAZON_UNAUTHENTICATED_LIMIT: '2' });
    const caller = createClient(limitedApi.server.httpsPort);
    try {
      limitedApi.gates.postgres.shut();
      const statuses: number[] = [];
      for (let count = 0; count < 6; count += 1) statuses.push((await caller.call(createListCall())).status);
      expect(statuses).toEqual([503, 503, 503, 503, 503, 503]);
    } finally {
      await caller.close();
      await limitedApi.close();
    }
  });

  test('each request gets a response, even if connections are cut during requests', async () => {
    for (let round = 0; round < 10; round += 1) {
      workspace = await createWorkspace(suite.owner);
      const replies = sendBurst([client], repeatCall(limit - 10, createProjectCall()));
      await wait(round * 3);
      api.gates.postgres.shut();
      api.gates.postgres.open();
      for (const reply of await replies) expect([201, 503]).toContain(reply.status);
    }
    await untilServing();
    expect(await countWaitingConnections()).toBe(0);
  });

  // This test measures time, so a busy machine gets two more attempts.
  test('requests get 503 within a bounded time if PostgreSQL hangs, and the process recovers', {
    retry: 2,
  }, async () => {
    await untilServing();
    api.gates.postgres.hang();
    const began = Date.now();
    const pendingReplies = [...repeatCall(10, createListCall()), ...repeatCall(10, createProjectCall())].map(
      callTimed,
    );
    const ready = readReadiness(api.server.internalPort);
    expect((await fetch(`http://127.0.0.1:${api.server.internalPort}/healthz`)).status).toBe(200);
    const replies = await Promise.all(pendingReplies);
    replies.forEach(expectUnavailable);
    expect((await ready).missing).toEqual(['postgres']);
    // Requests without a free connection fail sooner: see the timeouts in server/integrations/postgres.ts.
    expect(Date.now() - began).toBeLessThan(17_000);
    expect(replies.filter((reply) => reply.milliseconds < 7_000).length).toBeGreaterThanOrEqual(10);
    expect(await countWaitingConnections()).toBe(0);

    api.gates.postgres.open();
    await untilServing();
  });
});

describe('while Temporal is unavailable', () => {
  // This test measures time, so a busy machine gets two more attempts.
  test.each(['shut', 'hang'] as const)(
    'a project can still be deleted, without waiting for Temporal (%s)',
    { retry: 2 },
    async (how) => {
      const { body } = await client.call(createProjectCall());
      const path = `/v1/projects/${body.id}`;
      api.gates.temporal[how]();
      const deleted = await callTimed({ method: 'DELETE', path, key: workspace.keys.live });
      expect(deleted.status).toBe(200);
      expect(deleted.milliseconds).toBeLessThan(2_000);
      expect((await client.call({ path, key: workspace.keys.live })).status).toBe(404);
      expect((await readReadiness(api.server.internalPort)).status).toBe(200);
      // The purge is due, so the sweep will start it.
      const [row] = await suite.owner.unscoped<{ due: boolean }>({
        text: `SELECT purge_due_at IS NOT NULL AS due FROM projects WHERE workspace_id = $1`,
        values: [decodeId('workspace', workspace.id)],
      });
      expect(row?.due).toBe(true);
    },
  );
});

test('the process survived all outages above without logging an unexpected error', () => {
  expect(api.server.isRunning()).toBe(true);
  expect(api.server.output()).toContain('the database is unavailable');
  expect(api.server.output()).not.toContain('unexpected error');
});
