import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectStatus, openConsole, type TestConsole } from './support/console.ts';
import { type Receiver, startReceiver } from './support/receiver/receiver.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import {
  listAuditActions,
  addConsoleEndpoint,
  createWebhookWorkspace,
  waitForShownState,
} from './support/webhook-workspace.ts';
import { waitForMinuteWithSeconds } from './support/wait-for-minute.ts';

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

describe('webhook endpoints', () => {
  test('are added, changed, made default and removed, and each step is audited', async () => {
    const webhookWorkspace = await createWebhookWorkspace(dashboard, 'sandbox');
    const { person, path } = webhookWorkspace;
    const first = await addConsoleEndpoint(webhookWorkspace, receiver.url('200'));
    const second = await addConsoleEndpoint(webhookWorkspace, receiver.url('204'));
    expect((await person.get(`${path}/endpoints`)).body).toMatchObject({
      data: [
        { id: first, url: receiver.url('200'), is_default: true },
        { id: second, url: receiver.url('204'), is_default: false },
      ],
      most: 16,
    });

    const changed = await person.call({
      method: 'PATCH',
      path: `${path}/endpoints/${first}`,
      body: { url: receiver.url('201') },
    });
    expect(changed.body).toMatchObject({ id: first, url: receiver.url('201'), is_default: true });
    expectStatus(await person.post(`${path}/endpoints/${second}/default`), 204);
    expectStatus(await person.call({ method: 'DELETE', path: `${path}/endpoints/${first}` }), 204);
    expect((await person.get(`${path}/endpoints`)).body.data).toMatchObject([
      { id: second, is_default: true },
    ]);
    expectStatus(await person.call({ method: 'DELETE', path: `${path}/endpoints/${first}` }), 404);
    expect((await listAuditActions(webhookWorkspace)).slice(0, 5)).toEqual([
      'webhook_endpoint.remove',
      'webhook_endpoint.default',
      'webhook_endpoint.change',
      'webhook_endpoint.add',
      'webhook_endpoint.add',
    ]);
    // The other environment has no endpoints.
    const live = path.replace('/sandbox/', '/live/');
    expect((await person.get(`${live}/endpoints`)).body.data).toEqual([]);
    expectStatus(await person.post(`${live}/endpoints/${second}/default`), 404);
  });

  test.each([
    ['http://example.com/hook', 'The URL must begin with https:// and a host.'],
    ['https://10.0.0.1/hook', 'The address is not on the public internet.'],
    ['https://user:secret@example.com/', 'The URL must not contain a user name or password.'],
    ['https://example.com:25/', 'The port must be 443, or from 1024 to 65535.'],
  ])('cannot have the URL %s', async (url, message) => {
    const { person, path } = await createWebhookWorkspace(dashboard);
    const { status, body } = await person.post(`${path}/endpoints`, { url });
    expect([status, body.error.param, body.error.message]).toEqual([400, 'url', message]);
  });

  test('are limited to sixteen per environment', async () => {
    const webhookWorkspace = await createWebhookWorkspace(dashboard);
    for (let count = 0; count < 16; count += 1)
      await addConsoleEndpoint(webhookWorkspace, receiver.url(`200?${count}`));
    const { status, body } = await webhookWorkspace.person.post(`${webhookWorkspace.path}/endpoints`, {
      url: receiver.url('200'),
    });
    expect([status, body.error.code]).toEqual([409, 'too_many_endpoints']);
  });
});

