import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleOperations } from '../http/console/app.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { ageSessions, enableSecondFactorFor, readRefusal } from './support/account-helpers.ts';
import { ageLogin, approveCode, beginLogin, exchangeCode, logInCommandLine } from './support/cli-login.ts';
import { expectStatus, openConsole, type SignedInPerson, type TestConsole } from './support/console.ts';
import { joinSuite, leaveSuite } from './support/suite.ts';

/** How the CLI logs in, what its token permits, and what revokes it. */
const suite = joinSuite();
let testConsole: TestConsole;
let person: SignedInPerson;
let workspaceId: string;
beforeAll(async () => {
  testConsole = await openConsole(suite.environment, { environment: { BLAZON_LOG_LEVEL: 'trace' } });
  ({ person, workspaceId } = await testConsole.signUpWithWorkspace('pro'));
});
afterAll(async () => {
  await testConsole.close();
  await leaveSuite(suite);
});

const keysPath = (of = workspaceId, environment = 'sandbox') => `/api/workspaces/${of}/${environment}/keys`;
const logIn = (who = person, where = workspaceId) => logInCommandLine(testConsole.visitor(), who, where);
const lookUpCode = (who: SignedInPerson, code: string) =>
  who.post('/api/me/cli-codes/look', { user_code: code });

