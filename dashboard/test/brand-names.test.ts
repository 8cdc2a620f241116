import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkAccessibility, checkScreen } from './support/check-page.ts';
import { checkSections } from './support/check-sections.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { createMaker } from './support/maker.ts';

let dashboard: Dashboard;
beforeAll(async () => void (dashboard = await openDashboard()));
afterAll(() => dashboard.close());

it('brands can be sorted, searched, renamed, marked as favourites and deleted', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const maker = createMaker(person, workspaceId);
  const project = await maker.project('Clients');
  for (const prompt of ['Loft, a kite shop', 'Alder, a bakery with rye bread', 'Cinder, a fireplace maker'])
    await maker.brand(project, prompt);
  const page = await dashboard.open(`/w/${workspaceId}/live/brands`, { person });
  const titles = () =>
    page.getByRole('list', { name: 'Brands' }).getByRole('article').getByRole('link').allInnerTexts();
  const expectTitles = async (...names: string[]) => {
    await expect.poll(async () => (await titles()).filter((title) => title !== 'Refine')).toEqual(names);
  };
  await expectTitles('Cinder', 'Alder', 'Loft');
  await page.getByLabel('Sort').click();
  await page.getByRole('option', { name: 'Name' }).click();
  await expectTitles('Alder', 'Cinder', 'Loft');
  await page.getByText('Sorted by name, A to Z').waitFor();
  await checkScreen(page, 'brands-sorted');
  await page.getByLabel('Search brands').fill('bakery');
  await expectTitles('Alder');
  await page.getByLabel('Search brands').fill('nothing like it');
  await page.getByText('No brands found').waitFor();
  await page.getByLabel('Search brands').fill('');
  await expectTitles('Alder', 'Cinder', 'Loft');

  await page.getByRole('link', { name: 'Alder', exact: true }).click();
  await page.getByRole('heading', { name: 'Alder', level: 1 }).waitFor();
  const menu = page.getByRole('button', { name: 'More actions for this brand' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Alder & Rye');
  await checkScreen(page, 'brand-rename');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByRole('heading', { name: 'Alder & Rye', level: 1 }).waitFor();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Add to favourites' }).click();
  await page.goBack();
  await page.getByRole('button', { name: 'Favourites' }).click();
  await expectTitles('Alder & Rye');
  await page.getByRole('img', { name: 'Favourite' }).waitFor();
  await page.getByRole('link', { name: /^Alder & Rye/ }).click();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete brand' }).click();
  await page.getByText('you can’t restore them').waitFor();
  await checkScreen(page, 'brand-delete');
  await page.getByRole('button', { name: 'Delete brand' }).click();
  await page.getByText('Alder & Rye was deleted.').waitFor();
  await page.waitForURL(`**/projects/${project}`);
  await page.getByRole('tab', { name: '2 brands' }).waitFor();
  await page.context().close();
});

it('a brand page shows what was understood from the prompt, and a click on a part starts a refinement', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const maker = createMaker(person, workspaceId);
  const project = await maker.project('Books');
  const prompt = 'Fern & Fable, a children’s bookshop. Friendly and calm, deep green, no owls.';
  const brand = await maker.brand(project, prompt);
  const page = await dashboard.open(`/w/${workspaceId}/live/brands/${brand.id}`, { person });
  const reading = page.getByRole('region', { name: 'What we understood' });
  for (const word of ['Fern & Fable', 'books', 'friendly', 'calm', 'owl'])
    await reading.getByRole('button', { name: `${word}: change` }).waitFor();
  await checkSections(page, { 'What we understood': 'brand-understood' });
  await reading.getByRole('button', { name: 'calm: change' }).click();
  await page.waitForURL(`**/projects/${project}?refine=${brand.id}`);
  const box = page.getByLabel('What should change?');
  expect(await box.inputValue()).toBe('Less calm, more ');
  await page.getByText('Refining Fern & Fable').waitFor();
  await page.keyboard.type('playful');
  expect(await box.inputValue()).toBe('Less calm, more playful');
  await box.press('Enter');
  const generations = page.getByRole('list', { name: 'Generations' });
  await generations.getByText('The brand is ready.').waitFor();
  const beside = generations.getByRole('region', { name: 'What we understood' });
  await beside.getByRole('button', { name: 'Fern & Fable: change' }).click();
  expect(await page.getByLabel('What should change?').inputValue()).toBe('Change the name to ');
  // The sentence is unfinished, so it cannot be sent yet. Its end has the focus.
  const refine = page.getByRole('button', { name: 'Refine', exact: true });
  await page.getByText('Finish the sentence.').waitFor();
  expect(await refine.isDisabled()).toBe(true);
  await checkScreen(page, 'playground-understood');
  // Another part of the same brand also moves the focus.
  await beside.getByRole('button', { name: 'green: change' }).click();
  expect(await page.getByLabel('What should change?').inputValue()).toBe('Instead of green, use ');
  await page.keyboard.type('navy');
  expect(await page.getByLabel('What should change?').inputValue()).toBe('Instead of green, use navy');
  expect(await refine.isEnabled()).toBe(true);
  await page.context().close();
});

it('a sandbox brand can be copied to the live environment, or the page explains why it cannot', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('free');
  const maker = createMaker(person, workspaceId, 'sandbox');
  const project = await maker.project('Books');
  const brand = await maker.brand(project, 'Fern & Fable, a children’s bookshop. Deep green.');
  const page = await dashboard.open(`/w/${workspaceId}/sandbox/brands/${brand.id}`, { person });
  await page.getByRole('heading', { name: 'Fern & Fable', level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  // On screen, the watermark is a pattern behind the logo, so that it crosses no letter.
  const shown = page.getByRole('img', { name: 'Logo of Fern & Fable on a light background' });
  expect(await shown.getAttribute('src')).toContain('logo-light.svg?preview=true');
  expect(await page.getByRole('button', { name: 'Download brand kit' }).count()).toBe(0);
  await checkScreen(page, 'brand-sandbox');
  await page.getByRole('button', { name: 'Make it live' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The Free plan has no live generations.').waitFor();
  await dialog.getByRole('link', { name: 'See plans' }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Make it live' }).count()).toBe(0);
  await checkScreen(page, 'brand-make-live');
  await dashboard.console.setPlan(workspaceId, 'pro');
  await page.reload();
  await page.getByRole('button', { name: 'Make it live' }).click();
  await dialog.getByRole('button', { name: 'Make it live' }).click();
  await page.waitForURL('**/live/projects/proj_*');
  await page.getByRole('heading', { name: 'Books', level: 1 }).waitFor();
  const live = page.getByRole('list', { name: 'Brands' }).getByRole('link', { name: 'Fern & Fable' });
  await live.first().waitFor();
  await live.first().click();
  await page.waitForURL('**/live/brands/brand_*');
  expect(await page.getByRole('button', { name: 'Make it live' }).count()).toBe(0);
  await checkAccessibility(page);
  await page.context().close();
});
