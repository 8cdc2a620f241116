import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { createSitePolicy } from '../../server/http/site.ts';
import { findViolations } from '../axe.ts';
import { type BuiltPage, findFile, siteFolder } from './built-site.ts';

const viewports = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
] as const;
type Viewport = (typeof viewports)[number];

export interface AccessibilityReport {
  /** The number of examinations: one for each page in each combination of width and theme. */
  readonly looked: number;
  readonly problems: readonly string[];
}

export interface AccessibilityOptions {
  /** If true, examines only two of the four combinations of width and theme, with each width and each theme once. */
  readonly isShort: boolean;
  /** The folder for screenshots of all pages; none are taken if it is undefined. */
  readonly pictures: string | undefined;
}

/**
 * Opens every page under the service's content security policy. Reports what axe finds, script errors, a missing or
 * second main heading, and pages that are wider than the screen.
 */
export async function findAccessibilityProblems(
  pages: readonly BuiltPage[],
  { isShort, pictures }: AccessibilityOptions,
): Promise<AccessibilityReport> {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox'],
  });
  const problems: string[] = [];
  let looked = 0;
  try {
    for (const viewport of isShort ? viewports.slice(0, 2) : viewports) {
      const context = await browser.newContext({
        viewport: { width: viewport.width, height: viewport.height },
        colorScheme: viewport.colorScheme,
        reducedMotion: 'reduce',
      });
      await serveFiles(context);
      for (const { path } of pages) {
        looked += 1;
        problems.push(...(await examinePage(context, path, viewport, pictures)));
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return { looked, problems };
}

/** Answers the browser's requests from the built site, with the service's content security policy. */
async function serveFiles(context: BrowserContext): Promise<void> {
  const headers = { 'content-security-policy': createSitePolicy(siteFolder) };
  await context.route('**/*', async (route) => {
    const file = findFile(new URL(route.request().url()).pathname);
    await (file === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ path: file, headers }));
  });
}

async function examinePage(
  context: BrowserContext,
  path: string,
  viewport: Viewport,
  pictures: string | undefined,
): Promise<string[]> {
  const page = await context.newPage();
  const name = `${path} at ${viewport.width} px, ${viewport.colorScheme}`;
  const problems: string[] = [];
  const note = (text: string): void => void problems.push(`${name}: ${text}`);
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  await page.goto(`https://site.invalid${path}`);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await checkHeading(page, note);
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  if (width > viewport.width) note(`it is ${width} px wide`);
  if (pictures !== undefined) await takeScreenshot(page, path, viewport, pictures);
  // axe copies style sheets, which the policy blocks. The resulting console errors are not ours.
  page.removeAllListeners('console');
  await waitForFocusableCode(page);
  // In tables with row and column headers, the first cell is empty on purpose.
  const violations = await findViolations(page, ['empty-table-header']);
  for (const { id, help, nodes } of violations)
    note(`${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
  await page.close();
  return problems;
}

/**
 * The site's script makes wide code focusable a moment after the page is loaded. Code that stays unfocusable is not
 * waited for any longer: axe reports it. Playwright's own `waitForFunction` needs `eval`, which the policy forbids.
 */
async function waitForFocusableCode(page: Page): Promise<void> {
  const isFocusable =
    '[...document.querySelectorAll("pre")].every((pre) => pre.scrollWidth <= pre.clientWidth || pre.hasAttribute("tabindex"))';
  for (let check = 0; check < 50 && !(await page.evaluate<boolean>(isFocusable)); check += 1)
    await page.waitForTimeout(100);
}

async function checkHeading(page: Page, note: (text: string) => void): Promise<void> {
  if ((await page.locator('h1').count()) !== 1) note('it does not have exactly one h1 heading');
}

async function takeScreenshot(page: Page, path: string, viewport: Viewport, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const name = path.replaceAll('/', '-').replaceAll(/^-|-$/g, '');
  const file = join(folder, `${name}-${viewport.width}-${viewport.colorScheme}.png`);
  await page.screenshot({ path: file, animations: 'disabled' });
}
