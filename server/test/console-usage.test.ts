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
import { expectStatus, joinConsole, type JoinedConsole, type SignedIn } from './support/console.ts';
import { addProject } from './support/new-project.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

const clock = systemClock();
const month = toUtcMonth(new Date());
let suite: Suite;
let testConsole: JoinedConsole;
let person: SignedIn;
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

const usage = async (query = '') =>
  expectStatus(await person.get(`/api/workspaces/${workspaceId}/usage${query}`), 200).body;

/** Pretends that this many jobs ended on a day and counted against its month. */
async function fill(
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

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('shows an empty month with its days, its quota and no forecast', async () => {
  const body = await usage();
  expect(body).toMatchObject({
    month: month.slice(0, 7),
    today: dayBefore(0),
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

test('counts a live generation on its day, and never a sandbox generation', async () => {
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
  const body = await usage();
  expect(body).toMatchObject({ used: 1, succeeded: 1, failed: 0 });
  expect(body.days.filter((day: { succeeded: number }) => day.succeeded > 0)).toEqual([
    { day: dayBefore(0), succeeded: 1, failed: 0 },
  ]);
});

test('counts a failed job as failed without using the quota', async () => {
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
  expect(await usage()).toMatchObject({ used: 1, under_way: 1 });
  const times = { now: clock.now(), purgeDueAt: new Date(Date.now() + 3_600_000) };
  await suite.owner.transaction(scope, (transaction) =>
    markProjectDeleted(transaction, scope, projectId, times),
  );
  await cancelJobs(suite.owner, scope, projectId, { count: 10, now: clock.now(), newId: clock.newId });
  expect(await usage()).toMatchObject({ used: 0, under_way: 0, succeeded: 0, failed: 1 });
});

test('counts every job, even if many end at once', async () => {
  const end = () =>
    suite.owner.transaction(scope, (transaction) =>
      countDailyUsage(transaction, scope, { jobId: clock.newId('job'), month, outcome: 'succeeded' }),
    );
  await Promise.all(Array.from({ length: 40 }, end));
  expect((await usage()).succeeded).toBe(40);
});

describe('a forecast', () => {
  test('follows the rate of the last weeks, even across months', async () => {
    for (let days = 1; days <= 10; days += 1) await fill(dayBefore(days), { succeeded: 12, failed: 1 });
    const { forecast, used } = await usage();
    const left = listDaysOfMonth(month).length - new Date().getUTCDate() + 1;
    expect(forecast.expected).toBeGreaterThan(used);
    expect(forecast.expected).toBeLessThanOrEqual(used + 12 * left + 1);
    expect(forecast.low).toBeLessThanOrEqual(forecast.expected);
    expect(forecast.high).toBeGreaterThanOrEqual(forecast.expected);
    expect(forecast.quota_reached_on).toBeNull();
  });

  test('is not made in the first three days', async () => {
    for (let days = 1; days <= 3; days += 1) await fill(dayBefore(days), { succeeded: 100 });
    expect((await usage()).forecast).toBeNull();
  });

  test('is not made for a past month', async () => {
    await fill('2025-03-04', { succeeded: 7, failed: 2 });
    const body = await usage('?month=2025-03');
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

test('rejects an invalid month and names the field', async () => {
  for (const wrong of ['2026-13', '2026-11-01', 'x', '']) {
    const reply = await person.get(`/api/workspaces/${workspaceId}/usage?month=${wrong}`);
    expect([reply.status, reply.body.error.param]).toEqual([400, 'month']);
  }
});

test('never shows the days of another workspace', async () => {
  await fill(dayBefore(0), { succeeded: 3 });
  const other = await testConsole.signUpWithWorkspace('pro');
  const reply = await other.person.get(`/api/workspaces/${workspaceId}/usage`);
  expect(reply.status).toBe(404);
  const foreign: Scope = { workspaceId: other.workspaceId, environment: 'live' };
  expect(await readUsageDays(suite.owner, foreign, { from: '2020-01-01', before: '2100-01-01' })).toEqual([]);
  expect(await readUsageMonths(suite.owner, foreign, 24)).toEqual([]);
});
