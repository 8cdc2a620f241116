import { userInfo } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../integrations/clock.ts';
import { isWellFormedApiKey } from '../domain/api-key.ts';
import { runAdmin } from './support/admin.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

let suite: Suite;
let id: string;

beforeAll(async () => {
  suite = joinSuite();
  id = (await runForJson('workspace', 'create', '--name', ' Harbour ', '--plan', 'agency'))['id'];
});
afterAll(() => leaveSuite(suite));

const runSuiteAdmin = (...parameters: string[]) => runAdmin(suite.environment, ...parameters);

/** Runs with --json and parses the single line of output. */
// oxlint-disable-next-line typescript/no-explicit-any
async function runForJson(...parameters: string[]): Promise<any> {
  const run = await runSuiteAdmin(...parameters, '--json');
  expect(run).toMatchObject({ code: 0, error: '' });
  expect(run.output.trimEnd().split('\n')).toHaveLength(1);
  return JSON.parse(run.output);
}

/** Runs without --json and returns the human-readable lines. */
async function runForText(...parameters: string[]): Promise<string> {
  const run = await runSuiteAdmin(...parameters);
  expect(run).toMatchObject({ code: 0, error: '' });
  return run.output;
}

/** Returns the status with which each of the two API processes responds to the key. */
const readStatuses = (key: string): Promise<number[]> =>
  Promise.all(suite.clients.map(async (client) => (await client.call({ path: '/v1/projects', key })).status));

describe('the admin CLI', () => {
  let keyId: string;
  let secret: string;

  test('creates and shows a workspace', async () => {
    expect(await runForJson('workspace', 'show', id)).toMatchObject({
      id,
      name: 'Harbour',
      plan: 'agency',
      suspendedUntil: null,
    });
    expect(await runForText('workspace', 'show', id)).toMatch(
      new RegExp(`id +${id}\\nname +Harbour\\nplan +agency\\ncreated +.+Z\\nsuspended +no\\n`),
    );
    expect(await runForText('workspace', 'create', '--name', 'b')).toMatch(/^ws_\w+ {2}b {2}pro\n$/);
  });

  test('creates a key that works at once on every API process', async () => {
    const made = await runForJson('key', 'create', id, '--environment', 'live', '--label', 'web');
    ({ id: keyId, secret } = made);
    expect(made).toMatchObject({ environment: 'live', label: 'web' });
    expect(isWellFormedApiKey(secret)).toBe(true);
    expect(await readStatuses(secret)).toEqual([200, 200]);
  });

  test('shows the secret of a key when it creates the key, and later only its last four characters', async () => {
    expect(await runForText('key', 'create', id, '--environment', 'sandbox', '--label', 'trial')).toMatch(
      /sk_test_bz_\w{36}\n/,
    );
    const keys = await runForJson('key', 'list', id);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toMatchObject({ id: keyId, lastFour: secret.slice(-4), label: 'web', revokedAt: null });
    const shown = await runForText('key', 'list', id);
    expect(shown).toContain(`…${secret.slice(-4)}`);
    for (const output of [JSON.stringify(keys), shown, await runForText('audit', id)])
      expect(output).not.toContain(secret.slice(11, -4));
  });

  test('suspends a workspace and lifts the suspension, both with effect from the next request', async () => {
    const suspended = await runForJson('workspace', 'suspend', id, '--minutes', '5');
    expect(Date.parse(suspended.suspendedUntil) - Date.now()).toBeGreaterThan(4 * 60_000);
    expect(await readStatuses(secret)).toEqual([403, 403]);
    expect(await runForText('workspace', 'show', id)).toMatch(/suspended +until .+Z/);
    expect(await runForText('workspace', 'suspend', id, '--lift')).toBe(`${id} is no longer suspended\n`);
    expect(await readStatuses(secret)).toEqual([200, 200]);
  });

  test('applies a new plan from the next request; on Free, keys do not work and cannot be created', async () => {
    expect(await runForText('workspace', 'plan', id, 'free')).toBe(`${id} moved from agency to free\n`);
    expect(await readStatuses(secret)).toEqual([403, 403]);
    const refused = await runSuiteAdmin('key', 'create', id, '--environment', 'live', '--label', 'x');
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.error).toMatch(/^admin: .*Free.*pro or agency\n$/);
    expect(await runForJson('workspace', 'plan', id, 'pro')).toMatchObject({ id, plan: 'pro' });
    expect(await readStatuses(secret)).toEqual([200, 200]);
  });

  test('revokes a key at once, and refuses to revoke it again', async () => {
    expect(await runForText('key', 'revoke', id, keyId)).toBe(`${keyId} is revoked\n`);
    expect(await readStatuses(secret)).toEqual([401, 401]);
    expect(await runForText('key', 'list', id)).toMatch(new RegExp(`${keyId}.*revoked `));
    const again = await runSuiteAdmin('key', 'revoke', id, keyId, '--json');
    expect(again).toMatchObject({ code: 1, output: '', error: `admin: ${id} has no active key ${keyId}\n` });
  });

  test('writes every change to the audit log, with the operator as author', async () => {
    const entries = await runForJson('audit', id);
    const actions = entries.map((entry: { action: string }) => entry.action);
    expect(actions.reverse()).toEqual([
      'workspace.create',
      'api_key.create',
      'api_key.create',
      'workspace.suspend',
      'workspace.resume',
      'workspace.plan',
      'workspace.plan',
      'api_key.revoke',
    ]);
    for (const entry of entries) expect(entry.actor).toBe(`operator:${userInfo().username}`);
    expect(entries[1]).toMatchObject({ subject: id, details: { from: 'free', to: 'pro' } });
    expect(entries[0]).toMatchObject({ subject: keyId, environment: null, requestId: null });
    const shown = await runForText('audit', id, '--count', '2');
    expect(shown.trimEnd().split('\n')).toHaveLength(3);
    expect(shown).toMatch(/api_key\.revoke +key_/);
  });
});

