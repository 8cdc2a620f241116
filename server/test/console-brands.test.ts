import { decodeId } from '@blazon/contract/ids.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { systemClock } from '../integrations/clock.ts';
import { eraseDeletedBrands } from '../store/brand-changes.ts';
import {
  type ConsoleReply,
  expectStatus,
  joinConsole,
  type JoinedConsole,
  type SignedInPerson,
} from './support/console.ts';
import { addBrand } from './support/new-brand.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

let suite: Suite;
let testConsole: JoinedConsole;
let person: SignedInPerson;
let workspaceId: string;
beforeAll(async () => {
  suite = joinSuite();
  testConsole = joinConsole(suite.environment, suite.consoleOrigin);
  ({ person, workspaceId } = await testConsole.signUpWithWorkspace('pro'));
});
afterAll(async () => {
  await testConsole.close();
  await leaveSuite(suite);
});

const apiPath = (path: string, environment = 'sandbox', workspace = workspaceId) =>
  `/api/workspaces/${workspace}/${environment}${path}`;
const newRequestKey = (): string => systemClock().newId('request').slice(4);

async function createProject(name: string, environment = 'sandbox', owner = person, workspace = workspaceId) {
  const reply = await owner.post(apiPath('/projects', environment, workspace), {
    name,
    request_key: newRequestKey(),
  });
  return String(expectStatus(reply, 200).body.id);
}

async function waitForJob(jobId: string, environment: string): Promise<ConsoleReply['body']> {
  return waitUntil(
    async () => {
      const { body } = await person.get(apiPath(`/jobs/${jobId}`, environment));
      if (body.finished_ms === null) throw new Error(body.status);
      return body;
    },
    { what: `${jobId} to end`, seconds: 60 },
  );
}

async function generateBrand(projectId: string, prompt: string): Promise<ConsoleReply['body']> {
  const body = { prompt, request_key: newRequestKey() };
  const accepted = expectStatus(await person.post(apiPath(`/projects/${projectId}/generations`), body), 200);
  return waitForJob(accepted.body.id, 'sandbox');
}

const readNames = ({ body }: ConsoleReply): (string | null)[] =>
  body.data.map(({ name }: { name: string | null }) => name);

describe('the name of a brand', () => {
  test('is the name in its logo, and appears in the brand, in lists and in file names', async () => {
    const projectId = await createProject('Client 12');
    const { brand } = await generateBrand(
      projectId,
      'Fern & Fable, a children’s bookshop. Friendly, green, no owls.',
    );
    expect(brand.name).toBe('Fern & Fable');
    const detail = expectStatus(await person.get(apiPath(`/brands/${brand.id}`)), 200).body;
    expect(detail).toMatchObject({ name: 'Fern & Fable', is_favourite: false });
    expect(detail.understood).toMatchObject({
      name: 'Fern & Fable',
      trade: 'books',
      colours: ['green'],
      refusals: ['owl'],
    });
    expect(readNames(await person.get(apiPath(`/brands?project_id=${projectId}`)))).toEqual(['Fern & Fable']);
    const svg = await person.get(apiPath(`/brands/${brand.id}/logo-light.svg`));
    expect(svg.headers['content-disposition']).toBe('inline; filename="fern-fable-logo-light.svg"');
  });

  test('can be changed without changing the drawing, with an entry in the audit log', async () => {
    const projectId = await createProject('Renaming');
    const scope = { workspaceId, environment: 'sandbox' } as const;
    const { brand } = await addBrand(suite.owner, scope, { projectId, name: 'Loft' });
    const path = apiPath(`/brands/${brand.id}`);
    const drawing = (await person.get(`${path}/logo-light.svg`)).text;
    const renamed = await person.call({ method: 'PATCH', path, body: { name: ' Attic ' } });
    expect(expectStatus(renamed, 200).body).toMatchObject({ name: 'Attic', is_favourite: false });
    const marked = await person.call({ method: 'PATCH', path, body: { is_favourite: true } });
    expect(expectStatus(marked, 200).body).toMatchObject({ name: 'Attic', is_favourite: true });
    expect((await person.get(`${path}/logo-light.svg`)).text).toBe(drawing);
    for (const body of [{}, { name: '' }, { name: 'x'.repeat(256) }, { prompt: 'x' }])
      expect((await person.call({ method: 'PATCH', path, body })).status).toBe(400);
    const { body } = await person.get(`/api/workspaces/${workspaceId}/audit?subject=${brand.id}`);
    expect(body.data.map(({ sentence }: { sentence: string }) => sentence)).toEqual([
      expect.stringContaining('marked the brand “Attic”'),
      expect.stringMatching(/renamed the brand .* from Loft to Attic/),
    ]);
  });

  test('cannot be changed from another workspace or environment', async () => {
    const projectId = await createProject('Private');
    const scope = { workspaceId, environment: 'sandbox' } as const;
    const { brand } = await addBrand(suite.owner, scope, { projectId, name: 'Loft' });
    const other = await testConsole.signUpWithWorkspace('pro');
    for (const workspace of [workspaceId, other.workspaceId]) {
      const path = apiPath(`/brands/${brand.id}`, 'sandbox', workspace);
      const patched = await other.person.call({ method: 'PATCH', path, body: { name: 'Mine' } });
      const deleted = await other.person.call({ method: 'DELETE', path });
      const made = await other.person.post(`${path}/make-live`);
      expect([patched.status, deleted.status, made.status]).toEqual([404, 404, 404]);
    }
    const elsewhere = apiPath(`/brands/${brand.id}`, 'live');
    expect((await person.call({ method: 'PATCH', path: elsewhere, body: { name: 'x' } })).status).toBe(404);
  });
});

