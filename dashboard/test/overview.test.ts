import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { consoleErrors } from '../../contract/console/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFirstCallSamples, receiverSamples } from '../screens/overview/code-samples.ts';
import { checkAccessibility, checkInEveryLook, checkScreen, takeScreenshot } from './support/check-page.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { addEndpoint, createKey, goTo, revealSecret, signUpOnScreen } from './support/journey.ts';
import { desktop, type Look, phone } from './support/looks.ts';
import { type RunningReceiver, runSample, startReceiverSample } from './support/run-sample.ts';
import { copyWith } from './support/steps.ts';

let dashboard: Dashboard;
beforeAll(async () => void (dashboard = await openDashboard()));
afterAll(() => dashboard.close());

interface SampleSet {
  readonly look: Look;
  readonly language: 'curl' | 'typescript' | 'python';
  readonly label: string;
  readonly receiver: 'typescript' | 'python';
}

/** Together, these cover every code sample on the page. */
const sampleSets: readonly SampleSet[] = [
  { look: desktop, language: 'curl', label: 'curl', receiver: 'typescript' },
  { look: phone, language: 'python', label: 'Python', receiver: 'python' },
  { look: desktop, language: 'typescript', label: 'TypeScript', receiver: 'typescript' },
];

const findStep = (page: Page, title: string, state: 'done' | 'to do') =>
  page.getByRole('button', { name: `${title} (${state})` });

/** Copies a code sample with its copy button. */
async function copyCode(page: Page, what: string, language: string): Promise<string> {
  const tabs = page.getByRole('tablist', { name: `${what}: language` });
  await tabs.getByRole('tab', { name: language }).click();
  return copyWith(page.getByRole('button', { name: `Copy ${what.toLowerCase()} (${language})` }));
}

describe('the first steps', () => {
  it.each(sampleSets)(
    'lead from sign-up to a verified webhook, with the code samples in $label',
    async ({ look, label, language, receiver }) => {
      const page = await dashboard.open('/sign-up', { look });
      const workspaceId = await signUpOnScreen(dashboard, page);
      await goTo(page, 'Overview', look);
      await page.getByText('The Free plan has no API access').waitFor();
      await dashboard.console.setPlan(workspaceId, 'pro');

      await findStep(page, 'Create an API key', 'to do').waitFor();
      await page.getByRole('link', { name: 'Create an API key' }).click();
      const variables = { BLAZON_API_KEY: await createKey(page) };
      await goTo(page, 'Overview', look);
      await findStep(page, 'Create an API key', 'done').waitFor();

      const firstCall = await copyCode(page, 'First call', label);
      const apiUrl = `https://sandbox.blazon.localhost:${dashboard.apiPort}`;
      expect(createFirstCallSamples({ apiUrl }).map(({ code }) => code)).toContain(firstCall);
      await runSample({ language, label, code: firstCall }, variables);
      // The page updates by itself, without a reload.
      await findStep(page, 'Make your first call', 'done').waitFor();

      const sample = receiverSamples.find((receiverSample) => receiverSample.language === receiver);
      if (sample === undefined) throw new Error('There is no such receiver.');
      const code = await copyCode(page, 'Receiver', sample.label);
      expect(code).toBe(sample.code);
      await page.getByRole('link', { name: 'Set an endpoint' }).click();
      const secret = { BLAZON_WEBHOOK_SECRET: await revealSecret(page) };
      const running = await startReceiverSample({ ...sample, code }, secret);
      try {
        await addEndpoint(page, running.url);
        await goTo(page, 'Overview', look);
        await findStep(page, 'Set a webhook endpoint', 'done').waitFor();
        const generate = await copyCode(page, 'Generate a brand', label);
        expect(generate).toMatch(/proj_[0-9a-z]{26}/);
        await runSample({ language, label, code: generate }, variables);
        await page.getByText('Your first webhook was delivered').waitFor({ timeout: 60_000 });
        const goLive = page.getByRole('link', { name: 'Create a live key' });
        expect(await goLive.getAttribute('href')).toMatch(/\/live\/keys$/);
        // There are two events, the test event and the brand. An event with a late response arrives twice.
        expect(running.printed().match(/Verified generation.success/g)?.length).toBeGreaterThanOrEqual(2);
        await expectForgeriesRefused(running);
      } finally {
        await running.close();
      }
      await page.getByRole('heading', { name: 'Recent brands' }).waitFor();
      // The brand appears at once, not with the next poll.
      const brand = page
        .getByRole('main')
        .getByRole('list')
        .getByRole('link', { name: /Northwind/ });
      await brand.first().waitFor({ timeout: 25_000 });
      await waitForPictures(page);
      await checkAccessibility(page);
      await takeScreenshot(page, 'overview-set-up', look);
      await page.context().close();
    },
  );
});

