import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import { limits } from '@blazon/contract/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { systemClock } from '../integrations/clock.ts';
import { createMetrics } from '../integrations/metrics.ts';
import { connectTemporal, type WorkflowStarter } from '../integrations/temporal-client.ts';
import type { Environment, Scope } from '../domain/environment.ts';
import { setEndpointPaused } from '../store/endpoint-subscriptions.ts';
import { countUndeliverableEvents } from '../store/event-views.ts';
import { readFeed } from '../store/feed.ts';
import { listRecentEvents } from '../store/recent-events.ts';
import { minUuid } from '../store/sealed-values.ts';
import { sweepActivities } from '../workflows/sweep/activities.ts';
import { runAdmin } from './support/admin.ts';
import {
  generate,
  readEventOf,
  readStoredEvent,
  waitForRequests,
  waitForEventState,
} from './support/generation.ts';
import { addProject } from './support/new-project.ts';
import { type Receiver, startReceiver } from './support/receiver/receiver.ts';
import { retention } from './support/retention.ts';
import { seedJob } from './support/seed-job.ts';
import { openAppDatabase } from './support/stage.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { verifySignature } from './support/verify-signature.ts';
import { addTestEndpoint, createTestSecret, subscribeTestEndpoint } from './support/webhooks.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

let suite: Suite;
let receiver: Receiver;
let starter: WorkflowStarter;
const clock = systemClock();

beforeAll(async () => {
  suite = joinSuite();
  receiver = await startReceiver();
  starter = connectTemporal({
    address: suite.environment['BLAZON_TEMPORAL_ADDRESS'] ?? '',
    namespace: suite.environment['BLAZON_TEMPORAL_NAMESPACE'] ?? '',
  });
});
afterAll(async () => {
  await starter.close();
  await receiver.close();
  await leaveSuite(suite);
});

const quickPrompt = 'simulate generation_failed';

interface WorkspaceWithEndpoint {
  readonly workspace: TestWorkspace;
  readonly scope: Scope;
  readonly projectId: string;
}

/** Creates a workspace with a project and a default endpoint at this path. */
async function createWorkspaceWithEndpoint(
  path = '200?default',
  environment: Environment = 'sandbox',
): Promise<WorkspaceWithEndpoint> {
  const workspace = await createWorkspace(suite.owner);
  const scope = { workspaceId: workspace.id, environment };
  await addTestEndpoint(suite.owner, scope, receiver.url(path));
  return { workspace, scope, projectId: await addProject(suite.owner, scope) };
}

/** Adds a subscribed endpoint. Returns its id and secret. */
async function addSubscribedEndpoint(
  { scope }: WorkspaceWithEndpoint,
  path: string,
  eventTypes?: readonly ['generation.success'],
) {
  const id = await addTestEndpoint(suite.owner, scope, receiver.url(path));
  const endpoint = eventTypes ? { id, eventTypes } : { id };
  return { id, secret: await subscribeTestEndpoint(suite.owner, suite.environment, scope, endpoint) };
}

const requestBrand = (
  { workspace, scope, projectId }: WorkspaceWithEndpoint,
  prompt = quickPrompt,
  webhookUrl?: string,
) =>
  generate(suite.clients[0], workspace, scope.environment, {
    projectId,
    prompt,
    ...(webhookUrl && { webhookUrl }),
  });

interface StoredCopy {
  readonly id: string;
  readonly state: string;
  readonly reason: string | null;
  readonly attempts: number;
  readonly copy_of: string;
  readonly body: Buffer | null;
}

async function readCopies(jobId: string): Promise<StoredCopy[]> {
  return suite.owner.unscoped<StoredCopy>({
    text: `SELECT id, state, reason, attempts, copy_of, body FROM events WHERE job_id = $1 AND copy_of IS NOT NULL ORDER BY id`,
    values: [decodeId('job', jobId)],
  });
}

