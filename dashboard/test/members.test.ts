import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findLink } from '../../server/test/support/mailbox.ts';
import { checkAccessibility, checkScreen } from './support/check-page.ts';
import { checkPart } from './support/check-part.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { desktop } from './support/looks.ts';
import { fillIn, press, waitForHeading, waitForToast } from './support/steps.ts';

let dashboard: Dashboard;
beforeAll(async () => void (dashboard = await openDashboard()));
afterAll(() => dashboard.close());

const password = 'correct horse battery';
let addressCount = 0;
const createAddress = (): string => `grace-${Date.now() % 1e6}-${(addressCount += 1)}@northwind.example`;

const findTop = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? Infinity;

it('an invited person creates an account and joins the workspace', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open(`/w/${workspaceId}/settings/members`, { person });
  await page.getByText('No open invitations').waitFor();
  await press(page, 'Invite');
  await page.getByRole('dialog').waitFor();
  await checkScreen(page, 'people-invite');
  const email = createAddress();
  await fillIn(page, { 'E-mail': email });
  await press(page, 'Send invitation');
  await waitForToast(page, 'An e-mail is on its way');
  await page.getByRole('cell', { name: email, exact: true }).waitFor();
  await checkScreen(page, 'people-members');

  const guest = await dashboard.open('/sign-in');
  await guest.goto(findLink(await dashboard.mailbox.emailTo(email)));
  await waitForHeading(guest, 'Join Northwind');
  await checkScreen(guest, 'people-invitation');
  await fillIn(guest, { 'Your name': 'Grace Holm', Password: password });
  await press(guest, 'Create account and join');
  await guest.waitForURL('**/overview');
  await guest.goto(`${dashboard.console.origin}/w/${workspaceId}/settings/members`);
  await guest.getByRole('cell', { name: /^Grace Holm/ }).waitFor();
  expect(await guest.getByRole('button', { name: 'Invite' }).count()).toBe(0);
  await guest.context().close();
  await page.context().close();
});

