import { decodeId } from '@blazon/contract/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { systemClock } from '../integrations/clock.ts';
import { createMetrics } from '../integrations/metrics.ts';
import type { Scope } from '../domain/environment.ts';
import { endJob } from '../store/job-results.ts';
import { createDesignPool } from '../workflows/generate-brand/design-pool.ts';
import { designJob } from '../workflows/generate-brand/design-job.ts';
import { designVariants } from '../workflows/generate-brand/design-variants.ts';
import {
  type ConsoleReply,
  expectStatus,
  joinConsole,
  type JoinedConsole,
  type SignedInPerson,
} from './support/console.ts';
import { waitForSuccess } from './support/generation.ts';
import { type Receiver, startReceiver } from './support/receiver/receiver.ts';
import { drawingOutcome } from './support/seed-job.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { addTestEndpoint, createTestSecret } from './support/webhooks.ts';

let suite: Suite;
let testConsole: JoinedConsole;
let receiver: Receiver;
let person: SignedInPerson;
let workspaceId: string;
let liveScope: Scope;
beforeAll(async () => {
  suite = joinSuite();
  receiver = await startReceiver();
  testConsole = joinConsole(suite.environment, suite.consoleOrigin);
  ({ person, workspaceId } = await testConsole.signUpWithWorkspace('pro'));
  liveScope = { workspaceId, environment: 'live' };
  await createTestSecret(suite.owner, suite.environment, workspaceId);
  await addTestEndpoint(suite.owner, liveScope, receiver.url('/live'));
});
afterAll(async () => {
  await Promise.all([testConsole.close(), receiver.close()]);
  await leaveSuite(suite);
});

const prompt = 'Fern & Fable, a children’s bookshop. Friendly, deep green.';
const apiPath = (path: string, workspace = workspaceId) => `/api/workspaces/${workspace}/live${path}`;
const newRequestKey = (): string => systemClock().newId('request').slice(4);

async function createProject(name: string): Promise<string> {
  const reply = await person.post(apiPath('/projects'), { name, request_key: newRequestKey() });
  return String(expectStatus(reply, 200).body.id);
}

const requestBrand = (projectId: string, body: object): Promise<ConsoleReply> =>
  person.post(apiPath(`/projects/${projectId}/generations`), {
    prompt,
    request_key: newRequestKey(),
    ...body,
  });

async function generateBrand(projectId: string, body: object): Promise<ConsoleReply['body']> {
  const { id } = expectStatus(await requestBrand(projectId, body), 200).body;
  return waitForEnd(id);
}

function waitForEnd(id: string): Promise<ConsoleReply['body']> {
  return waitUntil(
    async () => {
      const { body: job } = await person.get(apiPath(`/jobs/${id}`));
      if (job.finished_ms === null) throw new Error(job.status);
      return job;
    },
    { what: `${id} to end`, seconds: 60 },
  );
}

