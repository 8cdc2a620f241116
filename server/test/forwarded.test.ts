import { limits } from '@blazon/contract/limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Scope } from '../domain/environment.ts';
import { localRunNumber } from '../domain/local-run.ts';
import { listAttempts } from '../store/delivery-attempts.ts';
import { findDelivery } from '../store/query-deliveries.ts';
import { findEventInScope } from '../store/event-views.ts';
import type { Call, Reply } from './support/client.ts';
import { addEvent } from './support/new-event.ts';
import { addProject } from './support/new-project.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

let suite: Suite;
let workspace: TestWorkspace;
let scope: Scope;
let eventId: string;

beforeAll(async () => {
  suite = joinSuite();
  workspace = await createWorkspace(suite.owner);
  scope = { workspaceId: workspace.id, environment: 'sandbox' };
});
afterAll(() => leaveSuite(suite));
beforeEach(async () => {
  eventId = await addEvent(suite.owner, scope, { projectId: await addProject(suite.owner, scope) });
});

const answered = { url: 'http://localhost:3000/hook', status: 200, duration_ms: 12 };

function report(body: unknown, more: Partial<Call> = {}, id = eventId): Promise<Reply> {
  return suite.clients[0].call({
    method: 'POST',
    path: `/v1/events/${id}/forwarded`,
    environment: 'sandbox',
    key: workspace.keys.sandbox,
    body,
    ...more,
  });
}

const history = () => listAttempts(suite.owner, scope, eventId, 200);

test('records a local response in the history without affecting the delivery', async () => {
  const before = await findEventInScope(suite.owner, scope, eventId);
  const reply = await report(answered);
  expect(reply).toMatchObject({ status: 204, text: '' });
  expect(reply.headers).not.toHaveProperty('content-type');
  await report({ url: answered.url, error: 'connection refused', duration_ms: 3 });
  expect(await history()).toMatchObject([
    { run: localRunNumber, number: 2, outcome: 'connection', status: null, error: 'connection refused' },
    {
      run: localRunNumber,
      number: 1,
      outcome: 'delivered',
      status: 200,
      milliseconds: 12,
      url: answered.url,
    },
  ]);
  expect(await findEventInScope(suite.owner, scope, eventId)).toEqual(before);
  expect(await findDelivery(suite.owner, scope, { eventId })).toMatchObject({ newestAttempt: null });
});

test('records a repeated request with the same key once', async () => {
  const headers = { 'idempotency-key': `forwarded-${eventId}` };
  const replies = await Promise.all([report(answered, { headers }), report(answered, { headers })]);
  expect(replies.map(({ status }) => status)).toEqual([204, 204]);
  expect(replies.filter((reply) => reply.headers['idempotent-replayed'] === 'true')).toHaveLength(1);
  expect(await history()).toHaveLength(1);
});

test(`stores simultaneous responses, up to ${limits.localAnswers}`, async () => {
  const replies = await Promise.all(Array.from({ length: limits.localAnswers + 5 }, () => report(answered)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await history()).toHaveLength(limits.localAnswers);
});

describe('rejected requests', () => {
  test.each([
    [{ url: answered.url, duration_ms: 1 }, 'missing_required_param', 'status'],
    [{ ...answered, error: 'no' }, 'invalid_param', 'error'],
    [{ ...answered, url: 'file:///etc/passwd' }, 'invalid_param', 'url'],
    [{ ...answered, url: `http://${'a'.repeat(limits.localUrlLength)}` }, 'param_too_long', 'url'],
    [{ ...answered, status: 99 }, 'invalid_param', 'status'],
    [{ ...answered, duration_ms: -1 }, 'invalid_param', 'duration_ms'],
    [{ url: answered.url, error: 'e'.repeat(501), duration_ms: 1 }, 'param_too_long', 'error'],
    [{ ...answered, body: 'x' }, 'unknown_param', 'body'],
  ])('rejects %j: %s', async (body, code, param) => {
    expect((await report(body)).body.error).toMatchObject({ code, param });
    expect(await history()).toEqual([]);
  });

  test('rejects an event of another workspace, of the live environment, or an unknown one', async () => {
    const stranger = await createWorkspace(suite.owner);
    const live: Scope = { ...scope, environment: 'live' };
    const liveEvent = await addEvent(suite.owner, live, { projectId: await addProject(suite.owner, live) });
    const notFound = { status: 404, body: { error: { code: 'resource_not_found', param: 'event_id' } } };
    expect(await report(answered, { key: stranger.keys.sandbox })).toMatchObject(notFound);
    expect(await report(answered, {}, liveEvent)).toMatchObject(notFound);
    expect(await report(answered, {}, 'evt_nobody')).toMatchObject(notFound);
    expect(await history()).toEqual([]);
  });

  test('rejects a Live key', async () => {
    const reply = await report(answered, { environment: 'live', key: workspace.keys.live });
    expect(reply).toMatchObject({ status: 403, body: { error: { code: 'test_key_required' } } });
  });
});
