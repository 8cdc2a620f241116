import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { examinePage } from './browser.ts';
import { type Look, looks } from './looks.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with one readable line per element that axe reports. */
export async function checkAccessibility(page: Page): Promise<void> {
  // Wait for content, because axe would otherwise check an empty page. The heading need not be visible, because a
  // dialog may hide it.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await waitForPaint(page);
  // Menus and tooltips are rendered at the end of the page, outside its landmarks, so `region` is off. Style sheets
  // are not fetched again: no rule of these standards needs them, and the content security policy blocks such
  // requests. Two options save seconds: legacy mode does not search for frames, of which there are none, and only
  // violations are described.
  const axe = new AxeBuilder({ page })
    .options({ preload: false, resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(standards)
    .disableRules('region');
  const { violations } = await examinePage(page, () => axe.analyze());
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${id}: ${help}\n  ${html.slice(0, 240)}\n  ${failureSummary ?? ''}`,
    ),
  );
  if (lines.length > 0) throw new Error(`${lines.length} faults on ${page.url()}\n${lines.join('\n')}`);
}

/**
 * Checks that the page does not overflow sideways, because a page that scrolls both ways is unreadable on a phone.
 */
export async function checkWidth(page: Page): Promise<void> {
  const [content, window] = await page.evaluate<[number, number]>(
    '[document.documentElement.scrollWidth, window.innerWidth]',
  );
  if (content > window) throw new Error(`${page.url()} is ${content} wide in a window of ${window}.`);
}

/**
 * `1` takes screenshots and runs axe in all four looks. `quick` takes screenshots in the two looks that axe always
 * checks.
 */
const screenshotMode = process.env['BLAZON_SCREENSHOTS'];
const checkoutFolder = join(import.meta.dirname, '../../..');

/** Axe checks light on the desktop and dark on the phone: each theme and each width once. */
function isCheckedByAxe(look: Look): boolean {
  return look.isPhone === look.suffix.startsWith('-dark');
}

/**
 * Saves a screenshot for review if BLAZON_SCREENSHOTS is set. `name` is `<area>-<what>`. Pictures that docs/dashboard.md
 * shows are saved beside it, all others in .data/screens.
 */
export async function takeScreenshot(page: Page, name: string, look: Look): Promise<void> {
  if (screenshotMode !== '1' && !(screenshotMode === 'quick' && isCheckedByAxe(look))) return;
  await waitForPaint(page);
  const file = `${name}${look.suffix}.png`;
  const isShown = readFileSync(join(checkoutFolder, 'docs/dashboard.md'), 'utf8').includes(`/${file}`);
  const folder = join(checkoutFolder, isShown ? 'docs/pictures/dashboard' : '.data/screens');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, file) });
}

/** Runs a check in all four looks on one page. Theme and width change without a reload. */
export async function checkInEveryLook(page: Page, check: (look: Look) => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  for (const look of looks) {
    const { viewport, colorScheme } = look.context;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: colorScheme ?? 'light', reducedMotion: 'reduce' });
    await check(look);
  }
  if (before) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/**
 * The standard check of a screen: its width in all four looks, axe in the two that cover each theme and each width
 * once, and a screenshot. `show` brings the part that the screenshot is about into view, in every look.
 */
export async function checkScreen(page: Page, name: string, show?: () => Promise<void>): Promise<void> {
  await checkInEveryLook(page, async (look) => {
    if (isCheckedByAxe(look) || screenshotMode === '1') await checkAccessibility(page);
    await checkWidth(page);
    await show?.();
    await takeScreenshot(page, name, look);
  });
}

async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  // Wait two frames, until the change is painted.
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))',
  );
  // Wait for the theme transition, because its intermediate colours have the contrast of neither theme. Endless
  // animations are not awaited.
  await page.evaluate(`Promise.all(document.getAnimations()
    .filter((moving) => Number.isFinite(moving.effect?.getComputedTiming().endTime))
    .map((moving) => moving.finished.catch(() => undefined))).then(() => undefined)`);
}