describe('a CLI login', () => {
  it('returns codes, waits until the person approves, and returns the token once', async () => {
    const anonymous = testConsole.visitor();
    const started = await beginLogin(anonymous, 'ada-laptop');
    expect(started).toEqual({
      device_code: expect.stringMatching(/^[\w-]{43}$/),
      user_code: expect.stringMatching(/^[B-Z]{4}-[B-Z]{4}$/),
      verification_uri: `${testConsole.origin}/device`,
      verification_uri_complete: `${testConsole.origin}/device?code=${started.user_code}`,
      expires_in: 600,
      interval: 5,
    });
    expect(readRefusal(await exchangeCode(anonymous, started.device_code))).toEqual([
      400,
      'authorization_pending',
    ]);
    expect(readRefusal(await exchangeCode(anonymous, started.device_code))).toEqual([400, 'slow_down']);

    const typed = started.user_code.replace('-', ' ').toLowerCase();
    expect((await lookUpCode(person, typed)).body).toMatchObject({
      user_code: started.user_code,
      host_name: 'ada-laptop',
      ip_address: '127.0.0.1',
      is_same_network: true,
      login_days: 90,
    });
    expectStatus(await approveCode(person, typed, workspaceId), 204);
    expect(readRefusal(await approveCode(person, typed, workspaceId))).toEqual([410, 'device_code_over']);
    const [first, second] = await Promise.all([1, 2].map(() => exchangeCode(anonymous, started.device_code)));
    const successes = [first, second].filter((reply) => reply?.status === 200);
    expect(successes).toHaveLength(1);
    expect([first, second].find((reply) => reply?.status === 400)?.body.error.code).toBe('expired_token');
    const { token, expires_at: endPath, ...login } = successes[0]?.body ?? {};
    expect(token).toMatch(/^bz_cli_[0-9A-Za-z]{36}$/);
    expect(Math.round((endPath - Date.now() / 1000) / 86_400)).toBe(90);
    expect(login).toMatchObject({
      person: { id: person.id, name: person.name, email: person.email },
      workspace: { id: workspaceId, name: 'Northwind', plan: 'pro' },
      role: 'owner',
      api_urls: { live: expect.stringMatching(/^https:/), sandbox: expect.stringMatching(/^https:/) },
    });

    const [stored] = await testConsole.owner.unscoped<{ text: string }>({
      text: 'SELECT t::text AS text FROM people.cli_tokens t WHERE id = $1',
      values: [requireUuid('cliToken', login.id)],
    });
    expect(stored?.text).toContain('ada-laptop');
    for (const secret of [token, started.device_code]) {
      expect(stored?.text).not.toContain(secret);
      expect(testConsole.process.output()).not.toContain(secret);
    }
    const audit = (await person.get(`/api/workspaces/${workspaceId}/audit?action=cli`)).body.data;
    expect(audit[0]).toMatchObject({ sentence: 'Ada Marsh logged in with the CLI on ada-laptop' });
  });

  it('fails if the person denies it or does not respond in time', async () => {
    const anonymous = testConsole.visitor();
    const denied = await beginLogin(anonymous);
    expectStatus(await person.post('/api/me/cli-codes/deny', { user_code: denied.user_code }), 204);
    expect(readRefusal(await exchangeCode(anonymous, denied.device_code))).toEqual([400, 'access_denied']);
    expect(readRefusal(await exchangeCode(anonymous, denied.device_code))).toEqual([400, 'expired_token']);

    const late = await beginLogin(anonymous);
    await testConsole.owner.unscoped({
      text: 'UPDATE people.device_codes SET expires_at = now() WHERE user_code = $1',
      values: [late.user_code.replace('-', '')],
    });
    expect(readRefusal(await lookUpCode(person, late.user_code))).toEqual([410, 'device_code_over']);
    expect(readRefusal(await approveCode(person, late.user_code, workspaceId))).toEqual([
      410,
      'device_code_over',
    ]);
    expect(readRefusal(await exchangeCode(anonymous, late.device_code))).toEqual([400, 'expired_token']);
    expect(readRefusal(await exchangeCode(anonymous, 'x'.repeat(43)))).toEqual([400, 'expired_token']);
    // Expired codes are erased when the next one is requested.
    await beginLogin(anonymous);
    const rows = await testConsole.owner.unscoped({
      text: 'SELECT 1 FROM people.device_codes WHERE user_code = $1',
      values: [late.user_code.replace('-', '')],
    });
    expect(rows).toEqual([]);
  });

  it('can be approved only by a member with a recent sign-in, and with a second factor if the workspace requires it', async () => {
    const own = await testConsole.signUpWithWorkspace('pro');
    const { user_code: code } = await beginLogin(testConsole.visitor());
    await ageSessions(testConsole.owner, own.person);
    const approve = () => approveCode(own.person, code, own.workspaceId);
    expect(readRefusal(await approve())).toEqual([403, 'recent_sign_in_needed']);
    expectStatus(await own.person.post('/api/me/confirm-sign-in', { password: own.person.password }), 204);
    expect(readRefusal(await approveCode(own.person, code, workspaceId))).toEqual([404, 'not_found']);
    await testConsole.owner.unscoped({
      text: 'UPDATE workspaces SET second_factor_required = true WHERE id = $1',
      values: [requireUuid('workspace', own.workspaceId)],
    });
    expect(readRefusal(await approve())).toEqual([403, 'second_factor_required']);
    await enableSecondFactorFor(own.person);
    expectStatus(await approve(), 204);
  });

  it('needs no Origin header without a cookie, and rejects other content types and invalid host names', async () => {
    const anonymous = testConsole.visitor();
    const call = { method: 'POST', path: '/api/cli/device-codes', body: { host_name: 'x' } };
    expectStatus(await anonymous.call({ ...call, headers: { origin: '' } }), 200);
    const form = await anonymous.call({ ...call, headers: { 'content-type': 'text/plain' } });
    expect(readRefusal(form)).toEqual([400, 'malformed_request']);
    for (const name of ['', 'x'.repeat(101), 'tab\there', 'é'])
      expect(
        readRefusal(await anonymous.post('/api/cli/device-codes', { host_name: name })),
        `for ${name}`,
      ).toEqual([400, 'invalid_input']);
  });
});

