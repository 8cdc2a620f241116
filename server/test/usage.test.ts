import { decodeId } from '@blazon/contract/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../integrations/clock.ts';
import type { Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { startOfNextMonth, toUtcMonth } from '../domain/utc-calendar.ts';
import { releaseQuota, insertUsage, readUsage, reserveQuota, summariseUsage } from '../store/usage.ts';
import { oldestUsageStatement } from '../store/usage-reports.ts';
import { setBillingCustomer } from '../store/workspaces.ts';
import { openAppDatabase } from './support/stage.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace } from './support/workspaces.ts';

const clock = systemClock();
const month = '2026-11-01';
let suite: Suite;
let appDatabase: Database;

beforeAll(() => {
  suite = joinSuite();
  appDatabase = openAppDatabase(suite.environment, 16);
});
afterAll(async () => {
  await appDatabase.close();
  await leaveSuite(suite);
});

async function newScope(): Promise<Scope> {
  return { workspaceId: (await createWorkspace(suite.owner)).id, environment: 'live' };
}

const reserve = (scope: Scope, quota: number, of = month) =>
  appDatabase.transaction(scope, (transaction) => reserveQuota(transaction, scope, { month: of, quota }));

test('concurrent reservations succeed exactly up to the quota, and released quota can be reserved again', async () => {
  const scope = await newScope();
  const asked = await Promise.all(Array.from({ length: 60 }, () => reserve(scope, 25)));
  expect(asked.filter((given) => given)).toHaveLength(25);
  expect(await readUsage(appDatabase, scope, month)).toBe(25);

  await appDatabase.transaction(scope, (transaction) => releaseQuota(transaction, scope, month));
  expect(await readUsage(appDatabase, scope, month)).toBe(24);
  expect([await reserve(scope, 25), await reserve(scope, 25)]).toEqual([true, false]);
});

test('the count stays right when quota is reserved and released at the same time', async () => {
  const scope = await newScope();
  await Promise.all(Array.from({ length: 30 }, () => reserve(scope, 30)));
  const [reservations] = await Promise.all([
    Promise.all(Array.from({ length: 40 }, () => reserve(scope, 30))),
    Promise.all(
      Array.from({ length: 20 }, () =>
        appDatabase.transaction(scope, (transaction) => releaseQuota(transaction, scope, month)),
      ),
    ),
  ]);
  const given = reservations.filter((reservation) => reservation).length;
  expect(await readUsage(appDatabase, scope, month)).toBe(30 - 20 + given);
  expect(given).toBeLessThanOrEqual(20);
});

test('a failed transaction releases its reservation', async () => {
  const scope = await newScope();
  const failing = appDatabase.transaction(scope, async (transaction) => {
    expect(await reserveQuota(transaction, scope, { month, quota: 1 })).toBe(true);
    throw new Error('the request failed after all');
  });
  await expect(failing).rejects.toThrow('after all');
  expect(await readUsage(appDatabase, scope, month)).toBe(0);
  expect(await reserve(scope, 1)).toBe(true);
});

test('quota is counted separately for each month and workspace, and a quota of zero accepts nothing', async () => {
  const [one, other] = [await newScope(), await newScope()];
  expect([await reserve(one, 1), await reserve(one, 1)]).toEqual([true, false]);
  expect([
    await reserve(one, 1, '2026-12-01'),
    await reserve(other, 1),
    await reserve(other, 0, '2027-01-01'),
  ]).toEqual([true, true, false]);
});

test('releasing quota that was not reserved throws, and so does reserving sandbox quota', async () => {
  const scope = await newScope();
  const release = () =>
    appDatabase.transaction(scope, (transaction) => releaseQuota(transaction, scope, month));
  await expect(release()).rejects.toThrow('No quota for 2026-11-01 was reserved');
  await reserve(scope, 1);
  await release();
  await expect(release()).rejects.toThrow('usage_months_used_check');
  await expect(reserve({ ...scope, environment: 'sandbox' }, 5)).rejects.toThrow('Only live');
});

test('a success is stored in the ledger once, and is due for reporting only if the workspace is billed', async () => {
  const scope = await newScope();
  const now = new Date();
  const insert = (jobId: string) =>
    appDatabase.transaction(scope, (transaction) =>
      insertUsage(transaction, scope, { jobId, month, createdAt: now }),
    );
  const [first, second] = [clock.newId('job'), clock.newId('job')];
  await insert(first);
  await suite.owner.unscopedTransaction((transaction) =>
    setBillingCustomer(transaction, scope.workspaceId, 'cus_of_usage'),
  );
  await insert(second);
  await expect(insert(second)).rejects.toThrow('duplicate key');

  const rows = await suite.owner.unscoped<{ job_id: string; report_due_at: Date | null }>({
    text: 'SELECT job_id, report_due_at FROM usage_ledger WHERE workspace_id = $1 ORDER BY job_id',
    values: [decodeId('workspace', scope.workspaceId)],
  });
  expect(rows).toEqual([
    { job_id: decodeId('job', first), report_due_at: null },
    { job_id: decodeId('job', second), report_due_at: now },
  ]);
});

test('a success counts in the month in which its job was accepted', async () => {
  const scope = await newScope();
  const accepted = toUtcMonth(new Date());
  const jobId = clock.newId('job');
  await reserve(scope, 5, accepted);
  await appDatabase.transaction(scope, (transaction) =>
    insertUsage(transaction, scope, { jobId, month: accepted, createdAt: new Date() }),
  );
  const summaries = await Promise.all(
    [accepted, startOfNextMonth(accepted)].map((of) => summariseUsage(suite.owner, scope.workspaceId, of)),
  );
  expect(summaries).toEqual([
    { used: 1, succeeded: 1, reported: 0, waiting: 0 },
    { used: 0, succeeded: 0, reported: 0, waiting: 0 },
  ]);
});

test('due rows of the ledger are found with an index', async () => {
  const scope = await newScope();
  const { text: claimText } = oldestUsageStatement(new Date(), 200);
  const rollBack = new Error('only to see the plan');
  const plan: string[] = [];
  const explaining = suite.owner.unscopedTransaction(async ({ query }) => {
    await query({
      text: `INSERT INTO usage_ledger (workspace_id, job_id, month, created_at, report_due_at)
             SELECT $1, (substr($2::text, 1, 14) || '7' || substr(md5(i::text), 1, 3) || '-8' || substr(md5(i::text), 4, 3)
               || '-' || substr(md5(i::text), 7, 12))::uuid, $3, now(), CASE WHEN i % 100 = 0 THEN now() END
             FROM generate_series(1, 50000) i`,
      values: [decodeId('workspace', scope.workspaceId), decodeId('job', clock.newId('job')), month],
    });
    await query({ text: 'ANALYZE usage_ledger' });
    await query({ text: `PREPARE take AS ${claimText}` });
    const lines = await query<{ 'QUERY PLAN': string }>({ text: 'EXPLAIN EXECUTE take (now())' });
    await query({ text: 'DEALLOCATE take' });
    plan.push(...lines.map((line) => line['QUERY PLAN']));
    throw rollBack;
  });
  await expect(explaining).rejects.toBe(rollBack);
  const partition = `usage_ledger_${toUtcMonth(new Date()).replaceAll('-', '')}`;
  expect(plan.join('\n')).not.toMatch(new RegExp(`Seq Scan on ${partition}`));
  expect(plan.join('\n')).toMatch(new RegExp(`Index Scan using ${partition}_report_due_at_idx`));
});
