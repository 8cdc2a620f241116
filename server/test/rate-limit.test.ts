import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { limits, rateLimits } from '@blazon/contract/limits.ts';
import { operations } from '@blazon/contract/operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateApiKey } from '../domain/api-key.ts';
import { type Call, type Client, createClient, type Reply } from './support/client.ts';
import { waitForMinuteWithSeconds } from './support/wait-for-minute.ts';
import { countFallbacks, findLimitViolations, sendBurst } from './support/rate-limit-assertions.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

const limit = 400;
const unauthenticatedLimit = 30;

let suite: Suite;
let servers: ServerProcess[];
let clients: Client[];

beforeAll(async () => {
  suite = joinSuite();
  const environment = {
    ...suite.environment,
    BLAZON_RATE_LIMIT_AGENCY_STANDARD: String(limit),
    BLAZON_UNAUTHENTICATED_LIMIT: String(unauthenticatedLimit),
    // Trust this machine as a proxy, so that each test can use its own client address.
    BLAZON_TRUSTED_PROXIES: '127.0.0.1',
  };
  servers = await Promise.all([startServer('api', environment), startServer('api', environment)]);
  clients = servers.map((server) => createClient(server.httpsPort, { connections: 100 }));
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await Promise.all(servers.map((server) => server.stop()));
  await leaveSuite(suite);
});

/** Returns calls of which half use the Live key and half the Test key, because both share one limit. */
const createListCalls = (workspace: TestWorkspace, count: number): Call[] =>
  Array.from({ length: count }, (_, index) => {
    const environment = index % 4 < 2 ? 'live' : 'sandbox';
    return { path: '/v1/projects?limit=1', environment, key: workspace.keys[environment] };
  });

describe('1,000 simultaneous requests over two processes', () => {
  let workspace: TestWorkspace;
  let replies: Reply[];
  const callProcess = (index: 0 | 1, call: Partial<Call>): Promise<Reply> =>
    clients[index]?.call({ path: '/v1/projects', ...call }) ?? Promise.reject(new Error('no client'));

  /** The number of these requests that a process counted by itself. */
  let fallbacks: number;
  // On an overloaded machine, Redis or PostgreSQL may not answer a process in time. Then the process counts by itself
  // or returns 503, as outages.test.ts checks, and the burst proves nothing. It gets two more attempts.
  beforeAll(async () => {
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      workspace = await createWorkspace(suite.owner);
      await waitForMinuteWithSeconds(40);
      const fallbacksBefore = await countFallbacks(servers);
      replies = await sendBurst(clients, createListCalls(workspace, 1_000));
      fallbacks = (await countFallbacks(servers)) - fallbacksBefore;
      if (fallbacks === 0 && replies.every((reply) => reply.status !== 503)) return;
      await wait(5_000);
    }
  });

  test('are accepted exactly up to the limit, and X-RateLimit-Remaining takes every value down to 0 once', () => {
    expect(replies.every((reply) => reply.status === 200 || reply.status === 429)).toBe(true);
    expect(findLimitViolations(replies, limit)).toEqual({
      windows: 1,
      passed: limit,
      refused: 1_000 - limit,
      miscounted: 0,
      wrongRemaining: 0,
      wrongRefusals: 0,
    });
    expect(new Set(replies.map((reply) => reply.headers['x-ratelimit-limit']))).toEqual(
      new Set([`${limit}`]),
    );
  });

  test('are all counted in Redis, never by one process alone', () => {
    expect(fallbacks).toBe(0);
  });

  test('are rejected beyond the limit, on both processes and in both environments', async () => {
    for (const index of [0, 1] as const) {
      for (const environment of ['live', 'sandbox'] as const) {
        const before = Date.now() / 1000;
        const reply = await callProcess(index, { environment, key: workspace.keys[environment] });
        const after = Date.now() / 1000;
        expect(reply.status).toBe(429);
        const resetAt = Number(reply.headers['x-ratelimit-reset']);
        expect(Number(reply.headers['retry-after'])).toBeGreaterThanOrEqual(resetAt - after);
        expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(resetAt - before + 1);
      }
    }
  });

  test('are not validated further once they are rejected', async () => {
    const reply = await callProcess(0, { method: 'POST', key: workspace.keys.live, body: '{' });
    expect(reply.status).toBe(429);
  });

  test('do not affect another workspace', async () => {
    const other = await createWorkspace(suite.owner);
    const reply = await callProcess(0, { key: other.keys.live });
    expect(reply.status).toBe(200);
    expect(reply.headers['x-ratelimit-remaining']).toBe(String(limit - 1));
  });

  test('do not affect the limit for generations', async () => {
    expect(await countGeneration(callProcess, workspace)).toEqual({
      limit: rateLimits.agency.generation,
      used: 1,
    });
  });

  // On an overloaded machine, a process may count this burst by itself too, so it gets two more attempts.
  test('are allowed again up to the full limit from X-RateLimit-Reset on', {
    timeout: 90_000,
    retry: 2,
  }, async () => {
    // Only the first attempt starts with an exhausted limit.
    let rejected = await callProcess(0, { key: workspace.keys.live });
    if (rejected.status !== 429) {
      await sendBurst(clients, createListCalls(workspace, limit));
      rejected = await callProcess(0, { key: workspace.keys.live });
    }
    const resetAt = Number(rejected.headers['x-ratelimit-reset']);
    expect(resetAt % limits.rateWindowSeconds).toBe(0);
    await wait(Math.max(0, resetAt * 1000 - Date.now() - 5_000));
    expect((await callProcess(1, { key: workspace.keys.live })).status).toBe(429);
    await wait(resetAt * 1000 - Date.now());
    const again = await sendBurst(clients, createListCalls(workspace, limit + 50));
    expect(findLimitViolations(again, limit)).toMatchObject({
      windows: 1,
      passed: limit,
      refused: 50,
      miscounted: 0,
      wrongRemaining: 0,
    });
    expect(Number(again[0]?.headers['x-ratelimit-reset'])).toBe(resetAt + limits.rateWindowSeconds);
  });
});

