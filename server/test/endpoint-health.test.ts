import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../integrations/clock.ts';
import type { Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { failingWeekMilliseconds, recordAttempt } from '../store/record-attempt.ts';
import { setEndpointPaused } from '../store/endpoint-subscriptions.ts';
import { findEndpoint } from '../store/webhook-endpoints.ts';
import { openConsole, type SignedInPerson, type TestConsole } from './support/console.ts';
import { type Mailbox, openMailbox } from './support/mailbox.ts';
import { addEvent } from './support/new-event.ts';
import { addProject } from './support/new-project.ts';
import { openAppDatabase } from './support/stage.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { addTestEndpoint, subscribeTestEndpoint } from './support/webhooks.ts';

const clock = systemClock();
let suite: Suite;
let appDatabase: Database;
let mailbox: Mailbox;
let consoles: readonly TestConsole[] = [];
let person: SignedInPerson;
let scope: Scope;
let projectId: string;
/** The ids of the default endpoint and of a subscribed one. */
let [defaultEndpoint, subscribed] = ['', ''];

beforeAll(async () => {
  suite = joinSuite();
  appDatabase = openAppDatabase(suite.environment, 4);
  mailbox = await openMailbox();
  const mail = { BLAZON_MAIL_URL: mailbox.url, BLAZON_MAIL_FROM: 'Blazon <hello@blazon.example>' };
  consoles = await Promise.all([0, 1].map(() => openConsole(suite.environment, { environment: mail })));
  const signedUp = await consoles[0]?.signUpWithWorkspace('pro');
  if (!signedUp) throw new Error('No console was opened.');
  person = signedUp.person;
  scope = { workspaceId: signedUp.workspaceId, environment: 'live' };
  projectId = await addProject(suite.owner, scope);
  defaultEndpoint = await addTestEndpoint(suite.owner, scope, 'https://default.example/hooks');
  subscribed = await addTestEndpoint(suite.owner, scope, 'https://further.example/hooks');
  await subscribeTestEndpoint(suite.owner, suite.environment, scope, { id: subscribed });
});
afterAll(async () => {
  await Promise.all(consoles.map((testConsole) => testConsole.close()));
  await mailbox.close();
  await appDatabase.close();
  await leaveSuite(suite);
});

const weekMilliseconds = failingWeekMilliseconds;
const timeAgo = (milliseconds: number) => new Date(Date.now() - milliseconds);

/** Records an attempt to an endpoint at this time, for a new event. */
async function recordAttemptAt(
  id: string,
  at: Date,
  outcome: 'delivered' | 'failed' | 'given up',
  isTest = false,
): Promise<void> {
  const eventId = await addEvent(appDatabase, scope, { projectId, endpointId: id, isTest });
  const isDelivered = outcome === 'delivered';
  const effects = {
    delivered: { state: 'delivered', reason: null, dueAt: null, endedAt: at },
    failed: { state: 'pending', reason: null, dueAt: timeAgo(-3_600_000), endedAt: null },
    'given up': { state: 'undeliverable', reason: 'attempts_exhausted', dueAt: null, endedAt: at },
  } as const;
  const recorded = await recordAttempt(
    appDatabase,
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

const readHealth = async (id: string) => {
  const endpoint = await findEndpoint(appDatabase, scope, id);
  return [endpoint?.failingSince ?? null, endpoint?.pauseReason ?? null];
};

test('an endpoint counts as failing from its first failure until a success; failed test events do not count', async () => {
  await recordAttemptAt(subscribed, timeAgo(9_000), 'given up', true);
  expect(await readHealth(subscribed)).toEqual([null, null]);
  const first = timeAgo(8_000);
  await recordAttemptAt(subscribed, first, 'failed');
  await recordAttemptAt(subscribed, timeAgo(7_000), 'given up');
  expect(await readHealth(subscribed)).toEqual([first, null]);
  await recordAttemptAt(subscribed, timeAgo(6_000), 'delivered', true);
  expect(await readHealth(subscribed)).toEqual([null, null]);
});

test('an endpoint is paused when an event is given up after a week of failures, and admins get an e-mail', async () => {
  const first = timeAgo(weekMilliseconds + 60_000);
  await recordAttemptAt(subscribed, first, 'given up');
  await recordAttemptAt(subscribed, timeAgo(120_000), 'given up');
  // No pause: the second event is given up just under a week after the first failure, and `failed` is not final.
  expect(await readHealth(subscribed)).toEqual([first, null]);
  await recordAttemptAt(subscribed, clock.now(), 'failed');
  expect(await readHealth(subscribed)).toEqual([first, null]);
  await Promise.all([0, 1, 2].map(() => recordAttemptAt(subscribed, clock.now(), 'given up')));
  expect(await readHealth(subscribed)).toEqual([first, 'failing']);

  const email = await mailbox.emailTo(person.email, /further\.example are paused/);
  expect(email.text).toContain('https://further.example/hooks');
  expect(email.text).toContain('resume the endpoint');
  const { body } = await person.get(`/api/workspaces/${scope.workspaceId}/audit`);
  expect(body.data[0]).toMatchObject({ action: 'webhook_endpoint.disable', subject: subscribed });
});

test('the default endpoint is never paused, but admins get an e-mail', async () => {
  const first = timeAgo(weekMilliseconds + 60_000);
  await recordAttemptAt(defaultEndpoint, first, 'given up');
  await recordAttemptAt(defaultEndpoint, clock.now(), 'given up');
  expect(await readHealth(defaultEndpoint)).toEqual([first, null]);
  const email = await mailbox.emailTo(person.email, /default\.example have failed for a week/);
  expect(email.text).toContain('still sent to it');
  await recordAttemptAt(defaultEndpoint, clock.now(), 'given up');
});

test('an endpoint that is resumed has another week before it is paused', async () => {
  await appDatabase.transaction(scope, (transaction) =>
    setEndpointPaused(transaction, scope, subscribed, null),
  );
  expect(await readHealth(subscribed)).toEqual([null, null]);
  const again = clock.now();
  await recordAttemptAt(subscribed, again, 'given up');
  expect(await readHealth(subscribed)).toEqual([again, null]);
  // Two console processes look for alerts, but each e-mail was sent once.
  const subjects = mailbox.emails.filter(({ to }) => to === person.email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('webhooks to'))).toHaveLength(2);
});
