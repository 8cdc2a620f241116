import { afterAll, beforeAll, expect, it } from 'vitest';
import { ageSessions } from '../../server/test/support/account-helpers.ts';
import { beginLogin, exchangeCode, logInCommandLine } from '../../server/test/support/cli-login.ts';
import { checkScreen } from './support/check-page.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { fillIn, press, waitForHeading, waitForToast } from './support/steps.ts';

let dashboard: Dashboard;
beforeAll(async () => void (dashboard = await openDashboard()));
afterAll(() => dashboard.close());

it('the device page shows a CLI login, and approves it for the chosen workspace after a recent sign-in', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  await person.post('/api/workspaces', { name: 'Harbour Coffee' });
  const bare = dashboard.console.visitor();
  const startedLogin = await beginLogin(bare, 'ada-laptop');
  const page = await dashboard.open(`/device?code=${startedLogin.user_code}`, { person });
  await waitForHeading(page, 'Approve CLI login');
  await page.getByText(startedLogin.user_code, { exact: true }).waitFor();
  await page.getByText('ada-laptop').waitFor();
  await checkScreen(page, 'people-device');
  await page.getByRole('combobox', { name: 'Workspace' }).click();
  await page.getByRole('option', { name: 'Northwind' }).click();
  await ageSessions(dashboard.console.owner, person);
  await press(page, 'Approve');
  await fillIn(page, { 'Your password': person.password });
  await press(page, 'Confirm');
  await waitForHeading(page, 'CLI login approved');
  await checkScreen(page, 'people-device-done');
  expect((await exchangeCode(bare, startedLogin.device_code)).body).toMatchObject({
    workspace: { id: workspaceId },
  });
  await page.context().close();
});

it('the device page denies a CLI login, and reports an unknown code', async () => {
  const { person } = await dashboard.console.signUpWithWorkspace('pro');
  const bare = dashboard.console.visitor();
  const startedLogin = await beginLogin(bare);
  const page = await dashboard.open('/device', { person });
  await fillIn(page, { Code: 'BCDF-GHJK' });
  await press(page, 'Continue');
  await page.getByText('This code is unknown').waitFor();
  await checkScreen(page, 'people-device-over');
  await fillIn(page, { Code: startedLogin.user_code.toLowerCase() });
  await press(page, 'Continue');
  await press(page, 'Deny');
  await waitForHeading(page, 'CLI login denied');
  expect((await exchangeCode(bare, startedLogin.device_code)).body.error.code).toBe('access_denied');
  await page.context().close();
});

it('the device page asks for sign-in first, then returns to the code', async () => {
  const { person } = await dashboard.console.signUpWithWorkspace('pro');
  const startedLogin = await beginLogin(dashboard.console.visitor());
  const page = await dashboard.open(`/device?code=${startedLogin.user_code}`);
  await fillIn(page, { 'E-mail': person.email, Password: person.password });
  await press(page, 'Sign in');
  await waitForHeading(page, 'Approve CLI login');
  await expect.poll(() => page.getByText(startedLogin.user_code, { exact: true }).isVisible()).toBe(true);
  await page.context().close();
});

it('the account page lists CLI logins, and ends them', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const line = await logInCommandLine(dashboard.console.visitor(), person, workspaceId);
  const page = await dashboard.open('/account', { person });
  const row = page.getByRole('row', { name: /ada-laptop/ });
  await row.scrollIntoViewIfNeeded();
  await checkScreen(page, 'people-account-cli-logins');
  await press(page, 'More actions for ada-laptop');
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await waitForToast(page, 'The CLI on ada-laptop has been logged out.');
  await page.getByText('No CLI logins').waitFor();
  expect((await line.call({ path: `/api/workspaces/${workspaceId}/cli-login` })).status).toBe(401);
  await page.context().close();
});
