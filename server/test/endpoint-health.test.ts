import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../integrations/clock.ts';
import type { Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { failingWeekMilliseconds, recordAttempt } from '../store/record-attempt.ts';
import { setPaused } from '../store/endpoint-subscriptions.ts';
import { findEndpoint } from '../store/webhook-endpoints.ts';
import { openConsole, type SignedIn, type TestConsole } from './support/console.ts';
import { type Mailbox, openMailbox } from './support/mailbox.ts';
import { addEvent } from './support/new-event.ts';
import { addProject } from './support/new-project.ts';
import { openApp } from './support/stage.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { giveEndpoint, giveSubscription } from './support/webhooks.ts';

const clock = systemClock();
let suite: Suite;
let app: Database;
let mailbox: Mailbox;
let consoles: readonly TestConsole[] = [];
let person: SignedIn;
let scope: Scope;
let projectId: string;
/** The ids of the default endpoint and of a subscribed one. */
let [standard, subscribed] = ['', ''];

beforeAll(async () => {
  suite = joinSuite();
  app = openApp(suite.environment, 4);
  mailbox = await openMailbox();
  const mail = { BLAZON_MAIL_URL: mailbox.url, BLAZON_MAIL_FROM: 'Blazon <hello@blazon.example>' };
  consoles = await Promise.all([0, 1].map(() => openConsole(suite.environment, { environment: mail })));
  const signedUp = await consoles[0]?.signUpWithWorkspace('pro');
  if (!signedUp) throw new Error('There is no console.');
  person = signedUp.person;
  scope = { workspaceId: signedUp.workspaceId, environment: 'live' };
  projectId = await addProject(suite.owner, scope);
  standard = await giveEndpoint(suite.owner, scope, 'https://default.example/hooks');
  subscribed = await giveEndpoint(suite.owner, scope, 'https://further.example/hooks');
  await giveSubscription(suite.owner, suite.environment, scope, { id: subscribed });
});
afterAll(async () => {
  await Promise.all(consoles.map((testConsole) => testConsole.close()));
  await mailbox.close();
  await app.close();
  await leaveSuite(suite);
});

const week = failingWeekMilliseconds;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

/** Records an attempt to an endpoint at this time, for a new event. */
async function attempt(
  id: string,
  at: Date,
  outcome: 'delivered' | 'failed' | 'given up',
  isTest = false,
): Promise<void> {
  const eventId = await addEvent(app, scope, { projectId, endpointId: id, isTest });
  const isDelivered = outcome === 'delivered';
  const effects = {
    delivered: { state: 'delivered', reason: null, dueAt: null, endedAt: at },
    failed: { state: 'pending', reason: null, dueAt: ago(-3_600_000), endedAt: null },
    'given up': { state: 'undeliverable', reason: 'attempts_exhausted', dueAt: null, endedAt: at },
  } as const;
  const recorded = await recordAttempt(
    app,
    scope,
    { eventId, run: 1, attempts: 0 },
    {
      url: 'https://further.example/hooks',
      startedAt: at,
      milliseconds: 5,
      requestHeaders: {},
      outcome: isDelivered ? 'delivered' : 'status_5xx',
      status: isDelivered ? 200 : 500,
      responseHeaders: {},
      responseBody: null,
      error: null,
    },
    effects[outcome],
    { id, isTest },
  );
  expect(recorded).toBe(true);
}

const health = async (id: string) => {
  const endpoint = await findEndpoint(app, scope, id);
  return [endpoint?.failingSince ?? null, endpoint?.pauseReason ?? null];
};

test('counts as failing from its first failure until a success, regardless of test events', async () => {
  await attempt(subscribed, ago(9_000), 'given up', true);
  expect(await health(subscribed)).toEqual([null, null]);
  const first = ago(8_000);
  await attempt(subscribed, first, 'failed');
  await attempt(subscribed, ago(7_000), 'given up');
  expect(await health(subscribed)).toEqual([first, null]);
  await attempt(subscribed, ago(6_000), 'delivered', true);
  expect(await health(subscribed)).toEqual([null, null]);
});

test('is paused when an event is given up after a week of failures, with one e-mail to admins', async () => {
  const first = ago(week + 60_000);
  await attempt(subscribed, first, 'given up');
  await attempt(subscribed, ago(120_000), 'given up');
  // Slightly less than a week is not enough, and neither is an attempt that is not the last.
  expect(await health(subscribed)).toEqual([first, null]);
  await attempt(subscribed, clock.now(), 'failed');
  expect(await health(subscribed)).toEqual([first, null]);
  await Promise.all([0, 1, 2].map(() => attempt(subscribed, clock.now(), 'given up')));
  expect(await health(subscribed)).toEqual([first, 'failing']);

  const email = await mailbox.emailTo(person.email, /further\.example are paused/);
  expect(email.text).toContain('https://further.example/hooks');
  expect(email.text).toContain('resume the endpoint');
  const { body } = await person.get(`/api/workspaces/${scope.workspaceId}/audit`);
  expect(body.data[0]).toMatchObject({ action: 'webhook_endpoint.disable', subject: subscribed });
});

test('is reported but never paused if it is the default', async () => {
  const first = ago(week + 60_000);
  await attempt(standard, first, 'given up');
  await attempt(standard, clock.now(), 'given up');
  expect(await health(standard)).toEqual([first, null]);
  const email = await mailbox.emailTo(person.email, /default\.example have failed for a week/);
  expect(email.text).toContain('still sent to it');
  await attempt(standard, clock.now(), 'given up');
});

test('gets another week when it is resumed by hand', async () => {
  await app.transaction(scope, (transaction) => setPaused(transaction, scope, subscribed, null));
  expect(await health(subscribed)).toEqual([null, null]);
  const again = clock.now();
  await attempt(subscribed, again, 'given up');
  expect(await health(subscribed)).toEqual([again, null]);
  // Two processes check, but each alert was sent once.
  const subjects = mailbox.emails.filter(({ to }) => to === person.email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('webhooks to'))).toHaveLength(2);
});