async function countRows(
  table: 'brands' | 'memory_nodes' | 'usage_ledger' | 'events',
  jobId: string,
  projectId: string,
) {
  const column = table === 'memory_nodes' ? 'project_id' : 'job_id';
  const [row] = await suite.owner.unscoped<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM ${table} WHERE ${column} = $1`,
    values: [column === 'job_id' ? decodeId('job', jobId) : decodeId('project', projectId)],
  });
  return row?.count ?? 0;
}

const countAll = async (jobId: string, projectId: string) => ({
  brands: await countRows('brands', jobId, projectId),
  nodes: await countRows('memory_nodes', jobId, projectId),
  usage: await countRows('usage_ledger', jobId, projectId),
  events: await countRows('events', jobId, projectId),
});

test('a generation with three variants creates three brands, but one usage row and one event', async () => {
  const projectId = await createProject('Three');
  const job = await generateBrand(projectId, { variants: 3 });
  expect(job).toMatchObject({ status: 'succeeded', requested_variants: 3, is_chosen: false });
  expect(job.variants).toHaveLength(2);
  expect(await countAll(job.id, projectId)).toEqual({ brands: 3, nodes: 3, usage: 1, events: 1 });

  // The event and the lists name the result first, and all three have the same parent.
  const event = await waitForSuccess(receiver, job.id);
  const siblings = job.variants.map(({ memory_id }: { memory_id: string }) => memory_id);
  expect([event.memory_id, event.variants]).toEqual([job.brand.memory_id, siblings]);
  const { body: graph } = await person.get(apiPath(`/projects/${projectId}/graph`));
  expect(graph.data).toMatchObject(
    [event.memory_id, ...siblings].map((memory_id) => ({ memory_id, parent_id: null })),
  );
  // The drawings have different symbols and colours.
  const brandDetails = await Promise.all(
    [job.brand, ...job.variants].map(
      async ({ id }: { id: string }) => (await person.get(apiPath(`/brands/${id}`))).body,
    ),
  );
  expect(new Set(brandDetails.map(({ design }) => design.symbol)).size).toBe(3);
  expect(new Set(brandDetails.map(({ primary_color: colour }) => colour)).size).toBe(3);
  expect(brandDetails.map(({ variants }) => variants.length)).toEqual([2, 2, 2]);

  // Each drawing can be refined like any other.
  const [{ memory_id: memoryId }] = job.variants;
  const refined = await generateBrand(projectId, { memory_id: memoryId, prompt: 'Make the green deeper' });
  expect(refined).toMatchObject({ status: 'succeeded', parent_id: memoryId });
  expect(refined).not.toHaveProperty('variants');
});

test('choosing a variant puts it first, and creates nothing new', async () => {
  const projectId = await createProject('Chosen');
  const job = await generateBrand(projectId, { variants: 3 });
  const [second, third] = job.variants;
  for (const { id } of [second, third]) {
    const chosen = expectStatus(await person.post(apiPath(`/brands/${id}/choose`)), 200).body;
    expect(chosen).toMatchObject({ id, is_favourite: true });
    expect(chosen.variants.map((other: { is_favourite: boolean }) => other.is_favourite)).toEqual([
      false,
      false,
    ]);
  }
  const { body: after } = await person.get(apiPath(`/jobs/${job.id}`));
  expect(after).toMatchObject({ brand: third, variants: [job.brand, second], is_chosen: true });
  // Nothing was drawn, metered or sent a second time.
  expect(await countAll(job.id, projectId)).toEqual({ brands: 3, nodes: 3, usage: 1, events: 1 });
  const { body: audit } = await person.get(`/api/workspaces/${workspaceId}/audit?subject=${third.id}`);
  expect(audit.data).toEqual([expect.objectContaining({ action: 'brand.choose' })]);

  // If two people choose at the same moment, one waits for the other, and the last choice wins.
  const replies = await Promise.all(
    [job.brand, second].map(({ id }) => person.post(apiPath(`/brands/${id}/choose`))),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const { body: favourites } = await person.get(apiPath(`/brands?project_id=${projectId}&favourites=true`));
  expect(favourites.data).toHaveLength(1);

  const other = await testConsole.signUpWithWorkspace('pro');
  for (const workspace of [workspaceId, other.workspaceId])
    expect((await other.person.post(apiPath(`/brands/${second.id}/choose`, workspace))).status).toBe(404);
  const viewer = await testConsole.signUp();
  await testConsole.addMember(workspaceId, viewer.id, 'viewer');
  expect((await viewer.post(apiPath(`/brands/${second.id}/choose`))).status).toBe(403);
});

test('with one drawing, the job, the event and the brand have no fields about variants', async () => {
  const projectId = await createProject('One');
  for (const body of [{}, { variants: 1 }]) {
    const job = await generateBrand(projectId, body);
    const event = await waitForSuccess(receiver, job.id);
    const { body: brand } = await person.get(apiPath(`/brands/${job.brand.id}`));
    for (const each of [job, event, brand])
      expect(Object.keys(each).filter((key) => /variant|chosen/.test(key))).toEqual([]);
  }
});

test('a request may ask for one to three variants, and only for a new brand', async () => {
  const projectId = await createProject('Bounds');
  for (const variants of [0, 4, 1.5, '3', null])
    expect((await requestBrand(projectId, { variants })).status).toBe(400);
  const request_key = newRequestKey();
  const [first, again, other] = [
    await requestBrand(projectId, { variants: 3, request_key }),
    await requestBrand(projectId, { variants: 3, request_key }),
    await requestBrand(projectId, { variants: 2, request_key }),
  ];
  expect([first.status, again.body.id, other.status]).toEqual([200, first.body.id, 409]);
  // Its brands must not appear while the next test compares two designs.
  await waitForEnd(first.body.id);
  const { brand } = await generateBrand(projectId, {});
  const refused = await requestBrand(projectId, { memory_id: brand.memory_id, prompt: 'bluer', variants: 3 });
  expect([refused.status, refused.body.error.param]).toEqual([400, 'variants']);
});

test('a repeated design activity draws the same variants, and stores nothing for an ended job', async () => {
  const projectId = await createProject('Repeated');
  const job = await generateBrand(projectId, { variants: 3 });
  // A brand created later must not change what a repeated activity draws.
  await generateBrand(projectId, {});
  const designer = await createDesignPool({ threads: 1 });
  try {
    const [row] = await suite.owner.unscoped<{ started_at: Date; created_at: Date }>({
      text: 'SELECT started_at, created_at FROM jobs WHERE id = $1',
      values: [decodeId('job', job.id)],
    });
    if (row === undefined) throw new Error('The job does not exist');
    const deps = {
      clock: systemClock(),
      database: suite.owner,
      designer,
      metrics: createMetrics({ usage: () => ({ open: 0, idle: 0, waiting: 0 }) }),
      onDesignError: (error: unknown) => {
        throw error;
      },
    };
    const place = { projectId, jobId: job.id };
    const deadline = Date.now() + 60_000;
    const claimed = {
      prompt,
      brandName: null,
      variants: 3,
      sandboxBrandId: null,
      projectName: 'Repeated',
      plan: 'pro',
      parentId: null,
      traceParent: null,
      createdAt: row.created_at,
      startedAt: row.started_at,
      isFirst: false,
    } as const;
    const { outcome } = await designJob(deps, liveScope, place, claimed, deadline);
    if (!('drawing' in outcome)) throw new Error(JSON.stringify(outcome));
    const variants = await designVariants(
      deps,
      place,
      { count: 3, deadline },
      outcome.order,
      outcome.drawing,
    );
    const logos = await Promise.all(
      [job.brand, ...job.variants].map(
        async ({ id }: { id: string }) => (await person.get(apiPath(`/brands/${id}/logo-light.svg`))).text,
      ),
    );
    expect([outcome.drawing, ...variants].map(({ assets }) => assets.logo_svg)).toEqual(logos);

    const before = await countAll(job.id, projectId);
    const ended = await endJob(suite.owner, liveScope, place, {
      outcome: { ...drawingOutcome, variants },
      designAttempts: 1,
      now: new Date(),
      newId: systemClock().newId,
    });
    expect(ended?.result).toBeUndefined();
    expect(await countAll(job.id, projectId)).toEqual(before);
  } finally {
    await designer.close();
  }
});

test('deleting a project deletes all variants', async () => {
  const projectId = await createProject('Purged');
  const job = await generateBrand(projectId, { variants: 3 });
  expectStatus(await person.call({ method: 'DELETE', path: apiPath(`/projects/${projectId}`) }), 204);
  await waitUntil(
    async () => {
      const { brands, nodes, events } = await countAll(job.id, projectId);
      if (brands + nodes + events > 0) throw new Error(`${brands} brands, ${nodes} nodes, ${events} events`);
    },
    { what: 'the purge', seconds: 60 },
  );
  for (const { id } of [job.brand, ...job.variants])
    expect((await person.get(apiPath(`/brands/${id}`))).status).toBe(404);
});
