import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { examinePage } from './browser.ts';
import { findViolations } from '../../../tools/axe.ts';
import { type Look, looks } from './looks.ts';

/** Fails with one readable line per element that axe reports. */
export async function checkAccessibility(page: Page): Promise<void> {
  // Wait for content, because axe would otherwise check an empty page. The heading need not be visible, because a
  // dialog may hide it.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await waitForPaint(page);
  // Menus and tooltips are rendered at the end of the page, outside its landmarks, so `region` is off.
  const violations = await examinePage(page, () => findViolations(page, ['region']));
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

/** `1` checks all four looks and takes screenshots. `quick` takes screenshots in the two looks that are always checked. */
const screenshotMode = process.env['BLAZON_SCREENSHOTS'];
const checkoutFolder = join(import.meta.dirname, '../../..');

/** Light on the desktop and dark on the phone, which covers each theme and each width; all four for screenshots. */
const checkedLooks =
  screenshotMode === '1' ? looks : looks.filter(({ isPhone, isDark }) => isPhone === isDark);

/**
 * Saves a screenshot for review if BLAZON_SCREENSHOTS is set. `name` is `<area>-<what>`. Pictures that docs/dashboard.md
 * shows are saved beside it, all others in .data/screens.
 */
export async function takeScreenshot(page: Page, name: string, look: Look): Promise<void> {
  if (screenshotMode === undefined) return;
  await waitForPaint(page);
  const file = `${name}${look.suffix}.png`;
  const isShown = readFileSync(join(checkoutFolder, 'docs/dashboard.md'), 'utf8').includes(`/${file}`);
  const folder = join(checkoutFolder, isShown ? 'docs/pictures/dashboard' : '.data/screens');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, file) });
}

/** Runs a check in each checked look on one page. Theme and width change without a reload. */
export async function checkInEveryLook(page: Page, check: (look: Look) => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  for (const look of checkedLooks) {
    const { viewport, colorScheme } = look.context;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: colorScheme ?? 'light', reducedMotion: 'reduce' });
    await check(look);
  }
  if (before) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/**
 * The standard check of a screen, in each checked look: axe, the width, and a screenshot. `show` brings the part that
 * the screenshot is about into view.
 */
export async function checkScreen(page: Page, name: string, show?: () => Promise<void>): Promise<void> {
  await checkParts(page, [{ name, show }]);
}

export interface ShownPart {
  /** The name of the screenshot. */
  readonly name: string;
  /** Brings the part into view. */
  readonly show?: (() => Promise<void>) | undefined;
}

/** Checks a screen once and takes a screenshot of each of its parts. */
export async function checkParts(page: Page, parts: readonly ShownPart[]): Promise<void> {
  const examinedLooks = chooseExaminedLooks(parts);
  await checkInEveryLook(page, async (look) => {
    if (examinedLooks.includes(look)) await checkAccessibility(page);
    else await waitForPaint(page);
    await checkWidth(page);
    for (const { name, show } of parts) {
      await show?.();
      await takeScreenshot(page, name, look);
    }
  });
}

/**
 * Returns the looks in which axe examines a screen: all of them in nightly runs, otherwise one of the checked looks,
 * which the name of the screenshot chooses. axe takes more time than everything else that a journey does.
 */
function chooseExaminedLooks([part]: readonly ShownPart[]): readonly Look[] {
  if (screenshotMode === '1') return checkedLooks;
  const index = (part?.name.length ?? 0) % checkedLooks.length;
  return checkedLooks.slice(index, index + 1);
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
