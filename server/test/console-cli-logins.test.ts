import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleOperations } from '../http/console/app.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { ageSessions, enableSecondFactorFor, refusal } from './support/account-helpers.ts';
import { ageLogin, approveCode, beginLogin, exchangeCode, logInCommandLine } from './support/cli-login.ts';
import { expectStatus, openConsole, type SignedIn, type TestConsole } from './support/console.ts';
import { joinSuite, leaveSuite } from './support/suite.ts';

/** How the CLI logs in, what its token permits, and what revokes it. */
const suite = joinSuite();
let console: TestConsole;
let person: SignedIn;
let workspaceId: string;
beforeAll(async () => {
  console = await openConsole(suite.environment, { environment: { BLAZON_LOG_LEVEL: 'trace' } });
  ({ person, workspaceId } = await console.signUpWithWorkspace('pro'));
});
afterAll(async () => {
  await console.close();
  await leaveSuite(suite);
});

const keys = (of = workspaceId, environment = 'sandbox') => `/api/workspaces/${of}/${environment}/keys`;
const logIn = (who = person, where = workspaceId) => logInCommandLine(console.visitor(), who, where);
const look = (who: SignedIn, code: string) => who.post('/api/me/cli-codes/look', { user_code: code });

describe('logging in', () => {
  it('returns codes, waits for the person, and returns the token once', async () => {
    const bare = console.visitor();
    const started = await beginLogin(bare, 'ada-laptop');
    expect(started).toEqual({
      device_code: expect.stringMatching(/^[\w-]{43}$/),
      user_code: expect.stringMatching(/^[B-Z]{4}-[B-Z]{4}$/),
      verification_uri: `${console.origin}/device`,
      verification_uri_complete: `${console.origin}/device?code=${started.user_code}`,
      expires_in: 600,
      interval: 5,
    });
    expect(refusal(await exchangeCode(bare, started.device_code))).toEqual([400, 'authorization_pending']);
    expect(refusal(await exchangeCode(bare, started.device_code))).toEqual([400, 'slow_down']);

    const typed = started.user_code.replace('-', ' ').toLowerCase();
    expect((await look(person, typed)).body).toMatchObject({
      user_code: started.user_code,
      host_name: 'ada-laptop',
      ip_address: '127.0.0.1',
      is_same_network: true,
      login_days: 90,
    });
    expectStatus(await approveCode(person, typed, workspaceId), 204);
    expect(refusal(await approveCode(person, typed, workspaceId))).toEqual([410, 'device_code_over']);
    const [first, second] = await Promise.all([1, 2].map(() => exchangeCode(bare, started.device_code)));
    const won = [first, second].filter((reply) => reply?.status === 200);
    expect(won).toHaveLength(1);
    expect([first, second].find((reply) => reply?.status === 400)?.body.error.code).toBe('expired_token');
    const { token, expires_at: end, ...login } = won[0]?.body ?? {};
    expect(token).toMatch(/^bz_cli_[0-9A-Za-z]{36}$/);
    expect(Math.round((end - Date.now() / 1000) / 86_400)).toBe(90);
    expect(login).toMatchObject({
      person: { id: person.id, name: person.name, email: person.email },
      workspace: { id: workspaceId, name: 'Northwind', plan: 'pro' },
      role: 'owner',
      api_urls: { live: expect.stringMatching(/^https:/), sandbox: expect.stringMatching(/^https:/) },
    });

    const [stored] = await console.owner.unscoped<{ text: string }>({
      text: 'SELECT t::text AS text FROM people.cli_tokens t WHERE id = $1',
      values: [requireUuid('cliToken', login.id)],
    });
    expect(stored?.text).toContain('ada-laptop');
    for (const secret of [token, started.device_code]) {
      expect(stored?.text).not.toContain(secret);
      expect(console.process.output()).not.toContain(secret);
    }
    const audit = (await person.get(`/api/workspaces/${workspaceId}/audit?action=cli`)).body.data;
    expect(audit[0]).toMatchObject({ sentence: 'Ada Marsh logged in with the CLI on ada-laptop' });
  });

  it('tells the CLI if the person denied the login or did not respond', async () => {
    const bare = console.visitor();
    const denied = await beginLogin(bare);
    expectStatus(await person.post('/api/me/cli-codes/deny', { user_code: denied.user_code }), 204);
    expect(refusal(await exchangeCode(bare, denied.device_code))).toEqual([400, 'access_denied']);
    expect(refusal(await exchangeCode(bare, denied.device_code))).toEqual([400, 'expired_token']);

    const late = await beginLogin(bare);
    await console.owner.unscoped({
      text: 'UPDATE people.device_codes SET expires_at = now() WHERE user_code = $1',
      values: [late.user_code.replace('-', '')],
    });
    expect(refusal(await look(person, late.user_code))).toEqual([410, 'device_code_over']);
    expect(refusal(await approveCode(person, late.user_code, workspaceId))).toEqual([
      410,
      'device_code_over',
    ]);
    expect(refusal(await exchangeCode(bare, late.device_code))).toEqual([400, 'expired_token']);
    expect(refusal(await exchangeCode(bare, 'x'.repeat(43)))).toEqual([400, 'expired_token']);
    // Expired codes are erased when the next one is requested.
    await beginLogin(bare);
    const rows = await console.owner.unscoped({
      text: 'SELECT 1 FROM people.device_codes WHERE user_code = $1',
      values: [late.user_code.replace('-', '')],
    });
    expect(rows).toEqual([]);
  });

  it('requires a recent sign-in, a membership, and the second factor if the workspace requires one', async () => {
    const own = await console.signUpWithWorkspace('pro');
    const { user_code: code } = await beginLogin(console.visitor());
    await ageSessions(console.owner, own.person);
    const approve = () => approveCode(own.person, code, own.workspaceId);
    expect(refusal(await approve())).toEqual([403, 'recent_sign_in_needed']);
    expectStatus(await own.person.post('/api/me/confirm-sign-in', { password: own.person.password }), 204);
    expect(refusal(await approveCode(own.person, code, workspaceId))).toEqual([404, 'not_found']);
    await console.owner.unscoped({
      text: 'UPDATE workspaces SET second_factor_required = true WHERE id = $1',
      values: [requireUuid('workspace', own.workspaceId)],
    });
    expect(refusal(await approve())).toEqual([403, 'second_factor_required']);
    await enableSecondFactorFor(own.person);
    expectStatus(await approve(), 204);
  });

  it('requires an origin only with a cookie, and rejects form bodies', async () => {
    const bare = console.visitor();
    const call = { method: 'POST', path: '/api/cli/device-codes', body: { host_name: 'x' } };
    expectStatus(await bare.call({ ...call, headers: { origin: '' } }), 200);
    const form = await bare.call({ ...call, headers: { 'content-type': 'text/plain' } });
    expect(refusal(form)).toEqual([400, 'malformed_request']);
    for (const name of ['', 'x'.repeat(101), 'tab\there', 'é'])
      expect(refusal(await bare.post('/api/cli/device-codes', { host_name: name })), `for ${name}`).toEqual([
        400,
        'invalid_input',
      ]);
  });
});

