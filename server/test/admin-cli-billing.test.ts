import { userInfo } from 'node:os';
import { decodeId } from '@blazon/contract/ids.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../integrations/clock.ts';
import type { Scope } from '../domain/environment.ts';
import { startOfNextMonth, toUtcMonth } from '../domain/utc-calendar.ts';
import { insertUsage, reserveQuota } from '../store/usage.ts';
import { runAdmin } from './support/admin.ts';
import { openAppDatabase } from './support/stage.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace } from './support/workspaces.ts';

const clock = systemClock();
const month = toUtcMonth(new Date());
let suite: Suite;
let id: string;
let scope: Scope;

beforeAll(async () => {
  suite = joinSuite();
  id = (await createWorkspace(suite.owner, 'pro')).id;
  scope = { workspaceId: id, environment: 'live' };
});
afterAll(() => leaveSuite(suite));

const runSuiteAdmin = (...parameters: string[]) => runAdmin(suite.environment, ...parameters);

// oxlint-disable-next-line typescript/no-explicit-any
async function runForJson(...parameters: string[]): Promise<any> {
  const run = await runSuiteAdmin(...parameters, '--json');
  expect(run).toMatchObject({ code: 0, error: '' });
  return JSON.parse(run.output);
}

async function runForText(...parameters: string[]): Promise<string> {
  const run = await runSuiteAdmin(...parameters);
  expect(run).toMatchObject({ code: 0, error: '' });
  return run.output;
}

/** Reserves quota for this many jobs of the current month, and records how many of them succeeded. */
async function addUsage(accepted: number, succeeded: number): Promise<void> {
  const app = openAppDatabase(suite.environment);
  await app.transaction(scope, async (transaction) => {
    for (let job = 0; job < accepted; job += 1)
      await reserveQuota(transaction, scope, { month, quota: 1_000 });
    for (let job = 0; job < succeeded; job += 1)
      await insertUsage(transaction, scope, { jobId: clock.newId('job'), month, createdAt: clock.now() });
  });
  await app.close();
}

test('`workspace unpaid` records since when an invoice has been unpaid, and `--lift` clears it', async () => {
  const first = await runForJson('workspace', 'unpaid', id);
  expect(Date.now() - Date.parse(first.unpaidSince)).toBeLessThan(30_000);
  expect((await runForJson('workspace', 'unpaid', id)).unpaidSince).toBe(first.unpaidSince);
  expect(await runForText('workspace', 'show', id)).toMatch(/unpaid +since .+Z/);
  expect(await runForText('workspace', 'unpaid', id, '--lift')).toBe(`${id} has paid\n`);
  expect(await runForText('workspace', 'show', id)).toMatch(/unpaid +no/);
});

test('`usage` counts all jobs, but as waiting only successes since the workspace got a customer id', async () => {
  await addUsage(3, 2);
  expect(await runForText('workspace', 'customer', id, 'cus_1')).toBe(`${id} is billed to cus_1\n`);
  await addUsage(1, 1);
  expect(await runForJson('usage', id)).toEqual({
    workspaceId: id,
    month,
    used: 4,
    succeeded: 3,
    reported: 0,
    waiting: 1,
  });
  expect(await runForText('usage', id, '--month', month.slice(0, 7))).toMatch(
    /used +4 of the quota, 1 of them in progress\nsucceeded +3\nreported +0, 1 waiting\n/,
  );
  expect(await runForJson('usage', id, '--month', startOfNextMonth(month).slice(0, 7))).toMatchObject({
    used: 0,
  });
});

test('`workspace customer` makes postponed usage due, and rejects the customer id of another workspace', async () => {
  const values = [decodeId('workspace', id)];
  await suite.owner.unscoped({
    text: `UPDATE usage_ledger SET report_due_at = now() + interval '6 hours'
           WHERE workspace_id = $1 AND report_due_at IS NOT NULL`,
    values,
  });
  expect(await runForJson('workspace', 'customer', id, 'cus_2')).toMatchObject({ billingCustomer: 'cus_2' });
  const [row] = await suite.owner.unscoped<{ due: number }>({
    text: 'SELECT count(*)::int AS due FROM usage_ledger WHERE workspace_id = $1 AND report_due_at <= now()',
    values,
  });
  expect(row).toEqual({ due: 1 });
  const other = (await createWorkspace(suite.owner, 'pro')).id;
  expect(await runSuiteAdmin('workspace', 'customer', other, 'cus_2')).toMatchObject({
    code: 1,
    error: `admin: cus_2 is already the customer id of ${id}\n`,
  });
  expect(await runForText('workspace', 'customer', id, '--remove')).toBe(`${id} is not billed\n`);
  expect(await runForText('workspace', 'show', id)).toMatch(/customer +-/);
});

test('the admin CLI writes every billing change to the audit log, with the operator as author', async () => {
  const entries = await runForJson('audit', id);
  expect(entries.map((entry: { action: string }) => entry.action).reverse()).toEqual([
    'workspace.unpaid',
    'workspace.unpaid',
    'workspace.paid',
    'workspace.customer',
    'workspace.customer',
    'workspace.customer',
  ]);
  for (const entry of entries)
    expect(entry).toMatchObject({ actor: `operator:${userInfo().username}`, subject: id });
  expect(entries[1].details).toEqual({ from: 'cus_1', to: 'cus_2' });
});

describe('the admin CLI exits with 1 and prints only an error', () => {
  const unknown = clock.newId('workspace');
  const none = `there is no workspace ${unknown}`;
  test.each([
    [none, () => ['workspace', 'unpaid', unknown]],
    [none, () => ['workspace', 'customer', unknown, 'cus_1']],
    [none, () => ['usage', unknown]],
    ['pass the id of a customer, or --remove', () => ['workspace', 'customer', id]],
    ['pass the id of a customer, or --remove', () => ['workspace', 'customer', id, 'cus_1', '--remove']],
    ['a customer id has 1 to 255 letters, digits, - and _', () => ['workspace', 'customer', id, 'cus 1']],
    ['--month must be a month such as 2026-11', () => ['usage', id, '--month', '2026-13']],
    ['--month must be a month such as 2026-11', () => ['usage', id, '--month', 'november']],
  ])('for wrong input %#: %s', async (message, parameters) => {
    expect(await runSuiteAdmin(...parameters())).toEqual({
      code: 1,
      output: '',
      error: `admin: ${message}\n`,
    });
  });
});
