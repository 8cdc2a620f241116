import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireUuid } from '../../server/store/require-uuid.ts';
import type { SignedInPerson } from '../../server/test/support/console.ts';
import { uuidAt } from '../../server/test/support/partition-rows.ts';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { checkScreen, checkWidth } from './support/check-page.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';
import { phone } from './support/looks.ts';

let dashboard: Dashboard;
let person: SignedInPerson;
let workspaceId: string;
let secret: string;
/** The ids of the requests that are made below, by name. */
const requestIds: Record<string, string> = {};

beforeAll(async () => {
  dashboard = await openDashboard();
  ({ person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro'));
  const keys = `/api/workspaces/${workspaceId}/live/keys`;
  secret = (await person.post(keys, { label: 'Shop server' })).body.secret;
  const other = (await person.post(keys, { label: 'CI' })).body.secret;
  const endpoint = { url: dashboard.receiver.url('200') };
  await person.post(`/api/workspaces/${workspaceId}/live/webhooks/endpoints`, endpoint);
  const call = async (name: string, options: Parameters<typeof dashboard.api.call>[0], key = secret) => {
    const reply = await dashboard.api.call({ key, ...options });
    requestIds[name] = reply.headers['request-id'] ?? '';
    return reply;
  };
  const project = await call('created', { method: 'POST', path: '/v1/projects', body: { name: 'Harbour' } });
  await call('read', { path: `/v1/projects/${project.body.id}` });
  await call('list', { path: '/v1/projects' }, other);
  await call('long', { method: 'POST', path: '/v1/projects', body: { name: 'a'.repeat(256) } });
  await call('unknown', { path: '/v1/projects?<b>bold</b>=1' }, other);
  await call('generated', {
    method: 'POST',
    path: '/v1/brands/generate',
    body: { project_id: project.body.id, prompt: 'A harbour café' },
  });
  await call('missing', { path: '/v1/projects/proj_01k9z3q2c8fb7s9d1f3g5h7j9k' });
  await waitUntil(
    async () => {
      const { body } = await person.get(`/api/workspaces/${workspaceId}/live/requests`);
      if (body.data.length < 7) throw new Error(`the log has ${body.data.length} requests`);
    },
    { what: 'seven requests in the log', seconds: 60 },
  );
});
afterAll(() => dashboard.close());

const choose = async (page: Awaited<ReturnType<Dashboard['open']>>, label: string, option: string) => {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

describe('the request log', () => {
  it('shows each response, and filters by response, error and path, with the filters in the URL', async () => {
    const page = await dashboard.open(`/w/${workspaceId}/live/requests`, { person });
    const rows = page.getByRole('table', { name: 'Requests' }).getByRole('row');
    await rows.nth(7).waitFor();
    expect(await rows.count()).toBe(8);
    await checkScreen(page, 'requests-list');

    await choose(page, 'Response', 'Failed');
    await expect.poll(() => rows.count()).toBe(4);
    await choose(page, 'Error', 'param_too_long');
    await expect.poll(() => rows.count()).toBe(2);
    expect(page.url()).toContain('code=param_too_long');
    await page.reload();
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => rows.count()).toBe(8);
    await choose(page, 'Path', 'GET /v1/projects/{project_id}');
    await expect.poll(() => rows.count()).toBe(3);
    await choose(page, 'Path', 'PATCH /v1/projects/{project_id}');
    await page.getByText('No matching requests').waitFor();
    // The card names the whole path, which the select may cut.
    await page.getByRole('definition').getByText('PATCH /v1/projects/{project_id}').waitFor();
    await checkScreen(page, 'requests-no-match');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await expect.poll(() => rows.count()).toBe(8);
    await page.context().close();
  });

  it('explains an error: what happened, what to do, and where to read more', async () => {
    const page = await dashboard.open(`/w/${workspaceId}/live/requests`, { person });
    // Pasting a whole log line works like pasting the id.
    await page.getByLabel('Request id').fill(`ERROR 400 request_id=${requestIds['long']} after 12 ms`);
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByText('must have at most 255 characters').waitFor();
    await page.getByText('Shorten name. Lengths count Unicode code points.').waitFor();
    const link = page.getByRole('link', { name: /Read about param_too_long/ });
    expect(await link.getAttribute('href')).toContain('/docs/errors#param_too_long');
    await checkScreen(page, 'requests-one-failed');
    await page.getByRole('link', { name: 'Requests with this key' }).click();
    const rows = page.getByRole('table', { name: 'Requests' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(6);
    await page.context().close();
  });

  it('says what became of a generate request, links to its timeline, and shows markup as text', async () => {
    const page = await dashboard.open(`/w/${workspaceId}/live/requests/${requestIds['generated']}`, {
      person,
    });
    await page.getByText('Accepted', { exact: true }).waitFor();
    const story = page.getByRole('link', { name: 'Job history' });
    await story.waitFor();
    await page.getByText(/^Drawn in .*; its event was delivered$/).waitFor({ timeout: 60_000 });
    await checkScreen(page, 'requests-one');
    await story.click();
    await page.waitForURL(/\/story\/job_/);
    await page.goto(`${dashboard.console.origin}/w/${workspaceId}/live/requests/${requestIds['unknown']}`);
    await page.getByText('<b>bold</b>').first().waitFor();
    await page.context().close();
  });

  it('explains a malformed id, and one that does not exist', async () => {
    const page = await dashboard.open(`/w/${workspaceId}/sandbox/requests`, { person, look: phone });
    await page.getByText('No requests yet').waitFor();
    await page.getByRole('button', { name: 'Copy first call' }).waitFor();
    await checkScreen(page, 'requests-empty');
    expect(await page.getByRole('button', { name: /^Filter/ }).count()).toBe(0);
    await page.goto(`${dashboard.console.origin}/w/${workspaceId}/live/requests`);
    await page.getByRole('button', { name: 'Filter' }).waitFor();
    await page.getByLabel('Request id').fill('what?');
    await page.keyboard.press('Enter');
    await page.getByText('No request id found').waitFor();
    const unknown = 'req_01k9z3q2c8fb7s9d1f3g5h7j9k';
    await page.getByLabel('Request id').fill(unknown);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Request not found' }).waitFor();
    await page.getByText(/older than 30 days/).waitFor();
    // The console's own request id must not appear in place of the missing one.
    const ids = await page.getByText(/req_[0-9a-z]{26}/).allTextContents();
    expect(new Set(ids.flatMap((text) => text.match(/req_[0-9a-z]{26}/g) ?? []))).toEqual(new Set([unknown]));
    await checkScreen(page, 'requests-not-found');
    await checkWidth(page);
    await page.getByRole('link', { name: 'Look in Sandbox' }).click();
    await page.getByRole('link', { name: 'Look in Live' }).waitFor();
    await page.getByRole('link', { name: 'All requests' }).click();
    await page.getByText('No requests yet').waitFor();
    await page.context().close();
  });

  it('continues a long search, and shows its progress', async () => {
    const own = await dashboard.console.signUpWithWorkspace('pro');
    await dashboard.console.owner.unscoped({
      text: `INSERT INTO request_log (workspace_id, environment, id, operation, status, key_id, is_replay, duration_micros)
             SELECT $1, 'live', (lpad(to_hex($2::bigint - n * 1000), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid,
               CASE WHEN n = 6000 THEN 'DELETE /v1/projects/{project_id}' ELSE 'GET /v1/projects' END, 200, $3, false, 2500
             FROM generate_series(1, 6001) n`,
      values: [requireUuid('workspace', own.workspaceId), Date.now(), uuidAt(new Date())],
    });
    const path = `/w/${own.workspaceId}/live/requests`;
    const page = await dashboard.open(
      `${path}?operation=${encodeURIComponent('DELETE /v1/projects/{project_id}')}`,
      { person: own.person },
    );
    await page.getByText(/Nothing found back to/).waitFor();
    await page.getByRole('definition').getByText('DELETE /v1/projects/{project_id}').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().waitFor();
    await checkScreen(page, 'requests-search');
    await page.getByRole('button', { name: 'Search further' }).click();
    await page.getByRole('row', { name: /DELETE/ }).waitFor();
    await page.goto(`${dashboard.console.origin}${path}`);
    await page.getByText('Latest 50 requests').waitFor();
    await page.getByRole('button', { name: 'Load more' }).click();
    await page.getByText('Latest 100 requests').waitFor();
    await page.context().close();
  });

  it('shows that it is loading, and offers to retry if loading failed', async () => {
    const page = await dashboard.open('/', { person });
    let answer = 'wait';
    await page.route(/\/api\/.*\/live\/requests(\?|$)/, async (handled) => {
      if (answer === 'fail')
        await handled.fulfill({ status: 503, contentType: 'application/json', body: '{}' });
    });
    await page.goto(`${dashboard.console.origin}/w/${workspaceId}/live/requests`);
    await page.getByText('Loading the requests').waitFor({ state: 'attached' });
    await checkScreen(page, 'requests-loading');
    answer = 'fail';
    await page.reload();
    await page.getByText(/The service responded with 503/).waitFor();
    await checkScreen(page, 'requests-error');
    await page.unroute(/\/api\/.*\/live\/requests(\?|$)/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('table', { name: 'Requests' }).waitFor();
    await page.context().close();
  });
});