async function expectForgeriesRefused(running: RunningReceiver): Promise<void> {
  const forged = [{ 'service-signature': 'ab'.repeat(32) }, { 'service-signature': 'not hex' }, {}];
  for (const headers of forged) {
    const response = await fetch(running.localUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"type":"generation.success"}',
    });
    expect([400, 401]).toContain(response.status);
  }
}

async function isInWindow(element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  const size = element.page().viewportSize();
  return box !== null && size !== null && box.y >= 0 && box.y + box.height <= size.height;
}

/** Waits until every visible picture has loaded. */
async function waitForPictures(page: Page): Promise<void> {
  const drawn = `[...document.querySelectorAll('main img')].filter((picture) => picture.checkVisibility())
    .every((picture) => picture.complete && picture.naturalWidth > 0)`;
  // waitForFunction would not work, because the content security policy blocks the script that it injects.
  await expect.poll(() => page.evaluate<boolean>(drawn), { timeout: 30_000 }).toBe(true);
}

it('the overview shows each step, and why a call was rejected', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open(`/w/${workspaceId}/sandbox/overview`, { person });
  await findStep(page, 'Create an API key', 'to do').waitFor();
  // The only such button is in the card.
  expect(await page.getByRole('link', { name: 'Draw a brand' }).count()).toBe(1);
  await checkScreen(page, 'overview-first-steps');
  for (const title of ['Set a webhook endpoint', 'Receive your first webhook', 'Make your first call']) {
    await findStep(page, title, 'to do').click();
    await checkAccessibility(page);
  }
  await goTo(page, 'API keys', desktop);
  const key = await createKey(page);
  await dashboard.api.call({ method: 'POST', path: '/v1/projects', environment: 'sandbox', key, body: {} });
  await goTo(page, 'Overview', desktop);
  const refusal = page.getByText('The last call was refused.');
  await refusal.waitFor();
  await checkScreen(page, 'overview-refused-call');
  // It is in sight without scrolling, on a phone too.
  await checkInEveryLook(page, async () => {
    await expect.poll(() => isInWindow(refusal)).toBe(true);
  });
  await page.getByRole('link', { name: 'See the request' }).click();
  await page.waitForURL('**/requests/req_*');
  await page.context().close();
});

it('the overview shows usage, success rate, deliveries and the newest brands', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const root = `/api/workspaces/${workspaceId}/live`;
  const made = await person.post(`${root}/keys`, { label: 'Shop' });
  await person.post(`${root}/webhooks/endpoints`, { url: dashboard.receiver.url('200') });
  const call = { method: 'POST', environment: 'live', key: String(made.body.secret) } as const;
  const project = await dashboard.api.call({ ...call, path: '/v1/projects', body: { name: 'Clients' } });
  for (const prompt of prompts) {
    const body = { project_id: project.body.id, prompt };
    await dashboard.api.call({ ...call, path: '/v1/brands/generate', body });
  }
  // Wait, because the page polls only every half minute.
  await expect
    .poll(async () => (await person.get(`${root}/health`)).body.delivered, { timeout: 90_000 })
    .toBe(prompts.length);
  const page = await dashboard.open(`/w/${workspaceId}/live/overview`, { person });
  await page.getByText('of 1,000 generations').waitFor();
  await page.getByText(`${prompts.length} of ${prompts.length} events`).waitFor();
  await waitForPictures(page);
  await checkScreen(page, 'overview-running');
  // Four generations are too few for percentages.
  await page.getByText('Last run').waitFor();
  expect(await page.getByText('100%').count()).toBe(0);
  // The link under “Last run” may lead to the same brand.
  await page.getByRole('link', { name: /Lumen/ }).last().click();
  await page.waitForURL('**/brands/brand_*');
  await page.context().close();
});

