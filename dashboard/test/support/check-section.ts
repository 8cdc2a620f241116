import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { checkScreen } from './check-page.ts';

/** The standard check of a screen, for a section of a brand page. In every look, its tab is pressed. */
export async function checkSection(page: Page, title: string, name: string): Promise<void> {
  await checkScreen(page, name, () => openSection(page, title));
}

/** Opens a section by its tab. The heading must come to rest below the tabs. */
async function openSection(page: Page, title: string): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Sections of this page' });
  await tabs.getByRole('link', { name: title, exact: true }).click();
  await page.waitForLoadState('networkidle');
  const heading = page.getByRole('heading', { name: title, level: 2, exact: true });
  const [above, below] = await Promise.all([tabs.boundingBox(), heading.boundingBox()]);
  if (above === null || below === null) throw new Error(`${title} is not on the page.`);
  expect(below.y).toBeGreaterThan(above.y + above.height);
  expect(below.y + below.height).toBeLessThan(page.viewportSize()?.height ?? 0);
}
