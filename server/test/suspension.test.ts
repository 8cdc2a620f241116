import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAuditEntries } from '../store/audit-log.ts';
import { getWorkspace } from '../store/workspaces.ts';
import { type Client, createClient, type Reply } from './support/client.ts';
import { waitForMinuteWithSeconds } from './support/wait-for-minute.ts';
import { startGatedApi } from './support/api-behind-fault-proxies.ts';
import { sumMetric } from './support/internal-port.ts';
import { sendBurst } from './support/rate-limit-assertions.ts';
import { type Environment, type ServerProcess, startServer } from './support/server-process.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

const limit = 4;
let suite: Suite;
let environment: Environment;
let servers: ServerProcess[];
let clients: Client[];
let redis: Redis;

beforeAll(async () => {
  suite = joinSuite();
  environment = {
    ...suite.environment,
    BLAZON_RATE_LIMIT_PRO_STANDARD: String(limit),
    BLAZON_SUSPEND_AFTER_MINUTES: '3',
    BLAZON_SUSPENSION_MINUTES: '15',
    BLAZON_LOG_LEVEL: 'fatal',
  };
  servers = await Promise.all([startServer('api', environment), startServer('api', environment)]);
  clients = servers.map((server) => createClient(server.httpsPort));
  redis = new Redis(suite.environment['BLAZON_REDIS_URL'] ?? '');
});
afterAll(async () => {
  redis.disconnect();
  await Promise.all(clients.map((client) => client.close()));
  await Promise.all(servers.map((server) => server.stop()));
  await leaveSuite(suite);
});

/** Sends half of the requests with each key, over both processes, all in one minute. */
async function send(workspace: TestWorkspace, count: number, throughClients = clients): Promise<Reply[]> {
  await waitForMinuteWithSeconds(15);
  const calls = Array.from({ length: count }, (_, index) => {
    const keyEnvironment = index % 4 < 2 ? ('live' as const) : ('sandbox' as const);
    return { path: '/v1/projects', environment: keyEnvironment, key: workspace.keys[keyEnvironment] };
  });
  return sendBurst(throughClients, calls);
}

/** Records past minutes, such as 1 and 4 minutes ago, as ones in which the workspace far exceeded its rate limit. */
async function markExceededMinutes(workspace: TestWorkspace, ...minutesAgo: number[]): Promise<void> {
  await waitForMinuteWithSeconds(20);
  const minute = Math.floor(Date.now() / 60_000);
  for (const ago of minutesAgo) await redis.zadd(minutesKey(workspace), minute - ago, String(minute - ago));
}

const minutesKey = (workspace: TestWorkspace) => `minutes:${workspace.id}`;
const readSuspendedUntil = async (workspace: TestWorkspace) =>
  (await getWorkspace(suite.owner, workspace.id))?.suspendedUntil ?? null;
const listSuspensions = async (workspace: TestWorkspace) =>
  (await listAuditEntries(suite.owner, workspace.id, 100)).filter(
    ({ action }) => action === 'workspace.suspend',
  );

const countSuspensions = () => sumMetric(servers, 'blazon_suspensions_total');

/** Waits long enough for a suspension in the background, in tests that expect none. */
const waitForBackgroundWork = () => new Promise((resolve) => setTimeout(resolve, 300));

// On an overloaded machine, Redis may not answer in time, and then a process counts by itself.
test('a workspace is suspended once, with all its keys, in its third minute at twice the rate limit', {
  retry: 2,
}, async () => {
  const suspensionsBefore = await countSuspensions();
  const workspace = await createWorkspace(suite.owner, 'pro');
  const bystander = await createWorkspace(suite.owner, 'pro');
  await markExceededMinutes(workspace, 1, 4);
  const replies = await send(workspace, 2 * limit);
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    ...Array(limit).fill(200),
    ...Array(limit).fill(429),
  ]);
  await expect.poll(() => readSuspendedUntil(workspace)).not.toBe(null);

  const until = await readSuspendedUntil(workspace);
  const seconds = ((until?.getTime() ?? 0) - Date.now()) / 1000;
  expect(seconds).toBeGreaterThan(14 * 60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
  const entries = await listSuspensions(workspace);
  expect(entries).toMatchObject([
    {
      actor: 'service',
      subject: workspace.id,
      requestId: expect.stringMatching(/^req_/),
      details: { minutes: 3, until: until?.toISOString() },
    },
  ]);

  for (const reply of await send(workspace, 6 * limit)) {
    expect(reply.status).toBe(403);
    expect(reply.body.error.code).toBe('account_suspended');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(14 * 60);
  }
  await waitForBackgroundWork();
  expect(await readSuspendedUntil(workspace)).toEqual(until);
  expect(await listSuspensions(workspace)).toHaveLength(1);
  // The recorded minutes are deleted, so counting starts again after the suspension.
  expect(await redis.exists(minutesKey(workspace))).toBe(0);
  expect((await send(bystander, 1))[0]?.status).toBe(200);
  expect((await countSuspensions()) - suspensionsBefore).toBe(1);
});

// On an overloaded machine, Redis may not answer in time, and then a process counts by itself.
test('a minute with less than twice the limit does not count towards a suspension', {
  retry: 2,
}, async () => {
  const workspace = await createWorkspace(suite.owner, 'pro');
  await markExceededMinutes(workspace, 1, 2);
  expect((await send(workspace, 2 * limit - 1)).filter(({ status }) => status === 429)).toHaveLength(
    limit - 1,
  );
  await waitForBackgroundWork();
  expect(await readSuspendedUntil(workspace)).toBe(null);
  expect(await redis.zcard(minutesKey(workspace))).toBe(2);
});

// On an overloaded machine, Redis may not answer in time, and then a process counts by itself.
test('only the last ten minutes count towards a suspension', { retry: 2 }, async () => {
  const workspace = await createWorkspace(suite.owner, 'pro');
  await markExceededMinutes(workspace, 9, 10, 11, 60);
  await send(workspace, 4 * limit);
  await expect.poll(() => redis.zcard(minutesKey(workspace))).toBe(2);
  await waitForBackgroundWork();
  expect(await readSuspendedUntil(workspace)).toBe(null);
  // Redis deletes the recorded minutes by itself.
  expect(await redis.ttl(minutesKey(workspace))).toBeGreaterThan(0);
  expect(await redis.ttl(minutesKey(workspace))).toBeLessThanOrEqual(600);
});

test('no workspace is suspended while Redis is down', async () => {
  const workspace = await createWorkspace(suite.owner, 'pro');
  await markExceededMinutes(workspace, 1, 2, 3);
  const api = await startGatedApi(environment);
  const client = createClient(api.server.httpsPort);
  try {
    api.gates.redis.shut();
    const replies = await send(workspace, 6 * limit, [client]);
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(limit);
    await waitForBackgroundWork();
    expect(await readSuspendedUntil(workspace)).toBe(null);
  } finally {
    await client.close();
    await api.close();
  }
});
