import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireUuid } from '../store/require-uuid.ts';
import { type ConsoleReply, openConsole, type TestConsole } from './support/console.ts';
import { type Mailbox, openMailbox, findToken } from './support/mailbox.ts';
import { openAppDatabase } from './support/stage.ts';
import { joinSuite, leaveSuite } from './support/suite.ts';
import { totpCode } from './support/totp.ts';
import { createWorkspace } from './support/workspaces.ts';

const suite = joinSuite();
const sessionCookie = '__Host-blazon.session_token';
let mailbox: Mailbox;
let testConsole: TestConsole;
beforeAll(async () => {
  mailbox = await openMailbox();
  testConsole = await openConsole(suite.environment, {
    environment: {
      BLAZON_MAIL_URL: mailbox.url,
      BLAZON_MAIL_FROM: 'Blazon <hello@blazon.example>',
      // Even at the most verbose log level, no secret may appear.
      BLAZON_LOG_LEVEL: 'trace',
    },
  });
});
afterAll(async () => {
  await testConsole.close();
  await mailbox.close();
  await leaveSuite(suite);
});

const codeOf = (reply: ConsoleReply): string => reply.body?.error?.code ?? '';

describe('the API and the console', () => {
  it('are separate: the API does not accept a session', async () => {
    const { person } = await testConsole.signUpWithWorkspace('pro');
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, origin: testConsole.origin };
    const [client] = suite.clients;
    for (const environment of ['live', 'sandbox'] as const) {
      const reply = await client.call({ path: '/v1/projects', environment, headers });
      expect([reply.status, reply.body.error.code]).toEqual([401, 'missing_api_key']);
    }
  });

  it('are separate: the console does not accept an API key, even together with a session', async () => {
    const { keys } = await createWorkspace(suite.owner, 'pro');
    const person = await testConsole.signUp();
    for (const visitor of [testConsole.visitor(), person]) {
      for (const key of Object.values(keys)) {
        const reply = await visitor.call({ path: '/api/me', headers: { authorization: `Bearer ${key}` } });
        expect([reply.status, codeOf(reply)]).toEqual([401, 'not_signed_in']);
      }
    }
  });

  it('are separate: the database role of the API cannot read the tables of people', async () => {
    const app = openAppDatabase(suite.environment, 1);
    for (const table of ['people.persons', 'people.sessions', 'people.accounts', 'members', 'invitations'])
      await expect(app.unscoped({ text: `SELECT 1 FROM ${table}` }), `at ${table}`).rejects.toThrow(
        /permission denied/,
      );
    await app.close();
  });
});

