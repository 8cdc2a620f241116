import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkScreen } from './support/check-page.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { createMaker } from './support/maker.ts';
import { isInView, press } from './support/steps.ts';

let dashboard: Dashboard;
beforeAll(async () => void (dashboard = await openDashboard()));
afterAll(() => dashboard.close());

async function makeBrand(prompt: string) {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('agency');
  const maker = createMaker(person, workspaceId);
  const project = await maker.project('Clubs');
  return { person, workspaceId, project, brand: await maker.brand(project, prompt) };
}

/**
 * Makes brands until the parts of a logo can be moved apart. In about a tenth of the logos, a rule joins symbol and
 * name, and the preview leaves such logos as they are.
 */
async function makeBrandOfTwoParts(prompt: string) {
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const made = await makeBrand(prompt);
    const { body } = await made.person.get(
      `/api/workspaces/${made.workspaceId}/live/brands/${made.brand.id}`,
    );
    if (body.design.is_joined === false) return made;
  }
  throw new Error(`Ten logos in a row for "${prompt}" have joined parts.`);
}

/** Runs in the page. Returns the lines that reach beyond the drawing that they belong to. */
function findWideLines(lines: readonly Element[]): string[] {
  return lines
    .filter((line) => {
      const { right, width } = line.getBoundingClientRect();
      const scale = width / (line as SVGGraphicsElement).getBBox().width;
      // The spacing after the last letter is not part of the line.
      const spacing = Number.parseFloat(getComputedStyle(line).letterSpacing) * scale;
      return right - spacing > (line.closest('svg')?.getBoundingClientRect().right ?? 0) + 1;
    })
    .map(({ textContent }) => textContent);
}

