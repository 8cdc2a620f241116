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

const localResponse = { url: 'http://localhost:3000/hook', status: 200, duration_ms: 12 };

function reportForwarded(body: unknown, overrides: Partial<Call> = {}, id = eventId): Promise<Reply> {
  return suite.clients[0].call({
    method: 'POST',
    path: `/v1/events/${id}/forwarded`,
    environment: 'sandbox',
    key: workspace.keys.sandbox,
    body,
    ...overrides,
  });
}

const listStoredAttempts = () => listAttempts(suite.owner, scope, eventId, 200);

test("a local server's response is added to the attempts of an event, without changing the event", async () => {
  const before = await findEventInScope(suite.owner, scope, eventId);
  const reply = await reportForwarded(localResponse);
  expect(reply).toMatchObject({ status: 204, text: '' });
  expect(reply.headers).not.toHaveProperty('content-type');
  await reportForwarded({ url: localResponse.url, error: 'connection refused', duration_ms: 3 });
  expect(await listStoredAttempts()).toMatchObject([
    { run: localRunNumber, number: 2, outcome: 'connection', status: null, error: 'connection refused' },
    {
      run: localRunNumber,
      number: 1,
      outcome: 'delivered',
      status: 200,
      milliseconds: 12,
      url: localResponse.url,
    },
  ]);
  expect(await findEventInScope(suite.owner, scope, eventId)).toEqual(before);
  expect(await findDelivery(suite.owner, scope, { eventId })).toMatchObject({ newestAttempt: null });
});

test('a report that is repeated with the same idempotency key is stored once', async () => {
  const headers = { 'idempotency-key': `forwarded-${eventId}` };
  const replies = await Promise.all([
    reportForwarded(localResponse, { headers }),
    reportForwarded(localResponse, { headers }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([204, 204]);
  expect(replies.filter((reply) => reply.headers['idempotent-replayed'] === 'true')).toHaveLength(1);
  expect(await listStoredAttempts()).toHaveLength(1);
});

test(`an event stores at most ${limits.localAnswers} local responses`, async () => {
  const replies = await Promise.all(
    Array.from({ length: limits.localAnswers + 5 }, () => reportForwarded(localResponse)),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await listStoredAttempts()).toHaveLength(limits.localAnswers);
});

describe('reporting a local response', () => {
  test.each([
    [{ url: localResponse.url, duration_ms: 1 }, 'missing_required_param', 'status'],
    [{ ...localResponse, error: 'no' }, 'invalid_param', 'error'],
    [{ ...localResponse, url: 'file:///etc/passwd' }, 'invalid_param', 'url'],
    [{ ...localResponse, url: `http://${'a'.repeat(limits.localUrlLength)}` }, 'param_too_long', 'url'],
    [{ ...localResponse, status: 99 }, 'invalid_param', 'status'],
    [{ ...localResponse, duration_ms: -1 }, 'invalid_param', 'duration_ms'],
    [{ url: localResponse.url, error: 'e'.repeat(501), duration_ms: 1 }, 'param_too_long', 'error'],
    [{ ...localResponse, body: 'x' }, 'unknown_param', 'body'],
  ])('with the body %j is rejected: %s', async (body, code, param) => {
    expect((await reportForwarded(body)).body.error).toMatchObject({ code, param });
    expect(await listStoredAttempts()).toEqual([]);
  });

  test('for an unknown event, or one of another workspace or environment, is rejected', async () => {
    const stranger = await createWorkspace(suite.owner);
    const live: Scope = { ...scope, environment: 'live' };
    const liveEvent = await addEvent(suite.owner, live, { projectId: await addProject(suite.owner, live) });
    const notFound = { status: 404, body: { error: { code: 'resource_not_found', param: 'event_id' } } };
    expect(await reportForwarded(localResponse, { key: stranger.keys.sandbox })).toMatchObject(notFound);
    expect(await reportForwarded(localResponse, {}, liveEvent)).toMatchObject(notFound);
    expect(await reportForwarded(localResponse, {}, 'evt_nobody')).toMatchObject(notFound);
    expect(await listStoredAttempts()).toEqual([]);
  });

  test('with a Live key is rejected', async () => {
    const reply = await reportForwarded(localResponse, { environment: 'live', key: workspace.keys.live });
    expect(reply).toMatchObject({ status: 403, body: { error: { code: 'test_key_required' } } });
  });
});