describe('requests from other sites', () => {
  const foreign = [
    'https://evil.example',
    'null',
    'https://console.blazon.localhost',
    'https://api.blazon.localhost',
  ];

  it.each(foreign)('cannot change anything with the origin %s', async (origin) => {
    const { person, workspaceId } = await testConsole.signUpWithWorkspace();
    const path = `/api/workspaces/${workspaceId}`;
    for (const [method, to, body] of [
      ['PATCH', path, { name: 'Taken' }],
      ['POST', `${path}/leave`, {}],
      ['DELETE', `${path}/members/${person.id}`, {}],
      ['POST', '/auth/sign-out', {}],
      ['POST', '/auth/update-user', { name: 'Taken' }],
      ['POST', '/api/invitations/look', { token: 'x'.repeat(43) }],
    ] as const) {
      const reply = await person.call({ method, path: to, body, headers: { origin } });
      expect([reply.status, codeOf(reply)], `at ${to}`).toEqual([403, 'foreign_origin']);
    }
    const me = await person.get('/api/me');
    expect(me.body.workspaces[0].name).toBe('Northwind');
  });

  it('cannot change anything without an origin or with a form', async () => {
    const { person, workspaceId } = await testConsole.signUpWithWorkspace();
    const path = `/api/workspaces/${workspaceId}`;
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const bare = testConsole.visitor();
    const withoutOrigin = await bare.call({
      method: 'PATCH',
      path,
      body: { name: 'Taken' },
      headers: { cookie, origin: '' },
    });
    expect(codeOf(withoutOrigin)).toBe('foreign_origin');
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
    ]) {
      for (const to of [path, '/auth/sign-in/email', '/auth/update-user']) {
        const method = to === path ? 'PATCH' : 'POST';
        const body = JSON.stringify({ name: 'Taken', email: person.email, password: person.password });
        const reply = await person.call({ method, path: to, body, headers: { 'content-type': type } });
        expect([reply.status, codeOf(reply)], `${type} ${to}`).toEqual([400, 'malformed_request']);
      }
    }
    expect((await person.get('/api/me')).body.workspaces[0].name).toBe('Northwind');
  });

  it('cannot use up a sign-in link or sign a person in with it', async () => {
    const person = await testConsole.signUp();
    await testConsole.visitor().post('/auth/sign-in/magic-link', { email: person.email });
    const token = findToken(await mailbox.emailTo(person.email, /link to sign in/));
    const path = `/auth/magic-link/verify?token=${token}`;
    const victim = testConsole.visitor();
    for (const site of ['cross-site', 'same-site', 'none', '']) {
      const reply = await victim.call({ path, headers: { 'sec-fetch-site': site } });
      expect([reply.status, codeOf(reply)], `at ${site}`).toEqual([403, 'foreign_origin']);
    }
    expect(victim.cookies.size).toBe(0);
    // The link still works, but not with a redirect to another host.
    const elsewhere = await victim.get(`${path}&callbackURL=${encodeURIComponent('https://evil.example')}`);
    expect(elsewhere.status).toBe(400);
    expect(elsewhere.headers['location']).toBeUndefined();
    expect((await victim.get(path)).status).toBe(200);
  });

  it('get no CORS headers, so that they cannot read the response', async () => {
    const { person, workspaceId } = await testConsole.signUpWithWorkspace();
    for (const path of ['/', '/api/me', `/api/workspaces/${workspaceId}/members`, '/api/sign-in-options']) {
      const reply = await person.call({ path, headers: { origin: 'https://evil.example' } });
      const names = Object.keys(reply.headers);
      expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(reply.headers['cross-origin-resource-policy']).toBe('same-origin');
    }
    const preflight = await person.call({
      method: 'OPTIONS',
      path: '/api/workspaces',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(403);
  });
});

it('the console sends its security headers with every kind of response', async () => {
  const { person, workspaceId } = await testConsole.signUpWithWorkspace();
  const kinds: readonly (readonly [status: number, reply: Promise<ConsoleReply>])[] = [
    [200, person.get('/')],
    [200, person.get('/w/anything')],
    [200, person.get('/api/me')],
    [404, person.get('/api/nowhere')],
    [404, person.get('/auth/nowhere')],
    [404, person.get('/assets/nowhere.js')],
    [401, testConsole.visitor().get('/api/me')],
    [401, testConsole.visitor().post('/auth/sign-in/email', { email: person.email, password: 'wrong one' })],
    [400, person.post('/api/workspaces', { name: '' })],
    [400, person.call({ method: 'POST', path: '/api/workspaces', body: '{' })],
    [
      403,
      person.call({ method: 'POST', path: '/api/workspaces', headers: { origin: 'https://evil.example' } }),
    ],
    [404, person.call({ method: 'PUT', path: '/api/me', body: {} })],
    [413, person.post('/api/workspaces', { name: 'x'.repeat(100_000) })],
    [204, person.post('/api/me/sessions/end-others')],
    [404, person.call({ method: 'DELETE', path: `/api/workspaces/${workspaceId}/members/x`, body: {} })],
  ];
  for (const [status, request] of kinds) {
    const { headers, status: answered, text } = await request;
    expect(answered, `said ${text.slice(0, 200)}`).toBe(status);
    const policy = String(headers['content-security-policy']);
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  }
});

