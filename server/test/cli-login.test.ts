// Runs `blazon login` and the commands that need a login. Uses the built command and the real service, with and
// without a terminal.

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiHosts } from '../../tools/services/server-environment.ts';
import { run, type RunOptions, start } from '../../cli/test/support/run.ts';
import { certificateFiles } from '../../tools/certificates.ts';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { ageLogin, approveCode } from './support/cli-login.ts';
import { expectStatus, joinConsole, type JoinedConsole, type SignedInPerson } from './support/console.ts';
import { type Receiver, startReceiver } from './support/receiver/receiver.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

let suite: Suite;
let testConsole: JoinedConsole;
let receiver: Receiver;
let person: SignedInPerson;
let workspaceId: string;
let folder: string;

beforeAll(async () => {
  suite = joinSuite();
  testConsole = joinConsole(suite.environment, suite.consoleOrigin);
  receiver = await startReceiver();
  ({ person, workspaceId } = await testConsole.signUpWithWorkspace('pro'));
  folder = mkdtempSync(join(tmpdir(), 'blazon-login-'));
  await logIn();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([receiver.close(), testConsole.close()]);
  await leaveSuite(suite);
});

const addDefaults = (options: RunOptions = {}): RunOptions => ({
  folder,
  ...options,
  environment: {
    BLAZON_CONFIG_FOLDER: join(folder, 'config'),
    BLAZON_DASHBOARD_URL: suite.consoleOrigin,
    BLAZON_BASE_URL: `https://${apiHosts.sandbox}:${suite.ports[0]?.https}`,
    NODE_EXTRA_CA_CERTS: certificateFiles.authority,
    ...options.environment,
  },
});
const runBlazon = (parameters: readonly string[], options: RunOptions = {}) =>
  run(parameters, addDefaults(options));

// oxlint-disable-next-line typescript/no-explicit-any
async function runForJson(...parameters: string[]): Promise<any> {
  const { code, output, errors } = await runBlazon([...parameters, '--json']);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return JSON.parse(output);
}

/** Runs `blazon login` in a terminal, and approves its code as the person would in the browser. */
async function logIn(parameters: readonly string[] = [], where = { person, workspaceId }) {
  const running = start(
    ['login', '--no-browser', ...parameters],
    addDefaults({ inTerminal: true, environment: { COLUMNS: '100' } }),
  );
  const [, code = ''] = await running.until(/Your code: \S*?([B-Z]{4}-[B-Z]{4})/);
  expectStatus(await approveCode(where.person, code, where.workspaceId), 204);
  return running.ended;
}

interface StoredProfile {
  readonly api_key?: string;
  readonly login: { readonly token: string; readonly key_id?: string };
}
const credentialsFile = () => join(folder, 'config/credentials.json');
const readProfile = (name = 'default'): StoredProfile | undefined =>
  (JSON.parse(readFileSync(credentialsFile(), 'utf8')) as { profiles: Record<string, StoredProfile> })
    .profiles[name];

