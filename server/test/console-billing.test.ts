import type { Plan } from '@blazon/contract/limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAuditEntries } from '../store/audit-log.ts';
import { getWorkspace, setBillingCustomer, setPlan, setUnpaidSince } from '../store/workspaces.ts';
import { expectStatus, openConsole, type SignedInPerson, type TestConsole } from './support/console.ts';
import {
  signStripeEvent,
  startSubscriptionProvider,
  type SubscriptionProvider,
  testPrices,
} from './support/subscription-provider.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

let suite: Suite;
let provider: SubscriptionProvider;
let testConsole: TestConsole;
let person: SignedInPerson;
let workspaceId: string;

beforeAll(async () => {
  suite = joinSuite();
  provider = await startSubscriptionProvider();
  testConsole = await openConsole(suite.environment, { environment: provider.environment });
});
beforeEach(async () => {
  ({ person, workspaceId } = await testConsole.signUpWithWorkspace());
});
afterAll(async () => {
  await testConsole?.close();
  await provider?.close();
  await leaveSuite(suite);
});

const workspacePath = (path: string) => `/api/workspaces/${workspaceId}${path}`;
const choosePlan = (plan: Plan) => person.post(workspacePath('/billing/plan'), { plan });
const refresh = async () => expectStatus(await person.post(workspacePath('/billing/refresh')), 200).body;
const readWorkspace = async () => {
  const found = await getWorkspace(suite.owner, workspaceId);
  if (found === undefined) throw new Error('The workspace does not exist.');
  return found;
};
const readCustomerId = async () => (await readWorkspace()).billingCustomer ?? '';
const readCustomer = async () => {
  const found = provider.customers.get(await readCustomerId());
  if (found === undefined) throw new Error('There is no customer.');
  return found;
};
const parseSessionId = (url: string) => url.split('/').at(-1) ?? '';

function notify(type: string, object: object, options?: Parameters<typeof signStripeEvent>[2]) {
  const { body, headers } = signStripeEvent(type, object, options);
  // The provider sends no browser headers: no cookie, no origin.
  return testConsole.visitor().call({ method: 'POST', path: '/reports/stripe', body, headers });
}

/** Chooses the plan, completes the provider's page, and sends the provider's notification. */
async function subscribe(plan: 'pro' | 'agency'): Promise<void> {
  const { body } = expectStatus(await choosePlan(plan), 200);
  provider.complete(parseSessionId(body.url));
  expectStatus(await notify('checkout.session.completed', { customer: await readCustomerId() }), 200);
}

