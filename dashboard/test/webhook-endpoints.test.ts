import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Scope } from '../../server/domain/environment.ts';
import { addTestEndpoint } from '../../server/test/support/webhooks.ts';
import { requireUuid } from '../../server/store/require-uuid.ts';
import { checkScreen } from './support/check-page.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => void (dashboard = await openDashboard()));
afterAll(() => dashboard.close());

/** Generous, because a delivery goes through the worker, which shares its CPU with the browser here. */
const deliveryTimeout = { timeout: 60_000 };

/** Creates a workspace with a default endpoint. */
async function createTestWorkspace() {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const scope: Scope = { workspaceId, environment: 'live' };
  await addTestEndpoint(dashboard.console.owner, scope, dashboard.receiver.url('200?production'));
  return { person, scope, path: `/w/${workspaceId}/live/webhooks` };
}

it('a further endpoint receives chosen events, can be tested with either type, and has its own secret', async () => {
  const { person, path } = await createTestWorkspace();
  const page = await dashboard.open(`${path}?tab=endpoints`, { person });
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill(dashboard.receiver.url('200?staging'));
  await dialog.getByLabel('Events it receives').click();
  await page.getByRole('option', { name: 'Only some types' }).click();
  await dialog.getByLabel('generation.failed', { exact: true }).uncheck();
  await checkScreen(page, 'webhooks-add-further');
  // Selecting no type at all is not a valid choice.
  await dialog.getByLabel('generation.success', { exact: true }).uncheck();
  expect(await dialog.getByRole('button', { name: 'Add endpoint' }).isDisabled()).toBe(true);
  await dialog.getByLabel('generation.success', { exact: true }).check();
  await dialog.getByRole('button', { name: 'Add endpoint' }).click();

  await dialog.getByText('Delivered: the receiver answered 200.').waitFor(deliveryTimeout);
  await dialog.getByLabel('Type of event').click();
  await page.getByRole('option', { name: 'generation.failed' }).click();
  await dialog.getByText('generation_timeout').first().waitFor(deliveryTimeout);
  await dialog.getByText('This endpoint isn’t subscribed to generation.failed.').waitFor();
  const focused = page.locator('h3:focus');
  await expect.poll(() => focused.allInnerTexts(), deliveryTimeout).toEqual(['Response']);
  await checkScreen(page, 'webhooks-test-failed');
  await dialog.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('row', { name: /staging/ });
  await row.getByText('generation.success').waitFor();
  await row.getByText('Active').waitFor();
  await row.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Signing secret' }).click();
  await dialog.getByRole('button', { name: 'Reveal' }).click();
  await dialog.getByText(/^whsec_[\w+/]/).waitFor();
  await checkScreen(page, 'webhooks-endpoint-secret');
  await dialog.getByRole('button', { name: 'Rotate' }).click();
  await dialog.getByText('for this endpoint alone').waitFor();
  await dialog.getByRole('button', { name: 'Rotate secret' }).click();
  await dialog.getByText('until then the previous secret').waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await row.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Choose events' }).click();
  await dialog.getByLabel('Events it receives').click();
  await page.getByRole('option', { name: 'All events' }).click();
  await dialog.getByRole('button', { name: 'Save events' }).click();
  await row.getByText('All events').waitFor();
  await page.context().close();
});

it('an endpoint can be paused and resumed, and shows its health and deliveries', async () => {
  const { person, scope, path } = await createTestWorkspace();
  const { owner } = dashboard.console;
  const paused = await addTestEndpoint(owner, scope, dashboard.receiver.url('200?automation'));
  const failing = await addTestEndpoint(owner, scope, dashboard.receiver.url('500?staging'));
  const disabled = await addTestEndpoint(owner, scope, dashboard.receiver.url('500?old'));
  const set = (id: string, text: string) =>
    owner.scoped(scope, {
      text: `UPDATE webhook_endpoints SET subscribed = true, ${text} WHERE id = $1`,
      values: [requireUuid('webhookEndpoint', id)],
    });
  await set(paused, `event_types = '{generation.success}'`);
  await set(failing, `failing_since = now() - interval '2 days'`);
  await set(
    disabled,
    `failing_since = now() - interval '9 days', paused_at = now() - interval '2 days', pause_reason = 'failing'`,
  );
  const page = await dashboard.open(`${path}?tab=endpoints`, { person });
  const row = page.getByRole('row', { name: /automation/ });
  await row.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await row.getByText('Paused').waitFor();
  await page.getByText(/^Paused https:.*automation\. Its events are kept/).waitFor();
  await page.getByText('Failing for 2 days').waitFor();
  await page.getByText('Paused: failed for 7 days').waitFor();
  await checkScreen(page, 'webhooks-endpoints-health');
  await row.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Resume' }).click();
  await row.getByText('Active').waitFor();

  await row.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Show deliveries' }).click();
  await page.getByRole('heading', { name: /^Deliveries to .*automation$/ }).waitFor();
  await page.getByText('Nothing has been sent to this endpoint yet').waitFor();
  expect(new URL(page.url()).searchParams.get('endpoint')).toBe(paused);
  await checkScreen(page, 'webhooks-deliveries-of-endpoint');
  await page.getByRole('button', { name: 'Send test event' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Delivered: the receiver answered 200.').waitFor(deliveryTimeout);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('row', { name: /Delivered/ }).waitFor(deliveryTimeout);
  await page.getByRole('button', { name: 'Retry missed deliveries' }).waitFor();
  await page.getByRole('link', { name: 'Endpoints', exact: true }).click();
  await page.getByRole('heading', { name: 'Endpoints' }).waitFor();
  await page.context().close();
});
