import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Actions on a page, addressed by visible text. */

export async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

export async function waitForHeading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name }).first().waitFor();
}

export async function waitForToast(page: Page, text: string | RegExp): Promise<void> {
  await page.getByText(text).first().waitFor();
}

/** Waits until the element has the focus, because keys pressed before that would go to another element. */
export function waitForFocus(element: Locator): Promise<void> {
  return element.and(element.page().locator(':focus')).waitFor();
}

/** Presses a copy button. Returns what it has copied. */
export async function copyWith(button: Locator): Promise<string> {
  const page = button.page();
  await page.evaluate(`navigator.clipboard.writeText('')`);
  // The confirmation is shown for only two seconds, so the browser begins to wait for it before the click.
  await Promise.all([page.getByText('Copied').first().waitFor({ state: 'attached' }), button.click()]);
  await expect.poll(() => readClipboard(page)).not.toBe('');
  return readClipboard(page);
}

export function readClipboard(page: Page): Promise<string> {
  return page.evaluate<string>('navigator.clipboard.readText()');
}

/** Whether the whole element is inside the window. */
export function isInView(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
}
