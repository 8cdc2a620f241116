import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedInPerson } from '../../server/test/support/console.ts';
import { checkScreen } from './support/check-page.ts';
import { type Dashboard, openDashboard } from './support/dashboard.ts';

let dashboard: Dashboard;
let person: SignedInPerson;
let workspaceId: string;
let keyId: string;

beforeAll(async () => {
  dashboard = await openDashboard();
  ({ person, workspaceId } = await dashboard.console.signUpWithWorkspace('pro'));
  const grace = await dashboard.console.signUp({ name: 'Grace Hill' });
  await dashboard.console.addMember(workspaceId, grace.id, 'admin');
  const keys = `/api/workspaces/${workspaceId}/live/keys`;
  const createdKey = (await person.post(keys, { label: 'CI' })).body;
  keyId = createdKey.key.id;
  const mallory = await dashboard.console.signUp({ name: '=Mallory' });
  await dashboard.console.addMember(workspaceId, mallory.id, 'developer');
  await mallory.post(`/api/workspaces/${workspaceId}/sandbox/keys`, { label: '"a", =1+1' });
  const project = await dashboard.api.call({
    method: 'POST',
    path: '/v1/projects',
    key: createdKey.secret,
    body: { name: 'a' },
  });
  await dashboard.api.call({
    method: 'DELETE',
    path: `/v1/projects/${project.body.id}`,
    key: createdKey.secret,
  });
  await grace.post(`${keys}/${keyId}/revoke`);
});
afterAll(() => dashboard.close());

const createAuditPath = () => `/w/${workspaceId}/settings/audit`;

describe('the audit log', () => {
  it('shows who did what in sentences, with filters by person, kind and target', async () => {
    const page = await dashboard.open(createAuditPath(), { person });
    const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row');
    await page.getByText(/Grace Hill revoked the key “CI” \(…\w{4}\)/).waitFor();
    await page.getByText(/Ada Marsh created the key “CI”/).waitFor();
    await page.getByText(/Key “CI” \(…\w{4}\) deleted the project proj_/).waitFor();
    await checkScreen(page, 'audit-list');
    const all = await rows.count();

    await page.getByLabel('Who', { exact: true }).click();
    await page.getByRole('option', { name: 'Grace Hill' }).click();
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByLabel('About', { exact: true }).click();
    await page.getByRole('option', { name: 'Projects' }).click();
    await page.getByText('No matching entries').waitFor();
    await checkScreen(page, 'audit-no-match');
    await page.getByRole('definition').getByText('Grace Hill').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await expect.poll(() => rows.count()).toBe(all);

    await page.getByRole('button', { name: /Details: Grace Hill revoked the key “CI”/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Details' });
    await dialog.getByText('api_key.revoke').waitFor();
    await checkScreen(page, 'audit-details');
    await dialog.getByRole('link', { name: 'All entries about it' }).click();
    await expect.poll(() => rows.count()).toBe(3);
    expect(page.url()).toContain(`subject=${keyId}`);
    await page.context().close();
  });

  it('links to the request that a key sent', async () => {
    const page = await dashboard.open(`${createAuditPath()}?about=project`, { person });
    await page.getByRole('button', { name: /Details: Key/ }).click();
    await page.getByRole('dialog').getByRole('link', { name: /req_/ }).click();
    await page.waitForURL(/\/live\/requests\/req_/);
    const title = page.getByRole('heading', { level: 1 });
    await expect.poll(() => title.innerText()).toBe('DELETE /v1/projects/{project_id}');
    await page.context().close();
  });

  it('exports a CSV file in which no cell is a spreadsheet formula', async () => {
    const page = await dashboard.open(`${createAuditPath()}?about=api_key`, { person });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('blazon-audit-log.csv');
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe('time,who,what,action,actor,subject,environment,request,details');
    const who = lines.slice(1).map((line) => line.split(',')[1]);
    expect(who).toEqual(['Grace Hill', "'=Mallory", 'Ada Marsh']);
    expect(lines[2]).toContain('"\'=Mallory created the key “""a"", =1+1”');
    await page.context().close();
  });

  it('is shown only to admins and owners', async () => {
    const developer = await dashboard.console.signUp();
    await dashboard.console.addMember(workspaceId, developer.id, 'developer');
    const page = await dashboard.open(createAuditPath(), { person: developer });
    await page.getByText('The audit log is for admins and owners').waitFor();
    await page.getByRole('link', { name: 'See members' }).waitFor();
    await checkScreen(page, 'audit-closed');
    expect((await developer.get(`/api/workspaces/${workspaceId}/audit`)).status).toBe(403);
    expect((await developer.get(`/api/workspaces/${workspaceId}/audit.csv`)).status).toBe(403);
    await page.context().close();
  });

  it('shows that it is loading, and offers to retry if loading failed', async () => {
    const page = await dashboard.open('/', { person });
    let answer = 'wait';
    await page.route(/\/api\/.*\/audit(\?|$)/, async (handled) => {
      if (answer === 'fail')
        return handled.fulfill({ status: 503, contentType: 'application/json', body: '{}' });
    });
    await page.goto(`${dashboard.console.origin}${createAuditPath()}`);
    await page.getByText('Loading the audit log').waitFor({ state: 'attached' });
    await checkScreen(page, 'audit-loading');
    answer = 'fail';
    await page.reload();
    await page.getByText(/The service responded with 503/).waitFor();
    await checkScreen(page, 'audit-error');
    await page.unroute(/\/api\/.*\/audit(\?|$)/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('table', { name: 'Audit log' }).waitFor();
    await page.context().close();
  });
});