test('the list of brands can be searched, sorted and paged', async () => {
  const projectId = await createProject('Search');
  const scope = { workspaceId, environment: 'sandbox' } as const;
  for (const [name, prompt] of [
    ['Cinder', 'a bakery'],
    ['Alder', 'a 100% rye bakery'],
    ['Birch', 'a bank'],
    [null, 'an unnamed shop'],
  ] as const)
    await addBrand(suite.owner, scope, { projectId, name, prompt });
  const list = (query: string) => person.get(apiPath(`/brands?project_id=${projectId}${query}`));
  expect(readNames(await list(''))).toEqual([null, 'Birch', 'Alder', 'Cinder']);
  expect(readNames(await list('&sort=oldest'))).toEqual(['Cinder', 'Alder', 'Birch', null]);
  expect(readNames(await list('&sort=name'))).toEqual(['Alder', null, 'Birch', 'Cinder']);
  expect(readNames(await list('&search=BAKERY'))).toEqual(['Alder', 'Cinder']);
  expect(readNames(await list('&search=100%25'))).toEqual(['Alder']);
  expect(readNames(await list('&search=birch&sort=name'))).toEqual(['Birch']);
  expect(readNames(await list('&favourites=true'))).toEqual([]);
  for (const sort of ['newest', 'oldest', 'name']) {
    const whole = readNames(await list(`&sort=${sort}`));
    const first = await list(`&sort=${sort}&limit=3`);
    const rest = await list(`&sort=${sort}&limit=3&starting_after=${first.body.next_cursor}`);
    expect([...readNames(first), ...readNames(rest)]).toEqual(whole);
    expect(rest.body).toMatchObject({ next_cursor: null, searched_until: null });
  }
  expect(readNames(await person.get(apiPath('/brands?search=an%20unnamed%20shop')))).toEqual([null]);
});

