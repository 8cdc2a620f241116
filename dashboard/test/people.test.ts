import { afterAll, beforeAll, expect, it } from 'vitest';
import { findLink } from '../../server/test/support/mailbox.ts';
import { totpCode } from '../../server/test/support/totp.ts';
import { addAuthenticator } from './support/authenticator.ts';
import { checkAccessibility, checkScreen } from './support/check-page.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { fillIn, press, waitForHeading, waitForToast } from './support/steps.ts';

let dashboard: Dashboard;
beforeAll(async () => void (dashboard = await openDashboard()));
afterAll(() => dashboard.close());

const password = 'correct horse battery';
let addressCount = 0;
const createAddress = (): string => `grace-${Date.now() % 1e6}-${(addressCount += 1)}@northwind.example`;

it('the sign-in page links to sign-up', async () => {
  const page = await dashboard.open('/sign-in');
  await waitForHeading(page, 'Sign in');
  await page.getByRole('button', { name: 'Send me a link' }).waitFor();
  await checkScreen(page, 'people-sign-in');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await waitForHeading(page, 'Create your account');
  await checkScreen(page, 'people-sign-up');
  await page.context().close();
});

it('sign-up leads to the composer', async () => {
  const page = await dashboard.open('/sign-up');
  const email = createAddress();
  await fillIn(page, { Name: 'Ada Marsh', 'E-mail': createAddress(), Password: password });
  await press(page, 'Create account');
  await waitForHeading(page, 'Check your inbox');
  // A wrong address can be corrected, and the rest need not be typed again.
  await press(page, 'Change it');
  await fillIn(page, { 'E-mail': email });
  await press(page, 'Create account');
  await waitForHeading(page, 'Check your inbox');
  await checkScreen(page, 'people-email-sent');
  const message = await dashboard.mailbox.emailTo(email, /Confirm/);
  await page.goto(findLink(message));
  await waitForHeading(page, 'Confirm your address');
  await checkScreen(page, 'people-verify');
  await press(page, 'Confirm address');

  await page.waitForURL('**/w/ws_*/sandbox/projects/proj_*');
  await page.getByLabel('Describe the brand').waitFor();
  await checkScreen(page, 'people-first-screen');
  // Returning to this page does not create a second workspace.
  await page.goto(`${dashboard.console.origin}/welcome`);
  await page.waitForURL('**/sandbox/overview');
  await page.goto(`${dashboard.console.origin}/new-workspace`);
  await waitForHeading(page, 'New workspace');
  await checkScreen(page, 'people-new-workspace');
  await fillIn(page, { Name: 'Northwind' });
  await press(page, 'Create workspace');
  await page.waitForURL('**/w/ws_*/live/overview');
  await page.context().close();
});

it('the sign-up form shows errors beside their fields, and rejects a guessable password', async () => {
  const page = await dashboard.open('/sign-up');
  await press(page, 'Create account');
  await page.getByText('Fill in this field.').first().waitFor();
  expect(await page.getByText('Fill in this field.').count()).toBe(3);
  expect(await page.locator(':focus').getAttribute('name')).toBe('name');
  await checkScreen(page, 'people-sign-up-empty');
  await fillIn(page, { Name: 'Ada Marsh', 'E-mail': 'ada', Password: 'password12' });
  expect(await page.getByText('Fill in this field.').count()).toBe(0);
  const tooEasy = page.getByText('Too easy to guess.');
  // The dictionaries that judge the password load while the person types.
  await expect
    .poll(async () => {
      await press(page, 'Create account');
      return tooEasy.count();
    })
    .toBe(1);
  await page.getByText('Enter a complete e-mail address, such as name@example.com.').waitFor();
  await checkScreen(page, 'people-sign-up-wrong');
  await fillIn(page, { 'E-mail': createAddress(), Password: password });
  await page.getByText('Hard to guess. Good.').waitFor();
  await press(page, 'Create account');
  await waitForHeading(page, 'Check your inbox');
  await page.context().close();
});

