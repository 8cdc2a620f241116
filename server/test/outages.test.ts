import { setTimeout as wait } from 'node:timers/promises';
import { decodeId } from '@blazon/contract/ids.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, type Client, createClient, type Reply } from './support/client.ts';
import { waitForMinuteWith } from './support/wait-for-minute.ts';
import { type GatedApi, startGatedApi } from './support/api-behind-fault-proxies.ts';
import { readMetric, readReadiness } from './support/internal-port.ts';
import { burst, findLimitViolations } from './support/rate-limit-assertions.ts';
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

const list = (): Call => ({ path: '/v1/projects', key: workspace.keys.live });
const create = (): Call => ({ ...list(), method: 'POST', body: { name: 'a' } });
const many = (count: number, call: Call) => Array.from({ length: count }, () => call);
const remaining = (reply: Reply) => Number(reply.headers['x-ratelimit-remaining']);
const fallbacks = () => readMetric(api.server.internalPort, 'blazon_rate_limit_fallbacks_total');
const waiting = () =>
  readMetric(api.server.internalPort, 'blazon_database_connections', { state: 'waiting' });

async function timed(call: Call): Promise<Reply & { readonly milliseconds: number }> {
  const began = performance.now();
  const reply = await client.call(call);
  return { ...reply, milliseconds: performance.now() - began };
}

/** Waits until the process counts in Redis again. */
async function untilCountedTogether(): Promise<void> {
  const other = await createWorkspace(suite.owner);
  await expect
    .poll(
      async () => {
        const before = await fallbacks();
        await client.call({ path: '/v1/projects', key: other.keys.live });
        return (await fallbacks()) - before;
      },
      { timeout: 10_000, interval: 300 },
    )
    .toBe(0);
}

test('serves and reports ready while all connections are busy', async () => {
  const [lists, readiness] = await suite.owner.unscopedTransaction(async ({ query }) => {
    await query({ text: 'LOCK TABLE projects IN ACCESS EXCLUSIVE MODE' });
    const asked = Promise.all(many(3 * poolSize, list()).map((call) => client.call(call)));
    while ((await waiting()) === 0) await wait(20);
    return [asked, await readReadiness(api.server.internalPort)] as const;
  });
  expect(readiness).toEqual({ status: 200, missing: [] });
  expect(new Set((await lists).map(({ status }) => status))).toEqual(new Set([200]));
});

describe('while Redis is down', () => {
  test('serves requests, applies limits per process, and then continues the shared count', async () => {
    await waitForMinuteWith(25);
    await untilCountedTogether();
    const before = await burst([client], many(3, list()));
    expect(Math.min(...before.map(remaining))).toBe(limit - 3);

    api.gates.redis.shut();
    const alone = await burst([client], many(limit + 10, list()));
    expect(findLimitViolations(alone, limit)).toMatchObject({ passed: limit, refused: 10, miscounted: 0 });
    expect(findLimitViolations(alone, limit)).toMatchObject({ wrongRemaining: 0, wrongRefusals: 0 });
    expect(await readReadiness(api.server.internalPort)).toEqual({ status: 200, missing: [] });

    api.gates.redis.open();
    await untilCountedTogether();
    // Counts from before the outage survive. Local counts made during it are not added.
    const after = await timed(list());
    expect(after.status).toBe(200);
    expect(remaining(after)).toBe(limit - 4);
  });

  test('delays only the first requests if Redis hangs, by two seconds', async () => {
    await untilCountedTogether();
    api.gates.redis.hang();
    const first = await Promise.all(many(5, list()).map(timed));
    expect(first.map((reply) => reply.status)).toEqual([200, 200, 200, 200, 200]);
    expect(Math.max(...first.map((reply) => reply.milliseconds))).toBeLessThan(3_000);

    // Longer than any pause of the circuit breaker, so that no customer's request has to probe it.
    const later: number[] = [];
    for (const end = Date.now() + 6_000; Date.now() < end; await wait(200)) {
      const reply = await timed(list());
      expect(reply.status).toBe(200);
      later.push(reply.milliseconds);
    }
    expect(later.length).toBeGreaterThan(20);
    expect(Math.max(...later)).toBeLessThan(500);

    api.gates.redis.open();
    await untilCountedTogether();
  });
});

