import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeId } from '@blazon/contract/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { computeFingerprint } from '../http/checks/idempotency.ts';
import type { Environment } from '../domain/environment.ts';
import { systemClock } from '../integrations/clock.ts';
import { clearStoredResponses, storeResponse } from '../store/idempotency.ts';
import { maintainPartitions } from '../store/partitions.ts';
import type { Reply } from './support/client.ts';
import { waitForMinuteWithSeconds } from './support/wait-for-minute.ts';
import { readIdempotencyState } from './support/read-idempotency-state.ts';
import { sendBurst } from './support/rate-limit-assertions.ts';
import { retention } from './support/retention.ts';
import { openAppDatabase } from './support/stage.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

let suite: Suite;
let workspace: TestWorkspace;
let key: string;

beforeAll(async () => {
  suite = joinSuite();
  workspace = await createWorkspace(suite.owner);
});
afterAll(() => leaveSuite(suite));
beforeEach(() => {
  key = randomUUID();
});

interface PostOptions {
  readonly body?: unknown;
  readonly environment?: Environment;
  readonly key?: string;
  readonly from?: TestWorkspace;
  readonly process?: 0 | 1;
}
const toCall = (post: PostOptions) => {
  const environment = post.environment ?? 'live';
  return {
    method: 'POST',
    path: '/v1/projects',
    environment,
    key: (post.from ?? workspace).keys[environment],
    body: post.body ?? { name: key },
    headers: { 'idempotency-key': post.key ?? key },
  };
};
const create = (post: PostOptions = {}): Promise<Reply> =>
  suite.clients[post.process ?? 0].call(toCall(post));
const isReplay = (reply: Reply): boolean => reply.headers['idempotent-replayed'] === 'true';
const readState = (environment: Environment = 'live') =>
  readIdempotencyState(suite.owner, { workspaceId: workspace.id, environment }, key);

describe('repeating a request with its idempotency key', () => {
  test('200 times at once over two processes creates one project and returns one response', async () => {
    const replies = await sendBurst(
      suite.clients,
      Array.from({ length: 200 }, () => toCall({})),
    );
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 200 }, () => 201));
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(replies.filter(isReplay)).toHaveLength(199);
    const { projects, answers } = await readState();
    expect(projects).toEqual([replies[0]?.body.id]);
    expect(answers).toEqual(projects);
  });

  test('with 40 keys at once, each sent to both processes, creates 40 projects', async () => {
    const keys = Array.from({ length: 40 }, () => randomUUID());
    const calls = keys.flatMap((each) => [1, 2].map(() => toCall({ key: each, body: { name: each } })));
    const replies = await sendBurst(suite.clients, calls);
    expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(40);
    expect(replies.filter(isReplay)).toHaveLength(40);
  });

  test('is recognised even if the JSON is written differently', async () => {
    const first = await create({ body: `{"name":"${key}","description":"d"}` });
    const second = await create({
      body: `\n{ "description" : "\\u0064",\t"name":  "  ${key} " }`,
      process: 1,
    });
    expect(second.status).toBe(201);
    expect(isReplay(first)).toBe(false);
    expect(isReplay(second)).toBe(true);
    expect(second.text).toBe(first.text);
  });

  test('returns the first response, even if the project has changed', async () => {
    const first = await create();
    const path = `/v1/projects/${first.body.id}`;
    await suite.clients[0].call({ method: 'PATCH', path, key: workspace.keys.live, body: { name: 'x' } });
    expect((await create({ process: 1 })).text).toBe(first.text);
  });

  // On an overloaded machine, Redis may not answer in time, and then a process counts by itself.
  test('counts towards the rate limit', { retry: 2 }, async () => {
    await waitForMinuteWithSeconds(10);
    const first = await create();
    const second = await create();
    expect(isReplay(second)).toBe(true);
    expect(Number(second.headers['x-ratelimit-remaining'])).toBe(
      Number(first.headers['x-ratelimit-remaining']) - 1,
    );
  });

  test('is necessary: without a key, each request creates a project', async () => {
    const call = { method: 'POST', path: '/v1/projects', key: workspace.keys.live, body: { name: key } };
    const replies = await sendBurst(suite.clients, [call, call]);
    expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(2);
    expect(replies.some(isReplay)).toBe(false);
  });
});

describe('a different request with the same idempotency key', () => {
  test.each([
    ['another body', { name: 'other' }],
    ['one more field', { description: 'd' }],
  ])('is rejected: %s', async (_what, change) => {
    const first = await create();
    const reply = await create({ body: { name: key, ...change }, process: 1 });
    expect(reply.status).toBe(422);
    expect(reply.body.error).toMatchObject({ code: 'idempotency_key_reused', param: 'Idempotency-Key' });
    expect((await create()).text).toBe(first.text);
  });

  test('is rejected for another path', async () => {
    const path = '/v1/brands/generate';
    await suite.owner.unscopedTransaction((transaction) =>
      storeResponse(transaction, { workspaceId: workspace.id, environment: 'live' }, key, {
        fingerprint: computeFingerprint('POST', path, { name: key }),
        status: 202,
        body: '{}',
        projectId: systemClock().newId('project'),
      }),
    );
    expect((await create()).body.error.code).toBe('idempotency_key_reused');
  });

  test('is accepted in the other environment or another workspace', async () => {
    const other = await createWorkspace(suite.owner);
    const replies = [await create(), await create({ environment: 'sandbox' }), await create({ from: other })];
    expect(replies.map((reply) => reply.status)).toEqual([201, 201, 201]);
    expect(replies.some(isReplay)).toBe(false);
    expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(3);
    expect((await readState()).projects).toEqual([replies[0]?.body.id]);
    expect((await readState('sandbox')).projects).toEqual([replies[1]?.body.id]);
  });

  test('is accepted after a rejected request, because only successes are stored', async () => {
    for (const body of [{}, { name: '' }, { name: key, extra: 1 }, '{']) {
      expect((await create({ body })).status).toBe(400);
    }
    const reply = await create();
    expect(reply.status).toBe(201);
    expect(isReplay(reply)).toBe(false);
  });

  test('is rejected even if both requests are sent at the same moment', async () => {
    const bodies = Array.from({ length: 40 }, (_, index) => ({ name: key, description: `${index % 2}` }));
    const replies = await sendBurst(
      suite.clients,
      bodies.map((body) => toCall({ body })),
    );
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(20);
    expect(replies.filter((reply) => reply.status === 422)).toHaveLength(20);
    expect((await readState()).projects).toHaveLength(1);
  });
});

