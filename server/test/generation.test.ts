import { type FailureCode, failureCodes } from '@blazon/contract/errors.ts';
import { decodeId } from '@blazon/contract/ids.ts';
import { Client, Connection } from '@temporalio/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Environment } from '../domain/environment.ts';
import { workflowOptions } from '../domain/workflow-options.ts';
import { createClient } from './support/client.ts';
import { startGatedApi } from './support/api-behind-fault-proxies.ts';
import {
  generate,
  readEventOf,
  waitForFailure,
  waitForJobStatus,
  waitForRequests,
  waitForEventState,
  waitForSuccess,
  type GenerationRequest,
} from './support/generation.ts';
import { addProject } from './support/new-project.ts';
import { type Receiver, startReceiver } from './support/receiver/receiver.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { addTestEndpoint, createTestSecret } from './support/webhooks.ts';
import { verifySignature } from './support/verify-signature.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

let suite: Suite;
let receiver: Receiver;
let temporal: Client;
let workspace: TestWorkspace;
let secret: string;

/** A prompt that asks for another company's trademark, so moderation rejects it. */
const rejectedPrompt = 'The exact Nike swoosh logo, for my shoe shop.';

beforeAll(async () => {
  suite = joinSuite();
  receiver = await startReceiver();
  const connection = await Connection.connect({
    address: suite.environment['BLAZON_TEMPORAL_ADDRESS'] ?? '',
  });
  temporal = new Client({ connection, namespace: suite.environment['BLAZON_TEMPORAL_NAMESPACE'] ?? '' });
  workspace = await createWorkspace(suite.owner);
  secret = await createTestSecret(suite.owner, suite.environment, workspace.id);
  for (const environment of ['live', 'sandbox'] as const)
    await addTestEndpoint(suite.owner, { workspaceId: workspace.id, environment }, receiver.url(environment));
});
afterAll(async () => {
  await Promise.all([receiver.close(), temporal.connection.close()]);
  await leaveSuite(suite);
});

const newProject = (environment: Environment) =>
  addProject(suite.owner, { workspaceId: workspace.id, environment });
const requestBrand = (environment: Environment, request: GenerationRequest) =>
  generate(suite.clients[0], workspace, environment, request);
const readPath = async (environment: Environment, path: string) =>
  (await suite.clients[1].call({ path, environment, key: workspace.keys[environment] })).body;
const listMemory = (environment: Environment, projectId: string) =>
  readPath(environment, `/v1/projects/${projectId}/memory?limit=100`);
const listBrands = (environment: Environment, projectId: string) =>
  readPath(environment, `/v1/brands?limit=100&project_id=${projectId}`);

/** Counts the ledger rows of a job. */
async function countUsage(jobId: string): Promise<number> {
  const [row] = await suite.owner.unscoped<{ count: number }>({
    text: 'SELECT count(*)::int AS count FROM usage_ledger WHERE job_id = $1',
    values: [decodeId('job', jobId)],
  });
  return row?.count ?? 0;
}

async function readUsedQuota(workspaceId: string): Promise<number> {
  const [row] = await suite.owner.unscoped<{ used: number }>({
    text: 'SELECT coalesce(sum(used), 0)::int AS used FROM usage_months WHERE workspace_id = $1',
    values: [decodeId('workspace', workspaceId)],
  });
  return row?.used ?? 0;
}

