import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SignedInPerson } from '../../server/test/support/console.ts';
import { findLink } from '../../server/test/support/mailbox.ts';
import { totpCode } from '../../server/test/support/totp.ts';
import { requireUuid } from '../../server/store/require-uuid.ts';
import { addAuthenticator } from './support/authenticator.ts';
import { checkScreen } from './support/check-page.ts';
import { checkPart } from './support/check-part.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { fillIn, isInView, press, waitForHeading, waitForToast } from './support/steps.ts';

let dashboard: Dashboard;
beforeAll(async () => void (dashboard = await openDashboard()));
afterAll(() => dashboard.close());

let addressCount = 0;
const createAddress = (): string => `grace-${Date.now() % 1e6}-${(addressCount += 1)}@northwind.example`;

/** Pretends that all sessions of the person were opened an hour ago. */
async function ageSessions({ id }: SignedInPerson): Promise<void> {
  await dashboard.console.owner.unscoped({
    text: `UPDATE people.sessions SET created_at = now() - interval '1 hour', confirmed_at = NULL WHERE person_id = $1`,
    values: [requireUuid('person', id)],
  });
}

async function setUpSecondFactor(person: SignedInPerson): Promise<string> {
  const enabled = await person.post('/auth/two-factor/enable', { password: person.password });
  const secret = new URL(enabled.body.totpURI).searchParams.get('secret') ?? '';
  await person.post('/auth/two-factor/verify-totp', { code: totpCode(secret) });
  return secret;
}

const findConfirmDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' });

it('revealing the webhook secret requires a recent sign-in', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open(`/w/${workspaceId}/live/webhooks?tab=endpoints`, { person });
  await page.getByRole('button', { name: 'Create secret' }).waitFor();
  await ageSessions(person);
  await press(page, 'Create secret');
  await findConfirmDialog(page).waitFor();
  await checkScreen(page, 'leaving-confirm-password');
  await fillIn(page, { 'Your password': 'not the password' });
  await press(page, 'Confirm');
  await page.getByText('The password is wrong').waitFor();
  await fillIn(page, { 'Your password': person.password });
  await press(page, 'Confirm');
  await page.getByRole('button', { name: 'Copy secret' }).waitFor();

  await press(page, 'Hide secret');
  await ageSessions(person);
  await press(page, 'Reveal secret');
  await findConfirmDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await waitForToast(page, 'Nothing has changed');
  expect(await page.getByRole('button', { name: 'Copy secret' }).count()).toBe(0);
  await page.context().close();
});

it('a second factor or a passkey is accepted as confirmation', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open('/account', { person });
  await addAuthenticator(page);
  await press(page, 'Add passkey');
  await page.getByRole('dialog').getByLabel('Name').fill('Work laptop');
  await press(page, 'Continue');
  await waitForToast(page, 'Passkey added');
  const secret = await setUpSecondFactor(person);
  // Turning on the second factor starts a new session, whose cookies replace the old ones.
  const { origin } = dashboard.console;
  for (const [name, value] of person.cookies)
    await page.context().addCookies([{ name, value, url: origin, secure: true, httpOnly: true }]);

  await page.goto(`${origin}/w/${workspaceId}/live/webhooks?tab=endpoints`);
  await page.getByRole('button', { name: 'Create secret' }).waitFor();
  await ageSessions(person);
  await press(page, 'Create secret');
  await page.getByLabel('Code from your authenticator app').waitFor();
  await page.getByRole('button', { name: 'Use a passkey' }).waitFor();
  await checkScreen(page, 'leaving-confirm-factor');
  await fillIn(page, {
    'Your password': person.password,
    'Code from your authenticator app': totpCode(secret),
  });
  await press(page, 'Confirm');
  await page.getByRole('button', { name: 'Copy secret' }).waitFor();

  await press(page, 'Hide secret');
  await ageSessions(person);
  await press(page, 'Reveal secret');
  await press(page, 'Use a passkey');
  await page.getByRole('button', { name: 'Copy secret' }).waitFor();
  await page.context().close();
});