describe('an idempotency key', () => {
  /** Makes the stored response older. Its row moves to the partition of that day. */
  const setAge = (seconds: number) =>
    suite.owner.unscoped({
      text: `UPDATE idempotency_keys SET created_at = now() - make_interval(secs => $3)
             WHERE workspace_id = $1 AND key = $2 RETURNING key`,
      values: [decodeId('workspace', workspace.id), key, seconds],
    });
  const day = 24 * 60 * 60;

  beforeAll(async () => {
    const yesterday = new Date(Date.now() - day * 1000);
    await maintainPartitions(suite.owner, yesterday, retention);
  });

  test('can be used for a new request after 24 hours', async () => {
    const first = await create();
    expect(await setAge(day + 1)).toHaveLength(1);
    const second = await create({ body: { name: 'another' } });
    expect(second.status).toBe(201);
    expect(isReplay(second)).toBe(false);
    expect(second.body.id).not.toBe(first.body.id);
    expect((await create({ body: { name: 'another' }, process: 1 })).text).toBe(second.text);
  });

  test('still returns the stored response a minute before 24 hours have passed', async () => {
    const first = await create();
    expect(await setAge(day - 60)).toHaveLength(1);
    const second = await create();
    expect(isReplay(second)).toBe(true);
    expect(second.text).toBe(first.text);
  });
});

describe('the stored response about a deleted project', () => {
  const generateAgain = (projectId: string) =>
    suite.clients[0].call({
      method: 'POST',
      path: '/v1/brands/generate',
      environment: 'sandbox',
      key: workspace.keys.sandbox,
      body: { project_id: projectId, prompt: 'simulate generation_failed' },
      headers: { 'idempotency-key': `generate ${key}` },
    });

  test('is not returned before or after the purge, and the request is not executed again', async () => {
    const first = await create({ environment: 'sandbox' });
    const projectId: string = first.body.id;
    expect((await generateAgain(projectId)).status).toBe(202);
    const deleted = await suite.clients[0].call({
      method: 'DELETE',
      path: `/v1/projects/${projectId}`,
      environment: 'sandbox',
      key: workspace.keys.sandbox,
    });
    expect(deleted.status).toBe(200);
    const notFound = { status: 404, code: 'resource_not_found' };
    const summarise = ({ status, body }: Reply) => ({ status, code: body.error?.code });
    expect(summarise(await create({ environment: 'sandbox' }))).toEqual(notFound);
    expect(summarise(await generateAgain(projectId))).toEqual(notFound);
    const listStoredResponses = () =>
      suite.owner.unscoped({
        text: `SELECT FROM idempotency_keys WHERE project_id = $1 AND body <> ''`,
        values: [decodeId('project', projectId)],
      });
    while ((await listStoredResponses()).length > 0) await wait(50);
    expect(summarise(await create({ environment: 'sandbox', process: 1 }))).toEqual(notFound);
    expect(summarise(await create({ environment: 'sandbox', body: { name: 'other' } })).code).toBe(
      'idempotency_key_reused',
    );
    const made = await suite.owner.unscoped({
      text: 'SELECT FROM projects WHERE name = $1 AND deleted_at IS NULL',
      values: [key],
    });
    expect(made).toEqual([]);
  });

  test('is cleared, unlike responses about existing projects', async () => {
    const { body } = await create();
    const app = openAppDatabase(suite.environment);
    expect(
      await clearStoredResponses(app, { workspaceId: workspace.id, environment: 'live' }, body.id, 10),
    ).toBe(0);
    await app.close();
    expect(isReplay(await create())).toBe(true);
  });
});

describe('the format of an idempotency key', () => {
  test.each([
    ['of 255 characters', 'k'.repeat(255)],
    ['with blanks inside and signs', 'a b/~!"{}'],
    ['of one character', '!'],
  ])('allows a key %s', async (_what, value) => {
    const from = await createWorkspace(suite.owner);
    expect(isReplay(await create({ key: value, from }))).toBe(false);
    expect(isReplay(await create({ key: value, from }))).toBe(true);
  });

  test('distinguishes upper and lower case', async () => {
    expect(isReplay(await create())).toBe(false);
    expect(isReplay(await create({ key: key.toUpperCase() }))).toBe(false);
  });

  test.each([
    ['empty', ''],
    ['of 256 characters', 'k'.repeat(256)],
    ['not printable', 'a\tb'],
    ['not ASCII', 'clé'],
  ])('forbids this key, and the request creates nothing: %s', async (_what, value) => {
    const reply = await create({ key: value });
    expect(reply.status).toBe(400);
    expect(reply.body.error).toMatchObject({ code: 'invalid_param', param: 'Idempotency-Key' });
    expect((await readState()).projects).toEqual([]);
  });
});
