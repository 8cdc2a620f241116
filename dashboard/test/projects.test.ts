import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ConsoleReply } from '../../server/test/support/console.ts';
import { checkAccessibility, checkScreen } from './support/check-page.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { createMaker } from './support/maker.ts';

let dashboard: Dashboard;
beforeAll(async () => void (dashboard = await openDashboard()));
afterAll(() => dashboard.close());

const markup = '<img src=x onerror="window.ran=1"></script><script>window.ran=1</script>';

it('a project can be created, renamed and deleted, each in its own dialog', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open(`/w/${workspaceId}/live/projects`, { person });
  await page.getByText('No projects yet').waitFor();
  await checkScreen(page, 'projects-empty');

  await page.getByRole('button', { name: 'New project' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await dialog.getByLabel('Name').fill('Kettle & Quay');
  await checkScreen(page, 'projects-new');
  await dialog.getByLabel('Description').fill('Roastery by the old harbour');
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await page.getByRole('heading', { name: 'Kettle & Quay', level: 1 }).waitFor();
  await page.getByLabel('Describe the brand').waitFor();
  expect(await page.getByText('No brands yet').count()).toBe(0);
  await checkScreen(page, 'projects-project-empty');
  // On a phone, the menu stays beside the title.
  await page.setViewportSize({ width: 390, height: 844 });
  const top = (of: Locator) => of.evaluate((one) => one.getBoundingClientRect().top);
  const title = page.getByRole('heading', { name: 'Kettle & Quay', level: 1 });
  const menu = page.getByRole('button', { name: 'More actions for this project' });
  expect(Math.abs((await top(title)) - (await top(menu)))).toBeLessThan(16);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'More actions for this project' }).click();
  await page.getByRole('menuitem', { name: 'Rename or describe' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Quay');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Quay', level: 1, exact: true }).waitFor();

  await page.getByRole('button', { name: 'More actions for this project' }).click();
  await page.getByRole('menuitem', { name: 'Delete project' }).click();
  const erase = page.getByRole('button', { name: 'Delete project' });
  expect(await erase.isDisabled()).toBe(true);
  await checkScreen(page, 'projects-delete');
  await page.getByLabel(/to confirm/).fill('Quay');
  await erase.click();
  await page.getByText('Project deleted. It will be erased within minutes.').waitFor();
  await page.getByText('No projects yet').waitFor();
  await page.context().close();
});

it('projects and brands are shown on light and dark backgrounds', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('agency');
  const maker = createMaker(person, workspaceId);
  const prompts = [
    ['Otter & Oak', 'Otter & Oak, an outdoor nursery: friendly, green, an otter'],
    ['Fjordline', 'Fjordline, ferries in the north: strong and clear, sea and mountains'],
    ['Crumb', 'A bakery called Crumb, with a wheat ear and rounded letters, no brown'],
    ['Lumen', 'Lumen, a studio that fits lighting into small flats: precise, friendly, a deep blue'],
  ] as const;
  for (const [name, prompt] of prompts) await maker.brand(await maker.project(name), prompt);
  const kettle = await maker.project('Kettle & Quay', 'Roastery by the old harbour');
  const first = await maker.brand(
    kettle,
    'Kettle & Quay, a coffee roastery by the old harbour: calm, warm, hand-made',
  );
  await maker.brand(kettle, 'Make the colours deeper and warmer', first.memoryId);
  await maker.brand(kettle, 'Lighter, rounder letters', first.memoryId);

  const page = await dashboard.open(`/w/${workspaceId}/live/projects`, { person });
  await page.getByRole('link', { name: 'Kettle & Quay' }).waitFor();
  await page.getByText('3 brands').waitFor();
  await page
    .getByText(/^Last drawn /)
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  await checkScreen(page, 'projects-list');
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.locator('img[src$="logo-dark.svg"]').first().waitFor();

  await page.getByRole('link', { name: 'Kettle & Quay' }).click();
  await page.getByRole('list', { name: 'Brands' }).getByText('Lighter, rounder letters').waitFor();
  await page.waitForLoadState('networkidle');
  await checkScreen(page, 'projects-project', async () => {
    // On a phone, the composer leaves the first view to the brands.
    const isPhone = (page.viewportSize()?.width ?? 0) < 640;
    expect(await page.getByRole('button', { name: 'Generate' }).isVisible()).toBe(!isPhone);
  });

  await page.goto(`${dashboard.console.origin}/w/${workspaceId}/live/brands`);
  await page.getByText('All 7 brands').waitFor();
  await page.waitForLoadState('networkidle');
  await checkScreen(page, 'projects-all-brands');
  await page.context().close();
});

