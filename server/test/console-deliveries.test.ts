import { decodeId } from '@blazon/contract/ids.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { minUuidAt } from '../domain/uuid-time.ts';
import { markProjectDeleted } from '../store/projects.ts';
import { expectStatus, joinConsole, type JoinedConsole } from './support/console.ts';
import { addEvent, addFailedEvent } from './support/new-event.ts';
import { addProject } from './support/new-project.ts';
import { type Receiver, startReceiver } from './support/receiver/receiver.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import {
  listAuditActions,
  addConsoleEndpoint,
  createWebhookWorkspace,
  waitForShownState,
  type WebhookWorkspace,
} from './support/webhook-workspace.ts';

let suite: Suite;
let dashboard: JoinedConsole;
let receiver: Receiver;

beforeAll(async () => {
  suite = joinSuite();
  dashboard = joinConsole(suite.environment, suite.consoleOrigin);
  receiver = await startReceiver();
});
afterAll(async () => {
  await Promise.all([dashboard.close(), receiver.close()]);
  await leaveSuite(suite);
});

describe('the delivery history', () => {
  const list = async ({ person, path }: WebhookWorkspace, query: string) =>
    expectStatus(await person.get(`${path}/events?${query}`), 200).body;
  const listIds = async (webhookWorkspace: WebhookWorkspace, query: string): Promise<string[]> =>
    (await list(webhookWorkspace, query)).data.map(({ id }: { id: string }) => id);

  test('can be filtered by state, type, host, project and time, alone and combined', async () => {
    const webhookWorkspace = await createWebhookWorkspace(dashboard);
    const { scope } = webhookWorkspace;
    const [one, other] = [await addProject(suite.owner, scope), await addProject(suite.owner, scope)];
    const idsByName: Record<string, string> = {};
    const add = async (name: string, projectId: string, state: string, host: string | null) => {
      const id = await addEvent(suite.owner, scope, { projectId });
      const dueAt = state === 'pending' ? new Date(Date.now() + 86_400_000) : null;
      await suite.owner.unscoped({
        text: 'UPDATE events SET state = $1, due_at = $2, host = $3 WHERE id = $4',
        values: [state, dueAt, host, decodeId('event', id)],
      });
      idsByName[name] = id;
    };
    await add('delivered', one, 'delivered', 'a.example');
    await add('lost', one, 'undeliverable', 'b.example:8443');
    await add('waiting', other, 'pending', null);
    await add('stopped', other, 'stopped', 'a.example');
    idsByName['failed'] = await addFailedEvent(suite.owner, scope, one, 'https://c.example/');
    const listNames = async (query: string) => {
      const ids = await listIds(webhookWorkspace, query);
      return ids.map((id) => Object.entries(idsByName).find(([, of]) => of === id)?.[0]);
    };
    expect(await listNames('')).toEqual(['failed', 'stopped', 'waiting', 'lost', 'delivered']);
    expect(await listNames('state=undeliverable')).toEqual(['lost']);
    expect(await listNames('state=stopped')).toEqual(['stopped']);
    expect(await listNames('state=delivered')).toEqual(['delivered']);
    expect(await listNames('type=generation.failed')).toEqual(['failed']);
    expect(await listNames('type=generation.success')).toEqual(['stopped', 'waiting', 'lost', 'delivered']);
    expect(await listNames('type=test')).toEqual([]);
    expect(await listNames('host=A.example')).toEqual(['stopped', 'delivered']);
    expect(await listNames('host=b.example:8443')).toEqual(['lost']);
    expect(await listNames(`project_id=${other}`)).toEqual(['stopped', 'waiting']);
    expect(await listNames(`project_id=${other}&state=stopped&host=a.example`)).toEqual(['stopped']);
    expect(await listNames(`project_id=${one}&host=a.example`)).toEqual(['delivered']);
    const soon = Math.floor(Date.now() / 1000) + 60;
    expect(await listNames(`since=${soon - 600}&until=${soon}`)).toHaveLength(5);
    expect(await listNames(`until=${soon - 600}`)).toEqual([]);
    expect(await listNames(`id=${idsByName['lost']}`)).toEqual(['lost']);

    const first = await list(webhookWorkspace, 'limit=2');
    expect(first.next_cursor).toBe(idsByName['stopped']);
    expect(await listNames(`limit=2&starting_after=${first.next_cursor}`)).toEqual(['waiting', 'lost']);
    expect((await list(webhookWorkspace, 'limit=5')).next_cursor).toBeNull();
  });

  test('rejects invalid filters, and an id combined with other filters', async () => {
    const webhookWorkspace = await createWebhookWorkspace(dashboard);
    const { person, path } = webhookWorkspace;
    for (const [query, message] of [
      ['id=brand_1', 'This is not the id of an event or a job. Those begin with evt_ or job_.'],
      [
        'id=job_01k9z3pc3mea9v7d5q2r8t4hnj&state=pending',
        'An id cannot be combined with other filters. Clear them first.',
      ],
    ]) {
      const { status, body } = await person.get(`${path}/events?${query}`);
      expect([status, body.error.param, body.error.message]).toEqual([400, 'id', message]);
    }
    expect(await listIds(webhookWorkspace, 'id=job_01k9z3pc3mea9v7d5q2r8t4hnj')).toEqual([]);
    for (const query of ['state=lost', 'limit=101', 'starting_after=proj_1', 'since=yesterday', 'colour=red'])
      expectStatus(await person.get(`${path}/events?${query}`), 400);
  });

  test('stops a long search early and returns a cursor, with which the search continues', async () => {
    const webhookWorkspace = await createWebhookWorkspace(dashboard);
    const projectId = await addProject(suite.owner, webhookWorkspace.scope);
    const oldest = await addEvent(suite.owner, webhookWorkspace.scope, { projectId });
    await suite.owner.unscoped({
      text: `UPDATE events SET state = 'stopped', due_at = NULL, host = 'a.example' WHERE id = $1`,
      values: [decodeId('event', oldest)],
    });
    // Add 2500 newer events of the same host, which the search must skip.
    const later = minUuidAt(new Date(Date.now() + 1_000)).slice(0, 14);
    await suite.owner.unscoped({
      text: `INSERT INTO events (workspace_id, environment, id, project_id, job_id, type, body, state, host, created_at)
             SELECT workspace_id, environment, ($2 || '7' || lpad(to_hex(number), 3, '0') || '-8000-000000000000')::uuid,
               project_id, job_id, type, body, 'delivered', host, created_at
             FROM events, generate_series(1, 2500) AS number WHERE id = $1`,
      values: [decodeId('event', oldest), later],
    });
    const first = await list(webhookWorkspace, 'host=a.example&state=stopped');
    expect(first.data).toEqual([]);
    expect(first.next_cursor).toMatch(/^evt_/);
    expect(first.searched_until).toBeTypeOf('number');
    const next = await list(
      webhookWorkspace,
      `host=a.example&state=stopped&starting_after=${first.next_cursor}`,
    );
    expect(next.data.map(({ id }: { id: string }) => id)).toEqual([oldest]);
    expect(next).toMatchObject({ next_cursor: null, searched_until: null });
  });

  test('contains no events of a deleted project or of another workspace', async () => {
    const webhookWorkspace = await createWebhookWorkspace(dashboard);
    const { person, path, scope } = webhookWorkspace;
    const projectId = await addProject(suite.owner, scope);
    const eventId = await addEvent(suite.owner, scope, { projectId });
    expectStatus(await person.get(`${path}/events/${eventId}`), 200);
    const stranger = await createWebhookWorkspace(dashboard);
    expectStatus(await stranger.person.get(`${path}/events/${eventId}`), 404);
    expectStatus(await stranger.person.get(`${stranger.path}/events/${eventId}`), 404);
    expectStatus(await stranger.person.post(`${stranger.path}/events/${eventId}/resend`), 404);
    const now = new Date();
    await suite.owner.transaction(scope, (transaction) =>
      markProjectDeleted(transaction, scope, projectId, {
        now,
        purgeDueAt: new Date(now.getTime() + 3_600_000),
      }),
    );
    expect(await listIds(webhookWorkspace, '')).toEqual([]);
    expectStatus(await person.get(`${path}/events/${eventId}`), 404);
    expectStatus(await person.post(`${path}/events/${eventId}/resend`), 404);
  });
});

