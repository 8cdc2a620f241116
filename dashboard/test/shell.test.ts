import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkAccessibility, checkScreen, screenshot } from './support/check-page.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { looks, phone } from './support/looks.ts';

let dashboard: Dashboard;
beforeAll(async () => void (dashboard = await openDashboard()));
afterAll(() => dashboard.close());

it('leads to the first workspace, and between live and sandbox without mistaking one for the other', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open('/', { person });
  await page.waitForURL(`**/w/${workspaceId}/live/overview`);
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
  expect(await page.title()).toBe('Overview · Blazon');

  await page.getByRole('button', { name: 'Sandbox' }).click();
  await page.waitForURL('**/sandbox/overview');
  await page.getByText('Brands are watermarked, cost no quota and are deleted after 90 days.').waitFor();
  // What was open last opens again.
  await page.goto(dashboard.console.origin);
  await page.waitForURL('**/sandbox/overview');
  await page.context().close();
});

it('is reached by keyboard: skip link, navigation, menus', async () => {
  const { person } = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open('/', { person });
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.locator(':focus').getAttribute('id')).toBe('main');

  await page.getByRole('button', { name: /^Account of/ }).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await menu.waitFor();
  await checkAccessibility(page);
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await menu.waitFor({ state: 'hidden' });
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  // The choice is there before the first paint of the next visit.
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.context().close();
});

it('has its navigation in a drawer on the phone', async () => {
  const { person } = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open('/', { person, look: phone });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await drawer.waitFor();
  await checkAccessibility(page);
  await screenshot(page, 'shell-navigation', phone);
  await drawer.getByRole('link', { name: 'Members' }).click();
  await page.waitForURL('**/settings/members');
  await drawer.waitFor({ state: 'hidden' });
  await page.context().close();
});

it('says so where there is nothing, and where a workspace is not theirs', async () => {
  const { person } = await dashboard.console.signUpWithWorkspace('pro');
  const other = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open('/nowhere', { person });
  await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor();
  await checkScreen(page, 'shell-not-found');
  for (const path of [
    `/w/${other.workspaceId}/live/overview`,
    `/w/${other.workspaceId}/elsewhere/overview`,
  ]) {
    await page.goto(`${dashboard.console.origin}${path}`);
    await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor();
  }
  await page.context().close();
});

it('sends whoever is signed out to sign in, and remembers where they were going', async () => {
  const page = await dashboard.open('/w/ws_x/live/keys?tab=all', { look: looks[0] ?? phone });
  await page.waitForURL('**/sign-in?return_to=*');
  expect(new URL(page.url()).searchParams.get('return_to')).toBe('/w/ws_x/live/keys?tab=all');
  await page.context().close();
});
