import { once } from 'node:events';
import { createServer } from 'node:net';
import { decodeId } from '@blazon/contract/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../integrations/clock.ts';
import { createMetrics } from '../integrations/metrics.ts';
import type { Database } from '../integrations/postgres.ts';
import { openSafeFetch, type SafeFetch } from '../integrations/safe-fetch.ts';
import { createSealer } from '../integrations/sealing.ts';
import { openTraces } from '../integrations/traces.ts';
import { createDeliveryConcurrency, type DeliveryConcurrency } from '../domain/delivery-concurrency.ts';
import type { Scope } from '../domain/environment.ts';
import { endDelivery, readDelivery } from '../store/deliveries.ts';
import { recordAttempt } from '../store/record-attempt.ts';
import { listAttempts } from '../store/delivery-attempts.ts';
import { findEvent } from '../store/event-views.ts';
import { beginRecovery, beginResend, claimOverdueEvents } from '../store/events.ts';
import { markProjectDeleted } from '../store/projects.ts';
import { addEndpoint, makeDefaultEndpoint } from '../store/webhook-endpoints.ts';
import { minUuidAt } from '../domain/uuid-time.ts';
import { deliverEventActivities } from '../workflows/deliver-event/activities.ts';
import { addEvent, addFailedEvent } from './support/new-event.ts';
import { addProject } from './support/new-project.ts';
import { openAppDatabase } from './support/stage.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace } from './support/workspaces.ts';

let suite: Suite;
let appDatabase: Database;
let safeFetch: SafeFetch;
let scope: Scope;
let projectId: string;
/** Nothing listens at this address, so every attempt fails at once. */
let closedUrl: string;
const clock = systemClock();

beforeAll(async () => {
  suite = joinSuite();
  appDatabase = openAppDatabase(suite.environment, 8);
  const policy = { allowedNetworks: ['127.0.0.0/8'] };
  safeFetch = openSafeFetch({ policy, nameServers: [] });
  scope = { workspaceId: (await createWorkspace(suite.owner)).id, environment: 'live' };
  projectId = await addProject(appDatabase, scope);
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  closedUrl = `https://127.0.0.1:${port}/`;
});
afterAll(() => Promise.all([appDatabase.close(), safeFetch.close(), leaveSuite(suite)]));

function createActivities(options: { delays?: readonly number[]; concurrency?: DeliveryConcurrency } = {}) {
  return deliverEventActivities({
    database: appDatabase,
    clock,
    safeFetch,
    sealer: createSealer(suite.environment['BLAZON_SEALING_KEY'] ?? ''),
    concurrency: options.concurrency ?? createDeliveryConcurrency(),
    delaysSeconds: options.delays ?? [0, 60, 300, 1_800],
    traces: openTraces({ url: undefined, process: 'test' }),
    metrics: createMetrics(appDatabase),
  });
}

const readEvent = async (eventId: string) => {
  const event = await findEvent(suite.owner, eventId);
  if (event === undefined) throw new Error('The event does not exist.');
  return event;
};

test('a failed attempt is stored with its error, and the next one is due a minute later', async () => {
  const eventId = await addEvent(appDatabase, scope, { projectId, webhookUrl: closedUrl });
  const before = Date.now();
  expect(await createActivities().attemptDelivery({ scope, eventId, run: 1 })).toEqual({
    done: false,
    waitMilliseconds: 60_000,
  });
  const event = await readEvent(eventId);
  expect(event).toMatchObject({ state: 'pending', attempts: 1, run: 1, reason: null, endedAt: null });
  expect(event.dueAt?.getTime()).toBeGreaterThanOrEqual(before + 60_000);
  const [attempt, ...others] = await listAttempts(appDatabase, scope, eventId, 10);
  expect(others).toEqual([]);
  expect(attempt).toMatchObject({
    run: 1,
    number: 1,
    url: closedUrl,
    outcome: 'connection',
    status: null,
    responseHeaders: null,
    responseBody: null,
    requestHeaders: { 'webhook-id': eventId, 'Service-Delivery-Attempt': '1' },
  });
  expect(attempt?.error).toMatch(/\w{4}/);
});