describe('the dashboard', () => {
  test("resends one event in a new run, to the workspace's current endpoint", async () => {
    const webhookWorkspace = await createWebhookWorkspace(dashboard);
    const { person, path, scope } = webhookWorkspace;
    const projectId = await addProject(suite.owner, scope);
    const eventId = await addEvent(suite.owner, scope, { projectId });
    await addConsoleEndpoint(webhookWorkspace, receiver.url('202'));
    expect((await person.post(`${path}/events/${eventId}/resend`)).body).toEqual({
      event_id: eventId,
      run: 2,
      started: true,
    });
    const event = await waitForShownState(webhookWorkspace, eventId, 'delivered');
    expect(event.attempts_made).toMatchObject([{ run: 2, number: 1, status: 202 }]);
    expect((await listAuditActions(webhookWorkspace))[0]).toBe('event.resend');
  });

  test('recovers all undeliverable events since a given time, and shows how many are left', async () => {
    const webhookWorkspace = await createWebhookWorkspace(dashboard);
    const { person, path, scope } = webhookWorkspace;
    const projectId = await addProject(suite.owner, scope);
    for (let count = 0; count < 300; count += 1) await addEvent(suite.owner, scope, { projectId });
    await suite.owner.scoped(scope, {
      text: `UPDATE events SET state = 'undeliverable', reason = 'no_endpoint', due_at = NULL
             WHERE workspace_id = current_setting('blazon.workspace_id')::uuid`,
    });
    const since = Math.floor(Date.now() / 1000) - 600;
    const read = async () => expectStatus(await person.get(`${path}/recovery?since=${since}`), 200).body;
    expect(await read()).toEqual({ is_running: false, since, undeliverable: 300, is_more: false });
    await addConsoleEndpoint(webhookWorkspace, receiver.url('200'));
    const started = await person.post(`${path}/recovery`, { since });
    expect(started.body).toMatchObject({ is_running: true, undeliverable: 300 });
    expect((await person.post(`${path}/recovery`, { since })).body.error.code).toBe('recovery_running');
    await waitUntil(
      async () => {
        const state = await read();
        if (state.is_running || state.undeliverable > 0) throw new Error(JSON.stringify(state));
      },
      { what: 'the recovery to end', seconds: 120 },
    );
    const later = await person.post(`${path}/recovery`, { since: Math.floor(Date.now() / 1000) + 3600 });
    expect([later.status, later.body.error.param]).toEqual([400, 'since']);
  });
});
