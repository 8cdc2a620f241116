import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole, expectStatus, type TestConsole } from './support/console.ts';
import { generate, waitForRequests } from './support/generation.ts';
import { type Receiver, startReceiver } from './support/receiver/receiver.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { verifySignature } from './support/verify-signature.ts';
import {
  addConsoleEndpoint,
  createWebhookWorkspace,
  listAuditActions,
  waitForShownState,
  type WebhookWorkspace,
} from './support/webhook-workspace.ts';

let suite: Suite;
let dashboard: TestConsole;
let receiver: Receiver;

beforeAll(async () => {
  suite = joinSuite();
  [dashboard, receiver] = await Promise.all([openConsole(suite.environment), startReceiver()]);
});
afterAll(async () => {
  await Promise.all([dashboard.close(), receiver.close()]);
  await leaveSuite(suite);
});

/** Adds a default endpoint and a subscribed endpoint. Returns the id of the latter. */
async function addSubscribedEndpoint(webhookWorkspace: WebhookWorkspace, path: string): Promise<string> {
  await addConsoleEndpoint(webhookWorkspace, receiver.url('200?default'));
  const reply = await webhookWorkspace.person.post(`${webhookWorkspace.path}/endpoints`, {
    url: receiver.url(path),
    subscribed: true,
  });
  return String(expectStatus(reply, 200).body.id);
}

test('an endpoint can be subscribed to chosen event types, has its own secret, and each change is audited', async () => {
  const webhookWorkspace = await createWebhookWorkspace(dashboard, 'sandbox');
  const { person, path } = webhookWorkspace;
  const id = await addSubscribedEndpoint(webhookWorkspace, '200?further');
  const endpoint = `${path}/endpoints/${id}`;
  const patch = (body: object) => person.call({ method: 'PATCH', path: endpoint, body });

  const { body: listed } = await person.get(`${path}/endpoints`);
  expect(listed.data[0]).toMatchObject({ is_default: true, subscribed: false, secret: null });
  expect(listed.data[1]).toMatchObject({
    id,
    subscribed: true,
    event_types: null,
    paused_at: null,
    failing_since: null,
    secret: { previous_until: null },
  });

  expect((await patch({ event_types: ['generation.failed'] })).body).toMatchObject({
    subscribed: true,
    event_types: ['generation.failed'],
    url: receiver.url('200?further'),
  });
  for (const types of [[], ['no.such'], ['generation.failed', 'generation.failed']])
    expect(expectStatus(await patch({ event_types: types }), 400).body.error.param).toContain('event_types');
  expect((await patch({ event_types: null })).body.event_types).toBeNull();

  const shown = expectStatus(await person.post(`${endpoint}/secret/reveal`), 200).body;
  expect(shown.secret).toMatch(/^whsec_/);
  const rotated = expectStatus(
    await person.post(`${endpoint}/secret/rotate`, { overlap_hours: 1 }),
    200,
  ).body;
  expect(rotated.previous.secret).toBe(shown.secret);
  expect(
    expectStatus(await person.post(`${endpoint}/secret/rotate`, { overlap_hours: 1 }), 409).body.error.code,
  ).toBe('rotation_under_way');
  // The default endpoint signs with the workspace's secret, so it has none of its own to show.
  expectStatus(await person.post(`${path}/endpoints/${listed.data[0].id}/secret/reveal`), 404);

  expect((await patch({ subscribed: false })).body).toMatchObject({ subscribed: false, secret: null });
  expect((await listAuditActions(webhookWorkspace)).slice(0, 7)).toEqual([
    'webhook_endpoint.unsubscribe',
    'webhook_endpoint.rotate_secret',
    'webhook_endpoint.show_secret',
    'webhook_endpoint.subscribe',
    'webhook_endpoint.subscribe',
    'webhook_endpoint.subscribe',
    'webhook_endpoint.add',
  ]);
});