describe.concurrent('a generated brand', () => {
  test('is announced by one signed event, and appears in the lists of brands and memory nodes', async () => {
    const projectId = await newProject('live');
    const prompt = 'Kettle, a bold coffee roastery. Warm red, rounded letters.';
    const jobId = await requestBrand('live', { projectId, prompt });
    const [received] = await waitForRequests(receiver, jobId);
    expect(received.path).toBe('/live');
    verifySignature(received, secret);
    const event = readEventOf(received);
    expect(event).toMatchObject({
      type: 'generation.success',
      data: { job_id: jobId, project_id: projectId },
    });
    expect(received.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': event.event_id,
      'service-delivery-attempt': '1',
    });
    if (event.type !== 'generation.success') throw new Error('The generation failed.');
    const { memory_id: memoryId, assets } = event.data;
    for (const logo of [assets.logo_svg, assets.logo_svg_dark]) expect(logo).toMatch(/^<svg[^]*<\/svg>\s*$/);

    const memory = await listMemory('live', projectId);
    expect(memory.data).toMatchObject([{ id: memoryId, prompt, parent_id: null }]);
    const brands = await listBrands('live', projectId);
    expect(brands.data).toMatchObject([
      {
        project_id: projectId,
        job_id: jobId,
        memory_id: memoryId,
        name: event.data.name,
        prompt,
        primary_color: assets.primary_color,
        secondary_color: assets.secondary_color,
        font_family: assets.font_family,
      },
    ]);
    expect(brands.data[0]).not.toHaveProperty('logo_svg');
    expect(await countUsage(jobId)).toBe(1);
    await waitForEventState(suite.owner, jobId, 'delivered');
    expect(receiver.of(jobId)).toHaveLength(1);
  });

  test('has the requested brand name, which is moderated like the prompt', async () => {
    const projectId = await newProject('live');
    const prompt = 'Kettle, a bold coffee roastery. Warm red, rounded letters.';
    const [named, refused] = await Promise.all([
      requestBrand('live', { projectId, prompt, brandName: '  Quay & Sons ' }),
      requestBrand('live', { projectId, prompt, brandName: 'The exact Nike swoosh logo' }),
    ]);
    const { memory_id: memoryId } = await waitForSuccess(receiver, named);
    const [node] = await suite.owner.unscoped({
      text: `SELECT decisions->'brief'->>'name' AS name FROM memory_nodes WHERE id = $1`,
      values: [decodeId('memoryNode', memoryId)],
    });
    expect(node).toEqual({ name: 'Quay & Sons' });
    expect(await waitForFailure(receiver, refused)).toMatchObject({ code: 'prompt_rejected' });
  });

  test('made with a Test key has a watermark, is not metered, and is invisible to Live keys', async () => {
    const [live, sandbox] = [await newProject('live'), await newProject('sandbox')];
    const prompt = 'Northbeam, software for auditors. Precise, modern, blue.';
    const jobs = [
      await requestBrand('live', { projectId: live, prompt }),
      await requestBrand('sandbox', { projectId: sandbox, prompt }),
    ];
    const [unmarked, watermarked] = await Promise.all(jobs.map((job) => waitForSuccess(receiver, job)));
    expect(receiver.of(jobs[1] ?? '')[0]?.path).toBe('/sandbox');
    for (const logo of ['logo_svg', 'logo_svg_dark'] as const) {
      expect(watermarked?.assets[logo]).toContain('sandbox copy)');
      expect(unmarked?.assets[logo]).not.toContain('sandbox copy)');
    }
    expect(await Promise.all(jobs.map(countUsage))).toEqual([1, 0]);
    const reply = await suite.clients[0].call({
      path: `/v1/brands?project_id=${sandbox}`,
      key: workspace.keys.live,
    });
    expect(reply.body?.data ?? []).toEqual([]);
  });

  test('can be refined several times, and each refinement changes only its own branch', async () => {
    const projectId = await newProject('live');
    const refine = async (memoryId: string, prompt: string) =>
      waitForSuccess(receiver, await requestBrand('live', { projectId, prompt, memoryId }));
    const root = await waitForSuccess(
      receiver,
      await requestBrand('live', { projectId, prompt: 'Fjord & Fern, a calm spa by the water. Sage green.' }),
    );
    const [left, right] = await Promise.all([
      refine(root.memory_id, 'Make it deep blue.'),
      refine(root.memory_id, 'Make it bright red.'),
    ]);
    const leaf = await refine(left.memory_id, 'Bolder letters.');

    const { data } = await listMemory('live', projectId);
    const parents = new Map(data.map((node: { id: string; parent_id: string }) => [node.id, node.parent_id]));
    expect(data).toHaveLength(4);
    expect(data[0].id).toBe(leaf.memory_id);
    expect(parents).toEqual(
      new Map<string, string | null>([
        [leaf.memory_id, left.memory_id],
        [left.memory_id, root.memory_id],
        [right.memory_id, root.memory_id],
        [root.memory_id, null],
      ]),
    );
    expect(new Set([root, left, right].map(({ assets }) => assets.primary_color)).size).toBe(3);
    // The prompt does not mention the colour, so it stays as in the parent.
    expect(leaf.assets.primary_color).toBe(left.assets.primary_color);
    expect(left.assets.font_family).toBe(root.assets.font_family);
  });

  test('is generated and counted once for several requests with the same idempotency key', async () => {
    const mine = await createWorkspace(suite.owner);
    const scope = { workspaceId: mine.id, environment: 'live' as const };
    await addTestEndpoint(suite.owner, scope, receiver.url('200'));
    const projectId = await addProject(suite.owner, scope);
    const request = { projectId, prompt: 'Anvil, a print shop.', key: 'only-once' };
    const ids = await Promise.all(
      suite.clients.flatMap((client) => [
        generate(client, mine, 'live', request),
        generate(client, mine, 'live', request),
      ]),
    );
    expect(new Set(ids).size).toBe(1);
    await waitForEventState(suite.owner, ids[0] ?? '', 'delivered');
    expect(receiver.of(ids[0] ?? '')).toHaveLength(1);
    expect([await readUsedQuota(mine.id), await countUsage(ids[0] ?? '')]).toEqual([1, 1]);
  });

  test('cannot be refined in another project', async () => {
    const [projectId, elsewhere] = [await newProject('live'), await newProject('live')];
    const { memory_id: memoryId } = await waitForSuccess(
      receiver,
      await requestBrand('live', { projectId: elsewhere, prompt: 'Lumen, a lamp maker.' }),
    );
    const reply = await suite.clients[0].call({
      method: 'POST',
      path: '/v1/brands/generate',
      key: workspace.keys.live,
      body: { project_id: projectId, prompt: 'Bolder.', memory_id: memoryId },
    });
    expect([reply.status, reply.body.error.code, reply.body.error.param]).toEqual([
      404,
      'resource_not_found',
      'memory_id',
    ]);
  });
});