test('before an attempt is due, the activity returns the remaining delay and sends nothing', async () => {
  const createdAt = new Date(Date.now() + 600_000);
  const eventId = await addEvent(appDatabase, scope, { projectId, webhookUrl: closedUrl, createdAt });
  const answer = await createActivities().attemptDelivery({ scope, eventId, run: 1 });
  if (answer.done) throw new Error('The run ended before its attempt was due.');
  expect(answer.waitMilliseconds).toBeGreaterThan(300_000);
  expect(answer.waitMilliseconds).toBeLessThanOrEqual(600_000);
  expect((await readEvent(eventId)).attempts).toBe(0);
});

test('an event is undeliverable after its last attempt; repeating the activity changes nothing', async () => {
  const eventId = await addEvent(appDatabase, scope, { projectId, webhookUrl: closedUrl });
  const { attemptDelivery } = createActivities({ delays: [0, 0, 0, 0] });
  const answers = [];
  for (let visit = 0; visit < 6; visit += 1) answers.push(await attemptDelivery({ scope, eventId, run: 1 }));
  expect(answers.map(({ done }) => done)).toEqual([false, false, false, true, true, true]);
  expect(await readEvent(eventId)).toMatchObject({
    state: 'undeliverable',
    reason: 'attempts_exhausted',
    attempts: 4,
    dueAt: null,
  });
  const attempts = await listAttempts(appDatabase, scope, eventId, 10);
  expect(attempts.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
});

test('of ten simultaneous attempts of an event, one is recorded', async () => {
  const eventId = await addEvent(appDatabase, scope, { projectId, webhookUrl: closedUrl });
  const { attemptDelivery } = createActivities();
  await Promise.all(Array.from({ length: 10 }, () => attemptDelivery({ scope, eventId, run: 1 })));
  expect((await readEvent(eventId)).attempts).toBe(1);
  expect(await listAttempts(appDatabase, scope, eventId, 10)).toHaveLength(1);
});

test('an event without an endpoint becomes undeliverable without an attempt', async () => {
  const scopeWithoutEndpoint: Scope = {
    workspaceId: (await createWorkspace(suite.owner)).id,
    environment: 'live',
  };
  const eventId = await addEvent(appDatabase, scopeWithoutEndpoint, {
    projectId: await addProject(appDatabase, scopeWithoutEndpoint),
  });
  expect(await createActivities().attemptDelivery({ scope: scopeWithoutEndpoint, eventId, run: 1 })).toEqual({
    done: true,
  });
  expect(await readEvent(eventId)).toMatchObject({
    state: 'undeliverable',
    reason: 'no_endpoint',
    attempts: 0,
  });
});

test("an event goes to its job's URL, otherwise to its own endpoint, otherwise to the default endpoint", async () => {
  const other: Scope = { workspaceId: (await createWorkspace(suite.owner)).id, environment: 'sandbox' };
  const project = await addProject(appDatabase, other);
  const add = (url: string) =>
    appDatabase.transaction(other, (transaction) =>
      addEndpoint(transaction, other, { id: clock.newId('webhookEndpoint'), url, createdAt: clock.now() }),
    );
  const first = await add('https://one.example/');
  const second = await add('https://two.example/');
  const readUrl = async (eventId: string) =>
    (await readDelivery(appDatabase, other, eventId, clock.now()))?.url;
  const ofDefault = await addEvent(appDatabase, other, { projectId: project });
  const ofJob = await addEvent(appDatabase, other, {
    projectId: project,
    webhookUrl: 'https://job.example/',
  });
  const ofTest = await addEvent(appDatabase, other, { projectId: project, endpointId: second?.id ?? '' });
  expect(await readUrl(ofDefault)).toBe('https://one.example/');
  expect(await readUrl(ofJob)).toBe('https://job.example/');
  expect(await readUrl(ofTest)).toBe('https://two.example/');
  await appDatabase.transaction(other, (transaction) =>
    makeDefaultEndpoint(transaction, other, second?.id ?? ''),
  );
  expect(await readUrl(ofDefault)).toBe('https://two.example/');
  expect(first?.isDefault).toBe(true);
  // The live environment of the same workspace does not use the endpoints of the sandbox.
  const live = { ...other, environment: 'live' as const };
  const elsewhere = await addEvent(appDatabase, live, { projectId: await addProject(appDatabase, live) });
  expect((await readDelivery(appDatabase, live, elsewhere, clock.now()))?.url).toBeNull();
});

test('failure events of a deleted project are delivered, success events are stopped', async () => {
  const deletedProject = await addProject(appDatabase, scope);
  const success = await addEvent(appDatabase, scope, { projectId: deletedProject, webhookUrl: closedUrl });
  const failure = await addFailedEvent(appDatabase, scope, deletedProject, closedUrl);
  const now = clock.now();
  await appDatabase.transaction(scope, (transaction) =>
    // Far in the future, so that the sweep leaves it alone.
    markProjectDeleted(transaction, scope, deletedProject, {
      now,
      purgeDueAt: new Date(now.getTime() + 3_600_000),
    }),
  );
  const { attemptDelivery } = createActivities();
  expect(await attemptDelivery({ scope, eventId: success, run: 1 })).toEqual({ done: true });
  expect(await readEvent(success)).toMatchObject({
    state: 'stopped',
    reason: 'project_deleted',
    attempts: 0,
  });
  expect(await attemptDelivery({ scope, eventId: failure, run: 1 })).toMatchObject({ done: false });
  expect((await readEvent(failure)).attempts).toBe(1);
  const again = appDatabase.transaction(scope, (transaction) =>
    beginResend(transaction, scope, success, clock.now()),
  );
  expect(await again).toBeUndefined();
});

test('a resend starts a new run with its own attempts, and ends the previous run', async () => {
  const eventId = await addEvent(appDatabase, scope, { projectId, webhookUrl: closedUrl });
  const { attemptDelivery } = createActivities({ delays: [0] });
  await attemptDelivery({ scope, eventId, run: 1 });
  const run = await appDatabase.transaction(scope, (transaction) =>
    beginResend(transaction, scope, eventId, clock.now()),
  );
  expect(run).toEqual({ scope, eventId, run: 2 });
  expect(await readEvent(eventId)).toMatchObject({ state: 'pending', run: 2, attempts: 0, reason: null });
  expect(await attemptDelivery({ scope, eventId, run: 1 })).toEqual({ done: true });
  expect((await readEvent(eventId)).attempts).toBe(0);
  await attemptDelivery({ scope, eventId, run: 2 });
  const history = await listAttempts(appDatabase, scope, eventId, 10);
  expect(history.map((attempt) => [attempt.run, attempt.number])).toEqual([
    [2, 1],
    [1, 1],
  ]);
});

test('without a free slot, no attempt is made, and the due time of an overdue event is moved forward', async () => {
  const concurrency = createDeliveryConcurrency({ perWorkspaceAndHost: 1, perWorkspace: 1, perHost: 1 });
  concurrency.acquire(
    { workspaceId: scope.workspaceId, host: 'elsewhere.example', isNew: false },
    performance.now(),
  );
  const { attemptDelivery } = createActivities({ concurrency });
  const fresh = await addEvent(appDatabase, scope, { projectId, webhookUrl: closedUrl });
  const due = (await readEvent(fresh)).dueAt;
  expect(await attemptDelivery({ scope, eventId: fresh, run: 1 })).toMatchObject({ done: false });
  expect((await readEvent(fresh)).dueAt).toEqual(due);

  const createdAt = new Date(Date.now() - 120_000);
  const late = await addEvent(appDatabase, scope, { projectId, webhookUrl: closedUrl, createdAt });
  const before = Date.now();
  expect(await attemptDelivery({ scope, eventId: late, run: 1 })).toMatchObject({ done: false });
  expect((await readEvent(late)).dueAt?.getTime()).toBeGreaterThanOrEqual(before);
  expect(await readEvent(late)).toMatchObject({ state: 'pending', attempts: 0 });
});

test('an attempt counts only if its event is unchanged since it was read; any response bytes are stored', async () => {
  const eventId = await addEvent(appDatabase, scope, { projectId, webhookUrl: closedUrl });
  const attempt = {
    url: closedUrl,
    startedAt: clock.now(),
    milliseconds: 12.6,
    requestHeaders: { 'webhook-id': eventId },
    outcome: 'delivered',
    status: 200,
    responseHeaders: { 'x-odd': 'ÿ"\\' },
    responseBody: Buffer.from([0, 255, 0xc3, 0x28, 0, 10]),
    error: null,
  };
  const delivered = { state: 'delivered', reason: null, dueAt: null, endedAt: clock.now() } as const;
  const state = { eventId, run: 1, attempts: 0 };
  expect(await recordAttempt(appDatabase, scope, { ...state, attempts: 1 }, attempt, delivered)).toBe(false);
  expect(await recordAttempt(appDatabase, scope, { ...state, run: 2 }, attempt, delivered)).toBe(false);
  const stranger = { ...scope, workspaceId: (await createWorkspace(suite.owner)).id };
  expect(await recordAttempt(appDatabase, stranger, state, attempt, delivered)).toBe(false);
  expect(await recordAttempt(appDatabase, scope, state, attempt, delivered)).toBe(true);
  expect(await recordAttempt(appDatabase, scope, state, attempt, delivered)).toBe(false);
  const end = { state: 'undeliverable', reason: 'no_endpoint', at: clock.now() } as const;
  expect(await endDelivery(appDatabase, scope, { ...state, attempts: 1 }, end)).toBe(false);
  const [storedAttempt] = await listAttempts(appDatabase, scope, eventId, 10);
  expect(storedAttempt).toMatchObject({
    responseBody: attempt.responseBody,
    responseHeaders: attempt.responseHeaders,
  });
  expect(await readEvent(eventId)).toMatchObject({ state: 'delivered', attempts: 1 });
});

test('the sweep claims each event once, and only if it is overdue by the grace period', async () => {
  const now = clock.now();
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const addLostEvent = () =>
    addEvent(appDatabase, scope, { projectId, webhookUrl: closedUrl, createdAt: ago(400) });
  let lost = await addLostEvent();
  const recent = await addEvent(appDatabase, scope, {
    projectId,
    webhookUrl: closedUrl,
    createdAt: ago(200),
  });
  const claim = { now, graceSeconds: 300, count: 1_000 };
  let claimed = await claimOverdueEvents(suite.owner, claim);
  if (!claimed.some(({ eventId }) => eventId === lost)) {
    // The worker's own sweep was faster. Its next one is a minute away.
    lost = await addLostEvent();
    claimed = await claimOverdueEvents(suite.owner, claim);
  }
  expect(claimed).toContainEqual(
    expect.objectContaining({ scope, eventId: lost, run: 1, projectId, isTest: false }),
  );
  expect(claimed.map(({ eventId }) => eventId)).not.toContain(recent);
  const again = await claimOverdueEvents(suite.owner, claim);
  expect(again.map(({ eventId }) => eventId)).not.toContain(lost);
  // The claimed event is due now, so its workflow can make the attempt at once.
  expect(await createActivities().attemptDelivery({ scope, eventId: lost, run: 1 })).toMatchObject({
    done: false,
  });
  expect((await readEvent(lost)).attempts).toBe(1);
});

test('a recovery resends each undeliverable event of its period once, in order of creation', async () => {
  const own: Scope = { workspaceId: (await createWorkspace(suite.owner)).id, environment: 'live' };
  const project = await addProject(appDatabase, own);
  const { attemptDelivery } = createActivities({ delays: [0] });
  const addUndeliverableEvent = async () => {
    const eventId = await addEvent(appDatabase, own, { projectId: project, webhookUrl: closedUrl });
    await attemptDelivery({ scope: own, eventId, run: 1 });
    return eventId;
  };
  await addUndeliverableEvent();
  const since = new Date(Date.now() + 1);
  while (Date.now() < since.getTime()) await new Promise((resolve) => setImmediate(resolve));
  const lost = [
    await addUndeliverableEvent(),
    await addUndeliverableEvent(),
    await addUndeliverableEvent(),
    await addUndeliverableEvent(),
    await addUndeliverableEvent(),
  ];
  await addEvent(appDatabase, own, { projectId: project, webhookUrl: closedUrl });
  const seen: string[] = [];
  let afterUuid = minUuidAt(since);
  const beforeUuid = minUuidAt(new Date(Date.now() + 1_000));
  for (;;) {
    const batch = await beginRecovery(appDatabase, own, {
      afterUuid,
      beforeUuid,
      now: clock.now(),
      count: 2,
    });
    const last = batch.at(-1);
    if (last === undefined) break;
    expect(batch.length).toBeLessThanOrEqual(2);
    seen.push(...batch.map(({ eventId }) => eventId));
    afterUuid = decodeId('event', last.eventId) ?? '';
  }
  expect(seen).toEqual(lost);
  for (const eventId of lost) expect(await readEvent(eventId)).toMatchObject({ state: 'pending', run: 2 });
});