/** This list is explicit, so that allowing another operation for the CLI requires a change here. */
const allowed = [
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

describe('a token', () => {
  it('permits only the listed operations, with or without a cookie', async () => {
    const line = await logIn();
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
      const code = (await line.call({ ...call, headers: { cookie, origin: console.origin } })).body?.error
        ?.code;
      if (code === 'not_for_cli') continue;
      expect(code, `at ${name}`).not.toBe('not_signed_in');
      opened.push(name);
    }
    expect(opened.sort()).toEqual(allowed.filter((name) => name !== allowed[0]));
    for (const path of ['/auth/sign-out', '/api/cli/device-codes', '/api/invitations/look'])
      expect(refusal(await line.call({ method: 'POST', path, body: {} }))).toEqual([403, 'not_for_cli']);
  });

  it('acts only for its person in its workspace, whatever cookie is sent', async () => {
    const line = await logIn();
    const other = await console.signUpWithWorkspace('pro');
    const cookie = [...other.person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const foreign = await line.call({ path: keys(other.workspaceId), headers: { cookie } });
    expect(refusal(foreign)).toEqual([404, 'not_found']);
    const second = (await person.post('/api/workspaces', { name: 'Another' })).body.id;
    expect(refusal(await line.call({ path: keys(second) }))).toEqual([404, 'not_found']);

    const made = await line.call({
      method: 'POST',
      path: keys(),
      body: { label: 'CI' },
      headers: { cookie },
    });
    expect(made.body).toMatchObject({ key: { created_by: { id: person.id } } });
    const { body } = await person.get(`/api/workspaces/${workspaceId}/audit?subject=${made.body.key.id}`);
    expect(body.data[0]).toMatchObject({
      actor: { id: person.id },
      sentence: expect.stringMatching(/^Ada Marsh created the key “CI” .*, using the CLI$/),
      details: { cli_token: line.id },
    });
    expect((await line.call({ path: `/api/workspaces/${workspaceId}/cli-login` })).body).toMatchObject({
      id: line.id,
      person: { id: person.id },
    });
  });

  it('does not weaken the protection of cookies', async () => {
    const call = { method: 'POST', path: keys(), body: { label: 'x' } };
    for (const origin of ['', 'null', 'https://evil.example'])
      expect(refusal(await person.call({ ...call, headers: { origin } }))).toEqual([403, 'foreign_origin']);
    const preflight = await person.call({
      method: 'OPTIONS',
      path: keys(),
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
    const member = await console.signUp();
    await console.addMember(workspaceId, member.id, 'viewer');
    const line = await logIn(member);
    const create = () => line.call({ method: 'POST', path: keys(workspaceId, 'live'), body: { label: 'x' } });
    expect(refusal(await create())).toEqual([403, 'role_not_allowed']);
    await console.addMember(workspaceId, member.id, 'developer');
    expectStatus(await create(), 200);
  });

  it('rotates the webhook secret while the login is recent', async () => {
    const line = await logIn();
    const rotate = () =>
      line.call({
        method: 'POST',
        path: `/api/workspaces/${workspaceId}/webhooks/secret/rotate`,
        body: { overlap_hours: 0 },
      });
    expect((await rotate()).body.secret).toMatch(/^whsec_/);
    await ageLogin(console.owner, line);
    expect(refusal(await rotate())).toEqual([403, 'recent_sign_in_needed']);
  });
});

describe('a token ends', () => {
  type Line = Awaited<ReturnType<typeof logIn>>;
  const isOpen = async (line: Line, of = workspaceId): Promise<boolean> => {
    const reply = await line.call({ path: keys(of) });
    if (reply.status === 200) return true;
    expect(refusal(reply)).toEqual([401, 'not_signed_in']);
    return false;
  };

  it('when its owner ends it in the account or logs out on the command line', async () => {
    const own = await console.signUpWithWorkspace('pro');
    const [one, two] = [await logIn(own.person, own.workspaceId), await logIn(own.person, own.workspaceId)];
    expect(await isOpen(one, own.workspaceId)).toBe(true);
    const listed = (await own.person.get('/api/me/cli-logins')).body.data;
    expect(listed).toMatchObject([
      { id: two.id, host_name: 'ada-laptop', workspace: { name: 'Northwind' }, last_used_at: null },
      { id: one.id, ip_address: '127.0.0.1', last_used_at: expect.any(Number) },
    ]);
    const end = `/api/me/cli-logins/${one.id}`;
    expect(refusal(await person.call({ method: 'DELETE', path: end }))).toEqual([404, 'not_found']);
    expectStatus(await own.person.call({ method: 'DELETE', path: end }), 204);
    expect(await isOpen(one, own.workspaceId)).toBe(false);
    const out = { method: 'DELETE', path: `/api/workspaces/${own.workspaceId}/cli-login` };
    expectStatus(await two.call(out), 204);
    expect(await isOpen(two, own.workspaceId)).toBe(false);
    const audit = (await own.person.get(`/api/workspaces/${own.workspaceId}/audit?action=cli.logout`)).body;
    expect(audit.data).toHaveLength(2);
  });

  it('with the membership, and does not return with it', async () => {
    const member = await console.signUp();
    await console.addMember(workspaceId, member.id, 'developer');
    const line = await logIn(member);
    const started = await beginLogin(console.visitor());
    expectStatus(await approveCode(member, started.user_code, workspaceId), 204);
    const path = `/api/workspaces/${workspaceId}/members/${member.id}`;
    expectStatus(await person.call({ method: 'DELETE', path }), 204);
    expect(await isOpen(line)).toBe(false);
    // The login was confirmed before the membership ended.
    expect(refusal(await exchangeCode(console.visitor(), started.device_code))).toEqual([
      400,
      'access_denied',
    ]);
    await console.addMember(workspaceId, member.id, 'developer');
    expect(await isOpen(line)).toBe(false);
  });

  it('when the workspace or the account is deleted', async () => {
    const own = await console.signUpWithWorkspace('pro');
    const line = await logIn(own.person, own.workspaceId);
    const deletion = await own.person.call({
      method: 'POST',
      path: `/api/workspaces/${own.workspaceId}/delete`,
      body: { confirm: 'Northwind' },
    });
    expectStatus(deletion, 204);
    expect(await isOpen(line, own.workspaceId)).toBe(false);

    const member = await console.signUp();
    await console.addMember(workspaceId, member.id, 'viewer');
    const other = await logIn(member);
    expectStatus(await member.post('/api/me/delete', { confirm: member.email }), 204);
    expect(await isOpen(other)).toBe(false);
  });

  it('when the password changes, or when all other sessions are signed out', async () => {
    const own = await console.signUpWithWorkspace('pro');
    const line = await logIn(own.person, own.workspaceId);
    const newPassword = 'another horse battery';
    expectStatus(
      await own.person.post('/auth/change-password', { currentPassword: own.person.password, newPassword }),
      200,
    );
    expect(await isOpen(line, own.workspaceId)).toBe(false);
    const again = await logIn(own.person, own.workspaceId);
    expectStatus(await own.person.post('/api/me/sessions/end-others'), 204);
    expect(await isOpen(again, own.workspaceId)).toBe(false);
  });

  it('after 90 days', async () => {
    const line = await logIn();
    await console.owner.unscoped({
      text: 'UPDATE people.cli_tokens SET expires_at = now() WHERE id = $1',
      values: [requireUuid('cliToken', line.id)],
    });
    expect(await isOpen(line)).toBe(false);
  });

  it('temporarily, while the workspace requires a second factor that the person lacks', async () => {
    const own = await console.signUpWithWorkspace('pro');
    const line = await logIn(own.person, own.workspaceId);
    await console.owner.unscoped({
      text: 'UPDATE workspaces SET second_factor_required = true WHERE id = $1',
      values: [requireUuid('workspace', own.workspaceId)],
    });
    expect(refusal(await line.call({ path: keys(own.workspaceId) }))).toEqual([
      403,
      'second_factor_required',
    ]);
    await enableSecondFactorFor(own.person);
    expect(await isOpen(line, own.workspaceId)).toBe(true);
  });

  it('when there are twenty newer tokens', async () => {
    const own = await console.signUpWithWorkspace('pro');
    const first = await logIn(own.person, own.workspaceId);
    const [row] = await console.owner.unscoped<{ id: string }>({
      text: `INSERT INTO people.cli_tokens (id, person_id, workspace_id, token_hash, host_name, ip_address, created_at, expires_at)
             SELECT ('ffffffff-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, $2, sha256(('t' || n)::bytea), 'x', '',
               now(), now() + interval '1 day'
             FROM generate_series(1, 19) n RETURNING id`,
      values: [requireUuid('person', own.person.id), requireUuid('workspace', own.workspaceId)],
    });
    expect(row).toBeDefined();
    expect(await isOpen(first, own.workspaceId)).toBe(true);
    const newest = await logIn(own.person, own.workspaceId);
    expect((await own.person.get('/api/me/cli-logins')).body.data).toHaveLength(20);
    expect([await isOpen(first, own.workspaceId), await isOpen(newest, own.workspaceId)]).toEqual([
      false,
      true,
    ]);
  });
});
