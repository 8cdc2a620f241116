import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../integrations/postgres.ts';
import { openTraces } from '../integrations/traces.ts';
import { runAdmin } from './support/admin.ts';
import { type Client, createClient } from './support/client.ts';
import { type CollectedSpan, type Collector, startCollector } from './support/trace-collector.ts';
import { generate, waitForRequests } from './support/generation.ts';
import { addProject } from './support/new-project.ts';
import { type Receiver, startReceiver } from './support/receiver/receiver.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { createStage, openOwner, type Stage } from './support/stage.ts';
import { createTestSecret } from './support/webhooks.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

const traceParentPattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

describe('traces', () => {
  let collector: Collector;
  beforeAll(async () => {
    collector = await startCollector();
  });
  afterAll(() => collector.close());

  test('connect spans of several processes through the traceparent', async () => {
    const api = openTraces({ url: collector.url, process: 'api' });
    const worker = openTraces({ url: collector.url, process: 'worker' });
    const request = api.start('request', null, { status: 202 });
    await worker.span('make brand', request.traceParent, {}, async (span) => {
      await worker.span('design', span.traceParent, { kind: 'new', seed: 7 }, () => wait(20));
      span.set('outcome', 'succeeded');
    });
    request.end();
    await Promise.all([api.close(), worker.close()]);

    const [design, make, root] = ['design', 'make brand', 'request'].map((name) =>
      collector.spans.find((span) => span.name === name),
    );
    const [, traceId, spanId] = traceParentPattern.exec(request.traceParent ?? '') ?? [];
    expect(root).toMatchObject({ service: 'blazon-api', traceId, spanId, attributes: { status: 202 } });
    expect(root?.parentSpanId).toBeUndefined();
    expect(make).toMatchObject({ service: 'blazon-worker', traceId, parentSpanId: spanId, isError: false });
    expect(make?.attributes).toEqual({ outcome: 'succeeded' });
    expect(design).toMatchObject({
      traceId,
      parentSpanId: make?.spanId,
      attributes: { kind: 'new', seed: 7 },
    });
    expect(design?.milliseconds).toBeGreaterThan(18);
  });

  test('record the class of an error but not its message, and rethrow it', async () => {
    const traces = openTraces({ url: collector.url, process: 'worker' });
    const failing = traces.span('record', null, {}, () => Promise.reject(new RangeError('whsec_hidden')));
    await expect(failing).rejects.toThrow('whsec_hidden');
    await traces.close();
    const span = collector.spans.find(({ name }) => name === 'record');
    expect(span).toMatchObject({ isError: true, attributes: { 'error.type': 'RangeError' } });
    expect(collector.text()).not.toContain('whsec_hidden');
  });

  test.each([
    '',
    'nonsense',
    `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`,
    `ff-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  ])('start anew for the invalid traceparent %j', (text) => {
    const traces = openTraces({ url: 'http://127.0.0.1:1/', process: 'api' });
    const span = traces.start('request', text);
    expect(span.traceParent).toMatch(traceParentPattern);
    expect(span.traceParent).not.toContain(text === '' ? 'nothing' : text.slice(3, 35));
  });
});

describe('traces that cannot be sent', () => {
  test.each(['silent', 'away'] as const)('cause no delay if the collector is %s', async (collectorState) => {
    const silent = collectorState === 'silent' ? await startCollector('silent') : undefined;
    const traces = openTraces({ url: silent?.url ?? 'http://127.0.0.1:1/v1/traces', process: 'api' });
    const before = performance.now();
    for (let count = 0; count < 20_000; count += 1) traces.start('request', null).end();
    expect(performance.now() - before).toBeLessThan(5_000);
    expect(await traces.span('work', null, {}, async () => 'done')).toBe('done');
    await traces.close();
    expect(performance.now() - before).toBeLessThan(15_000);
    await silent?.close();
  });

  test('are not created without a URL', async () => {
    const traces = openTraces({ url: undefined, process: 'api' });
    const span = traces.start('request', `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`);
    expect(span.traceParent).toBeNull();
    expect(traces.start('another', null)).toBe(span);
    expect(await traces.span('work', null, {}, async (inner) => inner.traceParent)).toBeNull();
    await traces.close();
  });
});

describe('traces of the service', () => {
  let stage: Stage;
  let owner: Database;
  let workspace: TestWorkspace;
  let collector: Collector;
  let receiver: Receiver;
  let api: ServerProcess;
  let worker: ServerProcess;
  let client: Client;

  beforeAll(async () => {
    // A separate stage, because the suite's worker sends no traces and would take over some work.
    [stage, collector, receiver] = await Promise.all([
      createStage('traces'),
      startCollector(),
      startReceiver(),
    ]);
    owner = openOwner(stage.environment);
    workspace = await createWorkspace(owner);
    await createTestSecret(owner, stage.environment, workspace.id);
    const environment = {
      ...stage.environment,
      BLAZON_TRACES_URL: collector.url,
      BLAZON_WEBHOOK_DELAYS_SECONDS: '0,1',
    };
    [api, worker] = await Promise.all([startServer('api', environment), startServer('worker', environment)]);
    client = createClient(api.httpsPort);
  });
  afterAll(async () => {
    await Promise.all([client.close(), api.stop(), worker.stop(), receiver.close()]);
    await collector.close();
    await owner.close();
    await stage.close();
  });

  test('start anew with each request, whatever traceparent the caller sends, and contain no secrets', async () => {
    const foreign = 'a'.repeat(32);
    const reply = await client.call({
      path: '/v1/projects?limit=0',
      key: workspace.keys.live,
      headers: { traceparent: `00-${foreign}-${'b'.repeat(16)}-01`, tracestate: 'vendor=1' },
    });
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.headers)).not.toContain('traceparent');

    const isOfRequest = ({ attributes }: CollectedSpan) =>
      attributes['request_id'] === reply.headers['request-id'];
    const span = (await collector.until((spans) => spans.some(isOfRequest))).find(isOfRequest);
    expect(span).toMatchObject({ service: 'blazon-api', name: 'request' });
    expect(span?.attributes).toEqual({
      operation: 'GET /v1/projects',
      status: 400,
      code: 'invalid_param',
      workspace_id: workspace.id,
      request_id: reply.headers['request-id'],
    });
    expect(span?.parentSpanId).toBeUndefined();
    expect(collector.text()).not.toContain(foreign);
    expect(collector.text()).not.toContain('sk_live_');
  });

  test('connect a generate request with its design and all its delivery attempts', async () => {
    const projectId = await addProject(owner, { workspaceId: workspace.id, environment: 'sandbox' });
    const prompt = 'A lighthouse for Marlowe Harbour, calm and blue.';
    const webhookUrl = receiver.url('503');
    const jobId = await generate(client, workspace, 'sandbox', { projectId, prompt, webhookUrl });
    const requests = await waitForRequests(receiver, jobId, 2);

    const findTrace = (spans: readonly CollectedSpan[]) => {
      const make = spans.find(
        ({ name, attributes }) => name === 'make brand' && attributes['job_id'] === jobId,
      );
      return spans.filter(({ traceId }) => traceId === make?.traceId);
    };
    const spans = findTrace(await collector.until((all) => findTrace(all).length >= 6));
    const spansNamed = (name: string) => spans.filter((span) => span.name === name);
    const [request, make] = [spansNamed('request')[0], spansNamed('make brand')[0]];
    expect(spans.map(({ name }) => name).sort()).toEqual([
      'attempt',
      'attempt',
      'design',
      'make brand',
      'record',
      'request',
    ]);
    expect(request).toMatchObject({ service: 'blazon-api', attributes: { status: 202 } });
    expect(make).toMatchObject({ service: 'blazon-worker', parentSpanId: request?.spanId });
    for (const name of ['design', 'record'])
      expect(spansNamed(name)[0]).toMatchObject({ parentSpanId: make?.spanId, isError: false });
    for (const attempt of spansNamed('attempt')) {
      expect([request?.spanId, make?.spanId]).toContain(attempt.parentSpanId);
      expect(attempt.attributes).toMatchObject({ outcome: 'status_5xx', workspace_id: workspace.id });
    }

    for (const { headers } of requests)
      expect(Object.keys(headers).filter((name) => name.startsWith('trace'))).toEqual([]);
    for (const hidden of ['Marlowe', 'whsec_', 'sk_test_', webhookUrl])
      expect(collector.text()).not.toContain(hidden);
    const history = await runAdmin(stage.environment, 'history', jobId);
    expect(history.output).toContain(make?.traceId ?? 'no trace');
  });

  test('are sent completely before the process stops', async () => {
    const reply = await client.call({ path: '/v1/nothing', key: workspace.keys.live });
    expect(await api.stop()).toBe(0);
    expect(collector.spans.map(({ attributes }) => attributes['request_id'])).toContain(
      reply.headers['request-id'],
    );
  });
});
