import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMeteringClient } from '../integrations/billing/stripe-metering.ts';
import { listAuditEntries } from '../store/audit-log.ts';
import { getWorkspace } from '../store/workspaces.ts';
import { expectStatus, openConsole, type TestConsole } from './support/console.ts';
import {
  signStripeEvent,
  startSubscriptionProvider,
  type SubscriptionProvider,
  testPrices,
} from './support/subscription-provider.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

/** A process dies after a call to the payment provider and before it writes to our database. */

let suite: Suite;
let provider: SubscriptionProvider;
let testConsole: TestConsole;

const open = () => openConsole(suite.environment, { environment: provider.environment });
beforeAll(async () => {
  suite = joinSuite();
  provider = await startSubscriptionProvider();
  testConsole = await open();
});
afterAll(async () => {
  await testConsole?.close();
  await provider?.close();
  await leaveSuite(suite);
});

const send = (to: TestConsole, type: string, customer: string) =>
  to.visitor().call({ method: 'POST', path: '/reports/stripe', ...signStripeEvent(type, { customer }) });

test('the next request reuses a customer that a dead process created but did not record', async () => {
  const { person, workspaceId } = await testConsole.signUpWithWorkspace();
  const { plans } = createMeteringClient({
    secretKey: 'sk_of_the_provider',
    url: provider.url,
    meter: 'generations',
    plans: { prices: testPrices, webhookSecret: 'unused' },
  });
  // Repeat what the process did before it died.
  const made = await plans?.makeCustomer(workspaceId, 0);
  expectStatus(await person.post(`/api/workspaces/${workspaceId}/billing/plan`, { plan: 'pro' }), 200);
  const found = await getWorkspace(suite.owner, workspaceId);
  expect(made).toEqual({ outcome: 'done', answer: found?.billingCustomer });
});

test('the next process handles a notification that a dead process did not acknowledge', async () => {
  const { person, workspaceId } = await testConsole.signUpWithWorkspace();
  expectStatus(await person.post(`/api/workspaces/${workspaceId}/billing/plan`, { plan: 'pro' }), 200);
  const customer = (await getWorkspace(suite.owner, workspaceId))?.billingCustomer ?? '';
  provider.subscribe(customer, testPrices.pro);
  const dyingConsole = await open();
  const delayedRead = provider.holdNextRead();
  const unanswered = send(dyingConsole, 'customer.subscription.created', customer).catch(() => 'no answer');
  await delayedRead.reached;
  await dyingConsole.process.kill();
  delayedRead.letGo();
  expect(await unanswered).toBe('no answer');
  expect((await getWorkspace(suite.owner, workspaceId))?.plan).toBe('free');

  expectStatus(await send(testConsole, 'customer.subscription.created', customer), 200);
  expectStatus(await send(testConsole, 'customer.subscription.created', customer), 200);
  expect((await getWorkspace(suite.owner, workspaceId))?.plan).toBe('pro');
  const entries = await listAuditEntries(suite.owner, workspaceId, 20);
  expect(entries.filter(({ action }) => action === 'workspace.plan')).toHaveLength(1);
  await dyingConsole.close();
});