it('a role can be changed, and a member removed', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const member = await dashboard.console.signUp({ name: 'Grace Holm' });
  await dashboard.console.addMember(workspaceId, member.id, 'developer');
  const path = `/w/${workspaceId}/settings/members`;
  const guest = await dashboard.open(path, { person: member });
  const page = await dashboard.open(path, { person });
  await page.getByRole('button', { name: 'More actions for Grace Holm' }).click();
  await checkAccessibility(page);
  await page.getByRole('menuitem', { name: 'Change role' }).click();
  const change = page.getByRole('button', { name: 'Change role' });
  expect(await page.getByRole('radio', { name: 'Developer' }).isChecked()).toBe(true);
  expect(await change.isDisabled()).toBe(true);
  await page.getByRole('radio', { name: 'Admin' }).check();
  await checkScreen(page, 'people-change-role');
  await press(page, 'Change role');
  await waitForToast(page, 'Grace Holm is now an admin');
  await guest.reload();
  await guest.getByRole('button', { name: 'Invite' }).waitFor();

  await page.getByRole('button', { name: 'More actions for Grace Holm' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await checkScreen(page, 'people-remove-member');
  await press(page, 'Remove member');
  await waitForToast(page, 'was removed');
  await guest.reload();
  await waitForHeading(guest, 'Page not found');
  await guest.context().close();
  await page.context().close();
});

it('removing a member shows the keys that they created, and revokes them on request', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const keys = `/api/workspaces/${workspaceId}/live/keys`;
  const members = [
    await dashboard.console.signUp({ name: 'Grace Holm' }),
    await dashboard.console.signUp({ name: 'Edith Ray' }),
  ];
  for (const member of members) {
    await dashboard.console.addMember(workspaceId, member.id, 'developer');
    await member.post(keys, { label: `Shop of ${member.name}` });
    await member.post(keys.replace('/live/', '/sandbox/'), { label: 'CI' });
  }
  const page = await dashboard.open(`/w/${workspaceId}/settings/members`, { person });
  await page.getByRole('button', { name: 'More actions for Grace Holm' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Grace Holm?' });
  await dialog.getByText('Shop of Grace Holm').waitFor();
  await dialog.getByLabel('Revoke these 2 keys too').check();
  await checkScreen(page, 'people-remove-member-keys');
  await press(page, 'Remove and revoke keys');
  await waitForToast(page, 'their keys were revoked');

  await page.getByRole('button', { name: 'More actions for Edith Ray' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByText('Shop of Edith Ray').waitFor();
  await press(page, 'Remove member');
  await waitForToast(page, 'Edith Ray was removed');
  await page.goto(`${dashboard.console.origin}/w/${workspaceId}/live/keys`);
  await page.getByRole('row', { name: /Shop of Edith Ray.*No longer a member/ }).waitFor();
  expect(await page.getByText('Shop of Grace Holm').count()).toBe(0);
  await checkScreen(page, 'keys-former-member');
  await press(page, 'Revoke Shop of Edith Ray');
  await press(page, 'Revoke key');
  await waitForToast(page, '“Shop of Edith Ray” has been revoked');
  await page.context().close();
});

it('only the account that an invitation was sent to can accept it', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace();
  const guest = await dashboard.console.signUp({ name: 'Grace Holm' });
  await person.post(`/api/workspaces/${workspaceId}/invitations`, { email: guest.email, role: 'viewer' });
  const link = findLink(await dashboard.mailbox.emailTo(guest.email, /Join/));

  const page = await dashboard.open('/sign-in');
  await fillIn(page, { 'E-mail': person.email, Password: person.password });
  await press(page, 'Sign in');
  await page.waitForURL('**/overview');
  await page.goto(link);
  await page.getByText('This invitation is for').waitFor();
  await checkScreen(page, 'people-invitation-other');
  await press(page, 'Sign out and continue');
  await page.getByText('already has an account').waitFor();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  expect(page.url()).not.toContain(link.split('#')[1]);
  await fillIn(page, { 'E-mail': guest.email, Password: guest.password });
  await press(page, 'Sign in');
  await press(page, 'Join workspace');
  await page.waitForURL(`**/w/${workspaceId}/live/overview`);
  await page.goto(link);
  await waitForHeading(page, 'This invitation has ended');
  await page.getByText('This invitation is no longer valid').waitFor();
  await checkScreen(page, 'people-invitation-over');
  await page.context().close();
});

it('a person renames a workspace and switches between two, and the last owner cannot leave', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace();
  await person.post('/api/workspaces', { name: 'Second' });
  const page = await dashboard.open(`/w/${workspaceId}/settings/general`, { person });
  await checkScreen(page, 'people-settings');
  await fillIn(page, { 'Name of the workspace': 'Southwind' });
  await press(page, 'Save name');
  await waitForToast(page, 'Workspace renamed');
  await page.getByRole('button', { name: 'Workspace Southwind' }).click();
  await page.getByRole('menuitem', { name: /Second/ }).click();
  await page.getByRole('button', { name: 'Workspace Second' }).waitFor();
  await page.goto(`${dashboard.console.origin}/w/${workspaceId}/settings/general`);
  await page.getByText('You’re the only owner').waitFor();
  expect(await page.getByRole('button', { name: 'Leave workspace' }).isDisabled()).toBe(true);
  expect(await page.getByRole('main').getByRole('link', { name: 'Members' }).getAttribute('href')).toContain(
    '/settings/members',
  );
  await page.getByRole('main').getByRole('link', { name: 'leave or delete' }).click();
  const leaving = page.getByRole('region', { name: 'Leave or delete' });
  await expect.poll(() => findTop(leaving)).toBeLessThan(desktop.context.viewport?.height ?? 0);
  await checkPart(page, 'people-leave', leaving);
  await page.context().close();
});

it('the members page reports that loading failed, and retries', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace();
  const page = await dashboard.open('/account', { person });
  await page.route('**/api/workspaces/*/members', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(`${dashboard.console.origin}/w/${workspaceId}/settings/members`);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await checkScreen(page, 'people-members-error');
  await page.unroute('**/api/workspaces/*/members');
  await press(page, 'Try again');
  await page.getByRole('cell', { name: new RegExp(person.email) }).waitFor();
  await page.context().close();
});

it('names are shown as text, whatever they contain', async () => {
  const name = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace();
  const guest = await dashboard.console.signUp({ name });
  await dashboard.console.addMember(workspaceId, guest.id, 'viewer');
  await person.call({ method: 'PATCH', path: `/api/workspaces/${workspaceId}`, body: { name } });
  const page = await dashboard.open(`/w/${workspaceId}/settings/members`, { person });
  await page.getByRole('cell', { name: /^<img src=x onerror/ }).waitFor();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect(await page.title()).toBe('Members · Blazon');
  await page.context().close();
});
