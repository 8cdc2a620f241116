import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@blazon/contract/limits.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Scope } from '../domain/environment.ts';
import { runAdmin } from './support/admin.ts';
import {
  generate,
  readEventOf,
  readStoredAttempts,
  readStoredEvent,
  waitForRequests,
  waitForEventState,
} from './support/generation.ts';
import { addProject } from './support/new-project.ts';
import { redirectTargetPath } from './support/receiver/response-behaviours.ts';
import { type Flaw, makeBrokenCertificate } from './support/receiver/broken-certificates.ts';
import { type Receiver, startReceiver } from './support/receiver/receiver.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { addTestEndpoint, createTestSecret } from './support/webhooks.ts';
import { verifySignature } from './support/verify-signature.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

let suite: Suite;
let receiver: Receiver;
let workspace: TestWorkspace;
let secret: string;
let projectId: string;

beforeAll(async () => {
  suite = joinSuite();
  receiver = await startReceiver();
  workspace = await createWorkspace(suite.owner);
  secret = await createTestSecret(suite.owner, suite.environment, workspace.id);
  projectId = await addProject(suite.owner, { workspaceId: workspace.id, environment: 'sandbox' });
});
/** How many requests have been verified. Signatures expire after five minutes, so they are verified after each test. */
let verified = 0;
function verifyNewRequests(): void {
  for (const received of receiver.requests.slice(verified)) {
    verified += 1;
    readEventOf(received);
    if (received.path !== foreignPath) verifySignature(received, secret);
  }
}
afterEach(verifyNewRequests);
afterAll(async () => {
  await receiver.close();
  await leaveSuite(suite);
});

/** The path used by workspaces whose secret these tests do not know, so that their signatures are not checked. */
const foreignPath = '/200?foreign';

/** A prompt whose job fails at once, so that the test need not wait for a drawing. */
const quickPrompt = 'simulate generation_failed';
const generateWithWebhook = (webhookUrl: string, prompt = quickPrompt) =>
  generate(suite.clients[0], workspace, 'sandbox', { projectId, prompt, webhookUrl });

/** The test service runs the documented retry schedule this many times as fast. */
const scale = 100;
const deadline = limits.webhookResponseSeconds * 1000;
const expectedGaps = limits.webhookAttemptDelaysSeconds.slice(1).map((seconds) => (seconds * 1000) / scale);