describe('choosing a plan', () => {
  test("opens a page of the provider, and takes effect with the provider's notification", async () => {
    const before = expectStatus(await person.get(workspacePath('/billing')), 200).body;
    expect(before).toMatchObject({
      plan: 'free',
      is_self_service: true,
      subscription: null,
      has_customer: false,
    });
    expect(before.plans[1]).toMatchObject({
      plan: 'pro',
      has_api_access: true,
      monthly_quota: 1_000,
      price: { amount: 2_900, currency: 'eur', interval: 'month' },
    });
    const { body } = expectStatus(await choosePlan('pro'), 200);
    const session = provider.sessions.get(parseSessionId(body.url));
    expect(session).toMatchObject({
      price: testPrices.pro,
      successUrl: `${testConsole.origin}/w/${workspaceId}/settings/plan?visit=done`,
      cancelUrl: `${testConsole.origin}/w/${workspaceId}/settings/plan?visit=left`,
    });
    expect((await readWorkspace()).plan).toBe('free');
    provider.complete(parseSessionId(body.url));
    expectStatus(await notify('checkout.session.completed', { customer: await readCustomerId() }), 200);
    expect((await readWorkspace()).plan).toBe('pro');
    const after = expectStatus(await person.get(workspacePath('/billing')), 200).body;
    expect(after.subscription).toMatchObject({ plan: 'pro', status: 'active', ends_at: null });
    expect(after.subscription.renews_at).toBeGreaterThan(Date.now() / 1000);
  });

  test('takes effect for a customer who returns to the dashboard before the notification arrives', async () => {
    const { body } = expectStatus(await choosePlan('agency'), 200);
    provider.complete(parseSessionId(body.url));
    // Wait, because opening the page has just read the customer's state, and a refresh within two seconds of a read
    // does not read it again.
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect(await refresh()).toMatchObject({ plan: 'agency', subscription: { plan: 'agency' } });
    // The next refresh does not read it again either, unless a busy machine takes longer than two seconds.
    await expect
      .poll(async () => {
        const reads = provider.reads();
        await refresh();
        return provider.reads() - reads;
      })
      .toBe(0);
  });

  test('creates one customer for the workspace, even with simultaneous requests', async () => {
    const replies = await Promise.all([choosePlan('pro'), choosePlan('pro'), choosePlan('agency')]);
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const made = [...provider.customers.values()].filter((one) => one.workspaceId === workspaceId);
    expect(made).toHaveLength(1);
    const open = () =>
      [...provider.sessions.values()].filter((one) => one.customer === made[0]?.id && one.status === 'open');
    // Two open checkout pages could become two subscriptions.
    expect(open().length).toBeLessThanOrEqual(1);
    expectStatus(await choosePlan('pro'), 200);
    expect(open()).toHaveLength(1);
  });

  test('is rejected if the customer pays on another checkout page meanwhile', async () => {
    const first = expectStatus(await choosePlan('pro'), 200).body.url;
    const read = provider.holdNextRead();
    const second = choosePlan('agency');
    await read.reached;
    provider.complete(parseSessionId(first));
    read.letGo();
    expect((await second).body.error.code).toBe('conflict');
  });

  test('with a subscription changes the plan, on a page of the provider that shows the new price', async () => {
    await subscribe('pro');
    expectStatus(await choosePlan('agency'), 200);
    const visit = provider.portalVisits.at(-1);
    expect(visit?.get('flow_data[type]')).toBe('subscription_update_confirm');
    expect(visit?.get('flow_data[subscription_update_confirm][items][0][price]')).toBe(testPrices.agency);
    const [subscription] = (await readCustomer()).subscriptions;
    if (subscription) subscription.price = testPrices.agency;
    expectStatus(await notify('customer.subscription.updated', { customer: await readCustomerId() }), 200);
    expect((await readWorkspace()).plan).toBe('agency');
  });

  test('cancels the subscription at the end of the paid period if Free is chosen', async () => {
    await subscribe('pro');
    expectStatus(await choosePlan('free'), 200);
    expect(provider.portalVisits.at(-1)?.get('flow_data[type]')).toBe('subscription_cancel');
    const [subscription] = (await readCustomer()).subscriptions;
    if (subscription === undefined) throw new Error('There is no subscription.');
    const end = Math.floor(Date.now() / 1000) + 86_400;
    subscription.cancelAt = end;
    expectStatus(await notify('customer.subscription.updated', { customer: await readCustomerId() }), 200);
    const { body } = await person.get(workspacePath('/billing'));
    expect(body).toMatchObject({ plan: 'pro', subscription: { ends_at: end, renews_at: null } });
    subscription.status = 'canceled';
    expectStatus(await notify('customer.subscription.deleted', { customer: await readCustomerId() }), 200);
    expect((await readWorkspace()).plan).toBe('free');
    expect((await person.get(workspacePath('/billing'))).body.subscription).toBeNull();
  });

  test('is rejected if the workspace already has that plan', async () => {
    expect((await choosePlan('free')).body.error.code).toBe('plan_unchanged');
    await subscribe('pro');
    expect((await choosePlan('pro')).body.error.code).toBe('plan_unchanged');
  });

  test("makes the provider's page for cards and invoices available", async () => {
    expect((await person.post(workspacePath('/billing/portal'))).body.error.code).toBe('nobody_billed');
    await subscribe('pro');
    expectStatus(await person.post(workspacePath('/billing/portal')), 200);
    expect(provider.portalVisits.at(-1)?.has('flow_data[type]')).toBe(false);
  });
});

