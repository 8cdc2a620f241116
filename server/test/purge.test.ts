import { setTimeout as wait } from 'node:timers/promises';
import { decodeId } from '@blazon/contract/ids.ts';
import { Client, Connection } from '@temporalio/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scope } from '../domain/environment.ts';
import { workflowOptions } from '../domain/workflow-options.ts';
import { eraseBrands } from '../store/brands.ts';
import { eraseMemoryNodes } from '../store/memory-nodes.ts';
import { eraseProjectRow, markProjectDeleted } from '../store/projects.ts';
import { startGatedApi } from './support/api-behind-fault-proxies.ts';
import { countMemoryNodes, seedMemoryNodes, computeProjectFingerprint } from './support/seed-memory-nodes.ts';
import { createClient } from './support/client.ts';
import { addBrand } from './support/new-brand.ts';
import { addProject } from './support/new-project.ts';
import { openAppDatabase } from './support/stage.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

let suite: Suite;
let temporal: Client;
let workspace: TestWorkspace;
let liveScope: Scope;

beforeAll(async () => {
  suite = joinSuite();
  const connection = await Connection.connect({
    address: suite.environment['BLAZON_TEMPORAL_ADDRESS'] ?? '',
  });
  temporal = new Client({ connection, namespace: suite.environment['BLAZON_TEMPORAL_NAMESPACE'] ?? '' });
  workspace = await createWorkspace(suite.owner);
  liveScope = { workspaceId: workspace.id, environment: 'live' };
});
afterAll(async () => {
  await temporal.connection.close();
  await leaveSuite(suite);
});

/** Creates a project with this many memory nodes. */
async function createProject(scope: Scope, nodes: number): Promise<string> {
  const id = await addProject(suite.owner, scope);
  await seedMemoryNodes(suite.owner, scope, id, nodes);
  return id;
}

const computeFingerprint = (scope: Scope, id: string) => computeProjectFingerprint(suite.owner, scope, id);
const countNodes = (scope: Scope, id: string) => countMemoryNodes(suite.owner, scope, id);
const deleteWith = (client: ReturnType<typeof createClient>, id: string) =>
  client.call({ method: 'DELETE', path: `/v1/projects/${id}`, key: workspace.keys.live });
const getPurgeHandle = (id: string) =>
  temporal.workflow.getHandle(workflowOptions['purge-project'].workflowId(id));

async function waitUntilPurged(scope: Scope, id: string): Promise<void> {
  while ((await computeFingerprint(scope, id)) !== null) await wait(50);
}

/** Returns how many rows each batch of a finished purge erased, from the workflow's history. */
async function readBatches(id: string): Promise<number[]> {
  const { events } = await getPurgeHandle(id).fetchHistory();
  return (events ?? []).flatMap((event) => {
    const data = event.activityTaskCompletedEventAttributes?.result?.payloads?.[0]?.data;
    const result: unknown = data && data.length > 0 ? JSON.parse(Buffer.from(data).toString()) : undefined;
    // The last activity returns a boolean, not a row count: whether the project is gone.
    return typeof result === 'number' ? [result] : [];
  });
}

test('deleting a project hides it at once, and erases only its rows, in bounded batches', async () => {
  const deletedProject = await createProject(liveScope, 3_500);
  const other = await createWorkspace(suite.owner);
  const bystanders: [Scope, string][] = [];
  for (const scope of [
    liveScope,
    { ...liveScope, environment: 'sandbox' as const },
    { ...liveScope, workspaceId: other.id },
  ])
    bystanders.push([scope, await createProject(scope, 20)]);
  const fingerprints = () => Promise.all(bystanders.map(([scope, id]) => computeFingerprint(scope, id)));
  const before = await fingerprints();

  const [client] = suite.clients;
  expect((await deleteWith(client, deletedProject)).status).toBe(200);
  const key = workspace.keys.live;
  expect((await client.call({ path: `/v1/projects/${deletedProject}`, key })).status).toBe(404);
  const { body } = await client.call({ path: '/v1/projects', key });
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual([bystanders[0]?.[1]]);

  expect(await getPurgeHandle(deletedProject).result()).toBe(3_500);
  expect(await readBatches(deletedProject)).toEqual([1_000, 1_000, 1_000, 500, 0]);
  expect([
    await computeFingerprint(liveScope, deletedProject),
    await countNodes(liveScope, deletedProject),
  ]).toEqual([null, 0]);
  expect(await fingerprints()).toEqual(before);
});