async function countGeneration(
  callProcess: (index: 0 | 1, call: Partial<Call>) => Promise<Reply>,
  workspace: TestWorkspace,
): Promise<{ limit: number; used: number }> {
  const { path } = operations.generateBrand;
  const { headers } = await callProcess(0, { method: 'POST', path, key: workspace.keys.live, body: {} });
  const statedLimit = Number(headers['x-ratelimit-limit']);
  return { limit: statedLimit, used: statedLimit - Number(headers['x-ratelimit-remaining']) };
}

// On an overloaded machine, Redis may not answer in time, and then a process counts by itself.
describe('unauthenticated callers', { retry: 2 }, () => {
  const callFrom = (address: string, call: Partial<Call>): Call => ({
    path: '/v1/projects',
    ...call,
    headers: { 'x-forwarded-for': address },
  });
  const guesses = (address: (index: number) => string, count: number): Call[] =>
    Array.from({ length: count }, (_, index) => {
      const unknown = generateApiKey('live', (below) => randomInt(below));
      const key = [unknown, `${unknown.slice(0, -1)}-`, undefined][index % 3];
      return callFrom(address(index), key === undefined ? {} : { key });
    });
  // Random addresses from a reserved network, so that no other test run shares the count.
  const randomAddress = () => `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`;

  test('are limited per network when they guess keys; valid keys still work from that network', async () => {
    const address = randomAddress();
    const workspace = await createWorkspace(suite.owner);
    await waitForMinuteWithSeconds(10);
    const replies = await sendBurst(
      clients,
      guesses(() => address, unauthenticatedLimit + 15),
    );
    expect(findLimitViolations(replies, unauthenticatedLimit)).toMatchObject({
      passed: unauthenticatedLimit,
      refused: 15,
      miscounted: 0,
      wrongRemaining: 0,
      wrongRefusals: 0,
    });
    expect(replies.every((reply) => reply.status === 401 || reply.status === 429)).toBe(true);

    const [known, unknownPath, elsewhere] = await sendBurst(clients, [
      callFrom(address, { key: workspace.keys.live }),
      callFrom(address, { path: '/v1/nothing', key: workspace.keys.live }),
      ...guesses(() => randomAddress(), 1),
    ]);
    expect(known?.status).toBe(200);
    expect(known?.headers['x-ratelimit-limit']).toBe(String(limit));
    expect(unknownPath?.status).toBe(429);
    expect(elsewhere?.status).toBe(401);
  });

  test('share one limit if they are in the same IPv6 /64 network', async () => {
    const network = `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}`;
    await waitForMinuteWithSeconds(10);
    const replies = await sendBurst(
      clients,
      guesses((index) => `${network}::${index + 1}`, unauthenticatedLimit + 5),
    );
    expect(findLimitViolations(replies, unauthenticatedLimit)).toMatchObject({
      passed: unauthenticatedLimit,
      refused: 5,
    });
  });
});
