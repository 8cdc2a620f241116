import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '../../server/domain/environment.ts';
import { addEvent } from '../../server/test/support/new-event.ts';
import { addProject } from '../../server/test/support/new-project.ts';
import { addTestEndpoint } from '../../server/test/support/webhooks.ts';
import { checkAccessibility, checkScreen, checkWidth } from './support/check-page.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { checkPart } from './support/check-part.ts';
import { phone } from './support/looks.ts';
import { copyWith, readClipboard, waitForFocus } from './support/steps.ts';

let dashboard: Dashboard;
beforeAll(async () => void (dashboard = await openDashboard()));
afterAll(() => dashboard.close());

async function createTestWorkspace() {
  const { person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro');
  const scope: Scope = { workspaceId, environment: 'live' };
  const path = `/w/${workspaceId}/live/webhooks`;
  return { person, scope, path, api: `/api/workspaces/${workspaceId}/live/webhooks` };
}

/** Generous, because a delivery goes through the worker, which shares its CPU with the browser here. */
const deliveryTimeout = { timeout: 60_000 };

type TestWorkspace = Awaited<ReturnType<typeof createTestWorkspace>>;

/** Adds a pending event of a job and resends it, which makes the first attempt. */
async function sendEvent({ person, scope, api }: TestWorkspace, projectId: string): Promise<string> {
  const id = await addEvent(dashboard.console.owner, scope, { projectId });
  expect((await person.post(`${api}/events/${id}/resend`)).status).toBe(200);
  return id;
}

describe('endpoints', () => {
  it('can be added after a mistake is corrected, then tested, changed and removed', async () => {
    const { person, path } = await createTestWorkspace();
    const page = await dashboard.open(path, { person });
    await page.getByText('No events yet').waitFor();
    await checkScreen(page, 'webhooks-empty');
    await page.getByRole('button', { name: 'Set up an endpoint' }).click();
    await page.getByText('No endpoint yet').waitFor();
    await checkScreen(page, 'webhooks-endpoints-empty');

    await page.getByRole('button', { name: 'Add endpoint' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address').fill('http://example.com/hook');
    await dialog.getByRole('button', { name: 'Add endpoint' }).click();
    await dialog.getByText('The URL must begin with https:// and a host.').waitFor();
    await checkScreen(page, 'webhooks-add');
    // Markup in a URL is shown as text everywhere.
    const url = dashboard.receiver.url('200?<img/src=x/onerror=alert(1)>');
    await dialog.getByLabel('Address').fill(url);
    await page.keyboard.press('Enter');

    // The test event is sent automatically, and its attempt is shown live.
    await page.getByRole('dialog', { name: 'Test event' }).waitFor();
    await dialog.getByText('Delivered: the receiver answered 200.').waitFor(deliveryTimeout);
    await dialog.getByText('This is 200.').waitFor();
    expect(await dialog.getByRole('region', { name: 'Response headers' }).count()).toBe(0);
    await checkScreen(page, 'webhooks-test');
    await dialog.getByRole('button', { name: 'Done' }).click();
    const row = page.getByRole('row', { name: /onerror/ });
    await row.getByText('Default').waitFor();
    await page.getByRole('button', { name: 'Reveal secret' }).waitFor();
    await checkScreen(page, 'webhooks-endpoints');
    expect(await page.locator('img[src="x"]').count()).toBe(0);

    await row.getByRole('button', { name: /^More actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Change address' }).click();
    await dialog.getByLabel('Address').fill(dashboard.receiver.url('500'));
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await dialog.getByText('The receiver answered 500').first().waitFor(deliveryTimeout);
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('button', { name: /^More actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await dialog.getByText('no other endpoint takes its place').waitFor();
    await checkScreen(page, 'webhooks-remove');
    await dialog.getByRole('button', { name: 'Remove endpoint' }).click();
    await page.getByText('No endpoint yet').waitFor();
    await page.context().close();
  });

  it('can be made the default, with the keyboard alone on a phone', async () => {
    const { person, scope, path } = await createTestWorkspace();
    await addTestEndpoint(dashboard.console.owner, scope, dashboard.receiver.url('200'));
    await addTestEndpoint(dashboard.console.owner, scope, dashboard.receiver.url('204'));
    const page = await dashboard.open(`${path}?tab=endpoints`, { person, look: phone });
    const second = page.getByRole('row', { name: /\/204\b/ });
    await second.getByRole('button', { name: /^More actions for/ }).focus();
    await page.keyboard.press('Enter');
    await waitForFocus(page.getByRole('menuitem'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await waitForFocus(page.getByRole('menuitem', { name: 'Make default' }));
    await page.keyboard.press('Enter');
    await second.getByText('Default').waitFor();
    await checkWidth(page);
    await page.context().close();
  });
});

describe('the signing secret', () => {
  it('can be revealed, copied, hidden and rotated, and the previous secret also signs for a day', async () => {
    const { person, path } = await createTestWorkspace();
    const page = await dashboard.open(`${path}?tab=endpoints`, { person });
    await page.getByRole('button', { name: 'Create secret' }).click();
    const secret = await copyWith(page.getByRole('button', { name: 'Copy secret' }));
    expect(secret).toMatch(/^whsec_/);
    await page.getByRole('button', { name: 'Hide' }).click();
    await page.getByRole('button', { name: 'Reveal' }).waitFor();
    expect(await page.content()).not.toContain(secret);

    await page.getByRole('button', { name: 'Rotate' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('24 hours').waitFor();
    await checkScreen(page, 'webhooks-rotate');
    await dialog.getByRole('button', { name: 'Rotate secret' }).click();
    await dialog.getByText('until then the previous secret').waitFor();
    await checkAccessibility(page);
    expect(await copyWith(dialog.getByRole('button', { name: 'Copy' }))).not.toBe(secret);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByText('Both secrets sign for now').waitFor();
    await page.getByRole('button', { name: 'Reveal previous secret' }).click();
    await page.getByText(secret).waitFor();
    // The current secret stays hidden.
    await page.getByRole('button', { name: 'Reveal secret' }).waitFor();
    await checkPart(page, 'webhooks-secret', page.getByRole('heading', { name: 'Signing secret' }));
    await page.getByRole('button', { name: 'Hide previous secret' }).click();
    expect(await page.content()).not.toContain(secret);
    await page.context().close();
  });

  it('is hidden from viewers, who cannot change anything here', async () => {
    const testWorkspace = await createTestWorkspace();
    await addTestEndpoint(dashboard.console.owner, testWorkspace.scope, dashboard.receiver.url('200'));
    const viewer = await dashboard.console.signUp();
    await dashboard.console.addMember(testWorkspace.scope.workspaceId, viewer.id, 'viewer');
    const page = await dashboard.open(`${testWorkspace.path}?tab=endpoints`, { person: viewer });
    await page.getByText('Your role can’t see the secret').waitFor();
    for (const name of ['Create secret', 'Reveal', 'Rotate', 'Add endpoint', /^More actions/])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    await checkAccessibility(page);
    await page.context().close();
  });
});

describe('deliveries', () => {
  it('are found by filter and id, opened, and resent', async () => {
    const testWorkspace = await createTestWorkspace();
    const { person, scope, path } = testWorkspace;
    const owner = dashboard.console.owner;
    const projectId = await addProject(owner, scope);
    await addTestEndpoint(owner, scope, dashboard.receiver.url('first/1/503'));
    const eventId = await sendEvent(testWorkspace, projectId);
    const page = await dashboard.open(path, { person });
    await page.getByRole('row', { name: new RegExp(eventId) }).waitFor();
    await page.getByRole('row', { name: /Delivered/ }).waitFor(deliveryTimeout);
    await addEvent(owner, scope, { projectId });
    await person.post(`${testWorkspace.api}/endpoints/${await findFirstEndpoint(testWorkspace)}/test`);
    await page.reload();
    await page.getByRole('row', { name: /Test/ }).waitFor();
    await checkScreen(page, 'webhooks-deliveries');

    await page.getByLabel('Type').click();
    await page.getByRole('option', { name: 'generation.failed' }).click();
    await page.getByText('No matching events').waitFor();
    expect(page.url()).toContain('type=generation.failed');
    await checkScreen(page, 'webhooks-no-match');
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await page.getByLabel('Receiver').fill('https://elsewhere.example/hook');
    await page.keyboard.press('Enter');
    await page.getByText('No matching events').waitFor();
    expect(page.url()).toContain('host=elsewhere.example');
    await page.getByRole('button', { name: 'Clear filters' }).first().click();

    await page.getByLabel('Event or job id').fill('what is this');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByText('No id found').waitFor();
    await page.getByLabel('Event or job id').fill(`it failed: ${eventId}!`);
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('button', { name: 'Show all events' }).waitFor();
    const rows = page.getByRole('table', { name: 'Deliveries' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(2);

    await page.getByRole('link', { name: new RegExp(eventId) }).click();
    await page.getByText('The receiver answered 200 at attempt 2.').waitFor();
    await page.getByRole('region', { name: 'Response body' }).getByText('This is 200.').waitFor();
    await page.getByText('The first send made no attempt.').waitFor();
    await checkScreen(page, 'webhooks-event');
    await page.getByRole('button', { name: /Failed. Attempt 1/ }).click();
    await page.getByRole('region', { name: 'Response body' }).getByText('This is 503.').waitFor();
    await page.getByRole('button', { name: 'Copy request body' }).click();
    const [received] = dashboard.receiver.requests.filter(({ headers }) => headers['webhook-id'] === eventId);
    await expect.poll(() => readClipboard(page)).toBe(received?.body.toString());

    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('The event is being sent again.').waitFor();
    await page.getByText('Third send', { exact: true }).waitFor(deliveryTimeout);
    await page.context().close();
  });

  it('are recovered if they are undeliverable, with visible progress', async () => {
    const { person, scope, path } = await createTestWorkspace();
    const owner = dashboard.console.owner;
    const projectId = await addProject(owner, scope);
    for (let count = 0; count < 3; count += 1) await addEvent(owner, scope, { projectId });
    await owner.scoped(scope, {
      text: `UPDATE events SET state = 'undeliverable', reason = 'no_endpoint', due_at = NULL
             WHERE workspace_id = current_setting('blazon.workspace_id')::uuid`,
    });
    await addTestEndpoint(owner, scope, dashboard.receiver.url('200'));
    const page = await dashboard.open(path, { person });
    await page.getByText('No endpoint').first().waitFor();
    await page.getByRole('button', { name: 'Retry failed deliveries' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send 3 events again' }).waitFor();
    await checkScreen(page, 'webhooks-recover');
    // The test returns to the recovery.
    await dialog.getByRole('button', { name: 'send a test event' }).click();
    await dialog.getByText('Delivered: the receiver answered 200.').waitFor(deliveryTimeout);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.getByRole('button', { name: 'Send 3 events again' }).click();
    await dialog.getByText('3 events queued').waitFor(deliveryTimeout);
    await checkScreen(page, 'webhooks-recovered');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect
      .poll(() => page.getByText('Delivered', { exact: true }).count(), { ...deliveryTimeout })
      .toBe(4);
    await page.context().close();
  });

  it('show that they are loading, and offer to retry if loading failed', async () => {
    const { person, path } = await createTestWorkspace();
    const page = await dashboard.open('/account', { person });
    let answer = 'wait';
    await page.route(/\/webhooks\/events(\?|$)/, async (handled) => {
      if (answer === 'fail')
        await handled.fulfill({ status: 503, contentType: 'application/json', body: '{}' });
      else if (answer === 'pass') await handled.continue();
    });
    await page.goto(`${dashboard.console.origin}${path}`);
    await page.getByText('Loading the deliveries').waitFor({ state: 'attached' });
    await checkScreen(page, 'webhooks-loading');
    answer = 'fail';
    await page.reload();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await checkScreen(page, 'webhooks-error');
    // The list also refetches by itself, so requests fail until the button is pressed.
    const nextRequest = page.waitForRequest(/\/webhooks\/events(\?|$)/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await nextRequest;
    answer = 'pass';
    await page.getByText('No events yet').waitFor();
    await page.goto(`${dashboard.console.origin}${path}/events/evt_01k9z3px8me3zt5r7q9v1w3x5y`);
    await page.getByRole('heading', { name: 'Event not found' }).waitFor();
    await page.getByRole('link', { name: 'Look in Sandbox' }).waitFor();
    await checkAccessibility(page);
    await page.context().close();
  });
});

describe('the signature debugger', () => {
  it('names the mistake, shows where the body differs, and confirms a correct request', async () => {
    const testWorkspace = await createTestWorkspace();
    const { person, path, scope } = testWorkspace;
    await addTestEndpoint(dashboard.console.owner, scope, dashboard.receiver.url('200'));
    const { body: sent } = await person.post(
      `${testWorkspace.api}/endpoints/${await findFirstEndpoint(testWorkspace)}/test`,
    );
    const received = await expect
      .poll(
        () => dashboard.receiver.requests.find(({ headers }) => headers['webhook-id'] === sent.event_id),
        {
          ...deliveryTimeout,
        },
      )
      .toBeTruthy()
      .then(() => dashboard.receiver.requests.find(({ headers }) => headers['webhook-id'] === sent.event_id));
    const headers = (received?.headers ?? {}) as Record<string, string>;
    const raw = received?.body.toString() ?? '';

    const page = await dashboard.open(`${path}?tab=debugger`, { person });
    await checkScreen(page, 'webhooks-debugger-empty');
    await page.getByLabel('Headers').fill(JSON.stringify(headers));
    await page.getByLabel('Body', { exact: true }).fill(JSON.stringify(JSON.parse(raw), null, 2));
    await page.getByRole('button', { name: 'Explain' }).click();
    await page.getByRole('heading', { name: 'The body was parsed and serialised again.' }).waitFor();
    await page.getByText('byte 1', { exact: true }).waitFor();
    await checkPart(
      page,
      'webhooks-debugger',
      page.getByRole('heading', { name: 'The body was parsed and serialised again.' }),
    );

    await page.getByLabel('Body', { exact: true }).fill(raw);
    await page.getByRole('button', { name: 'Explain' }).click();
    await page.getByRole('heading', { name: 'The signature is correct.' }).waitFor();
    await page.getByRole('link', { name: 'this event' }).waitFor();
    // On a phone, the page scrolls to the result.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Explain' }).click();
    const verdict = page.getByRole('heading', { name: 'The signature is correct.' });
    await expect.poll(async () => (await verdict.boundingBox())?.y ?? 844, deliveryTimeout).toBeLessThan(800);
    await page.setViewportSize({ width: 1280, height: 800 });

    const { body: shown } = await person.post(`/api/workspaces/${scope.workspaceId}/webhooks/secret/reveal`);
    expect(() => new Webhook(shown.secret).verify(raw, headers)).not.toThrow();
    const mistaken = createHmac('sha256', shown.secret.slice(6)).update(raw).digest('hex');
    await page.getByLabel('What your code computed (optional)').fill(mistaken);
    await page.getByRole('button', { name: 'Explain' }).click();
    await page.getByRole('heading', { name: 'The secret was used without its prefix.' }).waitFor();
    expect(await page.content()).not.toContain(shown.secret.slice(6));

    // A file keeps every byte, including a byte order mark.
    await page.getByLabel('What your code computed (optional)').fill('');
    await page.getByLabel('Choose a file instead').setInputFiles({
      name: 'body.json',
      mimeType: 'application/json',
      buffer: Buffer.from(`\uFEFF${raw}`),
    });
    await page.getByText('Body from body.json').waitFor();
    await page.getByRole('button', { name: 'Explain' }).click();
    await page.getByRole('heading', { name: 'The body starts with a byte order mark.' }).waitFor();
    await checkAccessibility(page);
    await page.context().close();
  });
});

async function findFirstEndpoint({ person, api }: TestWorkspace): Promise<string> {
  return (await person.get(`${api}/endpoints`)).body.data[0].id;
}