/** The operations that a CLI may call. Listed here so that allowing another one requires a change of this test. */
const allowedOperations = [
  'DELETE /api/workspaces/{workspace_id}/cli-login',
  'DELETE /api/workspaces/{workspace_id}/{environment}/webhooks/endpoints/{endpoint_id}',
  'GET /api/workspaces/{workspace_id}/cli-login',
  'GET /api/workspaces/{workspace_id}/webhooks/secret',
  'GET /api/workspaces/{workspace_id}/{environment}/keys',
  'GET /api/workspaces/{workspace_id}/{environment}/requests',
  'GET /api/workspaces/{workspace_id}/{environment}/requests/{request_id}',
  'GET /api/workspaces/{workspace_id}/{environment}/webhooks/endpoints',
  'GET /api/workspaces/{workspace_id}/{environment}/webhooks/events',
  'GET /api/workspaces/{workspace_id}/{environment}/webhooks/events/{event_id}',
  'GET /api/workspaces/{workspace_id}/{environment}/webhooks/recovery',
  'PATCH /api/workspaces/{workspace_id}/{environment}/webhooks/endpoints/{endpoint_id}',
  'POST /api/workspaces/{workspace_id}/webhooks/secret/rotate',
  'POST /api/workspaces/{workspace_id}/{environment}/keys',
  'POST /api/workspaces/{workspace_id}/{environment}/keys/{key_id}/revoke',
  'POST /api/workspaces/{workspace_id}/{environment}/webhooks/endpoints',
  'POST /api/workspaces/{workspace_id}/{environment}/webhooks/endpoints/{endpoint_id}/default',
  'POST /api/workspaces/{workspace_id}/{environment}/webhooks/endpoints/{endpoint_id}/test',
  'POST /api/workspaces/{workspace_id}/{environment}/webhooks/events/{event_id}/resend',
  'POST /api/workspaces/{workspace_id}/{environment}/webhooks/recovery',
];

