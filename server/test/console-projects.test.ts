import { drawingFiles } from '@blazon/contract/console/brands.ts';
import { decodeId } from '@blazon/contract/ids.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitUntil } from '../../tools/services/wait-until.ts';
import type { Scope } from '../domain/environment.ts';
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

const apiPath = (path: string, environment = 'sandbox') =>
  `/api/workspaces/${workspaceId}/${environment}${path}`;
let requestKeyCount = 0;
const newRequestKey = (): string => {
  requestKeyCount += 1;
  return `test-key-${Date.now()}-${String(requestKeyCount).padStart(6, '0')}`;
};

async function createProject(name = 'Harbour', environment = 'sandbox'): Promise<string> {
  const reply = await person.post(apiPath('/projects', environment), { name, request_key: newRequestKey() });
  return String(expectStatus(reply, 200).body.id);
}

const generate = (projectId: string, body: object, environment = 'sandbox') =>
  person.post(apiPath(`/projects/${projectId}/generations`, environment), {
    request_key: newRequestKey(),
    ...body,
  });

/** Waits until a job has ended and its event is no longer pending. */
async function waitForJobAndEvent(jobId: string, environment = 'sandbox'): Promise<ConsoleReply['body']> {
  return waitUntil(
    async () => {
      const { body } = await person.get(apiPath(`/jobs/${jobId}`, environment));
      if (body.finished_ms === null || body.delivery?.state === 'pending') throw new Error(body.status);
      return body;
    },
    { what: `${jobId} to end`, seconds: 90 },
  );
}