describe.concurrent('a job that fails', () => {
  test.for(Object.keys(failureCodes) as FailureCode[])(
    'reports %s if the prompt asks the sandbox for that failure',
    async (code) => {
      const projectId = await newProject('sandbox');
      const jobId = await requestBrand('sandbox', { projectId, prompt: `simulate ${code}` });
      expect(await waitForFailure(receiver, jobId)).toEqual({ code, message: failureCodes[code] });
      verifySignature((await waitForRequests(receiver, jobId))[0], secret);
      expect((await listMemory('sandbox', projectId)).data).toEqual([]);
      expect((await listBrands('sandbox', projectId)).data).toEqual([]);
    },
  );

  test('releases its quota', async () => {
    const mine = await createWorkspace(suite.owner);
    const scope = { workspaceId: mine.id, environment: 'live' as const };
    const projectId = await addProject(suite.owner, scope);
    const request = { projectId, prompt: rejectedPrompt, webhookUrl: receiver.url('200') };
    const jobId = await generate(suite.clients[0], mine, 'live', request);
    expect(await waitForFailure(receiver, jobId)).toMatchObject({ code: 'prompt_rejected' });
    expect([await readUsedQuota(mine.id), await countUsage(jobId)]).toEqual([0, 0]);
  });

  test('because its project was deleted sends one failure event', async () => {
    const projectId = await newProject('sandbox');
    const jobId = await requestBrand('sandbox', { projectId, prompt: 'simulate slow' });
    await waitForJobStatus(suite.owner, jobId, 'processing');
    await deleteProject('sandbox', projectId);
    expect(await waitForFailure(receiver, jobId)).toMatchObject({ code: 'project_deleted' });
    // Wait until the workflow, whose activity was still drawing, has ended too.
    await temporal.workflow.getHandle(workflowOptions['generate-brand'].workflowId(jobId)).result();
    expect(receiver.of(jobId)).toHaveLength(1);
  });
});

describe.concurrent('the API', () => {
  test('accepts requests while Temporal is down, and their jobs run when it is back', async () => {
    const projectId = await newProject('live');
    const jobId = await runWithGatedApi('shut', (client) =>
      generate(client, workspace, 'live', { projectId, prompt: 'Tern, a ferry line.' }),
    );
    expect(receiver.of(jobId)).toEqual([]);
    await waitForSuccess(receiver, jobId);
  });

  test('cancels the queued job of a deleted project, even if Temporal was down', async () => {
    const projectId = await newProject('live');
    const jobId = await runWithGatedApi('shut', async (client) => {
      const id = await generate(client, workspace, 'live', { projectId, prompt: 'Tern, a ferry line.' });
      await deleteProject('live', projectId);
      return id;
    });
    expect(await waitForFailure(receiver, jobId)).toMatchObject({ code: 'project_deleted' });
    expect(await countUsage(jobId)).toBe(0);
  });

  // This test measures time, so a busy machine gets two more attempts.
  test('accepts requests without waiting for Temporal while it hangs', { retry: 2 }, async () => {
    const projectId = await newProject('live');
    const [jobId, milliseconds] = await runWithGatedApi('hang', async (client) => {
      // The first request opens connections and prepares statements.
      await client.call({ path: '/v1/projects', key: workspace.keys.live });
      const begin = performance.now();
      const id = await generate(client, workspace, 'live', { projectId, prompt: 'Tern, a ferry line.' });
      return [id, performance.now() - begin] as const;
    });
    // The API's Temporal client would give up only after five seconds.
    expect(milliseconds).toBeLessThan(5_000);
    await waitForSuccess(receiver, jobId);
  });
});

async function deleteProject(environment: Environment, projectId: string): Promise<void> {
  const key = workspace.keys[environment];
  const path = `/v1/projects/${projectId}`;
  expect((await suite.clients[0].call({ method: 'DELETE', path, environment, key })).status).toBe(200);
}

/** Runs `work` with a client of an API process for which Temporal is down or hangs, then stops that process. */
async function runWithGatedApi<Result>(
  state: 'shut' | 'hang',
  work: (client: ReturnType<typeof createClient>) => Promise<Result>,
): Promise<Result> {
  const api = await startGatedApi({ ...suite.environment, BLAZON_LOG_LEVEL: 'fatal' });
  api.gates.temporal[state]();
  const client = createClient(api.server.httpsPort);
  try {
    return await work(client);
  } finally {
    await client.close();
    await api.close();
  }
}