describe('session cookies', () => {
  it('cannot be read by scripts and are not sent to other hosts', async () => {
    const visitor = testConsole.visitor();
    const { email, password } = await testConsole.signUp();
    const reply = await visitor.post('/auth/sign-in/email', { email, password });
    const cookies = [reply.headers['set-cookie'] ?? []].flat();
    expect(cookies.length).toBeGreaterThanOrEqual(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-blazon\./);
      for (const flag of [/; HttpOnly/i, /; Secure/i, /; SameSite=Lax/i, /; Path=\/(;|$)/i])
        expect(cookie).toMatch(flag);
      expect(cookie).not.toMatch(/domain=/i);
    }
  });

  it('are replaced at sign-in, so that an attacker cannot plant one', async () => {
    const attacker = await testConsole.signUp();
    const planted = attacker.cookies.get(sessionCookie) ?? '';
    const { email, password } = await testConsole.signUp();
    const victim = testConsole.visitor();
    victim.cookies.set(sessionCookie, planted);
    await victim.post('/auth/sign-in/email', { email, password });
    expect(victim.cookies.get(sessionCookie)).not.toBe(planted);
    expect((await victim.get('/api/me')).body.person.email).toBe(email);
    expect((await attacker.get('/api/me')).body.person.email).toBe(attacker.email);
  });

  it('are invalid after signing out, even if copied before', async () => {
    const person = await testConsole.signUp();
    const copy = testConsole.visitor();
    for (const [name, value] of person.cookies) copy.cookies.set(name, value);
    expect((await copy.get('/api/me')).status).toBe(200);
    await person.post('/auth/sign-out');
    expect((await copy.get('/api/me')).status).toBe(401);
  });

  it('cannot be forged from a token in the database', async () => {
    const person = await testConsole.signUp();
    const [row] = await testConsole.owner.unscoped<{ token: string }>({
      text: 'SELECT token FROM people.sessions WHERE person_id = $1',
      values: [requireUuid('person', person.id)],
    });
    const [, signature = ''] = decodeURIComponent(person.cookies.get(sessionCookie) ?? '').split('.');
    const other = await testConsole.signUp();
    const [, foreign = ''] = decodeURIComponent(other.cookies.get(sessionCookie) ?? '').split('.');
    expect(signature).not.toBe('');
    for (const value of [row?.token ?? '', `${row?.token}.`, `${row?.token}.${foreign}`]) {
      const visitor = testConsole.visitor();
      visitor.cookies.set(sessionCookie, encodeURIComponent(value));
      expect((await visitor.get('/api/me')).status).toBe(401);
    }
  });

  it('stop working when the session has expired', async () => {
    const person = await testConsole.signUp();
    await testConsole.owner.unscoped({
      text: `UPDATE people.sessions SET expires_at = now() - interval '1 second' WHERE person_id = $1`,
      values: [requireUuid('person', person.id)],
    });
    expect((await person.get('/api/me')).status).toBe(401);
  });
});

