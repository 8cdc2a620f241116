import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleOperations } from '../http/console/app.ts';
import { type ConsoleReply, openConsole, type TestConsole } from './support/console.ts';
import { waitForMinuteWithSeconds } from './support/wait-for-minute.ts';
import { readMetric } from './support/internal-port.ts';
import { joinSuite, leaveSuite } from './support/suite.ts';

const limits = { person: 15, workspace: 20, network: 25 };
const suite = joinSuite();
let testConsole: TestConsole;
beforeAll(async () => {
  testConsole = await openConsole(suite.environment, {
    environment: {
      BLAZON_CONSOLE_PERSON_LIMIT: String(limits.person),
      BLAZON_CONSOLE_WORKSPACE_LIMIT: String(limits.workspace),
      BLAZON_UNAUTHENTICATED_LIMIT: String(limits.network),
      // Lets tests choose an address with X-Forwarded-For, because other tests use 127.0.0.1 at the same time.
      BLAZON_TRUSTED_PROXIES: '127.0.0.1',
    },
  });
});
afterAll(async () => {
  await testConsole.close();
  await leaveSuite(suite);
});

const sendRepeatedly = async (count: number, call: () => Promise<ConsoleReply>): Promise<number[]> => {
  const replies = await Promise.all(Array.from({ length: count }, call));
  return replies.map(({ status }) => status);
};

const expectTooManyRequests = (reply: ConsoleReply, who: string): void => {
  expect(reply).toMatchObject({ status: 429 });
  const { code, message } = reply.body.error;
  const seconds = Number(reply.headers['retry-after']);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(code).toBe('too_many_requests');
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
  expect(message).toBe(`Too many requests from ${who} in this minute. Wait ${wait} and try again.`);
};

// On an overloaded machine, Redis may not answer in time, and then a process counts by itself.
describe('console requests per minute', { retry: 2 }, () => {
  it('are limited per person, for all operations together', async () => {
    const [person, other] = [await testConsole.signUp(), await testConsole.signUp()];
    await waitForMinuteWithSeconds(40);
    // Requests made during sign-up count too, if they were made in the same minute.
    const statuses = await sendRepeatedly(limits.person + 1, () => person.get('/api/me'));
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(limits.person / 2);

    const missed: string[] = [];
    for (const { operation } of consoleOperations) {
      const path = operation.path.replaceAll(/\{\w+\}/g, 'any');
      const reply = await person.call({
        method: operation.method,
        path,
        ...(operation.method !== 'GET' && { body: {} }),
      });
      if (reply.status !== 429) missed.push(`${operation.method} ${path}: ${reply.status}`);
    }
    expect(missed).toEqual([]);
    expectTooManyRequests(await person.get('/api/me'), 'you');
    expectTooManyRequests(await person.get('/auth/passkey/list-user-passkeys'), 'you');
    expect((await other.get('/api/me')).status).toBe(200);
  });

  it('are limited per workspace, for all members together', async () => {
    const { person, workspaceId } = await testConsole.signUpWithWorkspace();
    const [second, third, stranger] = await Promise.all([
      testConsole.signUp(),
      testConsole.signUp(),
      testConsole.signUp(),
    ]);
    for (const member of [second, third]) await testConsole.addMember(workspaceId, member.id, 'viewer');
    const path = `/api/workspaces/${workspaceId}/members`;
    await waitForMinuteWithSeconds(25);
    // Requests of non-members do not use up the limit of the workspace.
    expect(new Set(await sendRepeatedly(10, () => stranger.get(path)))).toEqual(new Set([404]));
    const half = limits.workspace / 2;
    const statuses = [
      ...(await sendRepeatedly(half, () => person.get(path))),
      ...(await sendRepeatedly(half, () => second.get(path))),
    ];
    expect(new Set(statuses)).toEqual(new Set([200]));
    expectTooManyRequests(await third.get(path), 'this workspace');
    expect((await third.get('/api/me')).status).toBe(200);
  });

  it('are limited per network for people who are not signed in', async () => {
    const headers = { 'x-forwarded-for': `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}` };
    const visit = (path: string) => testConsole.visitor().call({ path, headers });
    await waitForMinuteWithSeconds(25);
    const statuses = await sendRepeatedly(limits.network, () => visit('/api/me'));
    expect(new Set(statuses)).toEqual(new Set([401]));
    for (const path of ['/api/me', '/api/sign-in-options', '/auth/passkey/list-user-passkeys'])
      expectTooManyRequests(await visit(path), 'your network');
    // Signed-in people behind the same address are not affected.
    const person = await testConsole.signUp();
    expect((await person.call({ path: '/api/me', headers })).status).toBe(200);
  });
});

describe('console metrics', () => {
  it('count requests and failures by route, never by id', async () => {
    const { person, workspaceId } = await testConsole.signUpWithWorkspace();
    const requests = (operation: string, status: string) =>
      readMetric(testConsole.process.internalPort, 'blazon_http_request_seconds_count', {
        process: 'console',
        operation,
        status,
      });
    const failures = (code: string) =>
      readMetric(testConsole.process.internalPort, 'blazon_http_failures_total', {
        process: 'console',
        code,
      });
    const read = async () => [
      await requests('GET /api/workspaces/{workspace_id}/members', '200'),
      await requests('GET /api/workspaces/{workspace_id}/members', '404'),
      await requests('POST /auth/sign-in/email', '401'),
      await requests('none', '200'),
      await failures('not_found'),
      await failures('wrong_credentials'),
    ];
    const before = await read();
    await person.get(`/api/workspaces/${workspaceId}/members`);
    await person.get(`/api/workspaces/${workspaceId.slice(0, -1)}/members`);
    await testConsole
      .visitor()
      .post('/auth/sign-in/email', { email: person.email, password: 'not the password' });
    await testConsole.visitor().get('/projects/proj_01');
    const after = await read();
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