describe('projects', () => {
  test('are created, shown, renamed and listed with their newest brand', async () => {
    const id = await createProject();
    const scope: Scope = { workspaceId, environment: 'sandbox' };
    await addBrand(suite.owner, scope, { projectId: id });
    const { brand } = await addBrand(suite.owner, scope, { projectId: id });
    const renamed = await person.call({
      method: 'PATCH',
      path: apiPath(`/projects/${id}`),
      body: { name: 'Quay', description: 'Roastery' },
    });
    expect(expectStatus(renamed, 200).body).toMatchObject({ name: 'Quay', description: 'Roastery' });
    const { body } = await person.get(apiPath('/projects?limit=1'));
    expect(body.data).toEqual([
      expect.objectContaining({
        id,
        name: 'Quay',
        brands: 2,
        has_more_brands: false,
        latest_brand: { id: brand.id, created_at: brand.created_at },
      }),
    ]);
    const other = await person.get(apiPath('/projects', 'live'));
    expect(other.body).toEqual({ data: [], next_cursor: null });
  });

  test('are listed in pages, newest first', async () => {
    const made = [await createProject('one'), await createProject('two'), await createProject('three')];
    const first = await person.get(apiPath('/projects?limit=2'));
    expect(first.body.data.map(({ id }: { id: string }) => id)).toEqual([made[2], made[1]]);
    const second = await person.get(apiPath(`/projects?limit=1&starting_after=${first.body.next_cursor}`));
    expect(second.body.data[0].id).toBe(made[0]);
  });

  test('are created once if the same request is sent twice', async () => {
    const body = { name: 'Once', request_key: newRequestKey() };
    const [one, other] = await Promise.all([
      person.post(apiPath('/projects'), body),
      person.post(apiPath('/projects'), body),
    ]);
    expect(one.body).toEqual(other.body);
    const changed = await person.post(apiPath('/projects'), { ...body, name: 'Twice' });
    expect([changed.status, changed.body.error.code]).toEqual([409, 'conflict']);
  });

  test('keep markup in their names as plain text', async () => {
    const name = `<img src=x onerror=alert(1)></script><script>alert(2)</script>`;
    const id = await createProject(name);
    const { body, headers } = await person.get(apiPath(`/projects/${id}`));
    expect(body.name).toBe(name);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('are not found from another workspace or with invalid ids', async () => {
    const id = await createProject();
    const stranger = await testConsole.signUpWithWorkspace('pro');
    for (const path of [
      `/api/workspaces/${stranger.workspaceId}/sandbox/projects/${id}`,
      apiPath(`/projects/${id}`),
      apiPath('/projects/nonsense'),
      apiPath('/brands/nonsense/logo-light.svg'),
      apiPath('/stories/job_nonsense'),
    ])
      expect((await stranger.person.get(path)).status).toBe(404);
  });

  test('are hidden at once with all their brands when they are deleted, and purged later', async () => {
    const id = await createProject();
    const scope: Scope = { workspaceId, environment: 'sandbox' };
    const { brand } = await addBrand(suite.owner, scope, { projectId: id });
    const logo = apiPath(`/brands/${brand.id}/logo-light.svg`);
    const { headers } = expectStatus(await person.get(logo), 200);
    expect((await person.call({ method: 'DELETE', path: apiPath(`/projects/${id}`) })).status).toBe(204);
    for (const path of [
      apiPath(`/projects/${id}`),
      apiPath(`/brands/${brand.id}`),
      logo,
      apiPath(`/projects/${id}/graph`),
    ])
      expect((await person.get(path)).status).toBe(404);
    const again = await person.call({ path: logo, headers: { 'if-none-match': String(headers['etag']) } });
    expect(again.status).toBe(404);
    expect((await person.call({ method: 'DELETE', path: apiPath(`/projects/${id}`) })).status).toBe(404);
    await waitUntil(
      async () => {
        const rows = await suite.owner.unscoped({
          text: 'SELECT FROM projects WHERE id = $1',
          values: [decodeId('project', id)],
        });
        if (rows.length > 0) throw new Error('the project still exists');
      },
      { what: 'the purge', seconds: 90 },
    );
  });

  test('have an audit entry for each change, with its author', async () => {
    const id = await createProject();
    await person.call({ method: 'PATCH', path: apiPath(`/projects/${id}`), body: { name: 'Other' } });
    await person.call({ method: 'DELETE', path: apiPath(`/projects/${id}`) });
    const rows = await suite.owner.unscoped<{ action: string; actor: string }>({
      text: 'SELECT action, actor FROM audit_log WHERE subject = $1 ORDER BY id',
      values: [id],
    });
    expect(rows).toEqual(
      ['project.create', 'project.update', 'project.delete'].map((action) => ({ action, actor: person.id })),
    );
  });
});

describe('the playground', () => {
  test('draws and refines a brand; both appear in the graph, the gallery and the timeline', async () => {
    const projectId = await createProject();
    const prompt = 'A coffee roastery <img src=x onerror=alert(1)> by the harbour, called Kettle';
    const first = expectStatus(await generate(projectId, { prompt }), 200);
    expect(first.body).toMatchObject({ status: 'queued', project_id: projectId, prompt });
    const drawn = await waitForJobAndEvent(first.body.id);
    expect(drawn).toMatchObject({ status: 'succeeded', failure: null, prompt });
    expect(drawn.delivery).toMatchObject({ state: 'undeliverable', reason: 'no_endpoint' });

    const change = { prompt: 'Make the colours deeper', memory_id: drawn.brand.memory_id };
    const second = expectStatus(await generate(projectId, change), 200);
    const refined = await waitForJobAndEvent(second.body.id);
    expect(refined.parent_id).toBe(drawn.brand.memory_id);

    const graph = await person.get(apiPath(`/projects/${projectId}/graph`));
    expect(graph.body).toEqual({
      data: [
        expect.objectContaining({ brand_id: refined.brand.id, parent_id: drawn.brand.memory_id }),
        expect.objectContaining({ brand_id: drawn.brand.id, parent_id: null, prompt }),
      ],
      next_cursor: null,
    });
    const gallery = await person.get(apiPath(`/brands?project_id=${projectId}`));
    expect(gallery.body.data.map(({ id }: { id: string }) => id)).toEqual([refined.brand.id, drawn.brand.id]);

    const detail = expectStatus(await person.get(apiPath(`/brands/${refined.brand.id}`)), 200).body;
    expect(detail.line).toEqual([
      expect.objectContaining({ brand_id: drawn.brand.id, prompt }),
      expect.objectContaining({ brand_id: refined.brand.id, prompt: 'Make the colours deeper' }),
    ]);
    expect(detail).toMatchObject({ line_is_cut: false, project_name: 'Harbour' });

    const timeline = await person.get(apiPath(`/stories/${first.body.id}`));
    expect(timeline.body.moments.map(({ step }: { step: string }) => step)).toEqual([
      'accepted',
      'processing',
      'drawn',
      'recorded',
      'event',
      'undeliverable',
    ]);
    for (const id of [
      drawn.brand.id,
      drawn.brand.memory_id,
      drawn.delivery.event_id,
      timeline.body.request_id,
    ]) {
      const same = await person.get(apiPath(`/stories/${id}`));
      expect({ id, ...same.body }).toMatchObject({ id, job_id: first.body.id });
    }
    expect((await person.get(apiPath(`/stories/${first.body.id}`, 'live'))).status).toBe(404);
  });

  test('explains why a job failed, and what to do next', async () => {
    const projectId = await createProject();
    const { body } = await generate(projectId, { prompt: 'simulate prompt_rejected' });
    const failed = await waitForJobAndEvent(body.id);
    expect(failed.failure).toMatchObject({ code: 'prompt_rejected' });
    expect(failed.failure.advice).toMatch(/brand of your own/);
    expect(failed.brand).toBeNull();
  });

  test('creates one job if the same request is sent several times', async () => {
    const projectId = await createProject();
    const body = { prompt: 'simulate success', request_key: newRequestKey() };
    const replies = await Promise.all([generate(projectId, body), generate(projectId, body)]);
    const again = await generate(projectId, body);
    expect(new Set([...replies, again].map((reply) => reply.body.id)).size).toBe(1);
    const rows = await suite.owner.unscoped({
      text: 'SELECT FROM jobs WHERE project_id = $1',
      values: [decodeId('project', projectId)],
    });
    expect(rows).toHaveLength(1);
    const other = await generate(projectId, { ...body, prompt: 'another' });
    expect([other.status, other.body.error.code]).toEqual([409, 'conflict']);
  });

  test('lists a job in progress, so that a reloaded page finds it again', async () => {
    const projectId = await createProject();
    const { body } = await generate(projectId, { prompt: 'simulate slow' });
    const { body: list } = await person.get(apiPath(`/projects/${projectId}/jobs`));
    expect(list.data).toEqual([expect.objectContaining({ id: body.id, prompt: 'simulate slow' })]);
  });

  test('rejects unknown projects and memory nodes, long prompts, and a brand name for a refinement', async () => {
    const projectId = await createProject();
    const elsewhere = await generate('proj_01k9z3nq5vfa8sx2w4g6m1b0ke', { prompt: 'x' });
    const wrongParent = await generate(projectId, {
      prompt: 'x',
      memory_id: 'mem_01k9z3n9d2e5fr4t6v8w0x1y2z',
    });
    const tooLong = await generate(projectId, { prompt: 'x'.repeat(2_001) });
    expect([elsewhere, wrongParent, tooLong].map(({ status }) => status)).toEqual([404, 404, 400]);
    expect(wrongParent.body.error.param).toBe('memory_id');
    const named = await generate(projectId, {
      prompt: 'x',
      brand_name: 'Loft',
      memory_id: 'mem_01k9z3n9d2e5fr4t6v8w0x1y2z',
    });
    expect([named.status, named.body.error.code, named.body.error.param]).toEqual([
      400,
      'invalid_input',
      'brand_name',
    ]);
    expect(named.body.error.message).toContain('write the new name into the prompt');
  });

  test('meters live brands; while an invoice is unpaid, it rejects new requests but answers repeated ones', async () => {
    const projectId = await createProject('Live', 'live');
    const once = { prompt: 'A bakery called Crumb', request_key: newRequestKey() };
    const accepted = expectStatus(await generate(projectId, once, 'live'), 200);
    await waitForJobAndEvent(accepted.body.id, 'live');
    const [row] = await suite.owner.unscoped<{ used: number }>({
      text: 'SELECT used FROM usage_months WHERE workspace_id = $1',
      values: [decodeId('workspace', workspaceId)],
    });
    expect(row?.used).toBe(1);

    const setUnpaid = (since: string) =>
      suite.owner.unscoped({
        text: `UPDATE workspaces SET unpaid_since = ${since} WHERE id = $1`,
        values: [decodeId('workspace', workspaceId)],
      });
    await setUnpaid('now()');
    const unpaid = await generate(projectId, { prompt: 'x' }, 'live');
    const repeated = await generate(projectId, once, 'live');
    const sandbox = await generate(await createProject(), { prompt: 'simulate success' });
    await setUnpaid('NULL');
    expect([unpaid.status, unpaid.body.error.code]).toEqual([403, 'quota_used_up']);
    expect(repeated.body.id).toBe(accepted.body.id);
    expect(sandbox.status).toBe(200);
  });

  test('draws only in the sandbox on the Free plan', async () => {
    const free = await testConsole.signUpWithWorkspace('free');
    const requestGeneration = async (environment: string) => {
      const projectsPath = `/api/workspaces/${free.workspaceId}/${environment}/projects`;
      const project = await free.person.post(projectsPath, { name: 'x', request_key: newRequestKey() });
      const path = `${projectsPath}/${project.body.id}/generations`;
      return free.person.post(path, { prompt: 'simulate success', request_key: newRequestKey() });
    };
    expect((await requestGeneration('sandbox')).status).toBe(200);
    const live = await requestGeneration('live');
    expect([live.status, live.body.error.code]).toEqual([403, 'generation_needs_plan']);
  });

  test('is subject to the rate limit of the plan and to a suspension of the workspace', async () => {
    const free = await testConsole.signUpWithWorkspace('free');
    const projectsPath = `/api/workspaces/${free.workspaceId}/sandbox/projects`;
    const { body } = await free.person.post(projectsPath, { name: 'x', request_key: newRequestKey() });
    const requestGeneration = () =>
      free.person.post(`${projectsPath}/${body.id}/generations`, {
        prompt: 'simulate generation_failed',
        request_key: newRequestKey(),
      });
    const replies = [];
    // More than twice the limit, so that some are rejected even if they are spread over two minutes.
    for (let sent = 0; sent < 21; sent += 1) replies.push(await requestGeneration());
    expect(replies.map(({ status }) => status)).toContain(429);
    await suite.owner.unscoped({
      text: `UPDATE workspaces SET suspended_until = now() + interval '5 minutes' WHERE id = $1`,
      values: [decodeId('workspace', free.workspaceId)],
    });
    await waitUntil(
      async () => {
        const reply = await requestGeneration();
        if (reply.status === 429) throw new Error('the minute is not over');
        expect([reply.status, reply.body.error.code]).toEqual([403, 'workspace_suspended']);
      },
      { what: 'the next minute', seconds: 70 },
    );
  }, 120_000);

  test('is read-only for a viewer', async () => {
    const projectId = await createProject();
    const viewer = await testConsole.signUp();
    await testConsole.addMember(workspaceId, viewer.id, 'viewer');
    expect((await viewer.get(apiPath(`/projects/${projectId}/graph`))).status).toBe(200);
    const path = apiPath(`/projects/${projectId}/generations`);
    const refused = await viewer.post(path, { prompt: 'simulate success', request_key: newRequestKey() });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'role_not_allowed']);
  });
});