describe('the admin CLI prints an error and exits with 1 when it', () => {
  const unknown = systemClock().newId('workspace');

  test.each([
    [['workspace', 'show', unknown], `admin: there is no workspace ${unknown}`],
    [['workspace', 'show', 'nonsense'], 'admin: there is no workspace nonsense'],
    [['workspace', 'plan', unknown, 'pro'], `admin: there is no workspace ${unknown}`],
    [['key', 'list', unknown], `admin: there is no workspace ${unknown}`],
    [['audit', unknown], `admin: there is no workspace ${unknown}`],
    [['workspace', 'create', '--name', ' '], 'admin: --name must have 1 to 255 characters'],
    [['workspace', 'create', '--name', 'n'.repeat(256)], 'admin: --name must have 1 to 255 characters'],
    [['workspace', 'create'], "error: required option '--name <name>' not specified"],
    [['workspace', 'create', '--name', 'a', '--plan', 'gold'], 'Allowed choices are free, pro, agency.'],
    [['workspace', 'remove'], "error: unknown command 'remove'"],
  ])('rejects %j', async (parameters, message) => {
    const run = await runSuiteAdmin(...parameters);
    expect(run).toMatchObject({ code: 1, output: '' });
    expect(run.error).toContain(message);
    expect(run.error.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
  });

  test.each([
    [['workspace', 'suspend', '--minutes', '0'], 'admin: --minutes must be a whole number from 1 to 525600'],
    [
      ['workspace', 'suspend', '--minutes', '1.5'],
      'admin: --minutes must be a whole number from 1 to 525600',
    ],
    [['audit', '--count', '1001'], 'admin: --count must be a whole number from 1 to 1000'],
    [['key', 'revoke', 'key_x'], 'admin: key_x is not a key id (key_…)'],
    [
      ['key', 'create', '--environment', 'live', '--label', ''],
      'admin: --label must have 1 to 255 characters',
    ],
    [['key', 'create', '--environment', 'test', '--label', 'x'], 'Allowed choices are live, sandbox.'],
  ])('rejects, for an existing workspace, %j', async ([command = '', ...rest], message) => {
    const words =
      command === 'audit' ? [command, id, ...rest] : [command, rest[0] ?? '', id, ...rest.slice(1)];
    const run = await runSuiteAdmin(...words);
    expect(run).toMatchObject({ code: 1, output: '' });
    expect(run.error).toContain(message);
  });

  test('reports an unreachable database or invalid settings', async () => {
    const databaseDown = {
      ...suite.environment,
      BLAZON_OWNER_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    };
    const unreachable = await runAdmin(databaseDown, 'workspace', 'show', id);
    expect(unreachable.code).toBe(1);
    expect(unreachable.error).toMatch(/^admin: .*ECONNREFUSED.*\n$/);
    const unset = await runAdmin({}, 'workspace', 'show', id);
    expect(unset.code).toBe(1);
    expect(unset.error).toMatch(/^admin: The configuration is invalid:\n(?: {2}BLAZON_.*\n)+/);
    expect(unset.error).not.toContain(' at ');
  });
});