describe('the webhook secret', () => {
  test('is revealed on request, rotated with an overlap, and never appears in a GET response or in the log', async () => {
    const webhookWorkspace = await createWebhookWorkspace(dashboard);
    const { person, workspacePath } = webhookWorkspace;
    expect((await person.get(`${workspacePath}/secret`)).body).toEqual({
      created_at: null,
      previous_until: null,
    });
    const shown = expectStatus(await person.post(`${workspacePath}/secret/reveal`), 200);
    expect(shown.body).toMatchObject({ secret: expect.stringMatching(/^whsec_/), previous: null });
    expect(shown.headers['cache-control']).toBe('no-store');

    const rotated = expectStatus(
      await person.post(`${workspacePath}/secret/rotate`, { overlap_hours: 24 }),
      200,
    );
    expect(rotated.body.secret).not.toBe(shown.body.secret);
    expect(rotated.body.previous.secret).toBe(shown.body.secret);
    const hours = (rotated.body.previous.until - Date.now() / 1000) / 3600;
    expect(hours).toBeGreaterThan(23.9);
    const state = await person.get(`${workspacePath}/secret`);
    expect(state.body).toMatchObject({ previous_until: rotated.body.previous.until });
    expect(state.text).not.toContain('whsec_');

    const again = await person.post(`${workspacePath}/secret/rotate`, { overlap_hours: 1 });
    expect([again.status, again.body.error.code]).toEqual([409, 'rotation_under_way']);
    expect((await person.post(`${workspacePath}/secret/reveal`)).body).toEqual(rotated.body);

    const rotatedWithoutOverlap = expectStatus(
      await person.post(`${workspacePath}/secret/rotate`, { overlap_hours: 0 }),
      200,
    );
    expect(rotatedWithoutOverlap.body.previous).toBeNull();
    expectStatus(await person.post(`${workspacePath}/secret/rotate`, { overlap_hours: 25 }), 400);
    expect((await listAuditActions(webhookWorkspace)).slice(0, 4)).toEqual([
      'webhook_secret.rotate',
      'webhook_secret.show',
      'webhook_secret.rotate',
      'webhook_secret.show',
    ]);
    for (const secret of [shown.body.secret, rotated.body.secret, rotatedWithoutOverlap.body.secret])
      expect(dashboard.process.output()).not.toContain(secret);
  });

  // On an overloaded machine, Redis may not answer in time, and then a process counts by itself.
  test('can be revealed only a few times per minute', { retry: 2 }, async () => {
    const { person, workspacePath } = await createWebhookWorkspace(dashboard);
    const statuses: number[] = [];
    await waitForMinuteWithSeconds(25);
    for (let look = 0; look < 12; look += 1)
      statuses.push((await person.post(`${workspacePath}/secret/reveal`)).status);
    expect(statuses[0]).toBe(200);
    expect(statuses).toContain(429);
  });

  test('cannot be revealed by viewers, nor rotated by developers', async () => {
    const { scope, workspacePath } = await createWebhookWorkspace(dashboard);
    const [viewer, developer] = await Promise.all([dashboard.signUp(), dashboard.signUp()]);
    await dashboard.addMember(scope.workspaceId, viewer.id, 'viewer');
    await dashboard.addMember(scope.workspaceId, developer.id, 'developer');
    const statuses = await Promise.all([
      viewer.get(`${workspacePath}/secret`),
      viewer.post(`${workspacePath}/secret/reveal`),
      developer.post(`${workspacePath}/secret/reveal`),
      developer.post(`${workspacePath}/secret/rotate`, { overlap_hours: 1 }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 403, 200, 403]);
  });
});

describe('a test event', () => {
  test('arrives signed, and the dashboard shows the request and the response of its attempt', async () => {
    const webhookWorkspace = await createWebhookWorkspace(dashboard);
    const { person, path, workspacePath } = webhookWorkspace;
    const endpoint = await addConsoleEndpoint(webhookWorkspace, receiver.url('200'));
    const sent = expectStatus(await person.post(`${path}/endpoints/${endpoint}/test`), 200);
    expect(sent.body).toMatchObject({ run: 1, started: true });
    const event = await waitForShownState(webhookWorkspace, sent.body.event_id, 'delivered');
    expect(event).toMatchObject({
      is_test: true,
      target: 'endpoint',
      endpoint_id: endpoint,
      can_resend: true,
    });
    expect(event.attempts_made).toMatchObject([
      { run: 1, number: 1, status: 200, verdict: 'Delivered: the receiver answered 200.' },
    ]);
    const received = receiver.requests.find(({ headers }) => headers['webhook-id'] === event.id);
    expect(event.body).toBe(received?.body.toString());
    expect(event.body_bytes).toBe(received?.body.length);

    const { body: attempt } = expectStatus(await person.get(`${path}/events/${event.id}/attempts/1.1`), 200);
    expect(attempt).toMatchObject({
      response_body: 'This is 200.',
      response_is_text: true,
      response_is_cut: false,
    });
    expect(attempt.request_headers['Service-Signature']).toBe(received?.headers['service-signature']);
    expect(attempt.response_headers['content-type']).toBe('text/plain');
    const { secret } = (await person.post(`${workspacePath}/secret/reveal`)).body;
    expect(() => new Webhook(secret).verify(event.body, attempt.request_headers)).not.toThrow();
    expectStatus(await person.get(`${path}/events/${event.id}/attempts/1.2`), 404);
    expectStatus(await person.get(`${path}/events/${event.id}/attempts/x`), 404);
  });

  test('that fails is shown with an explanation of the cause', async () => {
    const webhookWorkspace = await createWebhookWorkspace(dashboard);
    const verdicts: string[] = [];
    for (const behaviour of ['500', '302', 'reset', 'gzip']) {
      const endpoint = await addConsoleEndpoint(webhookWorkspace, receiver.url(behaviour));
      const { body } = await webhookWorkspace.person.post(
        `${webhookWorkspace.path}/endpoints/${endpoint}/test`,
      );
      const event = await waitForShownState(
        webhookWorkspace,
        body.event_id,
        behaviour === 'gzip' ? 'delivered' : 'undeliverable',
      );
      verdicts.push(event.newest_attempt.verdict);
      if (behaviour !== 'gzip') continue;
      const attempt = await webhookWorkspace.person.get(
        `${webhookWorkspace.path}/events/${event.id}/attempts/1.1`,
      );
      expect(attempt.body).toMatchObject({ response_is_text: false });
    }
    expect(verdicts.slice(0, 3)).toEqual([
      'The receiver answered 500: the receiver failed, so check its log for this event.',
      'The receiver answered 302: redirects are never followed, so enter the address that it redirects to.',
      'The connection was closed before the response was complete: check that the receiver is running and accepts connections.',
    ]);
  });
});

describe('the signature debugger', () => {
  test('compares a pasted request with the stored event, names the mistake, and reveals no secret', async () => {
    const webhookWorkspace = await createWebhookWorkspace(dashboard);
    const { person, path, workspacePath } = webhookWorkspace;
    const endpoint = await addConsoleEndpoint(webhookWorkspace, receiver.url('200'));
    const { event_id: id } = (await person.post(`${path}/endpoints/${endpoint}/test`)).body;
    const event = await waitForShownState(webhookWorkspace, id, 'delivered');
    const { request_headers: sent } = (await person.get(`${path}/events/${id}/attempts/1.1`)).body;
    const headers = JSON.stringify(sent);
    const explain = async (given: object) => {
      const reply = expectStatus(await person.post(`${path}/debug-signature`, { headers, ...given }), 200);
      expect(reply.text).not.toMatch(/whsec_[\w+/]{8}/);
      return reply.body;
    };
    expect(await explain({ body: event.body })).toMatchObject({
      event_id: id,
      findings: [{ code: 'correct', is_mistake: false }],
    });
    const base64 = Buffer.from(event.body).toString('base64');
    expect((await explain({ body_base64: base64 })).findings[0].code).toBe('correct');
    const pretty = JSON.stringify(JSON.parse(event.body), null, 2);
    expect((await explain({ body: pretty })).findings[0]).toMatchObject({
      code: 'body_reserialised',
      difference: { at_byte: 1 },
    });
    const { secret } = (await person.post(`${workspacePath}/secret/reveal`)).body;
    const computed = createHmac('sha256', secret.slice(6)).update(event.body).digest('hex');
    expect((await explain({ body: event.body, computed })).findings[0].code).toBe('secret_without_prefix');

    // After a rotation without overlap, the earlier request was signed with a secret that is no longer active.
    await person.post(`${workspacePath}/secret/rotate`, { overlap_hours: 0 });
    expect((await explain({ body: event.body })).findings[0].code).toBe('secret_ended');
    expect((await explain({ body: event.body, secret: 'current' })).findings[0].code).toBe(
      'signature_changed',
    );

    // Another workspace can see neither the secret nor the event.
    const stranger = await createWebhookWorkspace(dashboard);
    const foreign = await stranger.person.post(`${stranger.path}/debug-signature`, {
      headers,
      body: event.body,
    });
    expect(foreign.body).toMatchObject({ event_id: null, findings: [{ code: 'secret_unknown' }] });
  });
});
