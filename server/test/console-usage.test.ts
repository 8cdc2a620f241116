import { decodeId } from '@blazon/contract/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { systemClock } from '../integrations/clock.ts';
import type { Scope } from '../domain/environment.ts';
import { listDaysOfMonth, toUtcMonth } from '../domain/utc-calendar.ts';
import { cancelJobs } from '../store/job-results.ts';
import { insertJob } from '../store/jobs.ts';
import { markProjectDeleted } from '../store/projects.ts';
import { reserveQuota } from '../store/usage.ts';
import { countDailyUsage, readUsageDays, readUsageMonths } from '../store/daily-usage.ts';
import { expectStatus, joinConsole, type JoinedConsole, type SignedInPerson } from './support/console.ts';
import { addProject } from './support/new-project.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

const clock = systemClock();
const month = toUtcMonth(new Date());
let suite: Suite;
let testConsole: JoinedConsole;
let person: SignedInPerson;
let workspaceId: string;
let scope: Scope;

beforeAll(async () => {
  suite = joinSuite();
  testConsole = joinConsole(suite.environment, suite.consoleOrigin);
});
beforeEach(async () => {
  ({ person, workspaceId } = await testConsole.signUpWithWorkspace('pro'));
  scope = { workspaceId, environment: 'live' };
});
afterAll(async () => {
  await testConsole?.close();
  await leaveSuite(suite);
});

const readUsage = async (query = '') =>
  expectStatus(await person.get(`/api/workspaces/${workspaceId}/usage${query}`), 200).body;

/** Records jobs that ended on a day. The successful ones count towards the quota of its month. */
async function addUsageOfDay(
  day: string,
  counts: { readonly succeeded: number; readonly failed?: number },
): Promise<void> {
  const workspace = decodeId('workspace', workspaceId);
  await suite.owner.unscoped({
    text: `INSERT INTO usage_days (workspace_id, day, succeeded, failed) VALUES ($1, $2, $3, $4)`,
    values: [workspace, day, counts.succeeded, counts.failed ?? 0],
  });
  await suite.owner.unscoped({
    text: `INSERT INTO usage_months AS m (workspace_id, month, used) VALUES ($1, date_trunc('month', $2::date), $3)
           ON CONFLICT (workspace_id, month) DO UPDATE SET used = m.used + excluded.used`,
    values: [workspace, day, counts.succeeded],
  });
}

const dateDaysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('the usage of an empty month has all its days, the quota and no forecast', async () => {
  const body = await readUsage();
  expect(body).toMatchObject({
    month: month.slice(0, 7),
    today: dateDaysAgo(0),
    plan: 'pro',
    quota: 1_000,
    used: 0,
    succeeded: 0,
    failed: 0,
    under_way: 0,
    forecast: null,
    rate_limits: { generation: 60, standard: 1_000 },
  });
  expect(body.days).toHaveLength(listDaysOfMonth(month).length);
  expect(new Date(body.resets_at * 1000).getUTCDate()).toBe(1);
});

test('a live generation counts on its day; a sandbox generation does not count', async () => {
  for (const environment of ['sandbox', 'live']) {
    const at = (path: string) => `/api/workspaces/${workspaceId}/${environment}${path}`;
    const key = () => `usage-test-${Date.now()}-${environment}-00000001`;
    const project = expectStatus(
      await person.post(at('/projects'), { name: 'Harbour', request_key: key() }),
      200,
    );
    const body = { request_key: key(), prompt: 'Harbour, a boat yard' };
    const made = await person.post(at(`/projects/${project.body.id}/generations`), body);
    expect([200, 202]).toContain(made.status);
    const jobId = String(made.body.job_id ?? made.body.id);
    await waitUntil(
      async () => {
        const job = await person.get(at(`/jobs/${jobId}`));
        if (job.body.finished_ms === null) throw new Error(job.text);
      },
      { what: 'the job to end', seconds: 40 },
    );
  }
  const body = await readUsage();
  expect(body).toMatchObject({ used: 1, succeeded: 1, failed: 0 });
  expect(body.days.filter((day: { succeeded: number }) => day.succeeded > 0)).toEqual([
    { day: dateDaysAgo(0), succeeded: 1, failed: 0 },
  ]);
});