const prompts = [
  'Northwind, a coffee roastery by the harbour, calm and warm',
  'Lumen, a lighthouse museum for children, bright and friendly',
  'Fernhill, a plant nursery in the hills, natural and quiet',
  'Pixel Forge, a studio for small games, playful and bold',
];

it('the overview does not load the library of menus and dialogs', () => {
  const assets = join(dashboard.folder, 'assets');
  const first = readdirSync(assets).find((file) => /^apply-theme-.*\.js$/.test(file)) ?? '';
  const files = [...readFileSync(join(assets, first), 'utf8').matchAll(/"(assets\/[^"]+\.js)"/g)];
  const needed = new Set(files.map(([, file = '']) => file));
  expect([...needed].some((file) => file.startsWith('assets/overview-'))).toBe(true);
  // A file also loads the files that it imports statically.
  for (const file of needed)
    for (const [, name = ''] of readFileSync(join(dashboard.folder, file), 'utf8').matchAll(
      /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g,
    ))
      needed.add(`assets/${name}`);
  expect([...needed].filter((file) => file.includes('/controls-'))).toEqual([]);
});

it('the overview tells a viewer whom to ask for access', async () => {
  const { workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const viewer = await dashboard.console.signUp();
  await dashboard.console.addMember(workspaceId, viewer.id, 'viewer');
  const page = await dashboard.open(`/w/${workspaceId}/sandbox/overview`, { person: viewer });
  await page.getByText('Your role can’t create keys. Ask a developer or an admin').waitFor();
  expect(await page.getByRole('link', { name: 'Create an API key' }).count()).toBe(0);
  await page.context().close();
});

it('the overview explains the limits of the Free plan, and links to the plans', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('free');
  const page = await dashboard.open(`/w/${workspaceId}/live/overview`, { person });
  await page.getByText('The Free plan has no API access').waitFor();
  // The steps are listed, but not as steps to take.
  await page.getByRole('listitem').filter({ hasText: 'Receive your first webhook' }).waitFor();
  expect(await page.getByText('steps done').count()).toBe(0);
  await checkScreen(page, 'overview-free');
  await page.getByRole('link', { name: 'See plans' }).click();
  await page.waitForURL('**/settings/plan');
  await page.context().close();
});

it('the overview reports an unavailable console, and recovers by itself', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const page = await dashboard.open(`/w/${workspaceId}/settings/members`, { person });
  await page.getByRole('heading', { name: 'Members', level: 1 }).waitFor();
  const error = {
    code: 'service_unavailable',
    message: consoleErrors.service_unavailable.message,
    param: null,
    request_id: 'req_1',
  };
  await page.route('**/first-steps', (route) => route.fulfill({ status: 503, json: { error } }));
  // From another screen, because a new page would arrive with its data.
  await goTo(page, 'Overview', desktop);
  const message = page.getByText(error.message);
  await message.waitFor();
  await page.getByText('Couldn’t load the overview.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  // The message does not flicker while further polls fail.
  for (let check = 0; check < 8; check += 1) {
    expect(await message.isVisible()).toBe(true);
    await page.waitForTimeout(500);
  }
  await checkScreen(page, 'overview-away');
  await page.unroute('**/first-steps');
  await findStep(page, 'Create an API key', 'to do').waitFor();
  await page.context().close();
});