function waitForCopies(jobId: string, states: readonly string[]): Promise<StoredCopy[]> {
  return waitUntil(
    async () => {
      const copies = await readCopies(jobId);
      if (copies.map(({ state }) => state).join() !== states.join())
        throw new Error(copies.map(({ state }) => state).join());
      return copies;
    },
    { what: `copies of ${jobId} to be ${states.join()}`, seconds: 90 },
  );
}

test("an event is copied to every subscribed endpoint, signed with the endpoint's own secret", async () => {
  const setup = await createWorkspaceWithEndpoint();
  const workspaceSecret = await createTestSecret(suite.owner, suite.environment, setup.workspace.id);
  const [first, second] = [
    await addSubscribedEndpoint(setup, '200?first'),
    await addSubscribedEndpoint(setup, '200?second'),
  ];
  await addTestEndpoint(suite.owner, setup.scope, receiver.url('200?not-subscribed'));
  const jobId = await requestBrand(setup, 'Kettle, a bold coffee roastery.');
  const requests = await waitForRequests(receiver, jobId, 3);
  const byPath = new Map(requests.map((received) => [received.path, received]));
  expect([...byPath.keys()].toSorted()).toEqual(['/200?default', '/200?first', '/200?second']);
  for (const received of requests) expect(readEventOf(received).type).toBe('generation.success');
  const { id: eventId } = await waitForEventState(suite.owner, jobId, 'delivered');
  expect(requests.map(({ headers }) => headers['webhook-id'])).toEqual([eventId, eventId, eventId]);
  expect(new Set(requests.map(({ body }) => body.toString())).size).toBe(1);
  for (const [path, secret] of [
    ['/200?default', workspaceSecret],
    ['/200?first', first.secret],
    ['/200?second', second.secret],
  ] as const) {
    const received = byPath.get(path);
    if (received) verifySignature(received, secret);
  }
  const copies = await waitForCopies(jobId, ['delivered', 'delivered']);
  for (const copy of copies) {
    expect(copy).toMatchObject({ attempts: 1, body: null });
    expect(encodeId('event', copy.copy_of)).toBe(eventId);
  }
  // Copies appear neither among recent events nor in the live feed.
  const recent = await listRecentEvents(suite.owner, setup.scope, { since: new Date(0), count: 10 });
  expect(recent).toHaveLength(1);
  const begin = { transactionId: '0', uuid: minUuid };
  const feed = await waitUntil(
    async () => {
      const page = await readFeed(suite.owner, setup.scope, begin, clock.now());
      if (page.isUnsettled || page.events.length === 0) throw new Error('The feed is not settled.');
      return page.events.map(({ id }) => id);
    },
    { what: 'the feed to settle', seconds: 90 },
  );
  expect(feed).toEqual([eventId]);
});

// This test measures time, so a busy machine gets two more attempts.
test('an endpoint that does not respond delays no other endpoint, and has its own attempts', {
  retry: 2,
}, async () => {
  const setup = await createWorkspaceWithEndpoint('never?dead-default');
  await addSubscribedEndpoint(setup, 'never?dead-copy');
  await addSubscribedEndpoint(setup, '200?alive');
  const jobId = await requestBrand(setup);
  const requests = await waitUntil(
    async () => {
      const all = receiver.of(jobId);
      if (!all.some(({ path }) => path === '/200?alive')) throw new Error('not yet');
      return all;
    },
    { what: 'the living endpoint', seconds: 90 },
  );
  const [first] = requests;
  const toAlive = requests.find(({ path }) => path === '/200?alive');
  expect((toAlive?.at ?? Infinity) - (first?.at ?? 0)).toBeLessThan(limits.webhookResponseSeconds * 1000);
  await waitForCopies(jobId, ['pending', 'delivered']);
  expect((await readStoredEvent(suite.owner, jobId))?.state).toBe('pending');
  // The failing copy gets a second attempt, while the other needed only one.
  const [dead, alive] = await waitUntil(
    async () => {
      const copies = await readCopies(jobId);
      if (copies[0]?.attempts !== 2) throw new Error(`There are ${copies[0]?.attempts} attempts.`);
      return copies;
    },
    { what: 'the second attempt of the dead copy', seconds: 90 },
  );
  expect(dead).toMatchObject({ state: 'pending' });
  expect(alive).toMatchObject({ state: 'delivered', attempts: 1 });
});