describe('`blazon login`', () => {
  test('shows a code in a terminal, stores the login and a Test key, and names the person', async () => {
    const { code, output } = await logIn(['--profile', 'shown']);
    expect(code).toBe(0);
    expect(output).toContain('Approve it at');
    expect(output).toContain(`Logged in to Northwind as ${person.email}.`);
    expect(output).toContain('Your role is owner. The login expires on ');
    const profile = readProfile('shown');
    for (const secret of [profile?.login.token ?? '?', profile?.api_key ?? '?'])
      expect(output).not.toContain(secret);
    expect(profile).toMatchObject({
      api_key: expect.stringMatching(/^sk_test_bz_/),
      dashboard_url: suite.consoleOrigin,
      login: { token: expect.stringMatching(/^bz_cli_/), workspace_id: workspaceId },
    });
    expect(statSync(credentialsFile()).mode & 0o777).toBe(0o600);
    expect(await runForJson('whoami', '--profile', 'shown')).toMatchObject({
      workspace_id: workspaceId,
      environment: 'sandbox',
      profile: 'shown',
      login: { person: { email: person.email }, workspace: { name: 'Northwind' }, role: 'owner' },
    });
    expect((await runForJson('projects', 'list', '--profile', 'shown')).data).toEqual([]);
  });

  test('works without a terminal, and ends the previous login of the profile and its key', async () => {
    const before = readProfile('shown');
    const running = start(['login', '--device', '--profile', 'shown', '--json'], addDefaults());
    const [, code = ''] = await running.until(/Your code: ([B-Z]{4}-[B-Z]{4})\n/);
    expectStatus(await approveCode(person, code, workspaceId), 204);
    const { code: exit, output } = await running.ended;
    expect(exit).toBe(0);
    expect(output).not.toContain('\u001b');
    expect(JSON.parse(output)).toMatchObject({ role: 'owner', profile: 'shown', person: { id: person.id } });
    const rejected = await testConsole.visitor().call({
      path: `/api/workspaces/${workspaceId}/cli-login`,
      headers: { authorization: `Bearer ${before?.login.token}` },
    });
    expect(rejected.status).toBe(401);
    const revoked = await runForJson('keys', 'list', '--revoked', '--profile', 'shown');
    expect(revoked.data.map(({ id }: { id: string }) => id)).toContain(before?.login.key_id);
  });

  test('reports a denied login with exit code 3 and stores nothing', async () => {
    const running = start(['login', '--device', '--profile', 'refused'], addDefaults());
    const [, code = ''] = await running.until(/Your code: ([B-Z]{4}-[B-Z]{4})\n/);
    expectStatus(await person.post('/api/me/cli-codes/deny', { user_code: code }), 204);
    expect(await running.ended).toMatchObject({
      code: 3,
      output: '',
      errors: expect.stringContaining('Error: The login was denied in the browser.'),
    });
    expect(readProfile('refused')).toBeUndefined();
  });

  test('creates no API key on a plan without API access; commands that need no key still work', async () => {
    const free = await testConsole.signUpWithWorkspace('free');
    const { code, output } = await logIn(['--profile', 'free'], free);
    expect(code).toBe(0);
    expect(output).toContain('No API key was created. API keys need Pro or Agency.');
    expect((await runBlazon(['events', 'list', '--profile', 'free'])).code).toBe(0);
    expect(await runBlazon(['projects', 'list', '--profile', 'free'])).toMatchObject({
      code: 3,
      errors: expect.stringContaining('This command needs an API key, and this login has none.'),
    });
    expect(await runForJson('whoami', '--profile', 'free')).toMatchObject({
      key: null,
      login: { role: 'owner' },
    });
  });

  test('is recommended by commands that need a login when there is none', async () => {
    expect(await runBlazon(['events', 'list', '--profile', 'nobody'])).toMatchObject({
      code: 3,
      output: '',
      errors: 'Error: There is no profile "nobody".\n  Run "blazon login --profile nobody".\n',
    });
    const key = readProfile()?.api_key ?? '';
    expect((await runBlazon(['login', '--key', key, '--profile', 'key-only'])).code).toBe(0);
    for (const command of [['events', 'list'], ['keys', 'list'], ['webhooks', 'show'], ['logs']])
      expect(await runBlazon([...command, '--profile', 'key-only'])).toMatchObject({
        code: 3,
        errors: expect.stringMatching(/has only an API key\.\n {2}Run "blazon login/),
      });
  });
});

describe('`blazon webhooks` and `blazon events`', () => {
  test('configure, test and show an endpoint, and report the result as an exit code', async () => {
    expect(await runBlazon(['webhooks', 'test'])).toMatchObject({
      code: 4,
      errors: expect.stringContaining('blazon webhooks set'),
    });
    const good = receiver.url('200');
    expect((await runBlazon(['webhooks', 'set', good])).output).toBe(
      `Events in the sandbox environment now go to ${good}.\n`,
    );
    const tested = await runBlazon(['webhooks', 'test']);
    expect(tested).toMatchObject({ code: 0, errors: '' });
    expect(tested.output).toMatch(/^evt_\w{26} {2}200 {2}\d+ ms {2}https:\S+\n$/);
    const id = tested.output.split(' ')[0] ?? '';

    const bad = receiver.url('500');
    expect((await runBlazon(['webhooks', 'set', bad])).output).toContain(`, no longer to ${good}.`);
    const failed = await runBlazon(['webhooks', 'test']);
    expect(failed).toMatchObject({ code: 1, errors: expect.stringContaining('The receiver answered 500') });
    expect((await runForJson('webhooks', 'show')).endpoints).toMatchObject([{ url: bad, is_default: true }]);
    expect(await runBlazon(['webhooks', 'set', 'http://example.com'])).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/begin with https.*\n {2}Request req_\w{26}\n/),
    });

    await runForJson('webhooks', 'set', good);
    const resent = await runBlazon(['events', 'resend', id]);
    expect(resent).toMatchObject({ code: 0, output: expect.stringMatching(/^evt_\w{26} {2}200 /) });
    const shown = await runBlazon(['events', 'show', id]);
    expect(shown.output).toMatch(/state +delivered\n/);
    expect(shown.output).toMatch(/\n2\.1 .* 200 .*\n1\.1 .* 200 /);
    const { output: body } = await runBlazon(['events', 'show', id, '--body']);
    expect(JSON.parse(body)).toMatchObject({ event_id: id });
    const listed = await runForJson('events', 'list', '--type', 'test', '--limit', '1');
    expect(listed).toMatchObject({ object: 'list', data: [{ is_test: true }], has_more: true });
    const rest = await runForJson('events', 'list', '--after', listed.next_cursor);
    expect(rest.data.map((event: { id: string }) => event.id)).toContain(id);
    expect((await runBlazon(['events', 'show', 'evt_unknown'])).code).toBe(4);
    expect((await runBlazon(['events', 'list', '--live'])).errors).toBe('There are none.\n');
  });

  test('resend events that had no endpoint, once there is one', async () => {
    const own = await testConsole.signUpWithWorkspace('pro');
    await logIn(['--profile', 'lost'], own);
    const profile = ['--profile', 'lost'];
    await runForJson('trigger', 'generation.failed', '--outcome', 'prompt_rejected', ...profile);
    const lost = await waitUntil(
      async () => {
        const { data } = await runForJson('events', 'list', '--state', 'undeliverable', ...profile);
        if (data.length === 0) throw new Error('not yet');
        return data[0];
      },
      { what: 'an undeliverable event', seconds: 60 },
    );
    expect(lost).toMatchObject({ reason: 'no_endpoint', type: 'generation.failed' });
    await runForJson('webhooks', 'set', receiver.url('200'), ...profile);
    expect(await runBlazon(['events', 'recover', ...profile])).toMatchObject({
      code: 2,
      errors: expect.stringContaining('This sends 1 event again.'),
    });
    expect((await runBlazon(['events', 'recover', '--since', '1h', '--yes', ...profile])).output).toContain(
      'Sending 1 event again.',
    );
    await waitUntil(
      async () => {
        const event = await runForJson('events', 'show', lost.id, ...profile);
        if (event.state !== 'delivered') throw new Error(event.state);
      },
      { what: 'the recovered event', seconds: 60 },
    );
    expect((await runBlazon(['events', 'recover', ...profile])).output).toContain('Nothing to recover');
    expect(await runBlazon(['events', 'recover', '--since', 'tomorrow', ...profile])).toMatchObject({
      code: 2,
    });
  });

  test('rotate the webhook secret only while the login is recent', async () => {
    expect((await runBlazon(['webhooks', 'rotate-secret'])).code).toBe(2);
    const rotated = await runBlazon(['webhooks', 'rotate-secret', '--yes', '--overlap', '0']);
    expect(rotated).toMatchObject({ code: 0, output: expect.stringMatching(/^whsec_\S+\n$/) });
    const { login } = await runForJson('whoami');
    await ageLogin(suite.owner, { id: login.id });
    expect(await runBlazon(['webhooks', 'rotate-secret', '--yes'])).toMatchObject({
      code: 3,
      output: '',
      errors: expect.stringMatching(/^Error: This needs a recent login\.\n {2}Run "blazon login" again/),
    });
  });
});

