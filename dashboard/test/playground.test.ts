import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkAccessibility, checkScreen } from './support/check-page.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { createMaker } from './support/maker.ts';

let dashboard: Dashboard;
beforeAll(async () => void (dashboard = await openDashboard()));
afterAll(() => dashboard.close());

async function openProject(plan: 'free' | 'pro' | 'agency', environment: 'live' | 'sandbox') {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace(plan);
  const maker = createMaker(person, workspaceId, environment);
  const project = await maker.project('Kettle & Quay');
  const page = await dashboard.open(`/w/${workspaceId}/${environment}/projects/${project}`, { person });
  await page.getByLabel('Describe the brand').waitFor();
  // variants.test.ts covers several drawings.
  await page.getByRole('button', { name: '1 drawing' }).click();
  return { page, person, workspaceId, project };
}

const generate = async (page: Page, prompt: string) => {
  await page.getByLabel('Describe the brand').fill(prompt);
  await page.getByRole('button', { name: 'Generate' }).click();
};

it('the playground draws a brand in the live environment, and refines it', async () => {
  const { page } = await openProject('agency', 'live');
  await page.getByText('Examples').waitFor();
  await checkScreen(page, 'playground-examples');
  await page.getByRole('button', { name: /^Forensic accountants\. We find money/ }).click();
  await page.getByText('130 of 2,000').waitFor();
  await page.getByLabel('Brand name').fill('Ferrow & Lane ');
  await page.getByLabel('Describe the brand').focus();
  const sent = page.waitForRequest(/\/generations$/);
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ brand_name: 'Ferrow & Lane ' });
  const progress = page.getByRole('list', { name: 'Generations' });
  await progress.waitFor();
  expect(await page.getByText('No brands yet').count()).toBe(0);
  await progress.getByText('The brand is ready.').waitFor();
  // The result comes first; the steps are folded.
  await progress.getByText(/^Drawn in \d/).waitFor();
  expect(await progress.getByText('Recorded').isVisible()).toBe(false);
  await progress.getByText('Details').click();
  await progress.getByText('Recorded').waitFor();
  await progress.getByText('Event kept').waitFor();
  await progress.getByRole('link', { name: 'Add an endpoint' }).waitFor();
  expect(await progress.getByText(/no endpoint/).count()).toBe(1);
  await progress.getByText('Details').click();
  expect(await progress.getByRole('img', { name: 'Logo of Ferrow & Lane' }).count()).toBe(1);
  await page.waitForLoadState('networkidle');
  await checkScreen(page, 'playground-drawn');
  // The gallery below also shows the brand, without a reload.
  await page.getByRole('list', { name: 'Brands' }).getByRole('listitem').first().waitFor();

  await progress.getByRole('button', { name: 'Refine this' }).click();
  await page.getByLabel('What should change?').fill('Make the colours deeper and warmer');
  expect(await page.getByLabel('Brand name').count()).toBe(0);
  await page.getByText('Refining Ferrow & Lane').waitFor();
  await checkScreen(page, 'playground-refine');
  await page.getByRole('button', { name: 'Refine', exact: true }).click();
  await page.getByRole('list', { name: 'Brands' }).getByRole('listitem').nth(1).waitFor();
  await page.getByRole('tab', { name: '2 brands' }).waitFor();
  await progress.getByRole('link', { name: 'Open brand' }).first().click();
  await page.getByRole('heading', { name: 'Ferrow & Lane', level: 1 }).waitFor();
  await page.getByText('Make the colours deeper and warmer').first().waitFor();
  await page.context().close();
});

it('the playground delivers the event to the default endpoint, like the API', async () => {
  const { page, person, workspaceId } = await openProject('pro', 'sandbox');
  const path = `/api/workspaces/${workspaceId}/sandbox/webhooks/endpoints`;
  const added = await person.post(path, { url: dashboard.receiver.url('/hook') });
  expect([added.status, added.text]).toEqual([200, expect.any(String)]);
  await generate(page, 'simulate success');
  await page.getByText('Details').click();
  await page.getByRole('list', { name: 'Progress' }).getByText('Delivered').waitFor();
  await page.context().close();
});