it('markup in names and prompts is shown as text', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const maker = createMaker(person, workspaceId, 'sandbox');
  const project = await maker.project(`${markup} name`, `${markup} note`);
  const brand = await maker.brand(project, `A shop called Kite ${markup}`);
  const page = await dashboard.open(`/w/${workspaceId}/sandbox/projects/${project}`, { person });
  for (const path of [
    `projects`,
    `projects/${project}`,
    `projects/${project}?view=memory`,
    `projects/${project}?refine=${brand.id}`,
    `brands`,
    `brands/${brand.id}`,
    `story/${brand.id}`,
  ]) {
    await page.goto(`${dashboard.console.origin}/w/${workspaceId}/sandbox/${path}`);
    await page.getByText(markup).first().waitFor();
    expect([path, await page.evaluate('window.ran')]).toEqual([path, undefined]);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  }
  await page.context().close();
});

it('no script runs in a drawing that is opened as a document', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const maker = createMaker(person, workspaceId, 'sandbox');
  const brand = await maker.brand(await maker.project('Kite'), 'simulate success');
  const path = `/api/workspaces/${workspaceId}/sandbox/brands/${brand.id}/logo-light.svg`;
  const { person: other } = await dashboard.console.signUpWithWorkspace('pro');
  const drawing = await person.get(path);
  // The content security policy of the response must block a script even inside the drawing.
  const page = await dashboard.open('/', { person });
  await page.route('**/logo-light.svg', async (route) => {
    const body = drawing.text.replace(
      '</svg>',
      '<script>document.documentElement.setAttribute("data-ran", "1")</script></svg>',
    );
    await route.fulfill({ status: 200, headers: copyHeaders(drawing), body });
  });
  page.removeAllListeners('console');
  await page.goto(`${dashboard.console.origin}${path}`);
  expect(await page.locator('svg').first().getAttribute('data-ran')).toBeNull();
  expect(await page.locator('svg path').count()).toBeGreaterThan(0);
  await page.context().close();
  expect((await other.get(path)).status).toBe(404);
});

it('the list of projects shows that it is loading, and offers to retry if loading failed', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open('/', { person });
  let release = () => undefined as unknown;
  const heldBack = new Promise((done) => {
    release = () => done(undefined);
  });
  await page.route('**/live/projects?*', async (route) => {
    await heldBack;
    await route.fulfill({ status: 503, contentType: 'application/json', body: unavailableBody });
  });
  await page.goto(`${dashboard.console.origin}/w/${workspaceId}/live/projects`);
  await page.getByText('Loading projects…').waitFor({ state: 'attached' });
  await checkScreen(page, 'projects-loading');
  release();
  await page.getByRole('alert').getByText('The service is briefly unavailable').waitFor();
  await checkScreen(page, 'projects-error');
  await page.unroute('**/live/projects?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No projects yet').waitFor();
  await page.context().close();
});

/** The original response headers, without the content length. */
function copyHeaders({ headers }: ConsoleReply): Record<string, string> {
  const entries = Object.entries(headers).filter(([name]) => name !== 'content-length');
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

const unavailableBody = JSON.stringify({
  error: {
    code: 'service_unavailable',
    message: 'The service is briefly unavailable. Try again in a few seconds.',
    param: null,
    request_id: 'req_01k9z3q2c8fb7s9d1f3g5h7j9k',
  },
});
