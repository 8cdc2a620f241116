import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireUuid } from '../store/require-uuid.ts';
import { type Visitor } from './support/console.ts';
import { findToken } from './support/mailbox.ts';
import { joinSuite, leaveSuite } from './support/suite.ts';
import { totpCode } from './support/totp.ts';
import {
  codeOf,
  confirmSignIn,
  ageSessions,
  type MailedConsole,
  uniqueEmail,
  openMailedConsole,
  readRefusal,
  enableSecondFactorFor,
} from './support/account-helpers.ts';

const suite = joinSuite();
let mailedConsole: MailedConsole;
let testConsole: MailedConsole['console'];
let mailbox: MailedConsole['mailbox'];
beforeAll(async () => {
  mailedConsole = await openMailedConsole(suite.environment);
  ({ console: testConsole, mailbox } = mailedConsole);
});
afterAll(async () => {
  await mailedConsole.close();
  await leaveSuite(suite);
});

it('revealing or rotating the webhook secret requires a recent sign-in', async () => {
  const { person, workspaceId } = await testConsole.signUpWithWorkspace('pro');
  const path = `/api/workspaces/${workspaceId}/webhooks/secret`;
  expect((await person.post(`${path}/reveal`)).status).toBe(200);
  await ageSessions(testConsole.owner, person);
  expect(readRefusal(await person.post(`${path}/reveal`))).toEqual([403, 'recent_sign_in_needed']);
  expect(readRefusal(await person.post(`${path}/rotate`, { overlap_hours: 0 }))).toEqual([
    403,
    'recent_sign_in_needed',
  ]);
  // Operations that do not need a recent sign-in still work.
  expect((await person.get(path)).status).toBe(200);

  expect(readRefusal(await confirmSignIn(person, { password: 'not the password' }))).toEqual([
    400,
    'wrong_password',
  ]);
  expect((await person.post(`${path}/reveal`)).status).toBe(403);
  expect((await confirmSignIn(person, { password: person.password })).status).toBe(204);
  expect((await person.post(`${path}/reveal`)).body.secret).toMatch(/^whsec_/);
});

it('confirming the password counts as a recent sign-in for that session only', async () => {
  const { person, workspaceId } = await testConsole.signUpWithWorkspace('pro');
  const elsewhere = testConsole.visitor();
  await elsewhere.post('/auth/sign-in/email', { email: person.email, password: person.password });
  await ageSessions(testConsole.owner, person);
  expect((await confirmSignIn(person, { password: person.password })).status).toBe(204);
  const path = `/api/workspaces/${workspaceId}/webhooks/secret/reveal`;
  expect((await person.post(path)).status).toBe(200);
  expect(codeOf(await elsewhere.post(path))).toBe('recent_sign_in_needed');
});

it('confirming a sign-in requires the second factor too, and accepts each backup code once', async () => {
  const person = await testConsole.signUp();
  const { secret, backupCodes } = await enableSecondFactorFor(person);
  const { password } = person;
  expect(readRefusal(await confirmSignIn(person, { password }))).toEqual([400, 'code_refused']);
  expect(readRefusal(await confirmSignIn(person, { password, code: '000000' }))).toEqual([
    400,
    'code_refused',
  ]);
  expect(readRefusal(await confirmSignIn(person, { password: 'wrong', code: totpCode(secret) }))).toEqual([
    400,
    'wrong_password',
  ]);
  expect((await confirmSignIn(person, { password, code: totpCode(secret) })).status).toBe(204);
  expect((await confirmSignIn(person, { password, backup_code: backupCodes[0] })).status).toBe(204);
  expect((await confirmSignIn(person, { password, backup_code: backupCodes[0] })).status).toBe(400);
});