test('a deleted brand is hidden at once and erased by the sweep; its memory node can still be refined', async () => {
  const projectId = await createProject('Deleting');
  const { brand } = await generateBrand(projectId, 'Loft, a kite shop');
  const path = apiPath(`/brands/${brand.id}`);
  expect((await person.call({ method: 'DELETE', path })).status).toBe(204);
  expect((await person.call({ method: 'DELETE', path })).status).toBe(404);
  const deletedPaths = [path, `${path}/logo-light.svg`, `${path}/logo-light.png`];
  for (const deletedPath of deletedPaths) expect((await person.get(deletedPath)).status).toBe(404);
  expect((await person.post(`${path}/exports`, { kind: 'kit' })).status).toBe(404);
  expect(readNames(await person.get(apiPath(`/brands?project_id=${projectId}`)))).toEqual([]);
  expect((await person.get(apiPath(`/projects/${projectId}`))).body).toMatchObject({
    brands: 0,
    latest_brand: null,
  });

  const change = {
    prompt: 'Make the colours deeper',
    memory_id: brand.memory_id,
    request_key: newRequestKey(),
  };
  expect((await person.post(apiPath(`/projects/${projectId}/generations`), change)).status).toBe(200);
  const id = decodeId('brand', brand.id);
  const count = () => suite.owner.unscoped({ text: 'SELECT FROM brands WHERE id = $1', values: [id] });
  await eraseDeletedBrands(suite.owner, new Date(Date.now() - 60_000), 1_000);
  expect(await count()).toHaveLength(1);
  await eraseDeletedBrands(suite.owner, new Date(Date.now() + 60_000), 1_000);
  expect(await count()).toHaveLength(0);
});

test('at most a thousand deleted brands wait for the sweep; deleting another erases the oldest', async () => {
  const other = await testConsole.signUpWithWorkspace('pro');
  const scope = { workspaceId: other.workspaceId, environment: 'sandbox' } as const;
  const projectId = await createProject('Room', 'sandbox', other.person, other.workspaceId);
  const { brand } = await addBrand(suite.owner, scope, { projectId });
  await suite.owner.unscoped({
    text: `INSERT INTO brands (workspace_id, environment, id, project_id, job_id, memory_id, prompt, primary_color,
             secondary_color, font_family, font_weight_heading, font_weight_body, drawings, likeness, created_at, deleted_at)
           SELECT workspace_id, environment, gen_random_uuid(), project_id, job_id, memory_id, prompt, primary_color,
             secondary_color, font_family, font_weight_heading, font_weight_body, drawings, likeness, created_at,
             now() - number * interval '1 minute'
           FROM brands, generate_series(1, 1005) AS number WHERE id = $1`,
    values: [decodeId('brand', brand.id)],
  });
  const path = apiPath(`/brands/${brand.id}`, 'sandbox', other.workspaceId);
  expect((await other.person.call({ method: 'DELETE', path })).status).toBe(204);
  const rows = await suite.owner.unscoped({
    text: 'SELECT FROM brands WHERE workspace_id = $1 AND deleted_at IS NOT NULL',
    values: [decodeId('workspace', other.workspaceId)],
  });
  expect(rows).toHaveLength(1_000);
});

