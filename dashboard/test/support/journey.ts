import type { Page } from 'playwright-core';
import { findLink } from '../../../server/test/support/mailbox.ts';
import type { Dashboard } from './dashboard.ts';
import type { Look } from './looks.ts';
import { copyWith } from './steps.ts';

/** Actions of a person on the way to the first webhook, using only the screens. */

/** Signs up and confirms the address with the e-mail. Ends at the composer. Returns the workspace's id. */
export async function signUpOnScreen(dashboard: Dashboard, page: Page): Promise<string> {
  const email = `person-${Date.now()}@northwind.example`;
  await page.getByLabel('Name', { exact: true }).fill('Ada Marsh');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await page.goto(findLink(await dashboard.mailbox.emailTo(email, /Confirm/)));
  await page.getByRole('button', { name: 'Confirm address', exact: true }).click();
  await page.waitForURL('**/w/ws_*/sandbox/projects/proj_*');
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** Navigates to a screen. On a phone, the navigation is in a drawer. */
export async function goTo(page: Page, name: string, look: Look): Promise<void> {
  if (look.isPhone) await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

/** Creates a key on the keys screen. Returns the secret from the copy button. */
export async function createKey(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Create key' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Label').fill('My server');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const key = await copyWith(dialog.getByRole('button', { name: 'Copy' }));
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'hidden' });
  return key;
}

/** Creates or reveals the signing secret on the endpoints screen. Returns it from the copy button. */
export async function revealSecret(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^(Create|Reveal) secret$/ }).click();
  return copyWith(page.getByRole('button', { name: 'Copy secret' }));
}

/** Adds an endpoint, and waits until it has accepted the test event that the screen sends. */
export async function addEndpoint(page: Page, url: string): Promise<void> {
  await page.getByRole('button', { name: 'Add endpoint' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill(url);
  await dialog.getByRole('button', { name: 'Add endpoint' }).click();
  await dialog.getByText(/Delivered: the receiver answered 20/).waitFor({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