test('a failed job counts as failed and uses none of the quota', async () => {
  const projectId = await addProject(suite.owner, scope);
  await suite.owner.transaction(scope, async (transaction) => {
    await reserveQuota(transaction, scope, { month, quota: 10 });
    const now = clock.now();
    await insertJob(transaction, scope, {
      id: clock.newId('job'),
      projectId,
      prompt: 'Kettle',
      parentId: null,
      brandName: null,
      webhookUrl: null,
      requestId: clock.newId('request'),
      traceParent: null,
      createdAt: now,
      quotaMonth: month,
      dispatchDueAt: new Date(now.getTime() + 3_600_000),
    });
  });
  expect(await readUsage()).toMatchObject({ used: 1, under_way: 1 });
  const times = { now: clock.now(), purgeDueAt: new Date(Date.now() + 3_600_000) };
  await suite.owner.transaction(scope, (transaction) =>
    markProjectDeleted(transaction, scope, projectId, times),
  );
  await cancelJobs(suite.owner, scope, projectId, { count: 10, now: clock.now(), newId: clock.newId });
  expect(await readUsage()).toMatchObject({ used: 0, under_way: 0, succeeded: 0, failed: 1 });
});

test('every job is counted, even if many end at once', async () => {
  const end = () =>
    suite.owner.transaction(scope, (transaction) =>
      countDailyUsage(transaction, scope, { jobId: clock.newId('job'), month, outcome: 'succeeded' }),
    );
  await Promise.all(Array.from({ length: 40 }, end));
  expect((await readUsage()).succeeded).toBe(40);
});

describe('a usage forecast', () => {
  test('follows the rate of the last weeks, even across months', async () => {
    for (let days = 1; days <= 10; days += 1)
      await addUsageOfDay(dateDaysAgo(days), { succeeded: 12, failed: 1 });
    const { forecast, used } = await readUsage();
    const daysLeft = listDaysOfMonth(month).length - new Date().getUTCDate() + 1;
    // In the last hours of a month, nothing more may be expected.
    expect(forecast.expected).toBeGreaterThanOrEqual(used + 12 * (daysLeft - 1));
    expect(forecast.expected).toBeLessThanOrEqual(used + 12 * daysLeft + 1);
    expect(forecast.low).toBeLessThanOrEqual(forecast.expected);
    expect(forecast.high).toBeGreaterThanOrEqual(forecast.expected);
    expect(forecast.quota_reached_on).toBeNull();
  });

  test('is not made from the usage of only three days', async () => {
    for (let days = 1; days <= 3; days += 1) await addUsageOfDay(dateDaysAgo(days), { succeeded: 100 });
    expect((await readUsage()).forecast).toBeNull();
  });

  test('is not made for a past month', async () => {
    await addUsageOfDay('2025-03-04', { succeeded: 7, failed: 2 });
    const body = await readUsage('?month=2025-03');
    expect(body).toMatchObject({
      today: null,
      used: 7,
      succeeded: 7,
      failed: 2,
      forecast: null,
      under_way: 0,
    });
    expect(body.days[3]).toEqual({ day: '2025-03-04', succeeded: 7, failed: 2 });
    const months = await person.get(`/api/workspaces/${workspaceId}/usage/months`);
    expect(months.body.data).toEqual([
      { month: '2025-03', is_current: false, used: 7, succeeded: 7, failed: 2 },
    ]);
  });
});

test('an invalid month is rejected, and the error names the field', async () => {
  for (const wrong of ['2026-13', '2026-11-01', 'x', '']) {
    const reply = await person.get(`/api/workspaces/${workspaceId}/usage?month=${wrong}`);
    expect([reply.status, reply.body.error.param]).toEqual([400, 'month']);
  }
});

test('the usage of another workspace is not visible', async () => {
  await addUsageOfDay(dateDaysAgo(0), { succeeded: 3 });
  const other = await testConsole.signUpWithWorkspace('pro');
  const reply = await other.person.get(`/api/workspaces/${workspaceId}/usage`);
  expect(reply.status).toBe(404);
  const foreign: Scope = { workspaceId: other.workspaceId, environment: 'live' };
  expect(await readUsageDays(suite.owner, foreign, { from: '2020-01-01', before: '2100-01-01' })).toEqual([]);
  expect(await readUsageMonths(suite.owner, foreign, 24)).toEqual([]);
});
