import { setTimeout as wait } from 'node:timers/promises';
import { decodeId } from '@blazon/contract/ids.ts';
import { limits } from '@blazon/contract/limits.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../integrations/clock.ts';
import { connectEventSignals, type EventSignals } from '../integrations/event-pubsub.ts';
import type { Scope } from '../domain/environment.ts';
import { encodeCursor } from '../domain/feed-cursor.ts';
import { minUuidAt } from '../domain/uuid-time.ts';
import { createTestEvent } from '../domain/test-event.ts';
import { revokeApiKey } from '../store/api-keys.ts';
import { readEvent } from '../store/event-views.ts';
import { insertEvent } from '../store/events.ts';
import { type FeedClient, openFeedClient } from './support/feed-client.ts';
import { startGatedApi } from './support/api-behind-fault-proxies.ts';
import { generate, waitForEventState } from './support/generation.ts';
import { readMetric } from './support/internal-port.ts';
import { addEvent, addFailedEvent } from './support/new-event.ts';
import { addProject } from './support/new-project.ts';
import { startServer } from './support/server-process.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { verifySignature } from './support/verify-signature.ts';
import { createTestSecret } from './support/webhooks.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

const clock = systemClock();

let suite: Suite;
let signals: EventSignals;
let workspace: TestWorkspace;
let scope: Scope;
let projectId: string;
let openedClients: FeedClient[];

beforeAll(() => {
  suite = joinSuite();
  signals = connectEventSignals({
    url: suite.environment['BLAZON_REDIS_URL'] ?? '',
    onError: () => undefined,
  });
});
afterAll(async () => {
  signals.close();
  await leaveSuite(suite);
});
beforeEach(async () => {
  openedClients = [];
  workspace = await createWorkspace(suite.owner);
  scope = { workspaceId: workspace.id, environment: 'sandbox' };
  projectId = await addProject(suite.owner, scope);
});
afterEach(() => openedClients.forEach((client) => client.close()));

const portOf = (process: 0 | 1): number => suite.ports[process]?.https ?? 0;

async function connectFeed(port: number, cursor?: string, of = workspace): Promise<FeedClient> {
  const client = await openFeedClient(port, of.keys.sandbox, cursor === undefined ? {} : { cursor });
  openedClients.push(client);
  return client;
}

/** Adds an event as a worker does: stores it, then sends the signal that wakes the feed. */
async function makeEvent(given: { readonly body?: string } = {}): Promise<string> {
  const id = await addEvent(suite.owner, scope, { projectId, ...given });
  signals.send(scope);
  return id;
}

async function makeEvents(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await makeEvent());
  return ids;
}

