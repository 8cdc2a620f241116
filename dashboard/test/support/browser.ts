import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { SignedInPerson } from '../../../server/test/support/console.ts';
import { certificateFiles } from '../../../tools/certificates.ts';
import { desktop, type Look } from './looks.ts';

export interface OpenOptions {
  readonly look?: Look;
  readonly person?: SignedInPerson;
}

/**
 * Launches the headless shell, which is Chromium without a window and draws no toolbars. It trusts the certificate of
 * this checkout. Ignoring certificate errors instead would repeat the first request of each connection, and on a busy
 * machine Chromium would give up some of them (net::ERR_TOO_MANY_RETRIES).
 */
export function launchBrowser(): Promise<Browser> {
  const { publicKey } = new X509Certificate(readFileSync(certificateFiles.certificate));
  const publicKeyHash = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }));
  return chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', `--ignore-certificate-errors-spki-list=${publicKeyHash.digest('base64')}`],
  });
}

let browserPromise: Promise<Browser> | undefined;

/** Returns one browser for all files of a run, which share a process. It ends with that process. */
export function getSharedBrowser(): Promise<Browser> {
  return (browserPromise ??= launchBrowser());
}

/** Returns the pages that no test has closed yet. */
export async function listOpenPages(): Promise<Page[]> {
  const browser = await browserPromise;
  return browser?.contexts().flatMap((context) => context.pages()) ?? [];
}

export async function openPage(browser: Browser, url: string, options: OpenOptions = {}): Promise<Page> {
  const page = await createPage(browser, new URL(url).origin, options);
  await page.goto(url);
  // A page that the server rendered looks ready before it reacts to keys.
  await page.locator('#root[inert]').waitFor({ state: 'detached' });
  return page;
}

/** Opens an empty page in a new browser context. */
export async function createPage(browser: Browser, origin: string, options: OpenOptions = {}): Promise<Page> {
  const { look = desktop, person } = options;
  const context = await browser.newContext({
    ...look.context,
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
  });
  // Generous, because a busy machine must not fail a test.
  context.setDefaultTimeout(60_000);
  if (person) await context.addCookies(createCookies(person, origin));
  const page = await context.newPage();
  failOnBrokenPolicy(page);
  return page;
}

function createCookies(person: SignedInPerson, origin: string) {
  // The cookies are for the root path, as their __Host- names require.
  const common = { url: origin, secure: true, httpOnly: true, sameSite: 'Lax' } as const;
  return [...person.cookies].map(([name, value]) => ({ name, value, ...common }));
}

const examinedPages = new WeakSet<Page>();

/** Ignores policy violations while a tool inspects the page, because the tool may inject styles. */
export async function examinePage<Result>(page: Page, examine: () => Promise<Result>): Promise<Result> {
  examinedPages.add(page);
  try {
    return await examine();
  } finally {
    examinedPages.delete(page);
  }
}

/** Fails every test with a content security policy violation or an uncaught exception. */
function failOnBrokenPolicy(page: Page): void {
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('console', (message) => {
    if (examinedPages.has(page)) return;
    if (/Content Security Policy/i.test(message.text())) throw new Error(message.text());
  });
}