test("a subscribed endpoint's test events are signed with the endpoint's own secret, even while it is paused", async () => {
  const webhookWorkspace = await createWebhookWorkspace(dashboard, 'sandbox');
  const { person, path } = webhookWorkspace;
  const id = await addSubscribedEndpoint(webhookWorkspace, '200?tested');
  const endpoint = `${path}/endpoints/${id}`;
  const { secret } = expectStatus(await person.post(`${endpoint}/secret/reveal`), 200).body;
  expectStatus(await person.post(`${endpoint}/pause`), 204);
  expectStatus(await person.post(`${endpoint}/pause`), 204);
  expectStatus(await person.post(`${endpoint}/test?type=no.such`), 400);
  for (const type of ['generation.success', 'generation.failed']) {
    const sent = expectStatus(await person.post(`${endpoint}/test?type=${type}`), 200).body;
    const delivery = await waitForShownState(webhookWorkspace, sent.event_id, 'delivered');
    expect(delivery).toMatchObject({ type, is_test: true, endpoint_id: id, copy_of: null });
    const received = receiver.requests.find(({ headers }) => headers['webhook-id'] === sent.event_id);
    if (!received) throw new Error(`${type} was not received`);
    verifySignature(received, secret);
    // The signature debugger also checks against the endpoint's own secret.
    const headers = Object.entries(received.headers).map(([name, value]) => `${name}: ${String(value)}`);
    const report = await person.post(`${path}/debug-signature`, {
      headers: headers.join('\n'),
      body: received.body.toString(),
    });
    expect(expectStatus(report, 200).body.findings).toMatchObject([{ code: 'correct' }]);
  }
  const { body } = await person.get(`${path}/endpoints`);
  expect(body.data[1]).toMatchObject({ id, pause_reason: 'person' });
  expectStatus(await person.post(`${endpoint}/resume`), 204);
  expect((await listAuditActions(webhookWorkspace)).filter((action) => /pause|resume/.test(action))).toEqual([
    'webhook_endpoint.resume',
    'webhook_endpoint.pause',
  ]);
  const refused = await person.post(`${path}/endpoints/${body.data[0].id}/pause`);
  expect([refused.status, refused.body.error.code]).toEqual([409, 'default_endpoint']);
});

test('deliveries can be filtered by endpoint, and a copy names the event that it copies', async () => {
  const webhookWorkspace = await createWebhookWorkspace(dashboard, 'sandbox');
  const { person, path, scope } = webhookWorkspace;
  const id = await addSubscribedEndpoint(webhookWorkspace, '200?listed');
  const key = String(
    (await person.post(`/api/workspaces/${scope.workspaceId}/sandbox/keys`, { label: 'Shop' })).body.secret,
  );
  const keys = { live: key, sandbox: key };
  const made = await suite.clients[0].call({
    method: 'POST',
    path: '/v1/projects',
    environment: 'sandbox',
    key,
    body: { name: 'Harbour' },
  });
  const shop = { id: scope.workspaceId, keys, keyIds: keys };
  const jobId = await generate(suite.clients[0], shop, 'sandbox', {
    projectId: String(made.body.id),
    prompt: 'simulate generation_failed',
  });
  await waitForRequests(receiver, jobId, 2);
  const { body: all } = await person.get(`${path}/events`);
  expect(all.data).toHaveLength(2);
  const { body: copies } = await person.get(`${path}/events?endpoint_id=${id}`);
  const [copy] = copies.data;
  expect(copies.data).toHaveLength(1);
  const event = all.data.find(({ id: each }: { id: string }) => each !== copy.id);
  expect(copy).toMatchObject({ endpoint_id: id, copy_of: event.id });
  expect(event).toMatchObject({ endpoint_id: null, copy_of: null });
  const { body: detail } = await person.get(`${path}/events/${copy.id}`);
  expect(JSON.parse(detail.body)).toMatchObject({ event_id: event.id });
  const other = await createWebhookWorkspace(dashboard, 'sandbox');
  expect((await other.person.get(`${other.path}/events?endpoint_id=${id}`)).body.data).toEqual([]);
  expectStatus(await other.person.post(`${other.path}/endpoints/${id}/pause`), 404);
  expectStatus(await other.person.post(`${other.path}/endpoints/${id}/secret/reveal`), 404);
});
