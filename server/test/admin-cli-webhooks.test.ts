// The operator's webhook commands, run as a separate process against a real receiver.

import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scope } from '../domain/environment.ts';
import { findEvent } from '../store/event-views.ts';
import { runAdmin } from './support/admin.ts';
import { addEvent } from './support/new-event.ts';
import { addProject } from './support/new-project.ts';
import { type Receiver, startReceiver } from './support/receiver/receiver.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace } from './support/workspaces.ts';

let suite: Suite;
let receiver: Receiver;

beforeAll(async () => {
  suite = joinSuite();
  receiver = await startReceiver();
});
afterAll(() => Promise.all([receiver.close(), leaveSuite(suite)]));

async function runForJson<Answer>(...parameters: string[]): Promise<Answer> {
  const run = await runAdmin(suite.environment, ...parameters, '--json');
  expect(run.error).toBe('');
  return JSON.parse(run.output) as Answer;
}

async function newScope(): Promise<Scope> {
  return { workspaceId: (await createWorkspace(suite.owner)).id, environment: 'live' };
}

async function waitForState(eventId: string, state: string): Promise<void> {
  while ((await findEvent(suite.owner, eventId))?.state !== state) await wait(50);
}

interface ShownEvent {
  readonly id: string;
  readonly state: string;
  readonly run: number;
  readonly bodyBytes: number;
  readonly attempts_made: readonly { readonly outcome: string; readonly status: number | null }[];
}

test('`endpoint` adds, tests and removes an endpoint, and signs the test event like any other', async () => {
  const { workspaceId } = await newScope();
  const environment = ['--environment', 'sandbox'];
  const url = receiver.url('200');
  const { id } = await runForJson<{ id: string }>('endpoint', 'add', workspaceId, url, ...environment);
  expect(await runForJson('endpoint', 'list', workspaceId)).toMatchObject([{ id, url, isDefault: true }]);

  const { id: eventId } = await runForJson<ShownEvent>('endpoint', 'test', workspaceId, id);
  // The command waits for eight seconds, which a busy machine may exceed.
  await waitForState(eventId, 'delivered');
  const event = await runForJson<ShownEvent>('event', 'show', eventId);
  expect(event).toMatchObject({ state: 'delivered', isTest: true, run: 1 });
  expect(event.attempts_made).toMatchObject([{ outcome: 'delivered', status: 200 }]);
  const received = receiver.requests.find(({ headers }) => headers['webhook-id'] === event.id);
  const [secret] = await runForJson<{ secret: string }[]>('secret', 'show', workspaceId);
  const headers = received?.headers as Record<string, string>;
  expect(event.bodyBytes).toBe(received?.body.length);
  const body = received?.body.toString() ?? '';
  expect(new Webhook(secret?.secret ?? '').verify(body, headers)).toMatchObject({
    type: 'generation.success',
  });

  await runForJson('endpoint', 'remove', workspaceId, id);
  expect(await runForJson('endpoint', 'list', workspaceId)).toEqual([]);
  const entries = await runForJson<{ action: string }[]>('audit', workspaceId);
  expect(entries.map(({ action }) => action)).toEqual([
    'webhook_endpoint.remove',
    'webhook_secret.show',
    'webhook_endpoint.test',
    'webhook_endpoint.add',
  ]);
});

// The command waits for eight seconds, which a busy machine may exceed.
test("`endpoint test` sends the event once, without retries, and prints the receiver's response", {
  retry: 2,
}, async () => {
  const { workspaceId } = await newScope();
  const added = ['endpoint', 'add', workspaceId, receiver.url('500'), '--environment', 'live'];
  const { id } = await runForJson<{ id: string }>(...added);
  const run = await runAdmin(suite.environment, 'endpoint', 'test', workspaceId, id);
  expect(run.output).toContain('undeliverable (attempts_exhausted)');
  expect(run.output).toMatch(/1\.1 .* 500 +status_5xx/);
});