describe('while PostgreSQL is down', () => {
  const untilServing = async () => {
    await expect.poll(async () => (await client.call(list())).status, { timeout: 5_000 }).toBe(200);
  };
  const expectUnavailable = (reply: Reply) => {
    expect(reply.status).toBe(503);
    expect(reply.body.error.code).toBe('service_unavailable');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  };

  // This test measures time, so a busy machine gets two more attempts.
  test('returns 503 immediately, is alive but not ready, and recovers without a restart', {
    retry: 2,
  }, async () => {
    await untilServing();
    api.gates.postgres.shut();
    for (const call of [list(), create()]) {
      const reply = await timed(call);
      expectUnavailable(reply);
      expect(reply.milliseconds).toBeLessThan(1_000);
    }
    expect(await readReadiness(api.server.internalPort)).toEqual({ status: 503, missing: ['postgres'] });
    expect((await fetch(`http://127.0.0.1:${api.server.internalPort}/healthz`)).status).toBe(200);

    api.gates.postgres.open();
    await untilServing();
    expect(await readReadiness(api.server.internalPort)).toEqual({ status: 200, missing: [] });
  });

  test('an outage is never reported as a rate limit', async () => {
    const strict = await startGatedApi({ ...suite.environment, BLAZON_STRANGER_LIMIT: '2' });
    const caller = createClient(strict.server.httpsPort);
    try {
      strict.gates.postgres.shut();
      const statuses: number[] = [];
      for (let count = 0; count < 6; count += 1) statuses.push((await caller.call(list())).status);
      expect(statuses).toEqual([503, 503, 503, 503, 503, 503]);
    } finally {
      await caller.close();
      await strict.close();
    }
  });

  test('answers every request when connections are cut during their work, and keeps running', async () => {
    for (let round = 0; round < 10; round += 1) {
      workspace = await createWorkspace(suite.owner);
      const replies = burst([client], many(limit - 10, create()));
      await wait(round * 3);
      api.gates.postgres.shut();
      api.gates.postgres.open();
      for (const reply of await replies) expect([201, 503]).toContain(reply.status);
    }
    await untilServing();
    expect(await waiting()).toBe(0);
  });

  test('returns 503 within a bounded time if the database hangs, and recovers', async () => {
    await untilServing();
    api.gates.postgres.hang();
    const began = Date.now();
    const asked = [...many(10, list()), ...many(10, create())].map(timed);
    const ready = readReadiness(api.server.internalPort);
    expect((await fetch(`http://127.0.0.1:${api.server.internalPort}/healthz`)).status).toBe(200);
    const replies = await Promise.all(asked);
    replies.forEach(expectUnavailable);
    expect((await ready).missing).toEqual(['postgres']);
    // Requests without a free connection fail sooner: see the timeouts in server/integrations/postgres.ts.
    expect(Date.now() - began).toBeLessThan(17_000);
    expect(replies.filter((reply) => reply.milliseconds < 7_000).length).toBeGreaterThanOrEqual(10);
    expect(await waiting()).toBe(0);

    api.gates.postgres.open();
    await untilServing();
  });
});

describe('while Temporal is down', () => {
  // This test measures time, so a busy machine gets two more attempts.
  test.each(['shut', 'hang'] as const)(
    '%s: a project can still be deleted immediately',
    { retry: 2 },
    async (how) => {
      const { body } = await client.call(create());
      const path = `/v1/projects/${body.id}`;
      api.gates.temporal[how]();
      const deleted = await timed({ method: 'DELETE', path, key: workspace.keys.live });
      expect(deleted.status).toBe(200);
      expect(deleted.milliseconds).toBeLessThan(500);
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

test('keeps the process running through all of this, without logging a bug', () => {
  expect(api.server.isRunning()).toBe(true);
  expect(api.server.output()).toContain('the database is unavailable');
  expect(api.server.output()).not.toContain('unexpected error');
});
