import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailedConsole, openMailedConsole, uniqueEmail } from './support/account-helpers.ts';
import { openConsole, type Visitor } from './support/console.ts';
import { joinSuite, leaveSuite } from './support/suite.ts';

const suite = joinSuite();
const password = 'correct horse battery';
let mailed: MailedConsole;
let testConsole: MailedConsole['console'];
beforeAll(async () => {
  mailed = await openMailedConsole(suite.environment);
  testConsole = mailed.console;
});
afterAll(async () => {
  await mailed.close();
  await leaveSuite(suite);
});

const signIn = (visitor: Visitor, email: string, secret = password) =>
  visitor.post('/auth/sign-in/email', { email, password: secret });

// On an overloaded machine, Redis may not answer in time, and then a process counts by itself.
describe('sign-in limits', { retry: 2 }, () => {
  it('after ten wrong passwords from unknown devices, a person can still sign in from a known device', async () => {
    const person = await testConsole.signUp();
    const stranger = testConsole.visitor();
    const statuses = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await signIn(stranger, person.email, `guess number ${guess}`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    // From an unknown device, even the right password is rejected. Otherwise the status would reveal a correct guess.
    expect((await signIn(stranger, person.email)).status).toBe(429);

    const device = person.cookies.get('__Host-blazon.device') ?? '';
    const ownBrowser = testConsole.visitor();
    ownBrowser.cookies.set('__Host-blazon.device', device);
    expect((await signIn(ownBrowser, person.email)).status).toBe(200);
    // A device cookie is valid for one account only and cannot be forged.
    const other = await testConsole.signUp();
    const borrowed = testConsole.visitor();
    borrowed.cookies.set('__Host-blazon.device', other.cookies.get('__Host-blazon.device') ?? '');
    expect((await signIn(borrowed, person.email)).status).toBe(429);
    const forged = createHmac('sha256', 'guess').update(person.email).digest('base64url');
    borrowed.cookies.set('__Host-blazon.device', `${device.slice(0, 22)}.${forged}`);
    expect((await signIn(borrowed, person.email)).status).toBe(429);
    // A sign-in link still works.
    expect(
      (await testConsole.visitor().post('/auth/sign-in/magic-link', { email: person.email })).status,
    ).toBe(200);
  });

  it('sign-in attempts are limited per network, and e-mails per address', async () => {
    const limitedConsole = await openConsole(suite.environment, {
      environment: { BLAZON_SIGN_IN_LIMIT: '5' },
    });
    const visitor = limitedConsole.visitor();
    const statuses = [];
    // Twelve requests, so that at least six fall into the same minute.
    for (let guess = 0; guess < 12; guess += 1) statuses.push((await signIn(visitor, uniqueEmail())).status);
    expect(statuses).toContain(429);
    await limitedConsole.close();

    const email = uniqueEmail();
    const emails = [];
    for (let count = 0; count < 6; count += 1)
      emails.push((await testConsole.visitor().post('/auth/sign-in/magic-link', { email })).status);
    expect(emails).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("known devices have their own limit for e-mail requests, so strangers cannot use up the owner's", async () => {
    const person = await testConsole.signUp();
    const requestLink = (visitor: Visitor) =>
      visitor.post('/auth/sign-in/magic-link', { email: person.email });
    for (let count = 0; count < 6; count += 1) await requestLink(testConsole.visitor());
    expect((await requestLink(testConsole.visitor())).status).toBe(429);
    const emails = [];
    for (let count = 0; count < 6; count += 1) emails.push((await requestLink(person)).status);
    expect(emails).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('wrong passwords of a signed-in person are limited per session, whatever other cookies are sent', async () => {
    const person = await testConsole.signUp();
    const own = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const statuses = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const reply = await person.call({
        method: 'POST',
        path: '/auth/change-password',
        body: { currentPassword: `guess number ${guess}`, newPassword: 'another horse battery' },
        headers: { cookie: `x__Host-blazon.session_token=${guess}; ${own}` },
      });
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });
});
