import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ports } from '../../tools/services/ports.ts';
import { connectPostgres } from '../integrations/postgres.ts';
import { eraseExpiredSessions } from '../store/persons.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { openConsole, type TestConsole } from './support/console.ts';
import { joinSuite, leaveSuite } from './support/suite.ts';
import { createTcpFaultProxy, type TcpFaultProxy } from './support/tcp-fault-proxy.ts';

/** The console under test reaches PostgreSQL and Redis through its own proxies, which can simulate outages. */
const suite = joinSuite();
let testConsole: TestConsole;
let postgresProxy: TcpFaultProxy;
let redisProxy: TcpFaultProxy;
beforeAll(async () => {
  [postgresProxy, redisProxy] = await Promise.all([
    createTcpFaultProxy(ports.postgres),
    createTcpFaultProxy(ports.redis),
  ]);
  const viaProxy = (name: string, port: number, gate: TcpFaultProxy) => ({
    [name]: (suite.environment[name] ?? '').replace(`:${port}`, `:${gate.port}`),
  });
  testConsole = await openConsole(suite.environment, {
    environment: {
      ...viaProxy('BLAZON_CONSOLE_DATABASE_URL', ports.postgres, postgresProxy),
      ...viaProxy('BLAZON_REDIS_URL', ports.redis, redisProxy),
    },
  });
});
afterAll(async () => {
  await testConsole.close();
  await Promise.all([postgresProxy.close(), redisProxy.close()]);
  await leaveSuite(suite);
});

const readStatus = async (asked: Promise<{ readonly status: number }>): Promise<number> =>
  (await asked).status;

it('while PostgreSQL is down, the console answers with 503; afterwards people are still signed in', async () => {
  const { person, workspaceId } = await testConsole.signUpWithWorkspace();
  const { email, password } = person;
  postgresProxy.shut();
  expect(await readStatus(person.get('/api/me'))).toBe(503);
  expect(await readStatus(person.get(`/api/workspaces/${workspaceId}/members`))).toBe(503);
  expect(await readStatus(testConsole.visitor().post('/auth/sign-in/email', { email, password }))).toBe(503);
  expect(await readStatus(person.get('/sign-in'))).toBe(200);
  postgresProxy.open();
  expect(await readStatus(person.get('/api/me'))).toBe(200);
  expect(await readStatus(testConsole.visitor().post('/auth/sign-in/email', { email, password }))).toBe(200);
});

it('a connection that is lost during a request is not reported as an internal error', async () => {
  const { person } = await testConsole.signUpWithWorkspace();
  postgresProxy.hang();
  const pending = readStatus(person.get('/api/me'));
  // The request is waiting for its query. Opening the proxy cuts that connection and accepts new ones.
  await wait(1_000);
  postgresProxy.open();
  // 503 if the process has not noticed yet that another connection is lost too.
  expect([200, 503]).toContain(await pending);
});

it('while Redis is down, people can sign in, and each process limits wrong passwords by itself', async () => {
  const { email, password } = await testConsole.signUp();
  redisProxy.shut();
  const guess = (secret: string) =>
    readStatus(testConsole.visitor().post('/auth/sign-in/email', { email, password: secret }));
  expect(await guess(password)).toBe(200);
  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push(await guess(`guess number ${count}`));
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  redisProxy.open();
});

it('eraseExpiredSessions erases expired sessions and no others', async () => {
  const [expired, active] = await Promise.all([testConsole.signUp(), testConsole.signUp()]);
  await testConsole.owner.unscoped({
    text: `UPDATE people.sessions SET expires_at = now() - interval '1 day' WHERE person_id = $1`,
    values: [requireUuid('person', expired.id)],
  });
  const consoleDatabase = connectPostgres({
    url: suite.environment['BLAZON_CONSOLE_DATABASE_URL'] ?? '',
    poolSize: 1,
    onConnectionError: () => undefined,
  });
  await eraseExpiredSessions(consoleDatabase, new Date(), 1_000);
  await consoleDatabase.close();
  const rows = await testConsole.owner.unscoped<{ person_id: string }>({
    text: 'SELECT person_id FROM people.sessions WHERE person_id = ANY ($1)',
    values: [[expired, active].map(({ id }) => requireUuid('person', id))],
  });
  expect(rows).toEqual([{ person_id: requireUuid('person', active.id) }]);
});