test('events of jobs with their own URL are not copied; others go only to endpoints that want their type', async () => {
  const setup = await createWorkspaceWithEndpoint();
  await addSubscribedEndpoint(setup, '200?all');
  await addSubscribedEndpoint(setup, '200?successes', ['generation.success']);
  const own = await requestBrand(setup, quickPrompt, receiver.url('200?own'));
  await waitForEventState(suite.owner, own, 'delivered');
  expect(await readCopies(own)).toEqual([]);
  expect(receiver.of(own).map(({ path }) => path)).toEqual(['/200?own']);
  const failed = await requestBrand(setup);
  await waitForCopies(failed, ['delivered']);
  await waitForEventState(suite.owner, failed, 'delivered');
  expect(
    receiver
      .of(failed)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['/200?all', '/200?default']);
});

test('copies are delivered even without a default endpoint', async () => {
  const setup = await createWorkspaceWithEndpoint();
  const { id } = await addSubscribedEndpoint(setup, '200?only');
  await suite.owner.unscoped({
    text: 'UPDATE webhook_endpoints SET is_default = false WHERE workspace_id = $1 AND id <> $2',
    values: [decodeId('workspace', setup.workspace.id), decodeId('webhookEndpoint', id)],
  });
  const jobId = await requestBrand(setup);
  await waitForCopies(jobId, ['delivered']);
  expect(await waitForEventState(suite.owner, jobId, 'undeliverable')).toMatchObject({
    reason: 'no_endpoint',
  });
});

test('copies to a paused endpoint are stopped, and can be resent once it is resumed', async () => {
  const setup = await createWorkspaceWithEndpoint();
  const { id } = await addSubscribedEndpoint(setup, '200?paused');
  const pause = (at: Date | null) =>
    suite.owner.transaction(setup.scope, (transaction) =>
      setEndpointPaused(transaction, setup.scope, id, at),
    );
  expect(await pause(clock.now())).toBe(true);
  const jobId = await requestBrand(setup);
  const [copy] = await waitForCopies(jobId, ['stopped']);
  expect(copy?.reason).toBe('endpoint_paused');
  await waitForEventState(suite.owner, jobId, 'delivered');
  expect(receiver.of(jobId).map(({ path }) => path)).toEqual(['/200?default']);
  expect(await pause(null)).toBe(true);
  const resent = await runAdmin(suite.environment, 'event', 'resend', encodeId('event', copy?.id ?? ''));
  expect(resent).toMatchObject({ code: 0 });
  await waitForCopies(jobId, ['delivered']);
  expect(receiver.of(jobId).map(({ path }) => path)).toEqual(['/200?default', '/200?paused']);
});

test('a recovery of one endpoint resends only the copies that its pause stopped', async () => {
  const setup = await createWorkspaceWithEndpoint('500?lost');
  const { id } = await addSubscribedEndpoint(setup, '200?recovered');
  const other = await addSubscribedEndpoint(setup, '200?other');
  for (const endpoint of [id, other.id])
    await suite.owner.transaction(setup.scope, (transaction) =>
      setEndpointPaused(transaction, setup.scope, endpoint, clock.now()),
    );
  const jobs = [await requestBrand(setup), await requestBrand(setup)];
  for (const jobId of jobs) await waitForCopies(jobId, ['stopped', 'stopped']);
  await suite.owner.transaction(setup.scope, (transaction) =>
    setEndpointPaused(transaction, setup.scope, id, null),
  );
  const since = Date.now() - 3_600_000;
  const counted = { since: new Date(since), until: clock.now(), most: 100, endpointId: id };
  expect(await countUndeliverableEvents(suite.owner, setup.scope, counted)).toBe(2);
  expect(await starter.startRecovery({ ...setup.scope, since, endpointId: id })).toBe(true);
  for (const jobId of jobs) {
    await waitForCopies(jobId, ['delivered', 'stopped']);
    expect(receiver.of(jobId).filter(({ path }) => path !== '/500?lost')).toHaveLength(1);
  }
});

