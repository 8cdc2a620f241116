import type { Plan } from '@blazon/contract/limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAuditEntries } from '../store/audit-log.ts';
import { getWorkspace, setBillingCustomer, setPlan, setUnpaidSince } from '../store/workspaces.ts';
import { expectStatus, openConsole, type SignedIn, type TestConsole } from './support/console.ts';
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
let person: SignedIn;
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

const at = (path: string) => `/api/workspaces/${workspaceId}${path}`;
const choose = (plan: Plan) => person.post(at('/billing/plan'), { plan });
const refresh = async () => expectStatus(await person.post(at('/billing/refresh')), 200).body;
const workspace = async () => {
  const found = await getWorkspace(suite.owner, workspaceId);
  if (found === undefined) throw new Error('The workspace does not exist.');
  return found;
};
const customerId = async () => (await workspace()).billingCustomer ?? '';
const customer = async () => {
  const found = provider.customers.get(await customerId());
  if (found === undefined) throw new Error('There is no customer.');
  return found;
};
const sessionOf = (url: string) => url.split('/').at(-1) ?? '';

function notify(type: string, object: object, options?: Parameters<typeof signStripeEvent>[2]) {
  const { body, headers } = signStripeEvent(type, object, options);
  // The provider sends no browser headers: no cookie, no origin.
  return testConsole.visitor().call({ method: 'POST', path: '/reports/stripe', body, headers });
}

/** Subscribes, pays, and sends the notification. */
async function subscribe(plan: 'pro' | 'agency'): Promise<void> {
  const { body } = expectStatus(await choose(plan), 200);
  provider.complete(sessionOf(body.url));
  expectStatus(await notify('checkout.session.completed', { customer: await customerId() }), 200);
}

describe('choosing a plan', () => {
  test('opens a page of the provider, and takes effect once its notification arrives', async () => {
    const before = expectStatus(await person.get(at('/billing')), 200).body;
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
    const { body } = expectStatus(await choose('pro'), 200);
    const session = provider.sessions.get(sessionOf(body.url));
    expect(session).toMatchObject({
      price: testPrices.pro,
      successUrl: `${testConsole.origin}/w/${workspaceId}/settings/plan?visit=done`,
      cancelUrl: `${testConsole.origin}/w/${workspaceId}/settings/plan?visit=left`,
    });
    expect((await workspace()).plan).toBe('free');
    provider.complete(sessionOf(body.url));
    expectStatus(await notify('checkout.session.completed', { customer: await customerId() }), 200);
    expect((await workspace()).plan).toBe('pro');
    const after = expectStatus(await person.get(at('/billing')), 200).body;
    expect(after.subscription).toMatchObject({ plan: 'pro', status: 'active', ends_at: null });
    expect(after.subscription.renews_at).toBeGreaterThan(Date.now() / 1000);
  });

  test('takes effect for a customer who returns before the notification', async () => {
    const { body } = expectStatus(await choose('agency'), 200);
    provider.complete(sessionOf(body.url));
    // Wait, because opening the page has just read the customer's state.
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect(await refresh()).toMatchObject({ plan: 'agency', subscription: { plan: 'agency' } });
    const reads = provider.reads();
    await refresh();
    expect(provider.reads()).toBe(reads);
  });

  test('creates one customer for the workspace, even with simultaneous requests', async () => {
    const replies = await Promise.all([choose('pro'), choose('pro'), choose('agency')]);
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const made = [...provider.customers.values()].filter((one) => one.workspaceId === workspaceId);
    expect(made).toHaveLength(1);
    const open = () =>
      [...provider.sessions.values()].filter((one) => one.customer === made[0]?.id && one.status === 'open');
    // Two open checkout pages could become two subscriptions.
    expect(open().length).toBeLessThanOrEqual(1);
    expectStatus(await choose('pro'), 200);
    expect(open()).toHaveLength(1);
  });

  test('is refused while another checkout page is being paid', async () => {
    const first = expectStatus(await choose('pro'), 200).body.url;
    const read = provider.holdNextRead();
    const second = choose('agency');
    await read.reached;
    provider.complete(sessionOf(first));
    read.letGo();
    expect((await second).body.error.code).toBe('conflict');
  });

  test('can be repeated on a page that names the new price', async () => {
    await subscribe('pro');
    expectStatus(await choose('agency'), 200);
    const visit = provider.portalVisits.at(-1);
    expect(visit?.get('flow_data[type]')).toBe('subscription_update_confirm');
    expect(visit?.get('flow_data[subscription_update_confirm][items][0][price]')).toBe(testPrices.agency);
    const [subscription] = (await customer()).subscriptions;
    if (subscription) subscription.price = testPrices.agency;
    expectStatus(await notify('customer.subscription.updated', { customer: await customerId() }), 200);
    expect((await workspace()).plan).toBe('agency');
  });

  test('can be undone on a page; the subscription ends with the paid period', async () => {
    await subscribe('pro');
    expectStatus(await choose('free'), 200);
    expect(provider.portalVisits.at(-1)?.get('flow_data[type]')).toBe('subscription_cancel');
    const [subscription] = (await customer()).subscriptions;
    if (subscription === undefined) throw new Error('There is no subscription.');
    const end = Math.floor(Date.now() / 1000) + 86_400;
    subscription.cancelAt = end;
    expectStatus(await notify('customer.subscription.updated', { customer: await customerId() }), 200);
    const { body } = await person.get(at('/billing'));
    expect(body).toMatchObject({ plan: 'pro', subscription: { ends_at: end, renews_at: null } });
    subscription.status = 'canceled';
    expectStatus(await notify('customer.subscription.deleted', { customer: await customerId() }), 200);
    expect((await workspace()).plan).toBe('free');
    expect((await person.get(at('/billing'))).body.subscription).toBeNull();
  });

  test('is refused for a second subscription', async () => {
    expect((await choose('free')).body.error.code).toBe('plan_unchanged');
    await subscribe('pro');
    expect((await choose('pro')).body.error.code).toBe('plan_unchanged');
  });

  test('lets customers manage cards and invoices at the provider, once there is a customer', async () => {
    expect((await person.post(at('/billing/portal'))).body.error.code).toBe('nobody_billed');
    await subscribe('pro');
    expectStatus(await person.post(at('/billing/portal')), 200);
    expect(provider.portalVisits.at(-1)?.has('flow_data[type]')).toBe(false);
  });
});