it('a person signs in by password or by link, and a failed attempt is explained', async () => {
  const { person } = await dashboard.console.signUpWithWorkspace();
  const page = await dashboard.open('/sign-in');
  await fillIn(page, { 'E-mail': person.email, Password: 'not the password' });
  await press(page, 'Sign in');
  await page.getByText('The address or the password is wrong').waitFor();
  await checkScreen(page, 'people-sign-in-refused');
  await fillIn(page, { Password: person.password });
  await page.keyboard.press('Enter');
  await page.waitForURL('**/overview');
  await page.context().close();

  const other = await dashboard.open('/sign-in?return_to=/account');
  await press(other, 'Send me a link');
  await other.getByText('Enter your e-mail address above').waitFor();
  await fillIn(other, { 'E-mail': person.email });
  await press(other, 'Send me a link');
  await waitForHeading(other, 'Check your inbox');
  const link = findLink(await dashboard.mailbox.emailTo(person.email, /link to sign in/));
  await other.goto(link);
  await waitForHeading(other, 'Sign in');
  await checkScreen(other, 'people-sign-in-link');
  await press(other, 'Sign in');
  await other.waitForURL('**/overview');
  await other.context().close();

  // The link has already been used.
  const { pathname, search, hash } = new URL(link);
  const again = await dashboard.open(`${pathname}${search}${hash}`);
  await press(again, 'Sign in');
  await again.getByText('The link has expired or was already used').waitFor();
  await again.context().close();
});

it('sign-in does not redirect to another site', async () => {
  const { person } = await dashboard.console.signUpWithWorkspace();
  for (const target of [
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ]) {
    const page = await dashboard.open(`/sign-in?return_to=${encodeURIComponent(target)}`);
    await fillIn(page, { 'E-mail': person.email, Password: person.password });
    await press(page, 'Sign in');
    await page.waitForURL('**/overview');
    expect(page.url().startsWith(dashboard.console.origin)).toBe(true);
    await page.context().close();
  }
});

it('a person sets a new password through an e-mail', async () => {
  const { person } = await dashboard.console.signUpWithWorkspace();
  const page = await dashboard.open('/sign-in');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await waitForHeading(page, 'Forgotten your password?');
  await checkScreen(page, 'people-forgotten');
  await fillIn(page, { 'E-mail': person.email });
  await press(page, 'Send link');
  await waitForHeading(page, 'Check your inbox');
  await page.goto(findLink(await dashboard.mailbox.emailTo(person.email, /new password/)));
  await fillIn(page, { 'New password': 'another horse battery' });
  await checkScreen(page, 'people-reset');
  await press(page, 'Change password');
  await waitForHeading(page, 'Your password has been changed');
  await checkScreen(page, 'people-reset-done');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillIn(page, { 'E-mail': person.email, Password: 'another horse battery' });
  await press(page, 'Sign in');
  await page.waitForURL('**/overview');
  await page.context().close();
});