describe.concurrent('a delivery attempt', () => {
  interface Case {
    readonly path: string;
    readonly stored: Readonly<Record<string, unknown>>;
  }
  const failing: Case[] = [
    { path: '301', stored: { outcome: 'status_3xx', status: 301 } },
    { path: '302', stored: { outcome: 'status_3xx', status: 302 } },
    { path: '400', stored: { outcome: 'status_4xx', status: 400 } },
    { path: '404', stored: { outcome: 'status_4xx', status: 404 } },
    { path: '410', stored: { outcome: 'status_4xx', status: 410 } },
    { path: '500', stored: { outcome: 'status_5xx', status: 500 } },
    { path: '503', stored: { outcome: 'status_5xx', status: 503 } },
    { path: 'slow-headers', stored: { outcome: 'timeout', status: null } },
    { path: 'slow-body', stored: { outcome: 'timeout' } },
    { path: 'reset', stored: { outcome: 'connection', status: null } },
    { path: 'reset-after-headers', stored: { outcome: 'connection' } },
    { path: 'never', stored: { outcome: 'timeout', status: null } },
  ];

  test.for(failing)('to /$path fails, and the next one succeeds', async ({ path, stored }) => {
    const jobId = await generateWithWebhook(receiver.url(`first/1/${path}`));
    const event = await waitForEventState(suite.owner, jobId, 'delivered');
    expect(event).toMatchObject({ attempts: 2, run: 1, reason: null });
    const [first, second, ...more] = await readStoredAttempts(suite.owner, jobId);
    expect(first).toMatchObject({ number: 1, ...stored });
    expect(second).toMatchObject({ number: 2, outcome: 'delivered', status: 200 });
    expect(more).toEqual([]);
    // A timeout takes its full duration; any other failure is immediate.
    const [minimum, maximum] =
      stored['outcome'] === 'timeout' ? [deadline - 50, deadline + 5_000] : [0, deadline];
    expect(first?.duration_ms).toBeGreaterThanOrEqual(minimum);
    expect(first?.duration_ms).toBeLessThan(maximum);
    const requests = receiver.of(jobId);
    expect(requests.map(({ headers }) => headers['service-delivery-attempt'])).toEqual(['1', '2']);
    expect(requests[0]?.body.equals(requests[1]?.body ?? Buffer.alloc(0))).toBe(true);
  });

  test.for(['200', '201', '204'])('that gets a %s succeeds', async (path) => {
    const jobId = await generateWithWebhook(receiver.url(path));
    expect(await waitForEventState(suite.owner, jobId, 'delivered')).toMatchObject({ attempts: 1 });
    const [attempt] = await readStoredAttempts(suite.owner, jobId);
    expect(attempt).toMatchObject({ outcome: 'delivered', status: Number(path), error: null });
    expect(attempt?.request_headers).toMatchObject({
      'webhook-id': receiver.of(jobId)[0]?.headers['webhook-id'],
    });
    expect(attempt?.response_body?.toString() ?? '').toBe(path === '204' ? '' : `This is ${path}.`);
  });

  test('reads no more of a response than is stored', async () => {
    const jobId = await generateWithWebhook(receiver.url('huge'));
    await waitForEventState(suite.owner, jobId, 'delivered');
    const [attempt] = await readStoredAttempts(suite.owner, jobId);
    expect(attempt?.response_body).toHaveLength(limits.webhookResponseBytes);
    expect(attempt?.duration_ms).toBeLessThan(deadline);
  });

  test('does not decompress a response', async () => {
    const jobId = await generateWithWebhook(receiver.url('gzip'));
    await waitForEventState(suite.owner, jobId, 'delivered');
    const [attempt] = await readStoredAttempts(suite.owner, jobId);
    expect([...(attempt?.response_body?.subarray(0, 2) ?? [])]).toEqual([0x1f, 0x8b]);
  });

  test.for(['expired', 'wrong-name', 'self-signed'] satisfies Flaw[])(
    'sends nothing to a server whose certificate is %s',
    async (flaw) => {
      const broken = await startReceiver({ tls: makeBrokenCertificate(flaw) });
      const jobId = await generateWithWebhook(broken.url('200'));
      await waitForAttempts(jobId, 1);
      const [attempt] = await readStoredAttempts(suite.owner, jobId);
      expect(attempt).toMatchObject({ outcome: 'tls', status: null });
      expect(attempt?.error).toMatch(/certificate/i);
      expect(broken.requests).toEqual([]);
      await broken.close();
    },
  );

  test('to an unknown host name is stored as name_not_found', async () => {
    const jobId = await generateWithWebhook('https://nobody.example/hook');
    await waitForAttempts(jobId, 1);
    expect((await readStoredAttempts(suite.owner, jobId))[0]).toMatchObject({ outcome: 'name_not_found' });
  });

  test('to a closed port is stored as a connection failure', async () => {
    const closedReceiver = await startReceiver();
    await closedReceiver.close();
    const jobId = await generateWithWebhook(closedReceiver.url('200'));
    await waitForAttempts(jobId, 1);
    expect((await readStoredAttempts(suite.owner, jobId))[0]).toMatchObject({ outcome: 'connection' });
  });
});

