import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  codeOf,
  enableSecondFactorFor,
  type MailedConsole,
  openMailedConsole,
  uniqueEmail,
} from './support/account-helpers.ts';
import { openConsole, type Visitor } from './support/console.ts';
import { findToken } from './support/mailbox.ts';
import { joinSuite, leaveSuite } from './support/suite.ts';
import { totpCode } from './support/totp.ts';

const suite = joinSuite();
const password = 'correct horse battery';
let mailed: MailedConsole;
let mailbox: MailedConsole['mailbox'];
let testConsole: MailedConsole['console'];
beforeAll(async () => {
  mailed = await openMailedConsole(suite.environment);
  ({ mailbox, console: testConsole } = mailed);
});
afterAll(async () => {
  await mailed.close();
  await leaveSuite(suite);
});

const signIn = (visitor: Visitor, email: string, secret = password) =>
  visitor.post('/auth/sign-in/email', { email, password: secret });

it('a person signs up, confirms their address by e-mail, and can create a workspace', async () => {
  const visitor = testConsole.visitor();
  const email = uniqueEmail();
  const signedUp = await visitor.post('/auth/sign-up/email', { name: 'Ada', email, password });
  expect(signedUp.status).toBe(200);
  expect(visitor.cookies.size).toBe(0);
  const early = await signIn(visitor, email);
  expect([early.status, codeOf(early)]).toEqual([403, 'address_not_verified']);

  const message = await mailbox.emailTo(email);
  const verified = await visitor.get(`/auth/verify-email?token=${encodeURIComponent(findToken(message))}`);
  expect(verified.status).toBe(200);
  const made = await visitor.post('/api/workspaces', { name: '  Northwind  ' });
  expect(made.body).toMatchObject({ name: 'Northwind', plan: 'free', role: 'owner' });
  const me = await visitor.get('/api/me');
  expect(me.body.person).toMatchObject({ name: 'Ada', email });
  expect(me.body.workspaces).toHaveLength(1);
});

it('a password that is easy to guess is rejected at sign-up, change and reset', async () => {
  const visitor = testConsole.visitor();
  const email = uniqueEmail();
  for (const weak of ['password12', 'qwertyuiop1']) {
    const refused = await visitor.post('/auth/sign-up/email', { name: 'Ada', email, password: weak });
    expect([refused.status, codeOf(refused)]).toEqual([400, 'password_too_weak']);
  }
  const person = await testConsole.signUp();
  const changed = await person.post('/auth/change-password', {
    currentPassword: person.password,
    newPassword: 'password12',
  });
  expect([changed.status, codeOf(changed)]).toEqual([400, 'password_too_weak']);
  await visitor.post('/auth/request-password-reset', { email: person.email });
  const token = findToken(await mailbox.emailTo(person.email, /password/i));
  const reset = await visitor.post('/auth/reset-password', { token, newPassword: 'password12' });
  expect([reset.status, codeOf(reset)]).toEqual([400, 'password_too_weak']);
  // The reset link still works with a stronger password.
  const better = await visitor.post('/auth/reset-password', { token, newPassword: 'kettle on the quay' });
  expect(better.status).toBe(200);
});

it('a sign-in link works once, and is not sent to a person with a second factor', async () => {
  const person = await testConsole.signUp();
  const visitor = testConsole.visitor();
  await visitor.post('/auth/sign-in/magic-link', { email: person.email });
  const token = findToken(await mailbox.emailTo(person.email, /link to sign in/));
  expect((await visitor.get(`/auth/magic-link/verify?token=${token}`)).status).toBe(200);
  expect((await visitor.get('/api/me')).body.person.email).toBe(person.email);

  const again = await testConsole.visitor().get(`/auth/magic-link/verify?token=${token}`);
  expect([again.status, codeOf(again)]).toEqual([400, 'link_over']);

  await enableSecondFactorFor(person);
  await testConsole.visitor().post('/auth/sign-in/magic-link', { email: person.email });
  const message = await mailbox.emailTo(person.email, /password or passkey/);
  expect(message.text).not.toContain('#');
});