it('a passkey can be added, used to sign in, and removed', async () => {
  const { person } = await dashboard.console.signUpWithWorkspace();
  const page = await dashboard.open('/account', { person });
  await addAuthenticator(page);
  await page.getByText('No passkeys yet').waitFor();
  await press(page, 'Add passkey');
  await checkScreen(page, 'people-add-passkey');
  await page.getByRole('dialog').getByLabel('Name').fill('Work laptop');
  await press(page, 'Continue');
  await waitForToast(page, 'Passkey added');
  await page.getByRole('cell', { name: 'Work laptop', exact: true }).waitFor();

  await page.context().clearCookies();
  await page.goto(`${dashboard.console.origin}/sign-in?return_to=/account`);
  await press(page, 'Sign in with a passkey');
  await page.waitForURL('**/account');
  await page.getByRole('button', { name: 'More actions for Work laptop' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').waitFor();
  await checkAccessibility(page);
  await press(page, 'Remove passkey');
  await page.getByText('No passkeys yet').waitFor();
  await page.context().close();
});

it('sign-in rejects a passkey without user verification', async () => {
  const { person } = await dashboard.console.signUpWithWorkspace();
  const page = await dashboard.open('/account', { person });
  const { session, authenticatorId } = await addAuthenticator(page);
  await press(page, 'Add passkey');
  await page.getByRole('dialog').getByLabel('Name').fill('Work laptop');
  await press(page, 'Continue');
  await waitForToast(page, 'Passkey added');
  expect(await page.evaluate<number>(createSignInScript('required'))).toBe(200);
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  expect(await page.evaluate<number>(createSignInScript('discouraged'))).toBe(400);
  await page.context().close();
});

/** A script that signs in with this level of user verification, as a manipulated page could. */
const createSignInScript = (verification: string): string => `(async () => {
  const options = await (await fetch('/auth/passkey/generate-authenticate-options')).json();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({ ...options, userVerification: '${verification}' });
  const credential = await navigator.credentials.get({ publicKey });
  const reply = await fetch('/auth/passkey/verify-authentication', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ response: credential.toJSON() }),
  });
  return reply.status;
})()`;

it('a second factor can be set up, is then required, and can be replaced by a backup code', async () => {
  const { person } = await dashboard.console.signUpWithWorkspace();
  const page = await dashboard.open('/account', { person });
  await press(page, 'Set up');
  await fillIn(page, { 'Your password': person.password });
  await press(page, 'Continue');
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  const secret = (await page.getByRole('dialog').locator('code').innerText()).replaceAll(/\s/g, '');
  await checkScreen(page, 'people-second-factor-scan');
  // A phone cannot scan its own screen.
  await page.setViewportSize({ width: 390, height: 844 });
  const openApp = page.getByRole('link', { name: 'Open authenticator app' });
  expect(await openApp.getAttribute('href')).toMatch(/^otpauth:/);
  await press(page, 'Scan a QR code with another device');
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await fillIn(page, { Code: '000000' });
  await press(page, 'Turn on');
  await page.getByText('The code is wrong').waitFor();
  await fillIn(page, { Code: totpCode(secret) });
  await press(page, 'Turn on');
  await waitForHeading(page, 'Save your backup codes');
  await checkScreen(page, 'people-backup-codes');
  const backupCode = await page.getByRole('dialog').getByRole('listitem').first().innerText();
  await press(page, 'I’ve saved them');

  const other = await dashboard.open('/sign-in');
  await fillIn(other, { 'E-mail': person.email, Password: person.password });
  await press(other, 'Sign in');
  await waitForHeading(other, 'Enter your code');
  await checkScreen(other, 'people-second-factor');
  await fillIn(other, { Code: totpCode(secret) });
  await press(other, 'Sign in');
  await other.waitForURL('**/overview');
  await other.context().clearCookies();
  await other.goto(`${dashboard.console.origin}/sign-in`);
  await fillIn(other, { 'E-mail': person.email, Password: person.password });
  await press(other, 'Sign in');
  await press(other, 'Use a backup code');
  await waitForHeading(other, 'Enter a backup code');
  await fillIn(other, { 'Backup code': backupCode });
  await press(other, 'Sign in');
  await other.waitForURL('**/overview');
  await other.context().close();

  await press(page, 'Turn off');
  await fillIn(page, { 'Your password': person.password });
  await checkAccessibility(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await waitForToast(page, 'Second factor turned off');
  await page.context().close();
});

it('a person changes their name and password, and ends a session', async () => {
  const { person } = await dashboard.console.signUpWithWorkspace();
  const elsewhere = await dashboard.open('/sign-in');
  await fillIn(elsewhere, { 'E-mail': person.email, Password: person.password });
  await press(elsewhere, 'Sign in');
  await elsewhere.waitForURL('**/overview');

  const page = await dashboard.open('/account', { person });
  await page.getByText('This device').waitFor();
  await checkScreen(page, 'people-account');
  await fillIn(page, { Name: 'Ada Marsh-Lane' });
  await press(page, 'Save name');
  await waitForToast(page, 'Name saved');
  await page.getByRole('button', { name: 'More actions for Chrome on Linux' }).first().click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await waitForToast(page, 'Device signed out');
  // Fails if the page has just noticed by itself that it is signed out, and is leaving.
  await elsewhere.reload().catch(() => undefined);
  await elsewhere.waitForURL('**/sign-in?return_to=*');
  await elsewhere.context().close();

  await press(page, 'Change password');
  await page.getByRole('dialog').waitFor();
  await checkScreen(page, 'people-change-password');
  const submit = page.getByRole('dialog').getByRole('button', { name: 'Change password' });
  const place = await submit.boundingBox();
  await fillIn(page, { 'Current password': 'not this one', 'New password': 'another horse battery' });
  await page.getByText('Hard to guess. Good.').waitFor();
  // A click would miss a button that moves.
  expect(await submit.boundingBox()).toEqual(place);
  await submit.click();
  await page.getByText('The password is wrong').waitFor();
  await fillIn(page, { 'Current password': person.password });
  await submit.click();
  await waitForToast(page, 'Password changed');
  await page.context().close();
});