describe('the live feed', () => {
  test('sends the exact bytes of an event, with valid signatures, even if there is no endpoint', async () => {
    const secret = await createTestSecret(suite.owner, suite.environment, workspace.id);
    const client = await connectFeed(portOf(0));
    expect(client.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'request-id': expect.stringMatching(/^req_/),
      'x-ratelimit-limit': '5000',
    });
    expect(client.messages[0]).toMatchObject({
      event: 'ready',
      data: { workspace_id: workspace.id, heartbeat_seconds: limits.feedHeartbeatSeconds },
    });
    const jobId = await generate(suite.clients[1], workspace, 'sandbox', {
      projectId,
      prompt: 'A bakery by the sea. Crumb and Tide.',
    });
    const [eventId = ''] = await client.untilEvents(1, 60);
    const stored = await readEvent(suite.owner, scope, eventId);
    const { data } = await client.untilMessage('webhook');
    expect(data).toMatchObject({ type: 'generation.success', project_id: projectId });
    const body = Buffer.from(data.body, 'base64');
    expect(body.equals(stored?.body ?? Buffer.alloc(0))).toBe(true);
    const headers = Object.fromEntries(
      Object.entries<string>(data.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': eventId });
    verifySignature({ headers, body } as never, secret);
    expect(await waitForEventState(suite.owner, jobId, 'undeliverable')).toMatchObject({
      reason: 'no_endpoint',
    });
  });

  test('signs the first event of a workspace with the same new secret on both processes', async () => {
    const clients = await Promise.all([connectFeed(portOf(0)), connectFeed(portOf(1))]);
    await makeEvent();
    const signatures = await Promise.all(
      clients.map(async (client) => {
        await client.untilEvents(1);
        return (await client.untilMessage('webhook')).data.headers['Service-Signature'];
      }),
    );
    expect(signatures[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(signatures[1]).toBe(signatures[0]);
  });

  // This test measures time, so a busy machine gets two more attempts.
  test('sends only new events, in the order of creation', { retry: 2 }, async () => {
    await makeEvents(3);
    const client = await connectFeed(portOf(0));
    const ids = await makeEvents(25);
    const began = performance.now();
    expect(await client.untilEvents(25)).toEqual(ids);
    expect(performance.now() - began).toBeLessThan(4_000);
  });

  test('sends failure events but no success events of a deleted project', async () => {
    const client = await connectFeed(portOf(0));
    await suite.owner.unscoped({
      text: 'UPDATE projects SET deleted_at = now() WHERE id = $1',
      values: [decodeId('project', projectId)],
    });
    await makeEvent();
    const failed = await addFailedEvent(suite.owner, scope, projectId, 'https://receiver.example/');
    signals.send(scope);
    expect(await client.untilEvents(1)).toEqual([failed]);
  });

  test('sends a heartbeat every 15 seconds', async () => {
    const client = await connectFeed(portOf(0));
    await expect.poll(client.heartbeats, { timeout: 60_000 }).toBeGreaterThan(0);
  });
});

describe('the live feed neither loses nor repeats an event', () => {
  test('when a reader reconnects to another process', async () => {
    const first = await connectFeed(portOf(0));
    const before = await makeEvents(3);
    expect(await first.untilEvents(3)).toEqual(before);
    first.close();
    const missed = await makeEvents(12);
    const second = await connectFeed(portOf(1), first.cursor());
    const after = await makeEvents(2);
    expect(await second.untilEvents(14)).toEqual([...missed, ...after]);
    await wait(500);
    expect(second.eventIds()).toHaveLength(14);
  });

  test('when a reader reconnects before its first event', async () => {
    const first = await connectFeed(portOf(0));
    first.close();
    const missed = await makeEvents(2);
    const second = await connectFeed(portOf(1), first.cursor());
    expect(await second.untilEvents(2)).toEqual(missed);
  });

  test('when a process is killed', async () => {
    const server = await startServer('api', suite.environment);
    const first = await connectFeed(server.httpsPort);
    const before = await makeEvents(2);
    await first.untilEvents(2);
    await server.kill();
    await first.untilClosed();
    const missed = await makeEvents(3);
    const second = await connectFeed(portOf(0), first.cursor());
    expect(await second.untilEvents(3)).toEqual(missed);
    expect(first.eventIds()).toEqual(before);
  });

  test('when a process stops and announces this to the reader', async () => {
    const server = await startServer('api', suite.environment);
    const client = await connectFeed(server.httpsPort);
    const began = performance.now();
    expect(await server.stop()).toBe(0);
    // An open feed would otherwise last for minutes.
    expect(performance.now() - began).toBeLessThan(20_000);
    await client.untilClosed();
    expect(client.messages.at(-1)).toMatchObject({ event: 'closing' });
  });

  test('when an older transaction commits after a newer one', async () => {
    const client = await connectFeed(portOf(0));
    const start = client.cursor();
    const late = createTestEvent({ endpointId: clock.newId('webhookEndpoint') }, clock.now(), clock.newId);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: written, resolve: write } = Promise.withResolvers<void>();
    const slow = suite.owner.transaction(scope, async (transaction) => {
      await insertEvent(transaction, scope, late);
      write();
      await released;
    });
    await written;
    const newerEvent = await makeEvent();
    await wait(1_500);
    const resumedMeanwhile = await connectFeed(portOf(1), start);
    await wait(500);
    // The newer event is held back: a reader that resumed after it would miss the older one.
    expect([...client.eventIds(), ...resumedMeanwhile.eventIds()]).toEqual([]);
    release();
    await slow;
    for (const each of [client, resumedMeanwhile])
      expect(await each.untilEvents(2)).toEqual([late.id, newerEvent]);
  });

  // This test measures time, so a busy machine gets two more attempts.
  test('while Redis is down', { retry: 2 }, async () => {
    const api = await startGatedApi(suite.environment);
    try {
      const client = await connectFeed(api.server.httpsPort);
      api.gates.redis.shut();
      await wait(200);
      const [first = ''] = await makeEvents(1);
      expect(await client.untilEvents(1, 4)).toEqual([first]);
      const another = await connectFeed(api.server.httpsPort, client.cursor());
      const [second = ''] = await makeEvents(1);
      expect(await another.untilEvents(1, 4)).toEqual([second]);
      api.gates.redis.open();
      expect(await client.untilEvents(2, 4)).toEqual([first, second]);
    } finally {
      await api.close();
    }
  });

  test('while the database is unavailable', async () => {
    const api = await startGatedApi(suite.environment);
    try {
      const client = await connectFeed(api.server.httpsPort);
      api.gates.postgres.shut();
      const ids = await makeEvents(2);
      await wait(1_500);
      expect(client.isOpen()).toBe(true);
      api.gates.postgres.open();
      expect(await client.untilEvents(2)).toEqual(ids);
    } finally {
      await api.close();
    }
  });

  test('when a slow reader is disconnected and resumes where it stopped', async () => {
    const metric = () => readMetric(suite.ports[0]?.internal ?? 0, 'blazon_feed_cut_off_total');
    const before = await metric();
    const client = await connectFeed(portOf(0));
    client.pause();
    const ids: string[] = [];
    for (let index = 0; index < 30; index += 1)
      ids.push(await makeEvent({ body: JSON.stringify({ filler: 'x'.repeat(1_000_000) }) }));
    await expect.poll(metric, { timeout: 40_000 }).toBe(before + 1);
    client.resume();
    await client.untilClosed();
    const seen = client.eventIds();
    expect(seen.length).toBeLessThan(ids.length);
    const again = await connectFeed(portOf(1), client.cursor());
    expect([...seen, ...(await again.untilEvents(ids.length - seen.length))]).toEqual(ids);
  });
});

describe('a feed cursor', () => {
  test(`that is too old gets a gap message and the last ${limits.feedReplayEvents} events`, async () => {
    const first = await connectFeed(portOf(0));
    first.close();
    const ids = await suite.owner.transaction(scope, async (transaction) => {
      const made: string[] = [];
      for (let index = 0; index < limits.feedReplayEvents + 5; index += 1) {
        const event = createTestEvent(
          { endpointId: clock.newId('webhookEndpoint') },
          clock.now(),
          clock.newId,
        );
        await insertEvent(transaction, scope, event);
        made.push(event.id);
      }
      return made;
    });
    const second = await connectFeed(portOf(0), first.cursor());
    expect(await second.untilEvents(limits.feedReplayEvents, 60)).toEqual(ids.slice(5));
    const gap = await second.untilMessage('gap');
    expect(Math.abs(gap.data.since - Date.now() / 1000)).toBeLessThan(60);
  });

  test('from another database server gets a gap message and all events of the last day', async () => {
    const ids = await makeEvents(2);
    const cursor = encodeCursor({ transactionId: String(2n ** 60n), uuid: minUuidAt(clock.now()) });
    const client = await connectFeed(portOf(0), cursor);
    expect(await client.untilEvents(2)).toEqual(ids);
    await client.untilMessage('gap');
  });

  test('that is old gets no gap message if there are no events after it', async () => {
    const longAgo = new Date(Date.now() - 3 * limits.feedReplaySeconds * 1000);
    const client = await connectFeed(
      portOf(0),
      encodeCursor({ transactionId: '1', uuid: minUuidAt(longAgo) }),
    );
    const [id] = await makeEvents(1);
    expect(await client.untilEvents(1)).toEqual([id]);
    expect(client.messages.map(({ event }) => event)).toEqual(['ready', 'webhook']);
  });
});

describe('a feed connection', () => {
  test('gets no events of another workspace or of the live environment, whatever its cursor', async () => {
    const stranger = await createWorkspace(suite.owner);
    const mine = await connectFeed(portOf(0));
    const theirs = await connectFeed(portOf(0), mine.cursor(), stranger);
    const live: Scope = { ...scope, environment: 'live' };
    await addEvent(suite.owner, live, { projectId: await addProject(suite.owner, live) });
    const [id] = await makeEvents(1);
    expect(await mine.untilEvents(1)).toEqual([id]);
    await wait(6_000);
    expect(mine.eventIds()).toEqual([id]);
    expect(theirs.eventIds()).toEqual([]);
  });

  test('is closed when its API key is revoked', async () => {
    const client = await connectFeed(portOf(0));
    await suite.owner.unscopedTransaction((transaction) =>
      revokeApiKey(transaction, workspace.id, workspace.keyIds.sandbox, clock.now()),
    );
    await makeEvents(1);
    await client.untilClosed();
    expect(client.eventIds()).toEqual([]);
    expect(client.messages.at(-1)?.event).toBe('closing');
  });

  test(`is rejected while the workspace has ${limits.feedConnections} others over all processes`, async () => {
    const clients = await Promise.all(
      [0, 1, 0, 1, 0].map((process) => connectFeed(portOf(process as 0 | 1))),
    );
    expect(clients.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const refused = await connectFeed(portOf(1));
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '15' } });
    clients[0]?.close();
    await expect.poll(async () => (await connectFeed(portOf(1))).status).toBe(200);
    expect(await readMetric(suite.ports[1]?.internal ?? 0, 'blazon_feed_connections')).toBeGreaterThan(0);
  });
});
