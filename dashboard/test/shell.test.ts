import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkAccessibility, checkScreen, takeScreenshot } from './support/check-page.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { looks, phone } from './support/looks.ts';
import { createMaker } from './support/maker.ts';
import { waitForFocus } from './support/steps.ts';

let dashboard: Dashboard;
beforeAll(async () => void (dashboard = await openDashboard()));
afterAll(() => dashboard.close());

it('the dashboard opens the first workspace, and switches between live and sandbox', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open('/', { person });
  await page.waitForURL(`**/w/${workspaceId}/live/overview`);
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
  expect(await page.title()).toBe('Overview · Blazon');

  await page.getByRole('button', { name: 'Sandbox' }).click();
  await page.waitForURL('**/sandbox/overview');
  await page
    .getByText('Files are watermarked. Brands don’t use your quota, and are deleted after 90 days.')
    .waitFor();
  // The last open workspace opens again.
  await page.goto(dashboard.console.origin);
  await page.waitForURL('**/sandbox/overview');
  await page.context().close();
});

it('the dashboard can be used by keyboard: skip link, navigation, menus', async () => {
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
  // On the next visit, the choice applies before the first paint.
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.context().close();
});

it('the navigation is in a drawer on a phone', async () => {
  const { person } = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open('/', { person, look: phone });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await drawer.waitFor();
  await checkAccessibility(page);
  await takeScreenshot(page, 'shell-navigation', phone);
  await drawer.getByRole('link', { name: 'Members' }).click();
  await page.waitForURL('**/settings/members');
  await drawer.waitFor({ state: 'hidden' });
  await page.context().close();
});

it('the search finds projects, brands, ids, screens and documentation from the keyboard', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const maker = createMaker(person, workspaceId);
  const project = await maker.project('Kettle & Quay');
  const page = await dashboard.open(`/w/${workspaceId}/live/overview`, { person });
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
  const box = page.getByRole('combobox', { name: /^Search projects/ });
  await page.keyboard.press('Control+k');
  await box.waitFor();
  await checkScreen(page, 'shell-search');
  await box.fill('kettle');
  await page.getByRole('option', { name: 'Kettle & Quay' }).waitFor();
  await checkScreen(page, 'shell-search-found');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/live/projects/${project}`);

  await page.getByRole('button', { name: 'Search' }).click();
  await box.fill('invoice');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/settings/plan');
  await page.keyboard.press('Control+k');
  await box.fill(`see ${project}`);
  await page.getByRole('option', { name: 'Open project' }).click();
  await page.waitForURL(`**/live/projects/${project}`);
  await page.keyboard.press('Control+k');
  await box.fill('zzz nothing');
  await page.getByText('Nothing matches.').waitFor();
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'hidden' });
  const help = page.getByRole('link', { name: /^Documentation/ });
  expect(await help.getAttribute('href')).toMatch(/\/docs$/);
  await page.context().close();
});

it('a screen that finishes loading takes no focus from the search', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const project = await createMaker(person, workspaceId).project('Kettle & Quay');
  const page = await dashboard.open(`/w/${workspaceId}/live/overview`, { person });
  let load = () => {};
  const isLoading = new Promise<void>((resolve) => (load = resolve));
  await page.route(/\/projects\/[^/]+\/jobs/, async (route) => {
    await isLoading;
    await route.continue();
  });
  await page.goto(`${dashboard.console.origin}/w/${workspaceId}/live/projects/${project}`);
  const prompt = page.getByLabel('Describe the brand');
  await prompt.waitFor();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: /^Search projects/ });
  await waitForFocus(box);
  const loaded = page.waitForResponse(/\/projects\/[^/]+\/jobs/);
  load();
  await (await loaded).finished();
  await page.waitForLoadState('networkidle');
  await page.keyboard.type('overview');
  expect([await box.inputValue(), await prompt.inputValue()]).toEqual(['overview', '']);
  // Otherwise, it takes the focus, because a project without brands needs a prompt next.
  await page.reload();
  await waitForFocus(prompt);
  await page.context().close();
});

it('a missing connection is reported on screens and after actions', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const project = await createMaker(person, workspaceId).project('Kettle & Quay');
  const page = await dashboard.open(`/w/${workspaceId}/live/projects/${project}`, { person });
  await page.getByLabel('Describe the brand').fill('Kettle & Quay, a coffee roastery');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByText('The service could not be reached').waitFor();
  await page.getByRole('link', { name: 'Members' }).click();
  await page.getByText('This screen could not be loaded. Check your connection').waitFor();
  await checkAccessibility(page);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Members', level: 1 }).waitFor();
  await page.context().close();
});

it('an unknown page or workspace is reported as not found', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const other = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open('/nowhere', { person });
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await checkScreen(page, 'shell-not-found');
  for (const path of [
    `/w/${other.workspaceId}/live/overview`,
    `/w/${other.workspaceId}/elsewhere/overview`,
  ]) {
    await page.goto(`${dashboard.console.origin}${path}`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  }
  // In the person's own workspace, the navigation stays.
  await page.goto(`${dashboard.console.origin}/w/${workspaceId}/live/nowhere`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'API keys' }).waitFor();
  await page.context().close();
});

it('signed-out people are redirected to sign-in, with the path to return to', async () => {
  const page = await dashboard.open('/w/ws_x/live/keys?tab=all', { look: looks[0] ?? phone });
  await page.waitForURL('**/sign-in?return_to=*');
  expect(new URL(page.url()).searchParams.get('return_to')).toBe('/w/ws_x/live/keys?tab=all');
  await page.context().close();
});

it('the other workspaces are offered if the cell of the open one does not respond', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open('/account', { person });
  const me = (await person.get('/api/me')).body;
  let unreachable = 1;
  await page.route('**/api/me', (route) =>
    route.fulfill({ json: { ...me, unreachable_workspaces: unreachable } }),
  );
  await page.goto(`${dashboard.console.origin}/w/ws_elsewhere/live/overview`);
  await page.getByRole('heading', { name: 'This workspace is unavailable right now', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await checkScreen(page, 'shell-unreachable-workspace');
  await page.getByRole('link', { name: 'Northwind' }).click();
  await page.waitForURL(`**/w/${workspaceId}/live/overview`);
  await page.goBack();
  unreachable = 0;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Page not found', level: 1 }).waitFor();
  await page.context().close();
});