test('`event show` and `event resend` need only the id of the event', async () => {
  const scope = await newScope();
  const projectId = await addProject(suite.owner, scope);
  const eventId = await addEvent(suite.owner, scope, { projectId });
  // No workflow was started for this event. A resend does not need one.
  const url = receiver.url('204');
  await runForJson('endpoint', 'add', scope.workspaceId, url, '--environment', 'live');
  expect(await runForJson('event', 'resend', eventId)).toEqual({ id: eventId, run: 2, started: true });
  await waitForState(eventId, 'delivered');
  const shown = await runForJson<ShownEvent>('event', 'show', eventId);
  expect(shown).toMatchObject({ run: 2, state: 'delivered', scope, attempts_made: [{ status: 204 }] });
});

test('`deliveries recover` resends each undeliverable event since a given time exactly once', async () => {
  const scope = await newScope();
  const projectId = await addProject(suite.owner, scope);
  // Without an endpoint, each delivery ends at its first attempt.
  const events = await Promise.all(
    Array.from({ length: 60 }, () => addEvent(suite.owner, scope, { projectId })),
  );
  const environment = ['--environment', 'live'];
  const list = (state: string) =>
    runForJson<ShownEvent[]>('deliveries', 'list', scope.workspaceId, ...environment, '--state', state);
  await suite.owner.scoped(scope, {
    text: `UPDATE events SET state = 'undeliverable', reason = 'no_endpoint', due_at = NULL
           WHERE workspace_id = current_setting('blazon.workspace_id')::uuid`,
  });
  expect(await list('undeliverable')).toHaveLength(50);
  await runForJson('endpoint', 'add', scope.workspaceId, receiver.url('200'), ...environment);
  const recover = ['deliveries', 'recover', scope.workspaceId, ...environment, '--since'];
  expect(await runForJson(...recover, '10m')).toMatchObject({ started: true });
  for (const eventId of events) await waitForState(eventId, 'delivered');
  expect(await list('undeliverable')).toEqual([]);
  const received = receiver.requests.map(({ headers }) => headers['webhook-id']);
  for (const eventId of events) expect(received.filter((id) => id === eventId)).toHaveLength(1);
});

test('the webhook commands reject invalid URLs, ids and times, with a message that names the problem', async () => {
  const { workspaceId } = await newScope();
  const environment = ['--environment', 'live'];
  const unusedId = '01k9z3px8me3zt5r7q9v1w3x5y';
  const rejectedCommands: [string[], string][] = [
    [['endpoint', 'add', workspaceId, 'http://example.com/', ...environment], 'https'],
    [['endpoint', 'add', workspaceId, 'https://10.0.0.1/', ...environment], 'not on the public internet'],
    [['endpoint', 'remove', workspaceId, 'we_1'], 'not an endpoint id'],
    [['endpoint', 'test', workspaceId, `we_${unusedId}`], 'has no endpoint'],
    [['event', 'show', 'evt_1'], 'not an event id'],
    [['event', 'resend', `evt_${unusedId}`], 'there is no event'],
    [['deliveries', 'recover', workspaceId, ...environment, '--since', 'soon'], '--since must be'],
  ];
  const runs = await Promise.all(
    rejectedCommands.map(([parameters]) => runAdmin(suite.environment, ...parameters)),
  );
  for (const [index, [, message]] of rejectedCommands.entries()) {
    expect(runs[index]).toMatchObject({ code: 1, output: '' });
    expect(runs[index]?.error).toMatch(/^admin: /);
    expect(runs[index]?.error).toContain(message);
  }
});

test('while Temporal is unavailable, a resend is stored for later and a recovery is rejected', async () => {
  const scope = await newScope();
  const eventId = await addEvent(suite.owner, scope, { projectId: await addProject(suite.owner, scope) });
  // Nothing listens on this port.
  const temporalDown = { ...suite.environment, BLAZON_TEMPORAL_ADDRESS: '127.0.0.1:1' };
  const since = ['--environment', 'live', '--since', '1h'];
  const [resend, recover] = await Promise.all([
    runAdmin(temporalDown, 'event', 'resend', eventId),
    runAdmin(temporalDown, 'deliveries', 'recover', scope.workspaceId, ...since),
  ]);
  expect(resend).toMatchObject({ code: 0, error: '' });
  expect(resend.output).toContain('Temporal is unavailable');
  expect(await findEvent(suite.owner, eventId)).toMatchObject({ state: 'pending', run: 2 });
  expect(recover.code).toBe(1);
  expect(recover.error).toContain('Temporal is unavailable');
});
