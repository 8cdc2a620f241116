import { setTimeout as wait } from 'node:timers/promises';
import { decodeId } from '@blazon/contract/ids.ts';
import { Client, Connection } from '@temporalio/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../integrations/clock.ts';
import type { Database } from '../integrations/postgres.ts';
import { seededRandom } from '../proofs/seeded-random.ts';
import type { Scope } from '../domain/environment.ts';
import { workflowOptions } from '../domain/workflow-options.ts';
import { toUtcMonth } from '../domain/utc-calendar.ts';
import { insertUsage, summariseUsage } from '../store/usage.ts';
import { setBillingCustomer } from '../store/workspaces.ts';
import { readMetric } from './support/internal-port.ts';
import { type RequestFate, type PaymentProvider, startPaymentProvider } from './support/payment-provider.ts';
import { type Environment, type ServerProcess, startServer } from './support/server-process.ts';
import { createStage, openAppDatabase, openOwner, type Stage } from './support/stage.ts';
import { createWorkspace } from './support/workspaces.ts';

const clock = systemClock();
const seed = Number(process.env['BLAZON_SEED'] ?? Date.now() % 1_000_000);
const random = seededRandom(seed);

let stage: Stage;
let owner: Database;
let appDatabase: Database;
let temporal: Client;
let provider: PaymentProvider;
let environment: Environment;

beforeAll(async () => {
  stage = await createStage('report');
  owner = openOwner(stage.environment);
  appDatabase = openAppDatabase(stage.environment, 8);
  const connection = await Connection.connect({
    address: stage.environment['BLAZON_TEMPORAL_ADDRESS'] ?? '',
  });
  temporal = new Client({ connection, namespace: stage.namespace });
  provider = await startPaymentProvider({
    knows: (customer) => customer.startsWith('cus_'),
    draw: chooseFate,
  });
  environment = {
    ...stage.environment,
    BLAZON_WORKER_QUEUES: 'upkeep',
    BLAZON_STRIPE_SECRET_KEY: 'sk_of_the_provider',
    BLAZON_STRIPE_URL: provider.url,
    // Hides the warning that every rejected report logs.
    BLAZON_LOG_LEVEL: 'error',
  };
});
afterAll(async () => {
  await temporal?.connection.close();
  await Promise.all([owner?.close(), appDatabase?.close(), provider?.close()]);
  await stage?.close();
});

/** Chooses at random how the provider treats a request: 20% fail, 10% are counted but get no response, 20% are slow. */
function chooseFate(): RequestFate {
  const drawn = random.fraction();
  if (drawn < 0.2) return 'fail';
  if (drawn < 0.3) return 'drop after counting';
  return drawn < 0.5 ? 'be slow' : 'count';
}

/** The number of closed minutes over which the successful generations are spread. */
const minuteCount = 5;
const minuteMilliseconds = 60_000;
const newestMinute = Math.floor(Date.now() / minuteMilliseconds) - 3;
/** Returns the start of a minute that ended long enough ago for its usage to be reported. */
const startOfReportableMinute = (index: number) =>
  new Date((newestMinute - (index % minuteCount)) * minuteMilliseconds);

/** Adds successful live generations of a workspace, spread over the reportable minutes. */
async function addSuccesses(scope: Scope, successes: number): Promise<void> {
  await appDatabase.transaction(scope, (transaction) =>
    Promise.all(
      Array.from({ length: successes }, (_, index) => {
        const createdAt = new Date(startOfReportableMinute(index).getTime() + (index % 60) * 1_000);
        return insertUsage(transaction, scope, {
          jobId: clock.newId('job'),
          month: toUtcMonth(createdAt),
          createdAt,
        });
      }),
    ),
  );
}

async function createBilledWorkspace(customer: string | null, successes: number): Promise<Scope> {
  const scope: Scope = { workspaceId: (await createWorkspace(owner)).id, environment: 'live' };
  await owner.unscopedTransaction((transaction) =>
    setBillingCustomer(transaction, scope.workspaceId, customer),
  );
  await addSuccesses(scope, successes);
  return scope;
}