test('the sweep starts the delivery of a copy whose worker died before it started the workflow', async () => {
  const setup = await createWorkspaceWithEndpoint();
  await addSubscribedEndpoint(setup, '200?swept');
  const outcome = { failure: { code: 'generation_failed' } } as const;
  // This job was ended ten minutes ago directly in the database, so no workflow was started.
  const { jobId } = await seedJob(suite.owner, setup.workspace.id, 'sandbox', outcome, 600, null);
  expect((await readCopies(jobId)).map(({ state }) => state)).toEqual(['pending']);
  const steps = sweepActivities({
    owner: suite.owner,
    clock,
    retention,
    metrics: createMetrics({ usage: () => ({ open: 0, idle: 0, waiting: 0 }) }),
    expiry: { exportDays: 7, sandboxDays: 90 },
    directory: undefined,
    readBacklog: () => Promise.resolve(0),
    onDispatched: () => undefined,
    workflowStarter: starter,
  });
  await steps.startOverdueDeliveries();
  await waitForCopies(jobId, ['delivered']);
  expect(receiver.of(jobId).map(({ path }) => path)).toEqual(['/200?swept']);
});

test('the failure event of a deleted project is delivered with its copies before they are erased', async () => {
  const setup = await createWorkspaceWithEndpoint();
  await addSubscribedEndpoint(setup, 'first/2/500?late');
  const jobId = await requestBrand(setup, 'simulate slow');
  const path = `/v1/projects/${setup.projectId}`;
  await suite.clients[0].call({
    method: 'DELETE',
    path,
    environment: 'sandbox',
    key: setup.workspace.keys.sandbox,
  });
  const requests = await waitForRequests(receiver, jobId, 3, 60);
  for (const received of requests)
    expect(readEventOf(received)).toMatchObject({ data: { error: { code: 'project_deleted' } } });
  await waitUntil(
    async () => {
      if ((await readCopies(jobId)).length > 0) throw new Error('The copies still exist.');
    },
    { what: 'the copies to be erased', seconds: 60 },
  );
});

test('no copies are created for, or visible in, another workspace or environment', async () => {
  const [mine, other] = [await createWorkspaceWithEndpoint(), await createWorkspaceWithEndpoint()];
  await addSubscribedEndpoint(mine, '200?mine');
  const live: Scope = { workspaceId: mine.workspace.id, environment: 'live' };
  await addTestEndpoint(suite.owner, live, receiver.url('200?live-default'));
  const liveProject = await addProject(suite.owner, live);
  const [theirs, inLive] = [
    await requestBrand(other),
    await requestBrand({ ...mine, scope: live, projectId: liveProject }),
  ];
  for (const jobId of [theirs, inLive]) {
    await waitForEventState(suite.owner, jobId, 'delivered');
    expect(await readCopies(jobId)).toEqual([]);
  }
  const jobId = await requestBrand(mine);
  await waitForCopies(jobId, ['delivered']);
  const app = openAppDatabase(suite.environment, 2);
  for (const scope of [other.scope, live])
    expect(await app.scoped(scope, { text: 'SELECT id FROM events WHERE copy_of IS NOT NULL' })).toEqual([]);
  expect(
    await app.scoped(mine.scope, { text: 'SELECT id FROM events WHERE copy_of IS NOT NULL' }),
  ).toHaveLength(1);
  await app.close();
});
