import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkScreen } from './support/check-page.ts';
import { checkPart } from './support/check-part.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { createMaker } from './support/maker.ts';
import { isInView } from './support/steps.ts';

let dashboard: Dashboard;
beforeAll(async () => void (dashboard = await openDashboard()));
afterAll(() => dashboard.close());

it('the playground draws three variants for one prompt, and puts the chosen one first', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('agency');
  const project = await createMaker(person, workspaceId).project('Kettle & Quay');
  const page = await dashboard.open(`/w/${workspaceId}/live/projects/${project}`, { person });
  await page.getByRole('button', { name: '3 drawings', pressed: true }).waitFor();
  await page
    .getByLabel('Describe the brand')
    .fill('Kettle & Quay, a coffee roastery by the old harbour: calm, warm, hand-made');
  const sent = page.waitForRequest(/\/generations$/);
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ variants: 3 });

  const generations = page.getByRole('list', { name: 'Generations' });
  await generations.getByText('The brand is ready. Choose one of 3 drawings.').waitFor();
  const cards = generations.getByRole('list', { name: 'Drawings' }).getByRole('listitem');
  expect(await cards.count()).toBe(3);
  await page.waitForLoadState('networkidle');
  await checkScreen(page, 'variants-choice');
  const drawn = await cards
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(new Set(drawn).size).toBe(3);

  // Chooses with the keyboard alone. Then the focus moves to the result, because the button is gone.
  await cards.nth(1).getByRole('button', { name: 'Choose drawing 2 of 3' }).focus();
  await page.keyboard.press('Enter');
  const result = generations.getByRole('heading', { name: 'Kettle & Quay', level: 2 });
  await generations.getByRole('link', { name: 'Open brand' }).waitFor();
  await expect.poll(() => result.evaluate((node) => node === document.activeElement)).toBe(true);
  const others = generations.getByRole('region', { name: 'Other drawings for this prompt' });
  expect(await others.getByRole('listitem').count()).toBe(2);
  await page.waitForLoadState('networkidle');
  await checkScreen(page, 'variants-chosen');

  // Another drawing can be chosen instead, and the gallery marks one favourite.
  await others.getByRole('button', { name: /^Choose Kettle & Quay, other drawing 1/ }).click();
  await page.getByText('Chosen. It now comes first.').waitFor();
  const gallery = page.getByRole('list', { name: 'Brands' });
  await expect.poll(() => gallery.getByRole('img', { name: 'Favourite' }).count()).toBe(1);
  expect(await gallery.getByRole('listitem').count()).toBe(3);

  await generations.getByRole('link', { name: 'Open brand' }).click();
  await page.getByRole('heading', { name: 'Kettle & Quay', level: 1 }).waitFor();
  const strip = page.getByRole('region', { name: 'Other drawings for this prompt' });
  await strip.getByRole('listitem').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  await checkPart(page, 'variants-brand', strip);
  // The page of another drawing says which one is chosen, and offers to choose this one.
  await strip
    .getByRole('link', { name: /^Logo of/ })
    .first()
    .click();
  await strip.getByText('Chosen', { exact: true }).waitFor();
  await strip.getByRole('button', { name: 'Choose this drawing' }).click();
  await strip.getByText('Chosen', { exact: true }).waitFor({ state: 'detached' });
  await strip
    .getByRole('link', { name: /^Compare with/ })
    .first()
    .click();
  await page.waitForURL('**/compare/brand_*');
  await page.context().close();
});

it('the playground draws one variant if requested, and remembers the choice', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const project = await createMaker(person, workspaceId, 'sandbox').project('Loft');
  const page = await dashboard.open(`/w/${workspaceId}/sandbox/projects/${project}`, { person });
  await page.getByRole('button', { name: '1 drawing' }).click();
  await page.reload();
  await page.getByRole('button', { name: '1 drawing', pressed: true }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Describe the brand').fill('Loft, a kite shop');
  const sent = page.waitForRequest(/\/generations$/);
  await page.getByRole('button', { name: 'Generate' }).click();
  expect((await sent).postDataJSON()).not.toHaveProperty('variants');
  await page.getByText('The brand is ready.', { exact: true }).waitFor();
  expect(await page.getByRole('list', { name: 'Drawings' }).count()).toBe(0);
  // On a phone, the composer is folded now and the drawing in view. A press on the composer unfolds it.
  const logo = page.getByRole('list', { name: 'Generations' }).getByRole('img', { name: /^Logo of/ });
  await expect.poll(() => isInView(logo)).toBe(true);
  const button = page.getByRole('button', { name: 'Generate' });
  expect(await button.count()).toBe(0);
  await page.getByLabel('Describe the brand').click();
  await button.waitFor();
  await page.context().close();
});
