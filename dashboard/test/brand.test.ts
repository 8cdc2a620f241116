import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkAccessibility, checkScreen } from './support/check-page.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { createMaker } from './support/maker.ts';

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

it('shows an identity large, small, in figures and in words', async () => {
  const { person, workspaceId, first, second } = await makeBrands();
  const page = await dashboard.open(`/w/${workspaceId}/live/brands/${second.id}`, { person });
  await page.getByRole('heading', { name: 'Kettle & Quay', level: 1 }).waitFor();
  expect(await page.title()).toBe('Kettle & Quay · Kettle & Quay · Blazon');
  expect(
    await page.getByRole('img', { name: /^Logo of Kettle & Quay on a (light|dark) ground/ }).count(),
  ).toBe(2);
  await page.waitForLoadState('networkidle');
  await checkScreen(page, 'brand-lockups');

  for (const [heading, picture] of [
    ['Sizes', 'brand-sizes'],
    ['Colours', 'brand-colours'],
    ['Type', 'brand-type'],
    ['How it came to be', 'brand-memory'],
  ] as const) {
    await page.getByRole('heading', { name: heading, level: 2 }).scrollIntoViewIfNeeded();
    await page.evaluate((name) => {
      const headings = [...document.querySelectorAll('h2')];
      headings.find((one) => one.textContent === name)?.scrollIntoView({ block: 'start' });
    }, heading);
    await page.waitForLoadState('networkidle');
    await checkScreen(page, picture);
  }
  // Marks are drawn at the size that stands below them.
  const sizes = page.getByRole('list', { name: 'Sizes on a light ground' }).locator('img');
  const widths = await sizes.evaluateAll((images) =>
    images.map((image) => image.getBoundingClientRect().width),
  );
  expect(widths).toEqual([96, 64, 48, 32, 24, 16]);
  expect(
    await sizes.evaluateAll((images) =>
      images.every((image) => (image as HTMLImageElement).naturalWidth > 0),
    ),
  ).toBe(true);

  await page.getByRole('button', { name: 'Copy primary as OKLCH' }).click();
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^oklch\([\d.]+% [\d.]+ \d+\)$/);

  const line = page.getByRole('link', { name: /^Kettle & Quay, a coffee roastery/ });
  await line.click();
  await page.waitForURL(`**/brands/${first.id}`);
  await page.context().close();
});

it('hands over the drawings as they were delivered', async () => {
  const { person, workspaceId, second } = await makeBrands();
  const page = await dashboard.open(`/w/${workspaceId}/live/brands/${second.id}`, { person });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /SVG/ }).first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^kettle-quay-.*\.svg$/);
  await page.context().close();
});

it('compares two brands side by side, and refines one of them', async () => {
  const { person, workspaceId, project, first, second } = await makeBrands();
  const page = await dashboard.open(`/w/${workspaceId}/live/brands/${second.id}`, { person });
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare with' });
  await dialog.getByRole('link').first().waitFor();
  await checkAccessibility(page);
  await dialog.getByRole('link', { name: /^Kettle & Quay/ }).click();
  await page.waitForURL(`**/brands/${second.id}/compare/${first.id}`);
  await page.getByRole('heading', { level: 2 }).nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  await checkScreen(page, 'brand-compare');
  await page.getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await page.getByRole('link', { name: 'Refine', exact: true }).click();
  await page.waitForURL(`**/projects/${project}?refine=${second.id}`);
  await page.getByLabel('What should change?').waitFor();
  await page.context().close();
});

it('tells the story of any id, and says so when it knows none', async () => {
  const { person, workspaceId, second } = await makeBrands();
  const page = await dashboard.open(`/w/${workspaceId}/live/brands/${second.id}`, { person });
  await page.getByRole('link', { name: 'From request to delivery' }).click();
  await page.waitForURL(`**/story/${second.id}`);
  const story = page.getByRole('region', { name: 'What happened' });
  for (const step of ['Accepted and queued', 'Processing', 'Drawn', 'Recorded in the memory', 'Event made'])
    await story.getByText(step, { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await checkScreen(page, 'brand-story');

  for (const id of [second.jobId, second.memoryId]) {
    await page.getByLabel('Id of a request, job, brand, memory node or event').fill(id);
    await page.getByRole('button', { name: 'Find' }).click();
    await page.waitForURL(`**/story/${id}`);
    await story.getByText(id).waitFor();
  }
  await page.goto(`${dashboard.console.origin}/w/${workspaceId}/live/story`);
  await page.getByLabel('Id of a request').fill('job_01k9z3pc3mea9v7d5q2r8t4hnj');
  await page.keyboard.press('Enter');
  await page.getByText('Nothing is known of this id here').waitFor();
  await checkScreen(page, 'brand-story-unknown');
  await page.context().close();
});

it('says so where there is no such brand', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open(`/w/${workspaceId}/live/brands/brand_01k9z3pwz4f0b9g2s4h6j8k0mn`, {
    person,
  });
  await page.getByText('This does not exist, or no longer exists').waitFor();
  await checkAccessibility(page);
  await page.context().close();
});
