import { afterAll, beforeAll, expect, it } from 'vitest';
import { runAdmin } from './support/admin.ts';
import { joinConsole, type JoinedConsole } from './support/console.ts';
import { joinSuite, leaveSuite } from './support/suite.ts';

const suite = joinSuite();
let testConsole: JoinedConsole;
beforeAll(async () => void (testConsole = joinConsole(suite.environment, suite.consoleOrigin)));
afterAll(async () => {
  await testConsole.close();
  await leaveSuite(suite);
});

const runSuiteAdmin = async (...parameters: string[]) => runAdmin(suite.environment, ...parameters, '--json');

it('the admin CLI creates an account and makes its person the owner of a workspace', async () => {
  const email = `first-${Date.now()}@example.com`;
  const made = await runSuiteAdmin('person', 'create', email.toUpperCase(), '--name', 'Ada');
  const { password, id } = JSON.parse(made.output);
  const workspace = JSON.parse((await runSuiteAdmin('workspace', 'create', '--name', 'Northwind')).output);
  expect((await runSuiteAdmin('member', 'add', workspace.id, email, '--role', 'viewer')).code).toBe(0);
  expect((await runSuiteAdmin('member', 'add', workspace.id, email)).code).toBe(0);

  const visitor = testConsole.visitor();
  expect((await visitor.post('/auth/sign-in/email', { email, password })).status).toBe(200);
  const me = await visitor.get('/api/me');
  expect(me.body.person.id).toBe(id);
  expect(me.body.workspaces).toMatchObject([{ id: workspace.id, role: 'owner' }]);
  const entries = JSON.parse((await runSuiteAdmin('audit', workspace.id)).output) as { action: string }[];
  expect(entries.map(({ action }) => action)).toEqual([
    'member.change_role',
    'member.add',
    'workspace.create',
  ]);
});

it('the admin CLI rejects addresses that are taken or malformed, and unknown people and workspaces', async () => {
  const person = await testConsole.signUp();
  const workspace = JSON.parse((await runSuiteAdmin('workspace', 'create', '--name', 'Northwind')).output);
  for (const [parameters, message] of [
    [['person', 'create', person.email, '--name', 'Ada'], 'already has an account'],
    [['person', 'create', 'nonsense', '--name', 'Ada'], 'is not an e-mail address'],
    [['member', 'add', workspace.id, 'nobody@example.com'], 'nobody@example.com has no account'],
    [['member', 'add', 'ws_nonsense', person.email], 'there is no workspace'],
  ] as const) {
    const run = await runSuiteAdmin(...parameters);
    expect(run.code).toBe(1);
    expect(run.error).toContain(message);
  }
});