describe('a CLI token', () => {
  it('permits only the listed operations, even if a session cookie is sent too', async () => {
    const cli = await logIn();
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const opened: string[] = [];
    for (const { operation } of consoleOperations) {
      const name = `${operation.method} ${operation.path}`;
      if (name.startsWith('DELETE') && name.endsWith('/cli-login')) continue;
      const path = operation.path
        .replace('{workspace_id}', workspaceId)
        .replace('{environment}', 'sandbox')
        .replaceAll(/\{\w+\}/g, 'unknown');
      const call = { method: operation.method, path, ...(operation.method !== 'GET' && { body: {} }) };
      const code = (await cli.call({ ...call, headers: { cookie, origin: testConsole.origin } })).body?.error
        ?.code;
      if (code === 'not_for_cli') continue;
      expect(code, `at ${name}`).not.toBe('not_signed_in');
      opened.push(name);
    }
    expect(opened.sort()).toEqual(allowedOperations.filter((name) => name !== allowedOperations[0]));
    for (const path of ['/auth/sign-out', '/api/cli/device-codes', '/api/invitations/look'])
      expect(readRefusal(await cli.call({ method: 'POST', path, body: {} }))).toEqual([403, 'not_for_cli']);
  });

  it("acts only for its person in its workspace, even with another person's cookie", async () => {
    const cli = await logIn();
    const other = await testConsole.signUpWithWorkspace('pro');
    const cookie = [...other.person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const foreign = await cli.call({ path: keysPath(other.workspaceId), headers: { cookie } });
    expect(readRefusal(foreign)).toEqual([404, 'not_found']);
    const second = (await person.post('/api/workspaces', { name: 'Another' })).body.id;
    expect(readRefusal(await cli.call({ path: keysPath(second) }))).toEqual([404, 'not_found']);

    const made = await cli.call({
      method: 'POST',
      path: keysPath(),
      body: { label: 'CI' },
      headers: { cookie },
    });
    expect(made.body).toMatchObject({ key: { created_by: { id: person.id } } });
    const { body } = await person.get(`/api/workspaces/${workspaceId}/audit?subject=${made.body.key.id}`);
    expect(body.data[0]).toMatchObject({
      actor: { id: person.id },
      sentence: expect.stringMatching(/^Ada Marsh created the key “CI” .*, using the CLI$/),
      details: { cli_token: cli.id },
    });
    expect((await cli.call({ path: `/api/workspaces/${workspaceId}/cli-login` })).body).toMatchObject({
      id: cli.id,
      person: { id: person.id },
    });
  });

  it('does not weaken the origin check for requests with a cookie', async () => {
    const call = { method: 'POST', path: keysPath(), body: { label: 'x' } };
    for (const origin of ['', 'null', 'https://evil.example'])
      expect(readRefusal(await person.call({ ...call, headers: { origin } }))).toEqual([
        403,
        'foreign_origin',
      ]);
    const preflight = await person.call({
      method: 'OPTIONS',
      path: keysPath(),
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(preflight.status).toBe(403);
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('has the current role of its person', async () => {
    const member = await testConsole.signUp();
    await testConsole.addMember(workspaceId, member.id, 'viewer');
    const cli = await logIn(member);
    const create = () =>
      cli.call({ method: 'POST', path: keysPath(workspaceId, 'live'), body: { label: 'x' } });
    expect(readRefusal(await create())).toEqual([403, 'role_not_allowed']);
    await testConsole.addMember(workspaceId, member.id, 'developer');
    expectStatus(await create(), 200);
  });

  it('can rotate the webhook secret only while the login is recent', async () => {
    const cli = await logIn();
    const rotate = () =>
      cli.call({
        method: 'POST',
        path: `/api/workspaces/${workspaceId}/webhooks/secret/rotate`,
        body: { overlap_hours: 0 },
      });
    expect((await rotate()).body.secret).toMatch(/^whsec_/);
    await ageLogin(testConsole.owner, cli);
    expect(readRefusal(await rotate())).toEqual([403, 'recent_sign_in_needed']);
  });
});

describe('a CLI token stops working', () => {
  type Cli = Awaited<ReturnType<typeof logIn>>;
  const isAccepted = async (cli: Cli, of = workspaceId): Promise<boolean> => {
    const reply = await cli.call({ path: keysPath(of) });
    if (reply.status === 200) return true;
    expect(readRefusal(reply)).toEqual([401, 'not_signed_in']);
    return false;
  };

  it('when its person ends it in their account or logs out with the CLI', async () => {
    const own = await testConsole.signUpWithWorkspace('pro');
    const [one, two] = [await logIn(own.person, own.workspaceId), await logIn(own.person, own.workspaceId)];
    expect(await isAccepted(one, own.workspaceId)).toBe(true);
    const listed = (await own.person.get('/api/me/cli-logins')).body.data;
    expect(listed).toMatchObject([
      { id: two.id, host_name: 'ada-laptop', workspace: { name: 'Northwind' }, last_used_at: null },
      { id: one.id, ip_address: '127.0.0.1', last_used_at: expect.any(Number) },
    ]);
    const endPath = `/api/me/cli-logins/${one.id}`;
    expect(readRefusal(await person.call({ method: 'DELETE', path: endPath }))).toEqual([404, 'not_found']);
    expectStatus(await own.person.call({ method: 'DELETE', path: endPath }), 204);
    expect(await isAccepted(one, own.workspaceId)).toBe(false);
    const out = { method: 'DELETE', path: `/api/workspaces/${own.workspaceId}/cli-login` };
    expectStatus(await two.call(out), 204);
    expect(await isAccepted(two, own.workspaceId)).toBe(false);
    const audit = (await own.person.get(`/api/workspaces/${own.workspaceId}/audit?action=cli.logout`)).body;
    expect(audit.data).toHaveLength(2);
  });

  it("when the person's membership ends, and stays invalid if the membership returns", async () => {
    const member = await testConsole.signUp();
    await testConsole.addMember(workspaceId, member.id, 'developer');
    const cli = await logIn(member);
    const started = await beginLogin(testConsole.visitor());
    expectStatus(await approveCode(member, started.user_code, workspaceId), 204);
    const path = `/api/workspaces/${workspaceId}/members/${member.id}`;
    expectStatus(await person.call({ method: 'DELETE', path }), 204);
    expect(await isAccepted(cli)).toBe(false);
    // This login was approved before the membership ended, but its token was not fetched.
    expect(readRefusal(await exchangeCode(testConsole.visitor(), started.device_code))).toEqual([
      400,
      'access_denied',
    ]);
    await testConsole.addMember(workspaceId, member.id, 'developer');
    expect(await isAccepted(cli)).toBe(false);
  });

  it('when the workspace or the account is deleted', async () => {
    const own = await testConsole.signUpWithWorkspace('pro');
    const cli = await logIn(own.person, own.workspaceId);
    const deletion = await own.person.call({
      method: 'POST',
      path: `/api/workspaces/${own.workspaceId}/delete`,
      body: { confirm: 'Northwind' },
    });
    expectStatus(deletion, 204);
    expect(await isAccepted(cli, own.workspaceId)).toBe(false);

    const member = await testConsole.signUp();
    await testConsole.addMember(workspaceId, member.id, 'viewer');
    const other = await logIn(member);
    expectStatus(await member.post('/api/me/delete', { confirm: member.email }), 204);
    expect(await isAccepted(other)).toBe(false);
  });

  it('when the password changes, or when all other sessions are signed out', async () => {
    const own = await testConsole.signUpWithWorkspace('pro');
    const cli = await logIn(own.person, own.workspaceId);
    const newPassword = 'another horse battery';
    expectStatus(
      await own.person.post('/auth/change-password', { currentPassword: own.person.password, newPassword }),
      200,
    );
    expect(await isAccepted(cli, own.workspaceId)).toBe(false);
    const again = await logIn(own.person, own.workspaceId);
    expectStatus(await own.person.post('/api/me/sessions/end-others'), 204);
    expect(await isAccepted(again, own.workspaceId)).toBe(false);
  });

  it('after 90 days', async () => {
    const cli = await logIn();
    await testConsole.owner.unscoped({
      text: 'UPDATE people.cli_tokens SET expires_at = now() WHERE id = $1',
      values: [requireUuid('cliToken', cli.id)],
    });
    expect(await isAccepted(cli)).toBe(false);
  });

  it('while the workspace requires a second factor that the person lacks', async () => {
    const own = await testConsole.signUpWithWorkspace('pro');
    const cli = await logIn(own.person, own.workspaceId);
    await testConsole.owner.unscoped({
      text: 'UPDATE workspaces SET second_factor_required = true WHERE id = $1',
      values: [requireUuid('workspace', own.workspaceId)],
    });
    expect(readRefusal(await cli.call({ path: keysPath(own.workspaceId) }))).toEqual([
      403,
      'second_factor_required',
    ]);
    await enableSecondFactorFor(own.person);
    expect(await isAccepted(cli, own.workspaceId)).toBe(true);
  });

  it('when there are twenty newer tokens', async () => {
    const own = await testConsole.signUpWithWorkspace('pro');
    const first = await logIn(own.person, own.workspaceId);
    const [row] = await testConsole.owner.unscoped<{ id: string }>({
      text: `INSERT INTO people.cli_tokens (id, person_id, workspace_id, token_hash, host_name, ip_address, created_at, expires_at)
             SELECT ('ffffffff-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, $2, sha256(('t' || n)::bytea), 'x', '',
               now(), now() + interval '1 day'
             FROM generate_series(1, 19) n RETURNING id`,
      values: [requireUuid('person', own.person.id), requireUuid('workspace', own.workspaceId)],
    });
    expect(row).toBeDefined();
    expect(await isAccepted(first, own.workspaceId)).toBe(true);
    const newest = await logIn(own.person, own.workspaceId);
    expect((await own.person.get('/api/me/cli-logins')).body.data).toHaveLength(20);
    expect([await isAccepted(first, own.workspaceId), await isAccepted(newest, own.workspaceId)]).toEqual([
      false,
      true,
    ]);
  });
});
