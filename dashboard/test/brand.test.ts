import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkAccessibility, checkScreen } from './support/check-page.ts';
import { checkSections } from './support/check-sections.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { createMaker } from './support/maker.ts';
import { copyWith } from './support/steps.ts';

let dashboard: Dashboard;
beforeAll(async () => void (dashboard = await openDashboard()));
afterAll(() => dashboard.close());

async function makeBrands() {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('agency');
  const maker = createMaker(person, workspaceId);
  const project = await maker.project('Kettle & Quay');
  const first = await maker.brand(
    project,
    'Kettle & Quay, a coffee roastery by the old harbour: calm, warm, hand-made',
  );
  const second = await maker.brand(project, 'Make the colours deeper and warmer', first.memoryId);
  return { person, workspaceId, project, first, second };
}

it('a brand page shows the logo in all sizes, the colours, the typeface, the mock-ups and the history', async () => {
  const { person, workspaceId, first, second } = await makeBrands();
  const page = await dashboard.open(`/w/${workspaceId}/live/brands/${second.id}`, { person });
  await page.getByRole('heading', { name: 'Kettle & Quay', level: 1 }).waitFor();
  expect(await page.title()).toBe('Kettle & Quay · Kettle & Quay · Blazon');
  expect(
    await page.getByRole('img', { name: /^Logo of Kettle & Quay on a (light|dark) background/ }).count(),
  ).toBe(2);
  await page.waitForLoadState('networkidle');
  await checkScreen(page, 'brand-lockups');

  await checkSections(page, {
    Sizes: 'brand-sizes',
    Colours: 'brand-colours',
    Type: 'brand-type',
    'In use': 'brand-in-use',
    History: 'brand-memory',
  });
  // The marks must be drawn at the sizes stated below them.
  const sizes = page.getByRole('list', { name: 'Sizes on a light background' }).locator('img');
  const widths = await sizes.evaluateAll((images) =>
    images.map((image) => image.getBoundingClientRect().width),
  );
  expect(widths).toEqual([96, 64, 48, 32, 24, 16]);
  expect(
    await sizes.evaluateAll((images) =>
      images.every((image) => (image as HTMLImageElement).naturalWidth > 0),
    ),
  ).toBe(true);

  // The family's name is set in the family itself, not in the interface's typeface.
  const family = page.locator('p', { hasText: /^Fraunces$|^[A-Z][\w ]+$/ }).filter({ hasNotText: 'Kettle' });
  await expect
    .poll(() => family.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontFamily)))
    .toContainEqual(expect.stringMatching(/^"?Brand /));
  const loaded =
    '[...document.fonts].filter(({ family, status }) => /Brand /.test(family) && status === "loaded")';
  expect(await page.evaluate(`${loaded}.length`)).toBeGreaterThan(0);
  const copy = (name: string | RegExp) => copyWith(page.getByRole('button', { name }));
  expect(await copy('Copy primary on dark as HEX')).toMatch(/^#[0-9A-F]{6}$/);
  expect(await copy(/^Copy tint 100/)).toMatch(/^#[0-9A-F]{6}$/);
  expect(
    await page
      .getByRole('img', { name: /business card|sign above a door|app icon|T-shirt|profile|bag/ })
      .count(),
  ).toBe(6);

  expect(await copy('Copy primary as OKLCH')).toMatch(/^oklch\([\d.]+% [\d.]+ \d+\)$/);

  // The tabs stay in view and lead to their sections.
  await page.getByText('Last change: Make the colours deeper and warmer').waitFor();
  const tabs = page.getByRole('navigation', { name: 'Sections of this page' });
  await tabs.getByRole('link', { name: 'History' }).click();
  const versions = page.locator('#history').getByRole('listitem');
  await expect.poll(() => versions.first().textContent()).toMatch(/Make the colours deeper.*Current/);
  expect(await versions.last().getByText('Current').count()).toBe(0);

  expect(await versions.first().getByRole('link', { name: /^Open/ }).count()).toBe(0);
  await versions.last().getByRole('link', { name: 'Open Kettle & Quay, a coffee roastery' }).click();
  await page.waitForURL(`**/brands/${first.id}`);
  await page.context().close();
});

it('a brand page downloads the logo as an SVG file named after the brand', async () => {
  const { person, workspaceId, second } = await makeBrands();
  const page = await dashboard.open(`/w/${workspaceId}/live/brands/${second.id}`, { person });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /SVG/ }).first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^kettle-quay-.*\.svg$/);
  await page.context().close();
});