describe('unpaid invoices', () => {
  test('mark the workspace as unpaid until they are paid', async () => {
    await subscribe('pro');
    const invoice = provider.addInvoice(await readCustomerId());
    expectStatus(await notify('invoice.payment_failed', { customer: await readCustomerId() }), 200);
    expect((await readWorkspace()).unpaidSince).toEqual(new Date(Date.UTC(2026, 10, 10)));
    expect((await person.get(workspacePath('/billing'))).body.unpaid_since).toBe(
      Date.UTC(2026, 10, 10) / 1000,
    );
    expect((await person.get('/api/me')).body.workspaces[0].unpaid_since).toBe(Date.UTC(2026, 10, 10) / 1000);
    invoice.status = 'paid';
    expectStatus(await notify('invoice.paid', { customer: await readCustomerId() }), 200);
    expect(await readWorkspace()).toMatchObject({ plan: 'pro', unpaidSince: null });
  });

  test('and plan changes are written to the audit log once, however many notifications arrive', async () => {
    await subscribe('pro');
    const named = { customer: await readCustomerId() };
    for (const type of ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'])
      expectStatus(await notify(type, named), 200);
    provider.addInvoice(await readCustomerId());
    expectStatus(await notify('invoice.overdue', named), 200);
    const entries = await listAuditEntries(suite.owner, workspaceId, 20);
    expect(entries.filter(({ actor }) => actor === 'billing').map(({ action }) => action)).toEqual([
      'workspace.unpaid',
      'workspace.plan',
    ]);
    expect(entries.filter(({ actor }) => actor === person.id).map(({ action }) => action)).toEqual([
      'billing.visit',
      'workspace.customer',
      'workspace.create',
    ]);
  });
});

describe('notifications of the payment provider', () => {
  test('lead to the right state even if they arrive out of order', async () => {
    await subscribe('pro');
    const named = { customer: await readCustomerId() };
    const [subscription] = (await readCustomer()).subscriptions;
    // The first notification reads the plan `pro`, and the response is delayed.
    const delayedRead = provider.holdNextRead();
    const late = notify('customer.subscription.updated', named);
    await delayedRead.reached;
    if (subscription) subscription.status = 'canceled';
    expectStatus(await notify('customer.subscription.deleted', named), 200);
    expect((await readWorkspace()).plan).toBe('free');
    delayedRead.letGo();
    expectStatus(await late, 200);
    expect((await readWorkspace()).plan).toBe('free');
  });

  test('are not acknowledged while the provider is unavailable, and take effect when repeated', async () => {
    await subscribe('pro');
    const named = { customer: await readCustomerId() };
    const [subscription] = (await readCustomer()).subscriptions;
    if (subscription) subscription.status = 'canceled';
    provider.answerAll(500);
    expect((await notify('customer.subscription.deleted', named)).status).toBe(503);
    provider.answerAll(undefined);
    expect((await readWorkspace()).plan).toBe('pro');
    expectStatus(await notify('customer.subscription.deleted', named), 200);
    expect((await readWorkspace()).plan).toBe('free');
  });

  test('are rejected unless they have a recent signature with our secret', async () => {
    await subscribe('pro');
    const named = { customer: await readCustomerId() };
    const old = Math.floor(Date.now() / 1000) - 600;
    const refused = [
      await notify('invoice.paid', named, { secret: 'whsec_of_somebody_else' }),
      await notify('invoice.paid', named, { timestamp: old }),
    ];
    const { body, headers } = signStripeEvent('invoice.paid', named);
    const path = '/reports/stripe';
    refused.push(await testConsole.visitor().call({ method: 'POST', path, body: `${body} `, headers }));
    refused.push(await testConsole.visitor().call({ method: 'POST', path, body }));
    for (const reply of refused)
      expect([reply.status, reply.body.error.code]).toEqual([400, 'bad_signature']);
  });

  test('are acknowledged and ignored if they are about other customers or have no effect', async () => {
    const reads = provider.reads();
    expectStatus(await notify('invoice.paid', { customer: 'cus_of_another_product' }), 200);
    expectStatus(await notify('payment_intent.succeeded', { customer: 'cus_of_another_product' }), 200);
    expect(provider.reads()).toBe(reads);
  });

  test('do not override a plan or an unpaid mark set by an operator if the subscription is unchanged', async () => {
    await subscribe('pro');
    await suite.owner.unscopedTransaction(async (transaction) => {
      await setPlan(transaction, workspaceId, 'agency');
      await setUnpaidSince(transaction, workspaceId, new Date());
    });
    expectStatus(await notify('customer.subscription.updated', { customer: await readCustomerId() }), 200);
    expect((await readWorkspace()).plan).toBe('agency');
    expect((await readWorkspace()).unpaidSince).not.toBeNull();
  });

  test('do not override a plan set by an operator for a customer without a subscription', async () => {
    expectStatus(await choosePlan('pro'), 200);
    await suite.owner.unscopedTransaction((transaction) => setPlan(transaction, workspaceId, 'agency'));
    expectStatus(await notify('invoice.paid', { customer: await readCustomerId() }), 200);
    expect((await readWorkspace()).plan).toBe('agency');
  });

  test('end the plan if the customer was deleted; the next plan choice creates another customer', async () => {
    await subscribe('pro');
    const deletedCustomer = await readCustomer();
    deletedCustomer.isDeleted = true;
    expectStatus(await notify('customer.deleted', { id: deletedCustomer.id }), 200);
    expect(await readWorkspace()).toMatchObject({ plan: 'free', billingCustomer: null });
    expectStatus(await choosePlan('pro'), 200);
    expect(await readCustomerId()).not.toBe(deletedCustomer.id);
  });

  test('change nothing if the provider does not know the customer', async () => {
    await suite.owner.unscopedTransaction(async (transaction) => {
      await setPlan(transaction, workspaceId, 'pro');
      await setBillingCustomer(transaction, workspaceId, `cus_elsewhere_${workspaceId}`);
    });
    const reply = await notify('invoice.paid', { customer: await readCustomerId() });
    expect(reply.status).toBe(503);
    expect((await readWorkspace()).plan).toBe('pro');
  });
});

describe('the billing page', () => {
  test('lets only owners choose a plan', async () => {
    const admin = await testConsole.signUp();
    await testConsole.addMember(workspaceId, admin.id, 'admin');
    for (const path of ['/billing/plan', '/billing/portal', '/billing/refresh'])
      expect(
        (await admin.post(workspacePath(path), path.endsWith('plan') ? { plan: 'pro' } : {})).status,
      ).toBe(403);
  });

  test('shows the subscription to admins, and the plan to every member', async () => {
    await subscribe('pro');
    const [admin, viewer, stranger] = [
      await testConsole.signUp(),
      await testConsole.signUp(),
      await testConsole.signUp(),
    ];
    await testConsole.addMember(workspaceId, admin.id, 'admin');
    await testConsole.addMember(workspaceId, viewer.id, 'viewer');
    expect((await admin.get(workspacePath('/billing'))).body.subscription).toMatchObject({ plan: 'pro' });
    expect((await viewer.get(workspacePath('/billing'))).body).toMatchObject({
      plan: 'pro',
      subscription: null,
    });
    expect((await stranger.get(workspacePath('/billing'))).status).toBe(404);
  });
});

describe('if the payment provider', () => {
  test('is unavailable, nothing changes and people see a message', async () => {
    provider.answerAll(500);
    const reply = await choosePlan('pro');
    provider.answerAll(undefined);
    expect([reply.status, reply.body.error.code]).toEqual([503, 'billing_away']);
    expect((await readWorkspace()).billingCustomer).toBeNull();
    expect(testConsole.process.output()).not.toContain('sk_of_the_provider');
  });

  test('rejects a request, its message appears in the log but not in the response', async () => {
    provider.answerAll(400);
    const reply = await choosePlan('pro');
    provider.answerAll(undefined);
    expect([reply.status, reply.body.error.code]).toEqual([502, 'billing_refused']);
    expect(reply.text).not.toContain('As the test wants it.');
    expect(testConsole.process.output()).toContain('As the test wants it.');
  });

  test('is not configured, only operators can change plans', async () => {
    const unbilledConsole = await openConsole(suite.environment);
    const own = await unbilledConsole.signUpWithWorkspace();
    const path = `/api/workspaces/${own.workspaceId}/billing`;
    expect((await own.person.get(path)).body).toMatchObject({ is_self_service: false, plan: 'free' });
    expect((await own.person.post(`${path}/plan`, { plan: 'pro' })).body.error.code).toBe(
      'plans_by_operator',
    );
    const { body, headers } = signStripeEvent('invoice.paid', {});
    const notice = await unbilledConsole
      .visitor()
      .call({ method: 'POST', path: '/reports/stripe', body, headers });
    expect(notice.status).toBe(404);
    await unbilledConsole.close();
  });
});