describe('making a sandbox brand live', () => {
  test('repeats the drawing without the watermark, and counts once, however often it is requested', async () => {
    const projectId = await createProject('Going live');
    const { brand } = await generateBrand(projectId, 'Fern & Fable, a bookshop. Deep green.');
    const path = apiPath(`/brands/${brand.id}/make-live`);
    const replies = await Promise.all([person.post(path), person.post(path)]);
    for (const reply of replies) expectStatus(reply, 200);
    const [first] = replies;
    const again = expectStatus(await person.post(path), 200);
    expect(new Set([...replies, again].map(({ body }) => body.job_id)).size).toBe(1);
    const { job_id: jobId, project_id: liveProject } = first?.body ?? {};
    const live = await waitForJob(jobId, 'live');
    expect(live).toMatchObject({ status: 'succeeded', brand: { name: 'Fern & Fable' } });
    expect((await person.get(apiPath(`/projects/${liveProject}`, 'live'))).body.name).toBe('Going live');
    const records = await suite.owner.unscoped<{ decisions: unknown }>({
      text: 'SELECT decisions FROM memory_nodes WHERE id = ANY ($1::uuid[]) ORDER BY id',
      values: [[brand.memory_id, live.brand.memory_id].map((id) => decodeId('memoryNode', id))],
    });
    expect(records[0]?.decisions).toEqual(records[1]?.decisions);
    const sandboxSvg = (await person.get(apiPath(`/brands/${brand.id}/logo-light.svg`))).text;
    const liveSvg = (await person.get(apiPath(`/brands/${live.brand.id}/logo-light.svg`, 'live'))).text;
    expect(sandboxSvg).toContain('sandbox copy');
    expect(liveSvg).not.toMatch(/sandbox|fill-opacity/i);
    const viewBox = /viewBox="[^"]+"/;
    expect(viewBox.exec(liveSvg)?.[0]).toBe(viewBox.exec(sandboxSvg)?.[0]);
    const [usage] = await suite.owner.unscoped<{ count: number }>({
      text: 'SELECT count(*)::int AS count FROM usage_ledger WHERE workspace_id = $1',
      values: [decodeId('workspace', workspaceId)],
    });
    expect(usage?.count).toBe(1);
    const { body } = await person.get(`/api/workspaces/${workspaceId}/audit?subject=${brand.id}`);
    expect(body.data).toEqual([expect.objectContaining({ action: 'brand.make_live', environment: 'live' })]);
  });

  test('is rejected with a reason on the Free plan and when the quota is used up', async () => {
    const free = await testConsole.signUpWithWorkspace('free');
    const scope = { workspaceId: free.workspaceId, environment: 'sandbox' } as const;
    const projectId = await createProject('Free', 'sandbox', free.person, free.workspaceId);
    const { brand } = await addBrand(suite.owner, scope, { projectId });
    const path = apiPath(`/brands/${brand.id}/make-live`, 'sandbox', free.workspaceId);
    const refused = await free.person.post(path);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'generation_needs_plan']);
    expect((await free.person.get(apiPath('/projects', 'live', free.workspaceId))).body.data).toEqual([]);
    await testConsole.setPlan(free.workspaceId, 'pro');
    await suite.owner.unscoped({
      text: `INSERT INTO usage_months (workspace_id, month, used) VALUES ($1, date_trunc('month', now() AT TIME ZONE 'UTC')::date, 1000000)`,
      values: [decodeId('workspace', free.workspaceId)],
    });
    const full = await free.person.post(path);
    expect([full.status, full.body.error.code]).toEqual([403, 'quota_used_up']);
  });
});

test("a failed job stays in the project's list of jobs", async () => {
  const projectId = await createProject('Failing');
  const asked = { prompt: 'simulate generation_failed', brand_name: 'Loft', request_key: newRequestKey() };
  const { body } = await person.post(apiPath(`/projects/${projectId}/generations`), asked);
  await waitForJob(body.id, 'sandbox');
  const { body: list } = await person.get(apiPath(`/projects/${projectId}/jobs`));
  expect(list.data).toEqual([
    expect.objectContaining({
      id: body.id,
      status: 'failed',
      brand_name: 'Loft',
      failure: expect.anything(),
    }),
  ]);
  const elsewhere = await person.get(apiPath(`/projects/${projectId}/jobs`, 'live'));
  expect(elsewhere.body.data).toEqual([]);
});

test('a project has one counterpart of the same name in the other environment', async () => {
  const projectId = await createProject('Counterpart');
  const path = apiPath(`/projects/${projectId}/counterpart`);
  expect((await person.get(path)).body).toEqual({ project_id: null });
  const replies = await Promise.all([person.post(path), person.post(path), person.post(path)]);
  const ids = new Set(replies.map((reply) => String(expectStatus(reply, 200).body.project_id)));
  expect(ids.size).toBe(1);
  const [liveId = ''] = ids;
  expect((await person.get(path)).body).toEqual({ project_id: liveId });
  expect((await person.get(apiPath(`/projects/${liveId}`, 'live'))).body.name).toBe('Counterpart');
  const back = await person.get(apiPath(`/projects/${liveId}/counterpart`, 'live'));
  expect(back.body).toEqual({ project_id: projectId });
  expect((await person.get(apiPath(`/projects/${liveId}/counterpart`))).status).toBe(404);
});