it('resetting a password ends every session and sends an e-mail', async () => {
  const person = await testConsole.signUp();
  const visitor = testConsole.visitor();
  await visitor.post('/auth/request-password-reset', { email: person.email });
  const token = findToken(await mailbox.emailTo(person.email, /new password/));
  const next = 'another horse battery';
  expect((await visitor.post('/auth/reset-password', { token, newPassword: next })).status).toBe(200);
  expect((await person.get('/api/me')).status).toBe(401);
  expect((await signIn(visitor, person.email)).status).toBe(401);
  expect((await signIn(visitor, person.email, next)).status).toBe(200);
  const again = await visitor.post('/auth/reset-password', { token, newPassword: next });
  expect(codeOf(again)).toBe('link_over');
  await mailbox.emailTo(person.email, /was changed/);
});

it('changing a password ends all other sessions and sends an e-mail', async () => {
  const person = await testConsole.signUp();
  const elsewhere = testConsole.visitor();
  await signIn(elsewhere, person.email);
  const body = {
    currentPassword: password,
    newPassword: 'another horse battery',
    revokeOtherSessions: false,
  };
  const wrong = await person.post('/auth/change-password', { ...body, currentPassword: 'not the password' });
  expect(codeOf(wrong)).toBe('wrong_password');
  expect((await person.post('/auth/change-password', body)).status).toBe(200);
  expect((await elsewhere.get('/api/me')).status).toBe(401);
  expect((await person.get('/api/me')).status).toBe(200);
  await mailbox.emailTo(person.email, /was changed/);
});

it('a person sees their sessions, and can end a single one or all others', async () => {
  const person = await testConsole.signUp();
  const elsewhere = testConsole.visitor();
  await signIn(elsewhere, person.email);
  const { data } = (await person.get('/api/me/sessions')).body;
  expect(data.map((session: { is_current: boolean }) => session.is_current)).toEqual([false, true]);
  expect(JSON.stringify(data)).not.toContain('token');
  const stranger = await testConsole.signUp();
  const foreign = await stranger.call({ method: 'DELETE', path: `/api/me/sessions/${data[0].id}`, body: {} });
  expect(foreign.status).toBe(404);
  const ended = await person.call({ method: 'DELETE', path: `/api/me/sessions/${data[0].id}`, body: {} });
  expect(ended.status).toBe(204);
  expect((await elsewhere.get('/api/me')).status).toBe(401);

  await signIn(elsewhere, person.email);
  expect((await person.post('/api/me/sessions/end-others')).status).toBe(204);
  expect((await elsewhere.get('/api/me')).status).toBe(401);
  expect((await person.get('/api/me')).status).toBe(200);
  expect((await person.post('/auth/sign-out')).status).toBe(200);
  expect((await person.get('/api/me')).status).toBe(401);
});

it('a sign-in asks for the second factor or an unused backup code, which are not stored in plain text', async () => {
  const person = await testConsole.signUp();
  const { secret, backupCodes } = await enableSecondFactorFor(person);
  const [row] = await testConsole.owner.unscoped<{ secret: string; backup_codes: string }>({
    text: `SELECT s.secret, s.backup_codes FROM people.second_factors s
           JOIN people.persons p ON p.id = s.person_id WHERE p.email = $1`,
    values: [person.email],
  });
  expect(`${row?.secret} ${row?.backup_codes}`).not.toContain(secret);
  expect(`${row?.secret} ${row?.backup_codes}`).not.toContain(backupCodes[0]);

  const visitor = testConsole.visitor();
  const asked = await signIn(visitor, person.email);
  expect(asked.body.twoFactorRedirect).toBe(true);
  expect((await visitor.get('/api/me')).status).toBe(401);
  const wrong = await visitor.post('/auth/two-factor/verify-totp', { code: '000000' });
  expect([wrong.status, codeOf(wrong)]).toEqual([401, 'wrong_code']);
  expect((await visitor.post('/auth/two-factor/verify-totp', { code: totpCode(secret) })).status).toBe(200);
  expect((await visitor.get('/api/me')).status).toBe(200);

  for (const status of [200, 401]) {
    const other = testConsole.visitor();
    await signIn(other, person.email);
    const reply = await other.post('/auth/two-factor/verify-backup-code', { code: backupCodes[0] });
    expect(reply.status).toBe(status);
  }
});

