import { setTimeout as wait } from 'node:timers/promises';
import { decodeId } from '@blazon/contract/ids.ts';
import { Client, Connection } from '@temporalio/client';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { createMeteringClient } from '../integrations/billing/stripe-metering.ts';
import { systemClock } from '../integrations/clock.ts';
import type { Database } from '../integrations/postgres.ts';
import { workflowOptions } from '../domain/workflow-options.ts';
import { syncSubscription } from '../store/sync-subscription.ts';
import { claimDueSubscriptions, takeRefreshNumber } from '../store/subscriptions.ts';
import { getWorkspace, setBillingCustomer } from '../store/workspaces.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { createStage, openOwner, type Stage } from './support/stage.ts';
import {
  startSubscriptionProvider,
  type SubscriptionProvider,
  testPrices,
} from './support/subscription-provider.ts';
import { createWorkspace } from './support/workspaces.ts';

/** The scheduled check detects subscription changes whose notifications from the payment provider were lost. */

const clock = systemClock();
let stage: Stage;
let owner: Database;
let provider: SubscriptionProvider;
let temporal: Client;
let worker: ServerProcess;

beforeAll(async () => {
  stage = await createStage('checks');
  owner = openOwner(stage.environment);
  provider = await startSubscriptionProvider();
  const environment = { ...stage.environment, ...provider.environment, BLAZON_WORKER_QUEUES: 'upkeep' };
  worker = await startServer('worker', environment);
  const connection = await Connection.connect({
    address: stage.environment['BLAZON_TEMPORAL_ADDRESS'] ?? '',
  });
  temporal = new Client({ connection, namespace: stage.namespace });
});
afterAll(async () => {
  await worker?.stop();
  await temporal?.connection.close();
  await Promise.all([owner?.close(), provider?.close()]);
  await stage?.close();
});

const createBilling = () => {
  const { prices, webhookSecret } = { prices: testPrices, webhookSecret: 'unused' };
  const { plans } = createMeteringClient({
    secretKey: 'sk_of_the_provider',
    url: provider.url,
    meter: 'generations',
    plans: { prices, webhookSecret },
  });
  if (plans === undefined) throw new Error('The configured plans are missing.');
  return plans;
};

/** Creates a workspace on Free that has a customer at the payment provider. */
async function addCustomer(): Promise<{ readonly workspaceId: string; readonly customer: string }> {
  const { id: workspaceId } = await createWorkspace(owner, 'free');
  const made = await createBilling().makeCustomer(workspaceId, 0);
  if (made.outcome !== 'done') throw new Error(made.reason);
  const customer = made.answer;
  await owner.unscopedTransaction((transaction) => setBillingCustomer(transaction, workspaceId, customer));
  return { workspaceId, customer };
}

const readPlan = async (workspaceId: string) => (await getWorkspace(owner, workspaceId))?.plan;

/** Makes all subscriptions due, as if hours had passed, and triggers the schedule. */
async function makeDueAndTrigger(): Promise<void> {
  await owner.unscoped({
    text: 'UPDATE subscriptions SET look_due_at = now() WHERE look_due_at IS NOT NULL',
  });
  await temporal.schedule.getHandle(workflowOptions['check-subscriptions'].scheduleId).trigger();
}

/**
 * Triggers the schedule until the condition holds, because a trigger is skipped while an earlier run is in progress.
 */
const triggerUntil = (what: string, holds: () => Promise<boolean>) =>
  waitUntil(
    async () => {
      if (await holds()) return;
      await makeDueAndTrigger();
      await wait(1_000);
      throw new Error('Not yet.');
    },
    { what, seconds: 90 },
  );

async function readNextCheck(workspaceId: string): Promise<Date | null | undefined> {
  const [row] = await owner.unscoped<{ look_due_at: Date | null }>({
    text: 'SELECT look_due_at FROM subscriptions WHERE workspace_id = $1',
    values: [decodeId('workspace', workspaceId)],
  });
  return row?.look_due_at;
}

test('the check finds a subscription that was not reported, and later finds its end', {
  timeout: 180_000,
}, async () => {
  const { workspaceId, customer } = await addCustomer();
  // A checkout was opened, but the process that should have handled its result died.
  await takeRefreshNumber(owner, { workspaceId, environment: 'live' }, new Date(Date.now() + 3_600_000));
  const subscription = provider.subscribe(customer, testPrices.pro);
  await triggerUntil('the plan', async () => (await readPlan(workspaceId)) === 'pro');
  // The next check takes place a day later at the latest.
  await triggerUntil('the next look', async () => {
    const next = (await readNextCheck(workspaceId))?.getTime() ?? 0;
    return next - Date.now() > 23 * 3_600_000;
  });

  subscription.status = 'canceled';
  await triggerUntil('the end of it', async () => (await readPlan(workspaceId)) === 'free');
  // Nothing is left to check.
  expect(await readNextCheck(workspaceId)).toBeNull();
});

test('the check is retried while the provider is unavailable, and an unknown customer does not block others', {
  timeout: 180_000,
}, async () => {
  const good = await addCustomer();
  const bad = await addCustomer();
  const syncWorkspace = (of: { readonly workspaceId: string; readonly customer: string }) =>
    syncSubscription(
      { database: owner, clock, provider: createBilling() },
      { ...of, requestId: null, looksAgain: true },
    );
  await syncWorkspace(good);
  await syncWorkspace(bad);
  await owner.unscopedTransaction((transaction) =>
    setBillingCustomer(transaction, bad.workspaceId, 'cus_that_is_not_there'),
  );
  provider.subscribe(good.customer, testPrices.agency);
  provider.answerAll(500);
  await triggerUntil('a look that failed', async () => worker.output().includes('could not be checked'));
  expect(await readPlan(good.workspaceId)).toBe('free');
  provider.answerAll(undefined);
  await triggerUntil('the plan', async () => (await readPlan(good.workspaceId)) === 'agency');
  expect(await readPlan(bad.workspaceId)).toBe('free');
  expect(await readNextCheck(bad.workspaceId)).toBeInstanceOf(Date);
});

test('concurrent checks never claim the same subscription, and claimed ones become due again', async () => {
  // Stop the worker, because this test claims the rows itself.
  await worker.stop();
  const made = await Promise.all(Array.from({ length: 6 }, addCustomer));
  const past = new Date(Date.now() - 1_000);
  for (const { workspaceId } of made)
    await takeRefreshNumber(owner, { workspaceId, environment: 'live' }, past);
  const times = { now: new Date(), nextLookAt: new Date(Date.now() + 600_000) };
  const claims = await Promise.all([1, 2, 3].map(() => claimDueSubscriptions(owner, times, 3)));
  // A claim skips rows that another claim has locked, so claim the rest afterwards.
  const claimed = [...claims.flat(), ...(await claimDueSubscriptions(owner, times, 100))];
  const createdIds = new Set(made.map(({ workspaceId }) => workspaceId));
  const ids = claimed.map(({ workspaceId }) => workspaceId).filter((id) => createdIds.has(id));
  expect(ids.toSorted()).toEqual([...createdIds].toSorted());
  expect(await claimDueSubscriptions(owner, times, 10)).toEqual([]);
  const later = { now: new Date(Date.now() + 700_000), nextLookAt: new Date(Date.now() + 800_000) };
  expect((await claimDueSubscriptions(owner, later, 100)).length).toBeGreaterThanOrEqual(6);
});
