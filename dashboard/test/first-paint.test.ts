import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { desktop } from './support/looks.ts';
import { createMaker } from './support/maker.ts';

let dashboard: Dashboard;
beforeAll(async () => void (dashboard = await openDashboard()));
afterAll(() => dashboard.close());

const taken = '#root:not([inert])';

/** Marks the title of the page as the server sent it, and lists the requests to the API. */
async function observe(page: Page): Promise<string[]> {
  // The page that is open now may still be loading.
  await page.waitForLoadState('networkidle');
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    window.sentTitle = document.querySelector('h1');
  })`);
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.resourceType() !== 'image') paths.push(pathname);
  });
  return paths;
}

const isSentTitleStillThere = (page: Page) =>
  page.evaluate<boolean>(`window.sentTitle === document.querySelector('h1') && window.sentTitle !== null`);

// The sent content counts as fresh for five seconds, so a busy machine gets two more attempts.
it('the server renders the overview with its content, and the script hydrates it without another request', {
  retry: 2,
}, async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open('/new-workspace', { person });
  const paths = await observe(page);
  const response = await page.goto(`${dashboard.console.origin}/w/${workspaceId}/live/overview`);
  const html = await response?.text();
  expect(html).toContain(person.email);
  expect(html).toContain('Northwind');
  expect(response?.headers()['cache-control']).toBe('no-store');
  await page.locator(taken).waitFor();
  expect(await isSentTitleStillThere(page)).toBe(true);
  expect(paths.filter((path) => !path.endsWith('/first-steps'))).toEqual([]);
  await page.getByRole('link', { name: 'API keys' }).click();
  await page.getByRole('heading', { name: 'API keys', level: 1 }).waitFor();
  await page.context().close();
});

it('a person in another time zone and language sees the same content before and after hydration', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('agency');
  const maker = createMaker(person, workspaceId);
  await maker.brand(await maker.project('Kettle & Quay'), 'Kettle & Quay, a coffee roastery by the harbour');
  const context = { ...desktop.context, timezoneId: 'Pacific/Kiritimati', locale: 'ja-JP' };
  const page = await dashboard.open('/new-workspace', { person, look: { ...desktop, context } });
  await observe(page);
  // A difference would also be an error on the page, which fails every journey.
  await page.goto(`${dashboard.console.origin}/w/${workspaceId}/live/overview`);
  await page.locator(taken).waitFor();
  await page.locator('main img').first().waitFor();
  expect(await isSentTitleStillThere(page)).toBe(true);
  await page.context().close();
});

// The sent content counts as fresh for five seconds, so a busy machine gets two more attempts.
it('the server renders the sign-in form, which is inert until the script hydrates it', {
  retry: 2,
}, async () => {
  const page = await dashboard.open('/new-workspace');
  const paths = await observe(page);
  await page.route('**/assets/core-*.js', (route) => route.abort());
  await page.goto(`${dashboard.console.origin}/sign-in?return_to=/account`);
  await page.getByText('Send me a link').waitFor();
  expect(await page.locator('#root').getAttribute('inert')).toBe('');
  await page.unroute('**/assets/core-*.js');

  await page.reload();
  await page.locator(taken).waitFor();
  expect(await isSentTitleStillThere(page)).toBe(true);
  expect(paths).toEqual([]);
  const { email, password } = await dashboard.console.signUp();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/account');
  await page.context().close();
});

it('the server renders no content for a person who may not see the overview, and the script says so', async () => {
  const { workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const { person } = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open('/new-workspace', { person });
  const response = await page.goto(`${dashboard.console.origin}/w/${workspaceId}/live/overview`);
  expect(await response?.text()).toContain('<div id="root"></div>');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.context().close();
});

it('the server renders no content for a visitor who is signed out, and the script opens sign-in', async () => {
  const { workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const path = `/w/${workspaceId}/live/overview`;
  const { text } = await dashboard.console.visitor().get(path);
  expect(text).toContain('<div id="root"></div>');
  const page = await dashboard.open(path);
  await page.waitForURL('**/sign-in?return_to=*');
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
  await page.context().close();
});
