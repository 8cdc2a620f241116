import type { Locator, Page } from 'playwright-core';
import { checkScreen } from './check-page.ts';

/** The standard check of a screen. In every look, it scrolls to this element before it takes the screenshot. */
export async function checkPart(page: Page, name: string, element: Locator): Promise<void> {
  await checkScreen(page, name, () =>
    element.evaluate(`(shown) => shown.scrollIntoView({ block: 'center', behavior: 'instant' })`),
  );
}
