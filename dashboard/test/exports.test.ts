import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeId } from '../../contract/ids.ts';
import { checkAccessibility } from './support/check-page.ts';
import { checkSections } from './support/check-sections.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { createMaker } from './support/maker.ts';

let dashboard: Dashboard;
beforeAll(async () => void (dashboard = await openDashboard()));
afterAll(() => dashboard.close());

async function openBrand(environment: 'live' | 'sandbox' = 'live') {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('agency');
  const maker = createMaker(person, workspaceId, environment);
  const project = await maker.project('Kettle & Quay');
  const brand = await maker.brand(project, 'Kettle & Quay, a coffee roastery by the harbour: calm, warm');
  const page = await dashboard.open(`/w/${workspaceId}/${environment}/brands/${brand.id}`, { person });
  await page.getByRole('heading', { name: 'Downloads', level: 2 }).scrollIntoViewIfNeeded();
  return { page, brand, person, workspaceId };
}

type Page = Awaited<ReturnType<typeof openBrand>>['page'];

async function downloadFromLink(page: Page, name: string | RegExp): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

async function downloadFromButton(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 90_000 }),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

it('the kit and the guidelines are created on first request and then kept', async () => {
  const { page } = await openBrand();
  await page.getByRole('button', { name: 'Download kit' }).waitFor();
  await checkSections(page, { Downloads: 'exports-none' });

  // One press creates the file and saves it.
  const kit = await downloadFromButton(page, 'Download kit');
  await page.getByText(/kept until/).waitFor();
  await checkSections(page, { Downloads: 'exports-ready' });
  expect(kit.name).toMatch(/-brand-kit\.zip$/);
  expect([kit.bytes.subarray(0, 2).toString(), kit.bytes.includes('README.txt')]).toEqual(['PK', true]);
  const guidelines = await downloadFromButton(page, 'Download PDF');
  expect(guidelines.name).toMatch(/-style-guidelines\.pdf$/);
  expect(guidelines.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  // After a reload the files are still there, and the button in the page header saves the same file.
  await page.reload();
  const again = await downloadFromButton(page, 'Download brand kit');
  expect(again.bytes.equals(kit.bytes)).toBe(true);
  await page.context().close();
});

it('the logo can be downloaded as PNG in the chosen size and for the chosen background', async () => {
  const { page } = await openBrand();
  const small = await downloadFromLink(page, 'PNG 256 px');
  expect([small.name, small.bytes.readUInt32BE(16)]).toEqual(['kettle-quay-logo-transparent-256.png', 256]);
  await page.getByRole('button', { name: 'For dark' }).click();
  const large = await downloadFromLink(page, 'PNG 2048 px');
  expect([large.name, large.bytes.readUInt32BE(16)]).toEqual([
    'kettle-quay-logo-transparent-for-dark-2048.png',
    2048,
  ]);
  await page.getByRole('button', { name: 'Solid' }).click();
  const solid = await downloadFromLink(page, 'PNG 256 px');
  expect(solid.name).toBe('kettle-quay-logo-dark-256.png');
  expect((await downloadFromLink(page, /^SVG$/)).bytes.toString()).toMatch(/^<svg/);
  const preview = await downloadFromLink(page, /^Link preview/);
  expect([preview.name, preview.bytes.readUInt32BE(16), preview.bytes.readUInt32BE(20)]).toEqual([
    'kettle-quay-social-link-preview-light-1200x630.png',
    1200,
    630,
  ]);
  const print = await downloadFromLink(page, 'PDF in black');
  expect([print.name, print.bytes.subarray(0, 5).toString()]).toEqual([
    'kettle-quay-logo-black.pdf',
    '%PDF-',
  ]);
  await page.context().close();
});

it('a failed export is reported and can be retried', async () => {
  const { page, brand } = await openBrand();
  // Store a record that the studio can no longer draw.
  await dashboard.console.owner.unscoped({
    text: `UPDATE memory_nodes SET decisions = '{}' WHERE id = $1`,
    values: [decodeId('memoryNode', brand.memoryId)],
  });
  await page.getByRole('button', { name: 'Download kit' }).click();
  await page.getByText('The file could not be created. Try again.').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Download kit' }).waitFor();
  await page.getByRole('button', { name: 'Download brand kit' }).click();
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByText('The file could not be created')
    .waitFor({ timeout: 60_000 });
  await checkAccessibility(page);
  await page.context().close();
});

it('a sandbox brand page warns that its files have a watermark', async () => {
  const { page } = await openBrand('sandbox');
  await page.getByText('Sandbox files carry a watermark').waitFor();
  expect((await downloadFromLink(page, /^SVG$/)).bytes.toString()).toContain('fill-opacity');
  await checkAccessibility(page);
  await page.context().close();
});
