import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { checkParts } from './check-page.ts';

/**
 * The standard check of a brand page, with a screenshot of each section. In every look, the tab of each section is
 * pressed. `sections` has their titles, with the names of their screenshots.
 */
export async function checkSections(page: Page, sections: Readonly<Record<string, string>>): Promise<void> {
  await checkParts(
    page,
    Object.entries(sections).map(([title, name]) => ({ name, show: () => openSection(page, title) })),
  );
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