it('the playground explains a failed generation, and offers to edit or repeat the prompt', async () => {
  const { page } = await openProject('pro', 'sandbox');
  await page.getByText('Sandbox prompts for every outcome').click();
  await page.getByRole('button', { name: 'simulate prompt_rejected' }).click();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByText('Describe a brand of your own: its name, what it does and its mood.').waitFor();
  await checkScreen(page, 'playground-failed');
  // The failure is still shown after a reload. The same prompt would be rejected again, so it goes back to the
  // composer.
  await page.reload();
  const generations = page.getByRole('list', { name: 'Generations' });
  await generations.getByText('simulate prompt_rejected').waitFor();
  expect(await generations.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await generations.getByRole('button', { name: 'Edit prompt' }).click();
  const box = page.getByLabel('Describe the brand');
  await expect.poll(() => box.inputValue()).toBe('simulate prompt_rejected');
  expect(await box.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await generations.waitFor({ state: 'detached' });
  // After a temporary failure, one press sends the prompt again.
  await generate(page, 'simulate provider_unavailable');
  const again = generations.getByRole('button', { name: 'Try again' });
  const first = await again.elementHandle();
  const sent = page.waitForRequest(/\/generations$/);
  await again.click();
  expect((await sent).postDataJSON()).toMatchObject({ prompt: 'simulate provider_unavailable' });
  // The second generation replaces the first, and then fails too.
  await first?.waitForElementState('hidden');
  await again.waitFor();
  expect(await generations.getByRole('listitem').filter({ hasText: 'simulate' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await generations.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByLabel('Describe the brand').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await generations.count()).toBe(0);
  await page.context().close();
});

// The job must still run after the reload, so a busy machine gets two more attempts.
it('a double click or a lost response creates only one job, which is shown after a reload', {
  retry: 2,
}, async () => {
  const { page, person, workspaceId, project } = await openProject('pro', 'sandbox');
  let lost = 0;
  let lostStatus = 0;
  await page.route('**/generations', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    // The console accepts the request, but its response is lost.
    const request = route.request();
    const accepted = await person.post(new URL(request.url()).pathname, request.postDataJSON());
    lostStatus = accepted.status;
    await route.abort('connectionreset');
  });
  await page.getByLabel('Describe the brand').fill('simulate slow');
  await page.getByRole('button', { name: 'Generate' }).dblclick();
  await page.getByRole('list', { name: 'Generations' }).getByText('simulate slow').waitFor();
  expect([lost, lostStatus]).toEqual([1, 200]);
  const { body } = await person.get(`/api/workspaces/${workspaceId}/sandbox/projects/${project}/jobs`);
  expect(body.data).toHaveLength(1);
  // Reload at once, because a finished job is no longer listed here.
  await page.reload();
  await page.getByRole('list', { name: 'Generations' }).getByText('simulate slow').waitFor();
  await checkScreen(page, 'playground-running');
  await page.getByText('The brand is ready.').waitFor();
  expect((await person.get(`/api/workspaces/${workspaceId}/sandbox/brands`)).body.data).toHaveLength(1);
  await page.context().close();
});

it('the prompt and the project stay when the person switches to the sandbox and back', async () => {
  const { page, workspaceId, project } = await openProject('free', 'live');
  await page.getByLabel('Brand name').fill('Loft');
  await page.getByLabel('Describe the brand').fill('A kite shop');
  await page.getByText('The Free plan draws in the sandbox only').waitFor();
  expect(await page.getByRole('button', { name: 'Generate' }).count()).toBe(0);
  await checkScreen(page, 'playground-free');
  await page.getByRole('button', { name: 'Draw in the sandbox' }).click();
  await page.waitForURL(`**/w/${workspaceId}/sandbox/projects/proj_*`);
  const sandboxUrl = page.url();
  await page.getByRole('heading', { name: 'Kettle & Quay', level: 1 }).waitFor();
  expect(await page.getByLabel('Describe the brand').inputValue()).toBe('A kite shop');
  expect(await page.getByLabel('Brand name').inputValue()).toBe('Loft');
  await page.getByRole('button', { name: 'Live', exact: true }).click();
  await page.waitForURL(`**/w/${workspaceId}/live/projects/${project}`);
  expect(await page.getByLabel('Describe the brand').inputValue()).toBe('A kite shop');
  await page.reload();
  expect(await page.getByLabel('Describe the brand').inputValue()).toBe('A kite shop');
  await page.getByRole('button', { name: 'Sandbox', exact: true }).click();
  await page.waitForURL(sandboxUrl);
  await page.getByLabel('Describe the brand').press('Enter');
  await page.getByText('The brand is ready.').waitFor();
  expect(await page.getByLabel('Describe the brand').inputValue()).toBe('');
  await page.context().close();
});

it('Shift + Enter starts a new line, and Enter sends the prompt', async () => {
  const { page } = await openProject('pro', 'sandbox');
  await page.getByText('for a new line').waitFor();
  const box = page.getByLabel('Describe the brand');
  await box.fill('simulate');
  await box.press('Shift+Enter');
  expect(await box.inputValue()).toBe('simulate\n');
  await box.fill('simulate success');
  await box.press('Enter');
  await page.getByText('The brand is ready.').waitFor();
  await page.context().close();
});

it('the playground counts characters like the API, and rejects a prompt that is too long', async () => {
  const { page } = await openProject('pro', 'sandbox');
  await page.getByLabel('Describe the brand').fill('🫖'.repeat(2_000));
  await page.getByText('2,000 of 2,000').waitFor();
  expect(await page.getByRole('button', { name: 'Generate' }).isEnabled()).toBe(true);
  await page.getByLabel('Describe the brand').fill('🫖'.repeat(2_001));
  await page.getByText('Shorten it to 2,000 characters.').waitFor();
  expect(await page.getByRole('button', { name: 'Generate' }).isDisabled()).toBe(true);
  await checkAccessibility(page);
  await page.context().close();
});

it('a viewer sees no composer and no project menu', async () => {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const project = await createMaker(person, workspaceId).project('Kettle');
  const viewer = await dashboard.console.signUp();
  await dashboard.console.addMember(workspaceId, viewer.id, 'viewer');
  const page = await dashboard.open(`/w/${workspaceId}/live/projects/${project}`, { person: viewer });
  await page.getByText('No brands yet').waitFor();
  expect(await page.getByLabel('Describe the brand').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'More actions for this project' }).count()).toBe(0);
  await page.context().close();
});
