import type { Locator, Page } from 'playwright-core';
import { checkAccessibility, checkInEveryLook, checkWidth, takeScreenshot } from './check-page.ts';

/** The standard check of a screen. In every look, it scrolls to this element before it takes the screenshot. */
export async function checkPart(page: Page, name: string, element: Locator): Promise<void> {
  await checkInEveryLook(page, async (look) => {
    if (look.isPhone === look.suffix.startsWith('-dark')) await checkAccessibility(page);
    await checkWidth(page);
    await element.evaluate(`(shown) => shown.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    await takeScreenshot(page, name, look);
  });
}