describe.concurrent('a webhook event', () => {
  // This test measures time, so a busy machine gets two more attempts.
  test('is attempted four times on the documented schedule, with the same bytes, and then no more', {
    retry: 2,
    timeout: 360_000,
  }, async () => {
    const jobId = await generateWithWebhook(receiver.url('503?schedule'), 'Kettle, a bold coffee roastery.');
    await waitForRequests(receiver, jobId);
    await waitForRequests(receiver, jobId, 4, 60);
    expect(await waitForEventState(suite.owner, jobId, 'undeliverable')).toMatchObject({
      reason: 'attempts_exhausted',
      attempts: 4,
    });
    const requests = receiver.of(jobId);
    const times = requests.map(({ at }) => at);
    const measured = expectedGaps.map((_, index) => (times[index + 1] ?? 0) - (times[index] ?? 0));
    for (const [index, gap] of expectedGaps.entries()) {
      expect(measured[index]).toBeGreaterThanOrEqual(gap - 20);
      // An attempt may be late on a busy machine, but the delay must not grow with the interval.
      expect(measured[index]).toBeLessThan(gap + 5_000);
    }
    expect(new Set(requests.map(({ body }) => body.toString('base64'))).size).toBe(1);
    expect(new Set(requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(requests.map(({ headers }) => headers['service-delivery-attempt'])).toEqual(['1', '2', '3', '4']);
    await wait(2_000);
    expect(receiver.of(jobId)).toHaveLength(4);
  });

  test("is sent to its job's URL, otherwise to the default endpoint of its environment", async () => {
    const mine = await createWorkspace(suite.owner);
    const scopes = (['live', 'sandbox'] as const).map(
      (environment): Scope => ({ workspaceId: mine.id, environment }),
    );
    for (const scope of scopes) {
      await addTestEndpoint(suite.owner, scope, receiver.url('200?foreign'));
      await addTestEndpoint(suite.owner, scope, receiver.url('never?second'));
    }
    for (const scope of scopes) {
      const project = await addProject(suite.owner, scope);
      const requestBrand = (webhookUrl?: string) =>
        generate(suite.clients[1], mine, scope.environment, {
          projectId: project,
          prompt: 'Ibis, a quiet library.',
          ...(webhookUrl === undefined ? {} : { webhookUrl }),
        });
      const [own, byDefault] = [await requestBrand(receiver.url('200?foreign')), await requestBrand()];
      for (const jobId of [own, byDefault]) await waitForEventState(suite.owner, jobId, 'delivered');
      expect((await readStoredAttempts(suite.owner, own))[0]?.url).toBe(receiver.url('200?foreign'));
      expect(receiver.of(byDefault).map(({ path }) => path)).toEqual([foreignPath]);
    }
  });

  test('is stored if there is no endpoint, and can be sent once there is one', async () => {
    const mine = await createWorkspace(suite.owner);
    const scope = { workspaceId: mine.id, environment: 'sandbox' as const };
    const project = await addProject(suite.owner, scope);
    const jobId = await generate(suite.clients[0], mine, 'sandbox', {
      projectId: project,
      prompt: quickPrompt,
    });
    expect(await waitForEventState(suite.owner, jobId, 'undeliverable')).toMatchObject({
      reason: 'no_endpoint',
      attempts: 0,
    });
    await addTestEndpoint(suite.owner, scope, receiver.url('200?foreign'));
    const eventId = (await readStoredEvent(suite.owner, jobId))?.id ?? '';
    expect(await runAdmin(suite.environment, 'event', 'resend', eventId)).toMatchObject({
      code: 0,
      error: '',
    });
    expect(await waitForEventState(suite.owner, jobId, 'delivered')).toMatchObject({ run: 2, attempts: 1 });
    expect(receiver.of(jobId)).toHaveLength(1);
  });

  test('about a success is no longer sent once its project is deleted', async () => {
    const scope = { workspaceId: workspace.id, environment: 'live' as const };
    const project = await addProject(suite.owner, scope);
    const jobId = await generate(suite.clients[0], workspace, 'live', {
      projectId: project,
      prompt: 'Osier, a basket weaver.',
      webhookUrl: receiver.url('500?stopped'),
    });
    await waitForRequests(receiver, jobId, 2);
    const path = `/v1/projects/${project}`;
    await suite.clients[0].call({ method: 'DELETE', path, key: workspace.keys.live });
    await expect
      .poll(async () => (await readStoredEvent(suite.owner, jobId))?.state ?? 'stopped', { timeout: 90_000 })
      .toBe('stopped');
    const before = receiver.of(jobId).length;
    // The next attempt would come at most three seconds after the one before.
    await wait(4_000);
    expect(receiver.of(jobId)).toHaveLength(before);
  });
});

test('every request of the tests above was valid and signed, and no redirect was followed', () => {
  verifyNewRequests();
  expect(verified).toBeGreaterThan(30);
  expect(receiver.requests.map(({ path }) => path)).not.toContain(redirectTargetPath);
});

async function waitForAttempts(jobId: string, count: number): Promise<void> {
  const end = Date.now() + 90_000;
  while ((await readStoredAttempts(suite.owner, jobId)).length < count) {
    if (Date.now() > end) throw new Error(`There are fewer than ${count} attempts for ${jobId}`);
    await wait(50);
  }
}