describe('`blazon keys`', () => {
  test('creates, lists and revokes a Live key, and prints only its secret to standard output', async () => {
    const made = await runBlazon(['keys', 'create', 'CI of the shop', '--live']);
    expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/^sk_live_bz_\w{36}\n$/) });
    const [, id = ''] = /(key_\w{26})/.exec(made.errors) ?? [];
    const listed = await runBlazon(['keys', 'list', '--live'], { inTerminal: true });
    expect(listed.output).toContain('\u001b[2mID');
    expect(listed.output).toMatch(
      new RegExp(`${id} +sk_live_…${made.output.trim().slice(-4)} .* CI of the shop`),
    );
    expect((await runBlazon(['keys', 'revoke', id, '--live'])).code).toBe(2);
    expect((await runBlazon(['keys', 'revoke', id, '--yes'])).code).toBe(4);
    const asked = start(['keys', 'revoke', id, '--live'], addDefaults({ inTerminal: true }));
    await asked.until(/stop working immediately\. \[y\/N\]/);
    asked.child.stdin?.write('y\r');
    expect(await asked.ended).toMatchObject({
      code: 0,
      output: expect.stringContaining(`Revoked ${id}: CI of the shop.`),
    });
    expect((await runForJson('keys', 'list', '--live')).data).toEqual([]);
  });

  test('reports that a viewer may not create keys', async () => {
    const viewer = await testConsole.signUp();
    await testConsole.addMember(workspaceId, viewer.id, 'viewer');
    await logIn(['--profile', 'viewer'], { person: viewer, workspaceId });
    const refused = await runBlazon(['keys', 'create', 'x', '--profile', 'viewer', '--json']);
    expect(refused).toMatchObject({ code: 3, output: '' });
    expect(JSON.parse(refused.errors)).toMatchObject({
      error: { code: 'role_not_allowed', request_id: expect.stringMatching(/^req_/), exit_code: 3 },
    });
  });
});