it('responses and their timing do not reveal whether an address has an account', {
  timeout: 600_000,
}, async () => {
  const step = 250;
  const visitor = testConsole.visitor();
  const withoutEcho = (text: string, email: string) =>
    text.replaceAll(email, '').replaceAll(/"(id|createdAt|updatedAt|request_id)":"[^"]*"/g, '');
  for (const [path, body] of [
    ['/auth/sign-in/email', { password: 'not the password' }],
    ['/auth/sign-up/email', { password, name: 'Ada' }],
    ['/auth/sign-in/magic-link', {}],
    ['/auth/request-password-reset', {}],
    ['/auth/send-verification-email', {}],
  ] as const) {
    // Responses are delayed to a multiple of 250 ms, so each must arrive shortly after such a multiple. On a busy machine,
    // many are late, so it gets more tries. Each has its own addresses, because the number of calls for an address is
    // limited.
    let times = [Infinity, Infinity];
    const computeDelays = () => times.map((time) => time % step);
    const countSteps = () => times.map((time) => Math.floor(time / step));
    const isEven = () => Math.max(...computeDelays()) < 60 && new Set(countSteps()).size === 1;
    for (let attempt = 0; attempt < 15 && !isEven(); attempt += 1) {
      const fresh = await measureTimes(path, body);
      times = times.map((time, column) => Math.min(time, fresh[column] ?? Infinity));
    }
    expect(Math.max(...computeDelays()), `${path}: ${times.join(' | ')}`).toBeLessThan(60);
    const [known, unknown] = countSteps();
    expect(known, `steps at ${path}`).toBe(unknown);
    expect(known, `steps at ${path}`).toBeGreaterThanOrEqual(1);
  }

  /** Checks that a known and an unknown address get equal responses. Returns the least time of each. */
  async function measureTimes(path: string, body: object): Promise<number[]> {
    const person = await testConsole.signUp();
    const answers = new Set<string>();
    const times = [Infinity, Infinity];
    for (let round = 0; round < 3; round += 1) {
      for (const [column, email] of [person.email, uniqueEmail()].entries()) {
        const start = performance.now();
        const reply = await visitor.post(path, { email, ...body });
        // On a busy machine, the database may be too slow, which says nothing about the address.
        if (reply.status === 503) continue;
        times[column] = Math.min(times[column] ?? Infinity, performance.now() - start);
        answers.add(`${reply.status} ${withoutEcho(reply.text, email)}`);
      }
    }
    expect([...answers], `at ${path}`).toHaveLength(1);
    return times;
  }
});

it('an e-mail waits, encrypted, while the mail server is down, and is then sent once', async () => {
  // The e-mails of earlier tests have been sent.
  await expect.poll(listWaitingEmails).toEqual([]);
  mailbox.refuse(true);
  const visitor = testConsole.visitor();
  const email = uniqueEmail();
  expect((await visitor.post('/auth/sign-up/email', { name: 'Ada', email, password })).status).toBe(200);
  await expect.poll(listWaitingEmails).toMatchObject([{ tries: expect.toSatisfy(isAtLeastOne) }]);
  const [waiting] = await listWaitingEmails();
  const stored = waiting?.sealed.toString('latin1') ?? '';
  expect(stored).not.toContain(email);
  expect(stored).not.toContain('https://');
  expect(mailbox.emails.some((message) => message.to === email)).toBe(false);

  // At least one attempt was made before the mail server came back.
  await expect.poll(testConsole.process.output, { timeout: 60_000 }).toContain('an e-mail could not be sent');
  mailbox.refuse(false);
  const message = await mailbox.emailTo(email, /Confirm your address/);
  expect(message.raw).toContain(`Message-ID: <${waiting?.id}@console.blazon.localhost>`);
  const verified = await visitor.get(`/auth/verify-email?token=${encodeURIComponent(findToken(message))}`);
  expect(verified.status).toBe(200);
  await expect.poll(listWaitingEmails).toEqual([]);
  expect(mailbox.emails.filter(({ to }) => to === email)).toHaveLength(1);
});