it('an address changes after both mailboxes have confirmed', async () => {
  const { person } = await dashboard.console.signUpWithWorkspace();
  const page = await dashboard.open('/account', { person });
  const email = createAddress();
  await ageSessions(person);
  await press(page, 'Change address');
  await page.getByRole('dialog').waitFor();
  await checkScreen(page, 'leaving-change-address');
  await fillIn(page, { 'New address': email });
  await press(page, 'Send links');
  // A second dialog opens above the first, and text typed in the first is kept.
  await findConfirmDialog(page).waitFor();
  await fillIn(page, { 'Your password': person.password });
  await press(page, 'Confirm');
  const mailbox = (address: string) => page.getByRole('listitem').filter({ hasText: address });
  await mailbox(email).getByText('Not confirmed yet').waitFor();
  // The box with both mailboxes confirms that the links were sent, so no message covers it.
  expect(await page.getByRole('region', { name: 'Notifications' }).innerText()).toBe('');
  expect(await isInView(page.getByRole('button', { name: 'Cancel the change' }))).toBe(true);
  await checkPart(page, 'leaving-address-pending', mailbox(email));
  const first = findLink(await dashboard.mailbox.emailTo(email, /Confirm this address/));
  await press(page, 'Send again');
  await waitForToast(page, 'We sent new links to both mailboxes');

  const guest = await dashboard.open('/sign-in');
  await guest.goto(first);
  await waitForHeading(guest, 'This link has ended');
  const findNewest = async () => findLink(await dashboard.mailbox.emailTo(email, /Confirm this address/));
  await expect.poll(findNewest).not.toBe(first);
  await guest.goto(await findNewest());
  await guest.reload();
  await waitForHeading(guest, 'Confirm your new e-mail address');
  await guest.getByText(email).waitFor();
  await checkScreen(guest, 'leaving-address-link');
  await press(guest, 'Confirm the change');
  await waitForHeading(guest, 'Check your other mailbox');
  await checkScreen(guest, 'leaving-address-one-more');
  await page.reload();
  await mailbox(email).getByText('Confirmed', { exact: true }).waitFor();
  await mailbox(person.email).getByText('Not confirmed yet').waitFor();
  await guest.goto(findLink(await dashboard.mailbox.emailTo(person.email, /Confirm the new address/)));
  await guest.reload();
  await guest.getByText(person.email).waitFor();
  await press(guest, 'Confirm the change');
  await waitForHeading(guest, 'Your address has been changed');
  await checkScreen(guest, 'leaving-address-changed');
  await guest.context().close();
  await page.reload();
  await page.getByText(email).first().waitFor();

  await press(page, 'Change address');
  const other = createAddress();
  await fillIn(page, { 'New address': other });
  await press(page, 'Send links');
  await mailbox(other).getByText('Not confirmed yet').waitFor();
  const stopper = await dashboard.open('/sign-in');
  await stopper.goto(findLink(await dashboard.mailbox.emailTo(email, /Confirm the new address/)));
  await press(stopper, 'Cancel the change');
  await waitForHeading(stopper, 'The change has been cancelled');
  await checkScreen(stopper, 'leaving-address-stopped');
  await stopper.context().close();
  await page.context().close();
});