describe('`blazon logs`', () => {
  test('shows requests and follows new ones until Ctrl-C', async () => {
    expect((await runBlazon(['projects', 'create', 'Logged'])).code).toBe(0);
    await waitUntil(
      async () => {
        const { output } = await runBlazon(['logs']);
        if (!/ 201 {2}POST {4}\/v1\/projects +\d+ ms {2}req_\w{26}\n/.test(output)) throw new Error(output);
      },
      { what: 'the request in the log', seconds: 30 },
    );
    const following = start(['logs', '--follow', '--json'], addDefaults());
    await following.until(/"operation":"POST \/v1\/projects"/);
    expect((await runBlazon(['projects', 'show', 'proj_unknown'])).code).toBe(4);
    await following.until(/"operation":"GET \/v1\/projects\/{project_id}","status":404/);
    following.child.kill('SIGINT');
    const { code, output } = await following.ended;
    expect(code).toBe(0);
    const ids = output
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: string }).id);
    expect(new Set(ids).size).toBe(ids.length);
    const failed = await runBlazon(['logs', '--status', 'failed', '--no-color'], { inTerminal: true });
    expect(failed.output).toMatch(/ 404 .* resource_not_found\r?\n/);
  });
});

test('`blazon logout` ends the login and its key, and says what to do if the service is unavailable', async () => {
  const { api_key: key = '' } = readProfile() ?? {};
  const { output } = await runBlazon(['logout']);
  expect(output).toBe('Logged out.\n');
  expect(readProfile()).toBeUndefined();
  expect((await runBlazon(['projects', 'list'], { environment: { BLAZON_API_KEY: key } })).code).toBe(3);
  expect(await runBlazon(['events', 'list'])).toMatchObject({
    code: 3,
    errors: expect.stringContaining('You are not logged in.'),
  });
  const unreachable = await runBlazon(['logout', '--profile', 'shown'], {
    environment: { BLAZON_DASHBOARD_URL: 'https://127.0.0.1:1' },
  });
  expect(unreachable).toMatchObject({
    code: 0,
    errors: expect.stringContaining('End the login in the dashboard'),
  });
});
