import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireUuid } from '../../server/store/require-uuid.ts';
import { checkAccessibility, checkScreen, checkWidth } from './support/check-page.ts';
import { checkPart } from './support/check-part.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { phone } from './support/looks.ts';
import { copyWith, waitForFocus } from './support/steps.ts';

let dashboard: Dashboard;
beforeAll(async () => void (dashboard = await openDashboard()));
afterAll(() => dashboard.close());

const readResponseCode = async (key: string, environment: 'live' | 'sandbox' = 'live'): Promise<string> =>
  (await dashboard.api.call({ path: '/v1/projects', environment, key })).body.error?.code ?? 'served';

/** Creates a key through the screen, like a person. The copy button provides the secret. */
async function createKey(page: Page, label: string, beforeCopy?: () => Promise<void>): Promise<string> {
  await page.getByRole('button', { name: 'Create key' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Label').fill(label);
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await dialog.getByRole('button', { name: 'Copy' }).waitFor();
  await beforeCopy?.();
  return copyWith(dialog.getByRole('button', { name: 'Copy' }));
}

const pressDone = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();

/** Changes a key outside the dashboard. */
async function updateKey(keyId: string, set: string): Promise<void> {
  await dashboard.console.owner.unscoped({
    text: `UPDATE api_keys SET ${set} WHERE id = $1`,
    values: [requireUuid('apiKey', keyId)],
  });
}

describe('API keys', () => {
  it('are created with a label and shown once', async () => {
    const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
    const page = await dashboard.open(`/w/${workspaceId}/live/keys`, { person });
    await page.getByText('No active keys').waitFor();
    await checkScreen(page, 'keys-empty');

    await page.getByRole('button', { name: 'Create key' }).first().click();
    await page.getByRole('dialog', { name: 'Create a live key' }).waitFor();
    await checkScreen(page, 'keys-create');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const secret = await createKey(page, 'Shop server', () => checkScreen(page, 'keys-secret'));
    expect(secret).toMatch(/^sk_live_bz_[0-9A-Za-z]{36}$/);
    // An outside press does not close the dialog with the secret.
    await page.mouse.click(5, 5);
    await page.getByLabel('API key', { exact: true }).waitFor();
    await pressDone(page);
    await page.getByRole('row', { name: /Shop server/ }).waitFor();
    expect(await page.content()).not.toContain(secret);
    expect(await readResponseCode(secret)).toBe('served');
    expect(await readResponseCode(secret, 'sandbox')).toBe('wrong_environment');

    await createKey(page, '<img src=x onerror=alert(1)> & “friends”');
    await pressDone(page);
    await page.getByRole('row', { name: /<img src=x onerror=alert\(1\)>/ }).waitFor();
    await createKey(
      page,
      'Nightly imports of the whole catalogue, with a label that is as long as people write them',
    );
    await pressDone(page);
    await page.reload();
    await page.getByRole('row', { name: /Nightly imports/ }).waitFor();
    await checkScreen(page, 'keys-list');
    await page.context().close();
  });

  it('can be limited in permissions, networks and lifetime', async () => {
    const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
    const page = await dashboard.open(`/w/${workspaceId}/live/keys`, { person });
    await page.getByRole('button', { name: 'Create key' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create a live key' });
    await dialog.getByLabel('Label').fill('Storefront');
    await dialog.getByRole('button', { name: 'Restricted' }).click();
    await dialog.getByLabel('Generate').check();
    await dialog.getByRole('combobox', { name: 'Expires' }).click();
    await page.getByRole('option', { name: 'In 7 days' }).click();
    await dialog.getByLabel('Allowed networks').fill('203.0.113.0/24\nmy office');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const problem = dialog.getByText('“my office” is not an IP address or a network such as 203.0.113.0/24.');
    await problem.waitFor();
    await checkPart(page, 'keys-create-limited', problem);
    await dialog.getByLabel('Allowed networks').fill('203.0.113.0/24\n2001:db8::/32');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const secret = await page.getByLabel('API key', { exact: true }).inputValue();
    await pressDone(page);
    expect(await readResponseCode(secret)).toBe('network_not_allowed');

    await page.getByRole('button', { name: 'Create key' }).first().click();
    await dialog.getByLabel('Label').fill('Nightly report');
    await dialog.getByRole('button', { name: 'Restricted' }).click();
    await dialog.getByRole('combobox', { name: 'Expires' }).click();
    await page.getByRole('option', { name: 'On a date' }).click();
    await dialog.getByLabel('Last day').fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await dialog.getByText(/Choose a day in the future/).waitFor();
    await dialog.getByLabel('Last day').fill(`${new Date().getFullYear() + 1}-03-31`);
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const reader = await page.getByLabel('API key', { exact: true }).inputValue();
    await pressDone(page);
    expect(await readResponseCode(reader)).toBe('served');
    const created = await dashboard.api.call({
      method: 'POST',
      path: '/v1/projects',
      key: reader,
      body: { name: 'x' },
    });
    expect(created.body.error.code).toBe('insufficient_scope');

    const old = await person.post(`/api/workspaces/${workspaceId}/live/keys`, { label: 'Trade fair' });
    await updateKey(old.body.key.id, `expires_at = now() - interval '1 hour'`);
    await page.reload();
    await page
      .getByRole('row', { name: /Storefront.*Expires in 7 days.*Read, generate.*from 2 networks/ })
      .waitFor();
    await page.getByRole('row', { name: /Nightly report.*expires 31 Mar/ }).waitFor();
    await page
      .getByRole('table', { name: 'Expired keys' })
      .getByRole('row', { name: /Trade fair.*Expired/ })
      .waitFor();
    await page.getByText('2 active keys.').waitFor();
    await checkScreen(page, 'keys-limited');

    await page.getByRole('button', { name: 'More actions for Storefront' }).click();
    await page.getByRole('menuitem', { name: 'Change limits' }).click();
    const limits = page.getByRole('dialog', { name: 'Change the limits of “Storefront”' });
    expect(await limits.getByLabel('Allowed networks').inputValue()).toBe('203.0.113.0/24\n2001:db8::/32');
    await checkScreen(page, 'keys-change');
    await limits.getByLabel('Allowed networks').fill('');
    await limits.getByRole('button', { name: 'Save limits' }).click();
    await page.getByText('The limits of “Storefront” have been changed.').waitFor();
    // The expiry was not touched, so it keeps its time.
    await page
      .getByRole('row', { name: /Storefront.*Expires in 7 days.*Read, generate(?!.*from)/ })
      .waitFor();
    expect(await readResponseCode(secret)).toBe('served');
    await page.context().close();
  });

  it('are revoked, and rejected at the next request', async () => {
    const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
    const made = await person.post(`/api/workspaces/${workspaceId}/live/keys`, { label: 'Shop server' });
    const secret = String(made.body.secret);
    const page = await dashboard.open(`/w/${workspaceId}/live/keys`, { person });
    expect(await readResponseCode(secret)).toBe('served');

    await page.getByRole('button', { name: 'More actions for Shop server' }).click();
    await page.getByRole('menuitem', { name: 'Revoke' }).click();
    const dialog = page.getByRole('dialog', { name: 'Revoke “Shop server”?' });
    await dialog.getByText(`sk_live_bz_…${secret.slice(-4)}`).waitFor();
    await checkScreen(page, 'keys-revoke');
    await dialog.getByRole('button', { name: 'Revoke key' }).click();
    await page.getByText(/Calls that use it are now refused/).waitFor();
    expect(await readResponseCode(secret)).toBe('invalid_api_key');
    await page.getByRole('row', { name: /Shop server/ }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Revoked' }).click();
    await page.getByRole('table', { name: 'Revoked keys' }).getByText('Shop server').waitFor();
    await checkScreen(page, 'keys-revoked');
    await page.context().close();
  });

  it('can be created and revoked on a phone with the keyboard alone', async () => {
    const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('agency');
    const page = await dashboard.open(`/w/${workspaceId}/sandbox/keys`, { person, look: phone });
    await page.getByRole('button', { name: 'Create key' }).first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create a test key' });
    await dialog.waitFor();
    // The field already has the focus.
    await page.keyboard.type('Phone');
    await dialog.getByLabel('Allowed networks').fill('my office');
    await dialog.getByLabel('Label').press('Enter');
    const problem = dialog.getByText('“my office” is not an IP address');
    await problem.waitFor();
    const [shown, button] = [
      await problem.boundingBox(),
      await dialog.getByRole('button', { name: 'Create key' }).boundingBox(),
    ];
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(button?.y ?? 0);
    await dialog.getByLabel('Allowed networks').fill('');
    await dialog.getByLabel('Label').press('Enter');
    await page.getByLabel('API key', { exact: true }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'More actions for Phone' }).focus();
    await page.keyboard.press('Enter');
    await waitForFocus(page.getByRole('menuitem'));
    await page.keyboard.press('End');
    await waitForFocus(page.getByRole('menuitem', { name: 'Revoke' }));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Revoke “Phone”?' }).getByText('has never been used').waitFor();
    await page.getByRole('button', { name: 'Revoke key' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('No active keys').waitFor();
    await checkWidth(page);
    await page.context().close();
  });

  it('show a warning when others may have read them', async () => {
    const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
    const keys = `/api/workspaces/${workspaceId}/live/keys`;
    const [open, found] = [
      (await person.post(keys, { label: 'Warehouse' })).body.key,
      (await person.post(keys, { label: 'Storefront' })).body.key,
    ];
    await updateKey(
      open.id,
      `exposed_at = now() - interval '2 hours', last_used_at = now() - interval '3 minutes'`,
    );
    await updateKey(
      found.id,
      `revoked_at = now(), reported_at = now(), report_source = 'content', report_url = 'https://github.com/octocat/shop/blob/main/.env'`,
    );
    const page = await dashboard.open(`/w/${workspaceId}/live/keys`, { person });
    const warnings = page.getByRole('region', { name: 'Warnings' });
    await warnings.getByText(/Warehouse.* was sent over plain HTTP/).waitFor();
    await warnings.getByText(/Storefront/).waitFor();
    const link = warnings.getByRole('link', { name: /found in public/ });
    expect(await link.getAttribute('href')).toBe('https://github.com/octocat/shop/blob/main/.env');
    expect(await link.getAttribute('rel')).toBe('noreferrer');
    await checkScreen(page, 'keys-warnings');
    await warnings.getByRole('button', { name: 'Revoke it' }).click();
    await page
      .getByRole('dialog')
      .getByText(/last used/)
      .waitFor();
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await warnings.getByText(/Warehouse/).waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('are unavailable on the Free plan, with an explanation', async () => {
    const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
    await person.post(`/api/workspaces/${workspaceId}/sandbox/keys`, { label: 'From before' });
    await dashboard.console.setPlan(workspaceId, 'free');
    const page = await dashboard.open(`/w/${workspaceId}/live/keys`, { person });
    await page.getByText('API keys come with Pro and Agency').waitFor();
    expect(await page.getByRole('button', { name: 'Create key' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'See plans' }).getAttribute('href')).toContain(
      '/settings/plan',
    );
    await checkScreen(page, 'keys-free');
    await page.goto(`${dashboard.console.origin}/w/${workspaceId}/sandbox/keys`);
    await page.getByText(/calls with these keys are refused/).waitFor();
    await page.getByRole('row', { name: /From before/ }).waitFor();
    await checkAccessibility(page);
    await page.context().close();
  });

  it('are read-only for a viewer', async () => {
    const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
    await person.post(`/api/workspaces/${workspaceId}/live/keys`, { label: 'Seen' });
    const viewer = await dashboard.console.signUp();
    await dashboard.console.addMember(workspaceId, viewer.id, 'viewer');
    const page = await dashboard.open(`/w/${workspaceId}/live/keys`, { person: viewer });
    await page.getByRole('row', { name: /Seen/ }).waitFor();
    expect(await page.getByRole('button', { name: /Create key|More actions/ }).count()).toBe(0);
    await page.context().close();
  });

  it('show that they are loading, and offer to retry if loading failed', async () => {
    const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
    const page = await dashboard.open('/', { person });
    let answer = 'wait';
    await page.route(/\/api\/.*\/live\/keys(\?|$)/, async (handled) => {
      if (answer === 'wait') return;
      await handled.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({
          error: {
            code: 'internal_error',
            message: 'Something went wrong on our side: try again.',
            param: null,
            request_id: 'req_01k9z3q2c8fb7s9d1f3g5h7j9k',
          },
        }),
      });
    });
    await page.goto(`${dashboard.console.origin}/w/${workspaceId}/live/keys`);
    await page.getByText('Loading the keys').waitFor({ state: 'attached' });
    await checkScreen(page, 'keys-loading');
    answer = 'fail';
    await page.reload();
    await page.getByText('Something went wrong on our side: try again.').first().waitFor();
    await checkScreen(page, 'keys-error');
    await page.unroute(/\/api\/.*\/live\/keys(\?|$)/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No active keys').waitFor();
    await page.context().close();
  });
});