it('a workspace can require a second factor, and members who set one up can continue', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const member = await dashboard.console.signUp({ name: 'Grace Holm' });
  await dashboard.console.addMember(workspaceId, member.id, 'developer');
  const path = `/w/${workspaceId}/settings/general`;
  const without = await dashboard.open(path, { person });
  await without.getByText('Before you can require it').waitFor();
  await without.context().close();
  await setUpSecondFactor(person);
  const page = await dashboard.open(path, { person });
  await press(page, 'Require');
  await page.getByText('Grace Holm has none').waitFor();
  await checkScreen(page, 'leaving-require-factor');
  await press(page, 'Require second factor');
  await waitForToast(page, 'Everyone now needs a second factor');
  const state = page.getByText('Required', { exact: true });
  await state.waitFor();
  await checkPart(page, 'leaving-settings', state);

  const guest = await dashboard.open(`/w/${workspaceId}/live/projects`, { person: member });
  await waitForHeading(guest, 'Set up a second factor');
  expect(await guest.getByRole('navigation').count()).toBe(0);
  await checkScreen(guest, 'leaving-factor-gate');
  await press(guest, 'Set up second factor');
  await fillIn(guest, { 'Your password': member.password });
  await press(guest, 'Continue');
  await guest.getByRole('img', { name: 'QR code' }).waitFor();
  const secret = (await guest.getByRole('dialog').locator('code').innerText()).replaceAll(/\s/g, '');
  await fillIn(guest, { Code: totpCode(secret) });
  await press(guest, 'Turn on');
  await waitForHeading(guest, 'Save your backup codes');
  await press(guest, 'I’ve saved them');
  await waitForHeading(guest, 'Projects');
  await guest.context().close();
  await page.context().close();
});

it('a workspace can be exported and its archive downloaded', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open(`/w/${workspaceId}/settings/general`, { person });
  await press(page, 'Export data');
  await page.getByRole('button', { name: 'Download' }).waitFor({ timeout: 60_000 });
  await checkPart(page, 'leaving-archive', page.getByRole('button', { name: 'Download' }));
  await ageSessions(person);
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  await press(page, 'Download');
  await findConfirmDialog(page).waitFor();
  await fillIn(page, { 'Your password': person.password });
  await press(page, 'Confirm');
  expect((await downloading).suggestedFilename()).toMatch(/^blazon-workspace-\d{4}-\d\d-\d\d\.zip$/);
  await page.context().close();
});

it('a workspace is deleted after its name is typed', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open(`/w/${workspaceId}/settings/general`, { person });
  await page.getByRole('button', { name: 'Delete workspace' }).waitFor();
  await ageSessions(person);
  await press(page, 'Delete workspace');
  const dialog = page.getByRole('dialog', { name: 'Delete Northwind?' });
  await dialog.waitFor();
  expect(await dialog.getByRole('button', { name: 'Delete workspace' }).isDisabled()).toBe(true);
  await checkScreen(page, 'leaving-delete-workspace');
  await dialog.getByLabel('Type Northwind to confirm').fill('Northwind');
  await dialog.getByRole('button', { name: 'Delete workspace' }).click();
  await findConfirmDialog(page).waitFor();
  await fillIn(page, { 'Your password': person.password });
  await press(page, 'Confirm');
  await page.waitForURL('**/new-workspace');
  await page.context().close();
});

it('an account can be deleted, or the page says what prevents it', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const member = await dashboard.console.signUp({ name: 'Grace Holm' });
  await dashboard.console.addMember(workspaceId, member.id, 'developer');
  const page = await dashboard.open('/account', { person });
  await page.getByText('You’re the only owner of').waitFor();
  expect(await page.getByRole('button', { name: 'Delete account' }).isDisabled()).toBe(true);
  await checkPart(page, 'leaving-account-blocked', page.getByRole('button', { name: 'Delete account' }));
  await dashboard.console.addMember(workspaceId, member.id, 'owner');
  await person.post('/api/workspaces', { name: 'Only mine' });
  await page.reload();
  await press(page, 'Delete account');
  await page.getByText('Nobody else is in Only mine').waitFor();
  await checkScreen(page, 'leaving-delete-account');
  await page.getByLabel(/^Type .* to confirm$/).fill(person.email);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await page.waitForURL('**/sign-in');
  await fillIn(page, { 'E-mail': person.email, Password: person.password });
  await press(page, 'Sign in');
  await page.getByText('The address or the password is wrong').waitFor();
  await page.context().close();
});