describe('unpaid invoices', () => {
  test('mark the workspace, and their payment clears the mark', async () => {
    await subscribe('pro');
    const invoice = provider.addInvoice(await customerId());
    expectStatus(await notify('invoice.payment_failed', { customer: await customerId() }), 200);
    expect((await workspace()).unpaidSince).toEqual(new Date(Date.UTC(2026, 10, 10)));
    expect((await person.get(at('/billing'))).body.unpaid_since).toBe(Date.UTC(2026, 10, 10) / 1000);
    expect((await person.get('/api/me')).body.workspaces[0].unpaid_since).toBe(Date.UTC(2026, 10, 10) / 1000);
    invoice.status = 'paid';
    expectStatus(await notify('invoice.paid', { customer: await customerId() }), 200);
    expect(await workspace()).toMatchObject({ plan: 'pro', unpaidSince: null });
  });

  test('are recorded in the audit log once, however many notifications arrive', async () => {
    await subscribe('pro');
    const named = { customer: await customerId() };
    for (const type of ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'])
      expectStatus(await notify(type, named), 200);
    provider.addInvoice(await customerId());
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

describe('notifications', () => {
  test('lead to the right state even if they arrive out of order', async () => {
    await subscribe('pro');
    const named = { customer: await customerId() };
    const [subscription] = (await customer()).subscriptions;
    // The first notification reads the plan `pro`, and the response is delayed.
    const delayedRead = provider.holdNextRead();
    const late = notify('customer.subscription.updated', named);
    await delayedRead.reached;
    if (subscription) subscription.status = 'canceled';
    expectStatus(await notify('customer.subscription.deleted', named), 200);
    expect((await workspace()).plan).toBe('free');
    delayedRead.letGo();
    expectStatus(await late, 200);
    expect((await workspace()).plan).toBe('free');
  });

  test('are not acknowledged while the provider is unavailable, and take effect when repeated', async () => {
    await subscribe('pro');
    const named = { customer: await customerId() };
    const [subscription] = (await customer()).subscriptions;
    if (subscription) subscription.status = 'canceled';
    provider.answerAll(500);
    expect((await notify('customer.subscription.deleted', named)).status).toBe(503);
    provider.answerAll(undefined);
    expect((await workspace()).plan).toBe('pro');
    expectStatus(await notify('customer.subscription.deleted', named), 200);
    expect((await workspace()).plan).toBe('free');
  });

  test('are rejected unless they have a recent signature with our secret', async () => {
    await subscribe('pro');
    const named = { customer: await customerId() };
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

  test("keeps an operator's plan and unpaid mark until the provider reports a change", async () => {
    await subscribe('pro');
    await suite.owner.unscopedTransaction(async (transaction) => {
      await setPlan(transaction, workspaceId, 'agency');
      await setUnpaidSince(transaction, workspaceId, new Date());
    });
    expectStatus(await notify('customer.subscription.updated', { customer: await customerId() }), 200);
    expect((await workspace()).plan).toBe('agency');
    expect((await workspace()).unpaidSince).not.toBeNull();
  });

  test("keeps the operator's plan of a customer without a subscription", async () => {
    expectStatus(await choose('pro'), 200);
    await suite.owner.unscopedTransaction((transaction) => setPlan(transaction, workspaceId, 'agency'));
    expectStatus(await notify('invoice.paid', { customer: await customerId() }), 200);
    expect((await workspace()).plan).toBe('agency');
  });

  test('forgets a deleted customer; the next plan change creates another', async () => {
    await subscribe('pro');
    const deletedCustomer = await customer();
    deletedCustomer.isDeleted = true;
    expectStatus(await notify('customer.deleted', { id: deletedCustomer.id }), 200);
    expect(await workspace()).toMatchObject({ plan: 'free', billingCustomer: null });
    expectStatus(await choose('pro'), 200);
    expect(await customerId()).not.toBe(deletedCustomer.id);
  });

  test('changes nothing for a customer unknown to the provider', async () => {
    await suite.owner.unscopedTransaction(async (transaction) => {
      await setPlan(transaction, workspaceId, 'pro');
      await setBillingCustomer(transaction, workspaceId, `cus_elsewhere_${workspaceId}`);
    });
    const reply = await notify('invoice.paid', { customer: await customerId() });
    expect(reply.status).toBe(503);
    expect((await workspace()).plan).toBe('pro');
  });
});

describe('permissions', () => {
  test('lets only the owner choose a plan', async () => {
    const admin = await testConsole.signUp();
    await testConsole.addMember(workspaceId, admin.id, 'admin');
    for (const path of ['/billing/plan', '/billing/portal', '/billing/refresh'])
      expect((await admin.post(at(path), path.endsWith('plan') ? { plan: 'pro' } : {})).status).toBe(403);
  });

  test('shows the subscription to admins, and the plans to every member', async () => {
    await subscribe('pro');
    const [admin, viewer, stranger] = [
      await testConsole.signUp(),
      await testConsole.signUp(),
      await testConsole.signUp(),
    ];
    await testConsole.addMember(workspaceId, admin.id, 'admin');
    await testConsole.addMember(workspaceId, viewer.id, 'viewer');
    expect((await admin.get(at('/billing'))).body.subscription).toMatchObject({ plan: 'pro' });
    expect((await viewer.get(at('/billing'))).body).toMatchObject({ plan: 'pro', subscription: null });
    expect((await stranger.get(at('/billing'))).status).toBe(404);
  });
});

describe('if the payment provider', () => {
  test('is unavailable, nothing changes and people see a message', async () => {
    provider.answerAll(500);
    const reply = await choose('pro');
    provider.answerAll(undefined);
    expect([reply.status, reply.body.error.code]).toEqual([503, 'billing_away']);
    expect((await workspace()).billingCustomer).toBeNull();
    expect(testConsole.process.output()).not.toContain('sk_of_the_provider');
  });

  test('refuses a request, its message is in the log', async () => {
    provider.answerAll(400);
    const reply = await choose('pro');
    provider.answerAll(undefined);
    expect([reply.status, reply.body.error.code]).toEqual([502, 'billing_refused']);
    expect(reply.text).not.toContain('As the test wants it.');
    expect(testConsole.process.output()).toContain('As the test wants it.');
  });

  test('is not configured, the operator sets plans', async () => {
    const plain = await openConsole(suite.environment);
    const own = await plain.signUpWithWorkspace();
    const path = `/api/workspaces/${own.workspaceId}/billing`;
    expect((await own.person.get(path)).body).toMatchObject({ is_self_service: false, plan: 'free' });
    expect((await own.person.post(`${path}/plan`, { plan: 'pro' })).body.error.code).toBe(
      'plans_by_operator',
    );
    const { body, headers } = signStripeEvent('invoice.paid', {});
    const notice = await plain.visitor().call({ method: 'POST', path: '/reports/stripe', body, headers });
    expect(notice.status).toBe(404);
    await plain.close();
  });
});