async function countRows(
  table: 'usage_ledger' | 'usage_reports',
  scope: Scope,
  condition: string,
): Promise<number> {
  const [row] = await owner.unscoped<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM ${table} WHERE workspace_id = $1 AND ${condition}`,
    values: [decodeId('workspace', scope.workspaceId)],
  });
  return row?.count ?? 0;
}

const summariseScope = (scope: Scope) =>
  summariseUsage(owner, scope.workspaceId, toUtcMonth(startOfReportableMinute(0)));

/** Makes postponed reports due, as if minutes had passed, and triggers the schedule. */
async function makeDueAndTrigger(scopes: readonly Scope[]): Promise<void> {
  await owner.unscoped({
    text: `UPDATE usage_reports SET report_due_at = now() WHERE report_due_at > now() AND workspace_id = ANY($1)`,
    values: [scopes.map(({ workspaceId }) => decodeId('workspace', workspaceId))],
  });
  await temporal.schedule.getHandle(workflowOptions['report-usage'].scheduleId).trigger();
}

const readBilledUsage = (customer: string) => {
  const events = [...provider.counted.values()].filter((event) => event.customer === customer);
  return { events: events.length, successes: events.reduce((sum, { times }) => sum + times, 0) };
};

test('each generation is billed once, in one event per minute, despite failures, lost responses and a killed worker', {
  timeout: 180_000,
}, async () => {
  // The provider rejects the reports of `nobody`. Create that workspace first, so that they are first in the queue.
  const unknown = await createBilledWorkspace('nobody', 500);
  const unbilled = await createBilledWorkspace(null, 20);
  const customers = Array.from({ length: 30 }, (_, index) => `cus_${index}`);
  const payingScopes = await Promise.all(
    customers.map((customer, index) => createBilledWorkspace(customer, 10 + index)),
  );
  const [first] = payingScopes;
  if (first === undefined) throw new Error('There is no first customer.');
  // Make one row due earlier, like a row from an earlier release, so that it is reported separately.
  await owner.unscoped({
    text: `UPDATE usage_ledger SET report_due_at = now() - interval '3 minutes'
           WHERE workspace_id = $1 AND job_id = (SELECT job_id FROM usage_ledger WHERE workspace_id = $1 LIMIT 1)`,
    values: [decodeId('workspace', first.workspaceId)],
  });

  let worker: ServerProcess = await startServer('worker', environment);
  const gauge = () => readMetric(worker.internalPort, 'blazon_usage_oldest_unreported_seconds');
  const waitUntilReported = async (scopes: readonly Scope[]) => {
    const waiting = async () => {
      const each = await Promise.all(scopes.map(async (scope) => (await summariseScope(scope)).waiting));
      return each.reduce((sum, rows) => sum + rows, 0);
    };
    while ((await waiting()) > 0) {
      await makeDueAndTrigger(scopes);
      await wait(1_000);
    }
  };
  try {
    expect(await gauge()).toBeGreaterThan(120);
    await makeDueAndTrigger([]);
    while (provider.counted.size < 20) await wait(5);
    await worker.kill();
    worker = await startServer('worker', environment);
    await waitUntilReported(payingScopes);
    expect(readBilledUsage('cus_0')).toEqual({ events: minuteCount + 1, successes: 10 });
    expect(customers.slice(1).map(readBilledUsage), `seed ${seed}`).toEqual(
      payingScopes.slice(1).map((_, index) => ({ events: minuteCount, successes: 11 + index })),
    );

    // Rows stored late for a minute that was already reported are billed separately.
    await addSuccesses(first, 7);
    await waitUntilReported([first]);
    expect(readBilledUsage('cus_0')).toEqual({ events: 2 * minuteCount + 1, successes: 17 });
    for (const scope of payingScopes)
      expect((await summariseScope(scope)).reported).toBe((await summariseScope(scope)).succeeded);

    // Usage of the current minute is not reported yet.
    const now = clock.now();
    await appDatabase.transaction(first, (transaction) =>
      insertUsage(transaction, first, { jobId: clock.newId('job'), month: toUtcMonth(now), createdAt: now }),
    );
    await makeDueAndTrigger([first]);
    expect(await countRows('usage_ledger', first, 'report_due_at IS NOT NULL')).toBe(1);

    // The worker that died may have held the rejected reports, so they are retried too.
    await makeDueAndTrigger([unknown]);
    const isPostponed = `report_due_at > now() + interval '5 minutes'`;
    while ((await countRows('usage_reports', unknown, isPostponed)) === 0) {
      await makeDueAndTrigger([]);
      await wait(1_000);
    }
  } finally {
    await worker.stop();
  }

  // The faults did occur, and the provider recognised repeated reports.
  expect(provider.answers['failed']).toBeGreaterThan(10);
  expect(provider.answers['recognised']).toBeGreaterThan(3);

  expect(await countRows('usage_ledger', unbilled, 'report_due_at IS NULL AND report_minute IS NULL')).toBe(
    20,
  );
  // The rejected reports were retried only a few times, and are not marked as reported.
  expect(provider.answers['refused']).toBeLessThanOrEqual(2 * minuteCount);
  expect(await countRows('usage_reports', unknown, 'reported_at IS NULL')).toBe(minuteCount);
});