it('the log and the pages contain no passwords, tokens, secrets or codes', async () => {
  const sentSecrets: string[] = ['correct horse battery'];
  const { person, workspaceId } = await testConsole.signUpWithWorkspace('pro');
  const visitor = testConsole.visitor();
  await visitor.post('/auth/sign-in/email', { email: person.email, password: 'a wrong password' });
  sentSecrets.push(
    'a wrong password',
    ...[...person.cookies.values()].flatMap((value) => decodeURIComponent(value).split('.')),
  );

  await visitor.post('/auth/sign-in/magic-link', { email: person.email });
  sentSecrets.push(findToken(await mailbox.emailTo(person.email, /link to sign in/)));
  await visitor.post('/auth/request-password-reset', { email: person.email });
  sentSecrets.push(findToken(await mailbox.emailTo(person.email, /new password/)));
  const guest = 'guest-of-the-log@example.com';
  await person.post(`/api/workspaces/${workspaceId}/invitations`, { email: guest, role: 'viewer' });
  const invitation = findToken(await mailbox.emailTo(guest));
  await visitor.post('/api/invitations/look', { token: invitation });
  const enabled = await person.post('/auth/two-factor/enable', { password: person.password });
  const secret = new URL(enabled.body.totpURI).searchParams.get('secret') ?? '';
  await person.post('/auth/two-factor/verify-totp', { code: totpCode(secret) });
  sentSecrets.push(invitation, secret, ...enabled.body.backupCodes);

  // Failures are logged too, and must not contain what was sent.
  await visitor.post('/auth/reset-password', {
    token: 'no-such-token-in-here',
    newPassword: 'never stored anywhere',
  });
  await visitor.get('/auth/magic-link/verify?token=no-such-token-in-here');
  sentSecrets.push('no-such-token-in-here', 'never stored anywhere');
  await new Promise((resolve) => setTimeout(resolve, 800));

  const output = testConsole.process.output();
  const pages = (await Promise.all(['/', '/account', '/sign-in'].map((path) => person.get(path)))).map(
    ({ text }) => text,
  );
  expect(output).toContain('"msg":"answered"');
  const secrets = sentSecrets.filter((sentSecret) => sentSecret.length >= 8);
  expect(secrets.length).toBeGreaterThan(15);
  for (const leaked of secrets) {
    expect(output.includes(leaked), `the log contains ${leaked}`).toBe(false);
    expect(
      pages.some((page) => page.includes(leaked)),
      `a page contains ${leaked}`,
    ).toBe(false);
  }
});

it('the console rejects texts that are too long or of the wrong type with 400', async () => {
  const person = await testConsole.signUp();
  const long = 'x'.repeat(5_000);
  for (const [path, body] of [
    ['/auth/update-user', { name: long }],
    ['/auth/update-user', { name: '   ' }],
    ['/auth/sign-up/email', { name: long, email: 'long@example.com', password: 'correct horse battery' }],
    ['/auth/sign-up/email', { name: 'Ada', email: `${long}@example.com`, password: 'correct horse battery' }],
    ['/auth/sign-in/email', { email: person.email, password: long }],
    ['/auth/sign-in/email', { email: { $gt: '' }, password: [] }],
    ['/auth/reset-password', { token: long, newPassword: 'correct horse battery' }],
    ['/api/workspaces', { name: 'x'.repeat(256) }],
    ['/api/invitations/look', { token: long }],
    ['/api/invitations/accept', { token: ['x'] }],
  ] as const) {
    const reply = await person.post(path, body);
    expect(reply.status, `${path} ${reply.text}`).toBe(400);
  }
});

it('the console rejects NUL, which the database cannot store, in every field', async () => {
  const person = await testConsole.signUp();
  for (const [path, body] of [
    ['/auth/update-user', { name: 'a\u0000' }],
    ['/auth/sign-up/email', { name: 'a\u0000', email: 'nul@example.com', password: 'correct horse battery' }],
    ['/auth/sign-in/email', { email: 'a\u0000@example.com', password: 'correct horse battery' }],
    ['/auth/reset-password', { token: 'a\u0000', newPassword: 'correct horse battery' }],
    ['/auth/passkey/update-passkey', { id: 'a\u0000', name: 'Laptop' }],
    ['/auth/passkey/delete-passkey', { id: 'a\u0000' }],
    ['/auth/sign-in/magic-link', { email: 'ada@example.com', callbackURL: '/a\u0000' }],
  ] as const) {
    const reply = await person.post(path, body);
    expect([reply.status, reply.body.error?.code], `${path} ${reply.text}`).toEqual([
      400,
      'malformed_request',
    ]);
  }
  for (const path of ['/auth/magic-link/verify?token=a%00b', '/auth/verify-email?token=a%00b']) {
    const reply = await person.get(path);
    expect(reply.status, `${path} ${reply.text}`).toBe(400);
  }
});