it('the editor combines choices into one sentence, refines the logo with it and describes what changed', async () => {
  const { person, workspaceId, project, brand } = await makeBrandOfTwoParts(
    'Halberd, a fencing club. A sword, green. Side by side.',
  );
  const page = await dashboard.open(`/w/${workspaceId}/live/brands/${brand.id}`, { person });
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const editor = page.getByRole('region', { name: 'Editor' });
  const sentence = editor.getByRole('status').first();
  await expect.poll(() => sentence.textContent()).toBe('Nothing chosen yet.');
  expect(await editor.getByRole('button', { name: 'Refine' }).isDisabled()).toBe(true);

  // With the keyboard alone: space selects, and space again deselects.
  const primary = editor.getByRole('group', { name: 'Primary colour' });
  await primary.getByRole('button', { name: 'coral' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => sentence.textContent()).toBe('Make the primary colour coral.');
  await page.keyboard.press('Space');
  await expect.poll(() => sentence.textContent()).toBe('Nothing chosen yet.');
  await primary.getByRole('button', { name: 'petrol' }).click();
  await page.mouse.move(0, 0);
  // The preview answers at once, and the button stays in view.
  const preview = editor.getByRole('img', { name: /light background/ });
  await expect.poll(() => preview.getAttribute('src')).toMatch(/^data:image\/svg.*06515E/);
  expect(await isInView(editor.getByRole('button', { name: 'Refine' }))).toBe(true);
  await checkScreen(page, 'editor-colour');

  await editor.getByRole('tab', { name: 'Type' }).click();
  await editor.getByRole('button', { name: 'Nunito' }).click();
  // The preview sets the name in the chosen typeface, as large as its drawing and in its colour.
  const drawnName = preview.locator('text').first();
  await expect
    .poll(() => drawnName.evaluate((text) => getComputedStyle(text).fontFamily))
    .toBe('"Brand Nunito"');
  expect(await drawnName.textContent()).toBe('Halberd');
  expect(await drawnName.getAttribute('fill')).toMatch(/^#[\da-f]{6}$/i);
  expect(await preview.locator('text').evaluateAll(findWideLines)).toEqual([]);
  await page.waitForLoadState('networkidle');
  await editor.evaluate((one) => one.scrollIntoView({ block: 'start' }));
  await checkScreen(page, 'editor-type');
  await editor.getByRole('tab', { name: 'Layout' }).click();
  await editor.getByRole('button', { name: 'Stacked' }).click();
  await expect
    .poll(async () => {
      const [symbol, name] = [await preview.locator('image').boundingBox(), await drawnName.boundingBox()];
      return symbol !== null && name !== null && symbol.y + symbol.height < name.y + name.height / 2;
    })
    .toBe(true);
  await editor.getByRole('button', { name: 'Circle' }).click();
  await editor.getByText('Not shown here: frame').waitFor();
  await checkScreen(page, 'editor-layout');
  await editor.getByRole('tab', { name: 'Symbol' }).click();
  await editor.getByLabel('Draw something else').fill('fox');
  const fullSentence =
    'Make the symbol a fox, put the symbol in a circle, put the symbol above the name, set the name in Nunito and make the primary colour petrol.';
  await expect.poll(() => sentence.textContent()).toBe(fullSentence);
  await checkScreen(page, 'editor-symbol');
  // On a phone, all tabs fit beside each other.
  await page.setViewportSize({ width: 390, height: 844 });
  const tabs = editor.getByRole('tablist');
  expect(await tabs.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });

  await press(page, 'Refine');
  await page.waitForURL((url) => !url.pathname.endsWith(brand.id) && url.searchParams.has('edit'), {
    timeout: 120_000,
  });
  await page.getByText('Refined. The previous version is under History.').waitFor();
  await expect.poll(() => sentence.textContent()).toBe('Nothing chosen yet.');
  const brands = await person.get(`/api/workspaces/${workspaceId}/live/brands?project_id=${project}`);
  expect(brands.body.data.map(({ prompt }: { prompt: string }) => prompt)).toEqual([
    fullSentence,
    expect.stringContaining('fencing'),
  ]);

  await page.getByRole('link', { name: 'What changed' }).click();
  await page.waitForURL(`**/compare/${brand.id}`);
  const table = page.getByRole('table', { name: 'Differences' });
  const cells = (name: string) =>
    table
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('cell')
      .allTextContents();
  await table.waitFor();
  expect((await cells('Symbol')).join()).toMatch(/Sword.*Fox/);
  expect((await cells('Frame')).join()).toMatch(/None.*Circle/);
  expect((await cells('Layout')).join()).toMatch(/left of the name.*above the name/);
  expect((await cells('Logo typeface')).join()).toMatch(/Nunito$/);
  expect((await cells('Primary colour')).join()).toContain('#06515E');
  expect(await table.getByRole('row', { name: /^Name/ }).count()).toBe(0);
  await page.getByText(/^The same in both: name,/).waitFor();
  // The editor's sentence says what was asked for. The rest only follows from it.
  const groups = table.getByRole('rowgroup');
  expect(await groups.nth(1).getByRole('row').allTextContents()).toEqual([
    'Asked for',
    expect.stringMatching(/^Primary colour/),
    expect.stringMatching(/^Logo typeface/),
    expect.stringMatching(/^Layout/),
    expect.stringMatching(/^Symbol/),
    expect.stringMatching(/^Frame/),
  ]);
  expect((await groups.nth(2).allTextContents()).join()).toMatch(/^Adjusted to match.*Symbol size/);
  await page.getByRole('heading', { name: 'Compare versions', level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await checkScreen(page, 'compare-versions');
  await page
    .getByRole('heading', { name: 'Differences' })
    .evaluate((one) => one.scrollIntoView({ block: 'start' }));
  await checkScreen(page, 'compare-differences');
  await page.getByRole('link', { name: 'Open the earlier version' }).click();
  await page.waitForURL(`**/brands/${brand.id}`);
  await page.context().close();
});

it('the preview appears even if its files load only on the second attempt', async () => {
  const { person, workspaceId, brand } = await makeBrandOfTwoParts('Oriel, a bookshop. A lantern, blue.');
  const page = await dashboard.open(`/w/${workspaceId}/live/brands/${brand.id}?edit=true`, { person });
  const editor = page.getByRole('region', { name: 'Editor' });
  const failed = new Set<string>();
  await page.route(/\.woff2|\?tight=true/, (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.continue();
    failed.add(url);
    return url.includes('tight') ? route.fulfill({ status: 503 }) : route.abort();
  });
  await editor.getByRole('tab', { name: 'Type' }).click();
  await editor.getByRole('button', { name: 'Nunito' }).click();
  const preview = editor.getByRole('img', { name: /light background/ });
  const drawnName = preview.locator('text').first();
  await drawnName.waitFor();
  expect(await drawnName.evaluate((text) => getComputedStyle(text).fontFamily)).toBe('"Brand Nunito"');
  expect([...failed].some((url) => url.includes('.woff2'))).toBe(true);
  expect([...failed].some((url) => url.includes('/wordmark-light.svg'))).toBe(true);
  await page.context().close();
});

it('the editor offers only the changes that are possible for a logo without a symbol, and can be closed', async () => {
  const { person, workspaceId, brand } = await makeBrand('Mara Lind, wordmark only, no symbol. Black.');
  const page = await dashboard.open(`/w/${workspaceId}/live/brands/${brand.id}?edit=true`, { person });
  const editor = page.getByRole('region', { name: 'Editor' });
  await editor.getByRole('tab').first().waitFor();
  expect(await editor.getByRole('tab').allTextContents()).toEqual(['Colour', 'Type', 'Symbol']);
  await editor.getByRole('tab', { name: 'Symbol' }).click();
  await editor.getByLabel('Add a symbol').waitFor();
  await press(page, 'Close the editor');
  await editor.waitFor({ state: 'hidden' });
  await page.context().close();
});