it('a waiting e-mail whose link has expired is deleted instead of sent', async () => {
  mailbox.refuse(true);
  const person = await testConsole.signUp();
  await testConsole.owner.unscoped({ text: 'DELETE FROM people.outgoing_emails' });
  await testConsole.visitor().post('/auth/sign-in/magic-link', { email: person.email });
  await expect.poll(listWaitingEmails).toHaveLength(1);
  const [waiting] = await listWaitingEmails();
  expect((waiting?.expires_at.getTime() ?? 0) - (waiting?.created_at.getTime() ?? 0)).toBe(600_000);
  await testConsole.owner.unscoped({ text: 'UPDATE people.outgoing_emails SET expires_at = now()' });
  await expect.poll(listWaitingEmails).toEqual([]);
  mailbox.refuse(false);
  await testConsole.visitor().post('/auth/request-password-reset', { email: person.email });
  await mailbox.emailTo(person.email, /new password/);
  expect(mailbox.emails.some(({ to, subject }) => to === person.email && /link/.test(subject))).toBe(false);
});

it('an e-mail of a process that died is sent by another process once its lease has expired', async () => {
  mailbox.refuse(true);
  const person = await testConsole.signUp();
  await testConsole.visitor().post('/auth/sign-in/magic-link', { email: person.email });
  await expect.poll(listWaitingEmails).not.toHaveLength(0);
  // Create the state that a process leaves if it is killed while sending.
  await testConsole.owner.unscoped({
    text: "UPDATE people.outgoing_emails SET due_at = now() + interval '2 seconds', tries = tries + 1",
  });
  mailbox.refuse(false);
  await mailbox.emailTo(person.email, /link to sign in/);
});

interface WaitingEmail {
  readonly id: string;
  readonly sealed: Buffer;
  readonly tries: number;
  readonly created_at: Date;
  readonly expires_at: Date;
}

const isAtLeastOne = (tries: number): boolean => tries >= 1;
const listWaitingEmails = (): Promise<WaitingEmail[]> =>
  testConsole.owner.unscoped({ text: 'SELECT * FROM people.outgoing_emails ORDER BY created_at DESC' });

it('without a mail server, the sign-in options say so, and a person can sign in without confirming their address', async () => {
  expect((await testConsole.visitor().get('/api/sign-in-options')).body).toEqual({ email: true });
  const silent = await openConsole(suite.environment);
  const visitor = silent.visitor();
  expect((await visitor.get('/api/sign-in-options')).body).toEqual({ email: false });
  const email = uniqueEmail();
  await visitor.post('/auth/sign-up/email', { name: 'Ada', email, password });
  expect((await signIn(visitor, email)).status).toBe(200);
  await silent.close();
});

it('endpoints of the sign-in library that the dashboard does not use return 404', async () => {
  const person = await testConsole.signUp();
  for (const path of [
    '/auth/get-session',
    '/auth/list-sessions',
    '/auth/ok',
    '/auth/error',
    '/auth/reset-password/x',
  ])
    expect((await person.get(path)).status, `at ${path}`).toBe(404);
  for (const path of [
    '/auth/delete-user',
    '/auth/change-email',
    '/auth/sign-in/social',
    '/auth/update-session',
  ])
    expect((await person.post(path)).status, `at ${path}`).toBe(404);
});

it('a person can own at most twenty workspaces, even with concurrent requests', async () => {
  const person = await testConsole.signUp();
  const replies = await Promise.all(
    Array.from({ length: 24 }, (_, index) => person.post('/api/workspaces', { name: `Number ${index}` })),
  );
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(20);
  expect(replies.filter((reply) => reply.status === 409).map(codeOf)).toEqual(
    Array<string>(4).fill('too_many_workspaces'),
  );
});