test('the sweep starts a purge whose workflow was never started', async () => {
  const deletedProject = await createProject(liveScope, 10);
  const api = await startGatedApi({ ...suite.environment, BLAZON_LOG_LEVEL: 'fatal' });
  api.gates.temporal.shut();
  const client = createClient(api.server.httpsPort);
  try {
    expect((await deleteWith(client, deletedProject)).status).toBe(200);
  } finally {
    await client.close();
    await api.close();
  }
  await expect(getPurgeHandle(deletedProject).describe()).rejects.toThrow('not found');
  expect(await countNodes(liveScope, deletedProject)).toBe(10);

  // The sweep starts such a purge after half a minute. Make it due, and run the sweep now.
  const [due] = await suite.owner.unscoped<{ seconds: number }>({
    text: `UPDATE projects p SET purge_due_at = now() - interval '1 second' FROM projects old
           WHERE p.id = $1 AND old.id = p.id
           RETURNING extract(epoch FROM old.purge_due_at - old.deleted_at)::int AS seconds`,
    values: [decodeId('project', deletedProject)],
  });
  expect(due).toEqual({ seconds: workflowOptions.sweep.firstLookSeconds });
  await temporal.schedule.getHandle(workflowOptions.sweep.scheduleId).trigger();
  await waitUntilPurged(liveScope, deletedProject);
  expect(await countNodes(liveScope, deletedProject)).toBe(0);
});

test('the purge erases nothing of a project that is not deleted', async () => {
  const visible = await createProject(liveScope, 5);
  const before = await computeFingerprint(liveScope, visible);
  const app = openAppDatabase(suite.environment);
  expect(await eraseMemoryNodes(app, liveScope, visible, 1_000)).toBe(0);
  await eraseProjectRow(app, liveScope, visible);
  await app.close();
  expect(await computeFingerprint(liveScope, visible)).toBe(before);
});

test('the purge erases only the brands of the deleted project, in bounded batches', async () => {
  const [deletedProject, visible] = [
    await addProject(suite.owner, liveScope),
    await addProject(suite.owner, liveScope),
  ];
  for (let made = 0; made < 5; made += 1)
    for (const projectId of [deletedProject, visible]) await addBrand(suite.owner, liveScope, { projectId });
  const before = await computeFingerprint(liveScope, visible);
  const app = openAppDatabase(suite.environment);
  const times = { now: new Date(), purgeDueAt: new Date(Date.now() + 600_000) };
  await app.transaction(liveScope, (transaction) =>
    markProjectDeleted(transaction, liveScope, deletedProject, times),
  );
  const erased: number[] = [];
  for (const id of [deletedProject, deletedProject, deletedProject, deletedProject, visible])
    erased.push(await eraseBrands(app, liveScope, id, 2));
  await app.close();
  expect(erased).toEqual([2, 2, 1, 0, 0]);
  expect(await computeFingerprint(liveScope, visible)).toBe(before);
});

test('eraseProjectRow keeps a project that still has rows, and returns false', async () => {
  const deletedProject = await createProject(liveScope, 3);
  const app = openAppDatabase(suite.environment);
  const times = { now: new Date(), purgeDueAt: new Date(Date.now() + 600_000) };
  await app.transaction(liveScope, (transaction) =>
    markProjectDeleted(transaction, liveScope, deletedProject, times),
  );
  expect(await eraseProjectRow(app, liveScope, deletedProject)).toBe(false);
  expect(await eraseMemoryNodes(app, liveScope, deletedProject, 1_000)).toBe(3);
  expect(await eraseProjectRow(app, liveScope, deletedProject)).toBe(true);
  // A repeated call, as after a lost response, also returns true.
  expect(await eraseProjectRow(app, liveScope, deletedProject)).toBe(true);
  await app.close();
  expect(await computeFingerprint(liveScope, deletedProject)).toBe(null);
});