describe('drawings', () => {
  test('are served without active content, and cached for a short time', async () => {
    const projectId = await createProject();
    const { body } = await generate(projectId, { prompt: 'A kite shop called Loft' });
    const { brand } = await waitForJobAndEvent(body.id);
    for (const file of drawingFiles) {
      const { headers, text, status } = await person.get(apiPath(`/brands/${brand.id}/${file}`));
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
        'content-disposition': `inline; filename="loft-${file}"`,
        'cache-control': 'private, max-age=300, must-revalidate',
      });
      expect(text).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
      expect(text).not.toMatch(/<script|on\w+=|href|<style/i);
      const etag = String(headers['etag']);
      const again = await person.call({
        path: apiPath(`/brands/${brand.id}/${file}`),
        headers: { 'if-none-match': etag },
      });
      expect([again.status, again.text]).toEqual([304, '']);
    }
  });

  test('have no watermark in a preview', async () => {
    const projectId = await createProject();
    const { body } = await generate(projectId, { prompt: 'A kite shop called Loft' });
    const { brand } = await waitForJobAndEvent(body.id);
    const read = (file: string) => person.get(apiPath(`/brands/${brand.id}/${file}`));
    const [marked, preview] = [await read('logo-light.svg'), await read('logo-light.svg?preview=true')];
    expect(marked.text).toContain('fill-opacity');
    expect(preview.text).not.toContain('fill-opacity');
    expect(preview.headers['etag']).not.toBe(marked.headers['etag']);
  });

  test('are hidden from people who are signed out or in another workspace', async () => {
    const projectId = await createProject();
    const { brand } = await addBrand(suite.owner, { workspaceId, environment: 'sandbox' }, { projectId });
    const path = apiPath(`/brands/${brand.id}/logo-light.svg`);
    expect((await testConsole.visitor().get(path)).status).toBe(401);
    expect((await (await testConsole.signUp()).get(path)).status).toBe(404);
    expect((await person.get(apiPath(`/brands/${brand.id}/logo-light.svg`, 'live'))).status).toBe(404);
  });
});