it('two brands can be compared side by side, and one of them refined', async () => {
  const { person, workspaceId, project, first, second } = await makeBrands();
  const page = await dashboard.open(`/w/${workspaceId}/live/brands/${second.id}`, { person });
  await page.getByRole('button', { name: 'More actions for this brand' }).click();
  await page.getByRole('menuitem', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare with' });
  await dialog.getByRole('link').first().waitFor();
  await checkAccessibility(page);
  await dialog.getByRole('link', { name: /^Kettle & Quay/ }).click();
  await page.waitForURL(`**/brands/${second.id}/compare/${first.id}`);
  await page.getByRole('heading', { level: 2 }).nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  await checkScreen(page, 'brand-compare');
  await page
    .getByRole('article', { name: /^Later/ })
    .getByRole('link')
    .click();
  await page.getByRole('link', { name: 'Refine', exact: true }).click();
  await page.waitForURL(`**/projects/${project}?refine=${second.id}`);
  await page.getByLabel('What should change?').waitFor();
  await page.context().close();
});

it('the timeline shows the history behind a brand, job or memory id, and reports an unknown id', async () => {
  const { person, workspaceId, second } = await makeBrands();
  const page = await dashboard.open(`/w/${workspaceId}/live/brands/${second.id}`, { person });
  await page.getByRole('link', { name: 'From request to delivery' }).click();
  await page.waitForURL(`**/story/${second.id}`);
  const story = page.getByRole('region', { name: 'What happened' });
  for (const step of ['Accepted and queued', 'Processing', 'Drawn', 'Recorded in the memory', 'Event made'])
    await story.getByText(step, { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Kettle & Quay', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Add an endpoint' }).waitFor();
  await page.waitForLoadState('networkidle');
  await checkScreen(page, 'brand-story');

  for (const id of [second.jobId, second.memoryId]) {
    await page.getByLabel('Id of a request, job, brand, memory node or event').fill(id);
    await page.getByRole('button', { name: 'Find' }).click();
    await page.waitForURL(`**/story/${id}`);
    await story.getByRole('link', { name: id }).waitFor();
  }
  await page.goto(`${dashboard.console.origin}/w/${workspaceId}/live/story`);
  await page.getByLabel('Id of a request').fill('job_01k9z3pc3mea9v7d5q2r8t4hnj');
  await page.keyboard.press('Enter');
  await page.getByText('Nothing in Live has this id').waitFor();
  await checkScreen(page, 'brand-story-unknown');
  await page.getByRole('link', { name: 'Look in Sandbox' }).click();
  await page.getByText('Nothing in Sandbox has this id').waitFor();
  await page.goto(`${dashboard.console.origin}/w/${workspaceId}/live/story/${second.id}`);
  await page.getByRole('link', { name: 'Brand', exact: true }).click();
  await page.waitForURL(`**/brands/${second.id}`);
  await page.context().close();
});

it('people without an account can see a shared brand until the link is revoked', async () => {
  const { person, workspaceId, second } = await makeBrands();
  const page = await dashboard.open(`/w/${workspaceId}/live/brands/${second.id}`, { person });
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this brand' });
  await dialog.getByText('There are no active links.').waitFor();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const url = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await dialog.getByRole('list', { name: 'Active links' }).waitFor();
  await checkScreen(page, 'brand-share');

  const visitor = await dashboard.open(new URL(url).pathname);
  await visitor.getByRole('heading', { name: 'Kettle & Quay', level: 1 }).waitFor();
  const drawn = visitor.getByRole('img', { name: 'The logo on a light background' });
  await expect
    .poll(() => drawn.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect
    .poll(() => visitor.evaluate('document.fonts.check("16px Geologica") && document.fonts.size'))
    .toBe(1);
  const [logo] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('link', { name: 'Download logo' }).click(),
  ]);
  expect(logo.suggestedFilename()).toBe('logo-light.svg');
  await checkScreen(visitor, 'brand-shared');

  await dialog.getByRole('button', { name: /^Revoke the link/ }).click();
  await dialog.getByText('There are no active links.').waitFor();
  await visitor.reload();
  await visitor.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await checkAccessibility(visitor);
  await visitor.context().close();
  await page.context().close();
});

it('the page of an unknown brand says that the brand does not exist', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open(`/w/${workspaceId}/live/brands/brand_01k9z3pwz4f0b9g2s4h6j8k0mn`, {
    person,
  });
  await page.getByText('This does not exist, or no longer exists').waitFor();
  await checkAccessibility(page);
  await page.context().close();
});