// On an overloaded machine, Redis may not answer in time, and then a process counts by itself.
it('confirming a sign-in is limited to ten wrong passwords', { retry: 2 }, async () => {
  const person = await testConsole.signUp();
  const statuses = [];
  for (let guess = 0; guess < 11; guess += 1)
    statuses.push((await confirmSignIn(person, { password: `guess number ${guess}` })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
});

it('an e-mail address changes once the old and the new mailbox have confirmed it, which ends other sessions', async () => {
  const { person, workspaceId } = await testConsole.signUpWithWorkspace('pro');
  const elsewhere = testConsole.visitor();
  await elsewhere.post('/auth/sign-in/email', { email: person.email, password: person.password });
  const email = uniqueEmail();
  await ageSessions(testConsole.owner, person);
  const early = await person.post('/api/me/address-change', { email });
  expect(readRefusal(early)).toEqual([403, 'recent_sign_in_needed']);
  await confirmSignIn(person, { password: person.password });
  // A password-reset link in the old mailbox must not open the account afterwards.
  await testConsole.visitor().post('/auth/request-password-reset', { email: person.email });
  const reset = findToken(await mailbox.emailTo(person.email, /new password/));
  expect((await person.post('/api/me/address-change', { email: email.toUpperCase() })).status).toBe(204);
  const pending = (await person.get('/api/me/account')).body.address_change;
  expect(pending).toMatchObject({ new_email: email, old_confirmed: false, new_confirmed: false });

  const toNew = findToken(await mailbox.emailTo(email, /Confirm this address/));
  const toOld = findToken(await mailbox.emailTo(person.email, /Confirm the new address/));
  const visitor = testConsole.visitor();
  const look = async (token: string) => (await visitor.post('/api/address-changes/look', { token })).body;
  expect(await look(toOld)).toEqual({ old_email: person.email, new_email: email });
  // The new address may be mistyped, so its mailbox does not learn the old one.
  expect(await look(toNew)).toEqual({ old_email: null, new_email: email });
  const one = await visitor.post('/api/address-changes/confirm', { token: toNew });
  expect(one.body).toEqual({ changed: false, waits_for: 'old' });
  expect((await person.get('/api/me')).body.person.email).toBe(person.email);
  // One mailbox cannot confirm on behalf of both.
  const again = await visitor.post('/api/address-changes/confirm', { token: toNew });
  expect(again.body).toEqual({ changed: false, waits_for: 'old' });

  const two = await visitor.post('/api/address-changes/confirm', { token: toOld });
  expect(two.body).toEqual({ changed: true, waits_for: null });
  expect((await person.get('/api/me')).body.person.email).toBe(email);
  expect((await elsewhere.get('/api/me')).status).toBe(401);
  await mailbox.emailTo(person.email, /was changed/);
  await mailbox.emailTo(email, /was changed/);
  const old = await visitor.post('/auth/sign-in/email', { email: person.email, password: person.password });
  expect(codeOf(old)).toBe('wrong_credentials');
  expect((await visitor.post('/auth/sign-in/email', { email, password: person.password })).status).toBe(200);
  const stale = await visitor.post('/auth/reset-password', {
    token: reset,
    newPassword: 'another horse battery',
  });
  expect(codeOf(stale)).toBe('link_over');
  expect(codeOf(await visitor.post('/api/address-changes/confirm', { token: toOld }))).toBe('link_over');
  expect(codeOf(await visitor.post('/api/address-changes/look', { token: toOld }))).toBe('link_over');
  const { data } = (await person.get(`/api/workspaces/${workspaceId}/audit`)).body;
  expect(data[0]).toMatchObject({ sentence: 'Ada Marsh changed their e-mail address', details: {} });
});

it('a change of address can be cancelled from a mailbox or the account, and expires', async () => {
  const person = await testConsole.signUp();
  const start = async () => {
    const email = uniqueEmail();
    expect((await person.post('/api/me/address-change', { email })).status).toBe(204);
    const tokens = [
      findToken(await mailbox.emailTo(email, /Confirm this address/)),
      findToken(await mailbox.emailTo(person.email, /Confirm the new address/)),
    ];
    return { email, tokens };
  };
  const visitor = testConsole.visitor();
  const expectCancelled = async (tokens: readonly string[]) => {
    for (const token of tokens)
      expect(codeOf(await visitor.post('/api/address-changes/confirm', { token }))).toBe('link_over');
    expect((await person.get('/api/me/account')).body).toMatchObject({
      email: person.email,
      address_change: null,
    });
  };
  const byMailbox = await start();
  const [, token] = byMailbox.tokens;
  expect((await visitor.post('/api/address-changes/cancel', { token })).status).toBe(204);
  await expectCancelled(byMailbox.tokens);

  const byAccount = await start();
  expect((await person.call({ method: 'DELETE', path: '/api/me/address-change', body: {} })).status).toBe(
    204,
  );
  await expectCancelled(byAccount.tokens);

  const late = await start();
  await testConsole.owner.unscoped({
    text: `UPDATE people.address_changes SET expires_at = now() WHERE person_id = $1`,
    values: [requireUuid('person', person.id)],
  });
  await expectCancelled(late.tokens);
});

it('a change to an address that is taken looks like any other change, but never happens', async () => {
  const [person, other] = [await testConsole.signUp(), await testConsole.signUp()];
  const reply = await person.post('/api/me/address-change', { email: other.email });
  expect(reply.status).toBe(204);
  const message = await mailbox.emailTo(other.email, /already has a Blazon account/);
  expect(message.text).not.toContain('#');
  expect(codeOf(await person.post('/api/me/address-change', { email: person.email }))).toBe('same_address');

  // The address was taken between the request and the confirmation.
  const email = uniqueEmail();
  await person.post('/api/me/address-change', { email });
  const tokens = [
    findToken(await mailbox.emailTo(email, /Confirm this address/)),
    findToken(await mailbox.emailTo(person.email, /Confirm the new address/)),
  ];
  await testConsole.signUp({ email });
  const visitor = testConsole.visitor();
  await visitor.post('/api/address-changes/confirm', { token: tokens[0] });
  expect(codeOf(await visitor.post('/api/address-changes/confirm', { token: tokens[1] }))).toBe('link_over');
  expect((await person.get('/api/me')).body.person.email).toBe(person.email);
});

it('a workspace that requires a second factor excludes members without one, but not its API keys', async () => {
  const { person: owner, workspaceId } = await testConsole.signUpWithWorkspace('pro');
  const member = await testConsole.signUp({ name: 'Grace Holm' });
  await testConsole.addMember(workspaceId, member.id, 'admin');
  const path = `/api/workspaces/${workspaceId}`;
  const requireSecondFactor = (visitor: Visitor, required: boolean) =>
    visitor.call({ method: 'PATCH', path: `${path}/second-factor`, body: { required } });
  expect(readRefusal(await requireSecondFactor(member, true))).toEqual([403, 'role_not_allowed']);
  expect(readRefusal(await requireSecondFactor(owner, true))).toEqual([409, 'second_factor_first']);
  const { secret } = await enableSecondFactorFor(owner);
  const made = await owner.post(`${path}/live/keys`, { label: 'Server' });
  await ageSessions(testConsole.owner, owner);
  expect(codeOf(await requireSecondFactor(owner, true))).toBe('recent_sign_in_needed');
  await confirmSignIn(owner, { password: owner.password, code: totpCode(secret) });
  expect((await requireSecondFactor(owner, true)).body).toMatchObject({ second_factor_required: true });

  // The member still sees that the workspace exists, but none of its contents.
  expect(readRefusal(await member.get(`${path}/members`))).toEqual([403, 'second_factor_required']);
  expect(readRefusal(await member.get(`${path}/live/projects`))).toEqual([403, 'second_factor_required']);
  const me = (await member.get('/api/me')).body;
  expect(me.person.second_factor).toBe(false);
  expect(me.workspaces[0]).toMatchObject({ id: workspaceId, second_factor_required: true });
  expect((await owner.get(`${path}/members`)).status).toBe(200);
  const listed = await suite.clients[0].call({ path: '/v1/projects', key: made.body.secret });
  expect(listed.status).toBe(200);

  await enableSecondFactorFor(member);
  expect((await member.get(`${path}/members`)).status).toBe(200);
  expect((await requireSecondFactor(owner, false)).body).toMatchObject({ second_factor_required: false });
  const { data } = (await owner.get(`${path}/audit`)).body;
  expect(data.map(({ sentence }: { sentence: string }) => sentence).slice(0, 2)).toEqual([
    'Ada Marsh made a second factor optional for members',
    'Ada Marsh made a second factor mandatory for all members',
  ]);
});
