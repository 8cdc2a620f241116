import { afterAll, beforeAll, expect, it } from 'vitest';
import { runAdmin } from './support/admin.ts';
import { joinConsole, type JoinedConsole } from './support/console.ts';
import { joinSuite, leaveSuite } from './support/suite.ts';

const suite = joinSuite();
let console: JoinedConsole;
beforeAll(async () => void (console = joinConsole(suite.environment, suite.consoleOrigin)));
afterAll(async () => {
  await console.close();
  await leaveSuite(suite);
});

const admin = async (...parameters: string[]) => runAdmin(suite.environment, ...parameters, '--json');

it('the admin CLI creates an account and makes its person the owner of a workspace', async () => {
  const email = `first-${Date.now()}@example.com`;
  const made = await admin('person', 'create', email.toUpperCase(), '--name', 'Ada');
  const { password, id } = JSON.parse(made.output);
  const workspace = JSON.parse((await admin('workspace', 'create', '--name', 'Northwind')).output);
  expect((await admin('member', 'add', workspace.id, email, '--role', 'viewer')).code).toBe(0);
  expect((await admin('member', 'add', workspace.id, email)).code).toBe(0);

  const visitor = console.visitor();
  expect((await visitor.post('/auth/sign-in/email', { email, password })).status).toBe(200);
  const me = await visitor.get('/api/me');
  expect(me.body.person.id).toBe(id);
  expect(me.body.workspaces).toMatchObject([{ id: workspace.id, role: 'owner' }]);
  const entries = JSON.parse((await admin('audit', workspace.id)).output) as { action: string }[];
  expect(entries.map(({ action }) => action)).toEqual([
    'member.change_role',
    'member.add',
    'workspace.create',
  ]);
});

it('the admin CLI rejects addresses that are taken or malformed, and unknown people and workspaces', async () => {
  const person = await console.signUp();
  const workspace = JSON.parse((await admin('workspace', 'create', '--name', 'Northwind')).output);
  for (const [parameters, message] of [
    [['person', 'create', person.email, '--name', 'Ada'], 'already has an account'],
    [['person', 'create', 'nonsense', '--name', 'Ada'], 'is not an e-mail address'],
    [['member', 'add', workspace.id, 'nobody@example.com'], 'nobody@example.com has no account'],
    [['member', 'add', 'ws_nonsense', person.email], 'there is no workspace'],
  ] as const) {
    const run = await admin(...parameters);
    expect(run.code).toBe(1);
    expect(run.error).toContain(message);
  }
});
