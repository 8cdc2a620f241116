import { setTimeout as wait } from 'node:timers/promises';
import { decodeId } from '@blazon/contract/ids.ts';
import { Client, Connection } from '@temporalio/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../outside/clock.ts';
import type { Database } from '../outside/postgres.ts';
import { seededRandom } from '../prove/seeded-random.ts';
import type { Scope } from '../rules/environment.ts';
import { flows } from '../rules/flows.ts';
import { monthOf } from '../rules/month.ts';
import { insertUsage } from '../store/usage.ts';
import { setBillingCustomer } from '../store/workspaces.ts';
import { type Fate, type PaymentProvider, startPaymentProvider } from './support/payment-provider.ts';
import { type Environment, type ServerProcess, startServer } from './support/server-process.ts';
import { createStage, openApp, openOwner, type Stage } from './support/stage.ts';
import { createWorkspace } from './support/workspaces.ts';

const clock = systemClock();
const seed = Number(process.env['BLAZON_SEED'] ?? Date.now() % 1_000_000);
const random = seededRandom(seed);

let stage: Stage;
let owner: Database;
let app: Database;
let temporal: Client;
let provider: PaymentProvider;
let environment: Environment;

beforeAll(async () => {
  stage = await createStage('report');
  owner = openOwner(stage.environment);
  app = openApp(stage.environment, 8);
  const connection = await Connection.connect({
    address: stage.environment['BLAZON_TEMPORAL_ADDRESS'] ?? '',
  });
  temporal = new Client({ connection, namespace: stage.namespace });
  provider = await startPaymentProvider({ knows: (customer) => customer.startsWith('cus_'), draw: drawFate });
  environment = {
    ...stage.environment,
    BLAZON_WORKER_QUEUES: 'upkeep',
    BLAZON_STRIPE_SECRET_KEY: 'sk_of_the_provider',
    BLAZON_STRIPE_URL: provider.url,
    // Every refusal is a warning.
    BLAZON_LOG_LEVEL: 'error',
  };
});
afterAll(async () => {
  await temporal?.connection.close();
  await Promise.all([owner?.close(), app?.close(), provider?.close()]);
  await stage?.close();
});

/** A fifth fails; some are slow, some are counted although the caller never hears of it. */
function drawFate(): Fate {
  const drawn = random.fraction();
  if (drawn < 0.2) return 'fail';
  if (drawn < 0.3) return 'drop after counting';
  return drawn < 0.5 ? 'be slow' : 'count';
}

/** A workspace with so many live successes. */
async function fill(customer: string | null, successes: number): Promise<Scope> {
  const scope: Scope = { workspaceId: (await createWorkspace(owner)).id, environment: 'live' };
  await owner.unscopedTransaction((transaction) =>
    setBillingCustomer(transaction, scope.workspaceId, customer),
  );
  const now = clock.now();
  await app.transaction(scope, (transaction) =>
    Promise.all(
      Array.from({ length: successes }, () =>
        insertUsage(transaction, scope, { jobId: clock.newId('job'), month: monthOf(now), createdAt: now }),
      ),
    ),
  );
  return scope;
}

async function count(scope: Scope, condition: string): Promise<number> {
  const [row] = await owner.unscoped<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM usage_ledger WHERE workspace_id = $1 AND ${condition}`,
    values: [decodeId('workspace', scope.workspaceId)],
  });
  return row?.count ?? 0;
}

/** Minutes pass: what was put off is due, and the schedule comes round. */
async function comeRound(scopes: readonly Scope[]): Promise<void> {
  await owner.unscoped({
    text: `UPDATE usage_ledger SET report_due_at = now() WHERE report_due_at > now() AND workspace_id = ANY($1)`,
    values: [scopes.map(({ workspaceId }) => decodeId('workspace', workspaceId))],
  });
  await temporal.schedule.getHandle(flows['report-usage'].scheduleId).trigger();
}

const billed = (customer: string) =>
  [...provider.counted.values()].filter((event) => event.customer === customer);

test('each success is billed once, over failures, lost answers and the death of a worker', {
  timeout: 180_000,
}, async () => {
  // Refused rows come first in line.
  const unknown = await fill('nobody', 500);
  const unbilled = await fill(null, 20);
  const good = [await fill('cus_a', 400), await fill('cus_b', 150), await fill('cus_c', 1)];

  let worker: ServerProcess = await startServer('worker', environment);
  try {
    await comeRound([]);
    while (provider.counted.size < 120) await wait(5);
    await worker.kill();
    worker = await startServer('worker', environment);

    const waiting = async () => {
      const each = await Promise.all(good.map((scope) => count(scope, 'reported_at IS NULL')));
      return each.reduce((sum, rows) => sum + rows, 0);
    };
    while ((await waiting()) > 0) {
      await comeRound(good);
      await wait(1_000);
    }
  } finally {
    await worker.stop();
  }

  expect([billed('cus_a').length, billed('cus_b').length, billed('cus_c').length], `seed ${seed}`).toEqual([
    400, 150, 1,
  ]);
  expect(provider.counted.size).toBe(551);
  expect([...provider.counted.values()].every(({ times }) => times === 1)).toBe(true);
  // The faults were there, and repetitions were recognised.
  expect(provider.answers['failed']).toBeGreaterThan(50);
  expect(provider.answers['recognised']).toBeGreaterThan(20);

  for (const scope of good) expect(await count(scope, 'report_due_at IS NOT NULL')).toBe(0);
  expect(await count(unbilled, 'report_due_at IS NULL AND reported_at IS NULL')).toBe(20);
  // One workspace's refusals were few, and all its rows stand back for minutes.
  expect(provider.answers['refused']).toBeLessThan(500);
  expect(await count(unknown, `report_due_at > now() + interval '5 minutes' AND reported_at IS NULL`)).toBe(
    500,
  );
});
