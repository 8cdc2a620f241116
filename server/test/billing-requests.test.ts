import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMeteringClient } from '../integrations/billing/stripe-metering.ts';
import type { SubscriptionBilling } from '../integrations/billing/stripe-subscriptions.ts';
import type { CurrentSubscription } from '../domain/subscription-status.ts';
import { startStripeMock, type StripeMock } from './support/stripe-mock.ts';

/** Checks our requests to the payment provider against the provider's published OpenAPI description. */

let stripeMock: StripeMock;
let subscriptionBilling: SubscriptionBilling;

beforeAll(async () => {
  stripeMock = await startStripeMock();
  const settings = { prices: { pro: 'price_pro', agency: 'price_agency' }, webhookSecret: 'whsec_test' };
  const billing = createMeteringClient({
    secretKey: 'sk_test_123',
    url: stripeMock.url,
    meter: 'generations',
    plans: settings,
  });
  if (billing.plans === undefined) throw new Error('The configured plans are missing.');
  subscriptionBilling = billing.plans;
});
afterAll(() => stripeMock?.close());

const subscription: CurrentSubscription = {
  id: 'sub_1',
  plan: 'pro',
  item: 'si_1',
  status: 'active',
  renewsAt: new Date(),
  endsAt: null,
};
const pageUrls = { returnUrl: 'https://dashboard.example/back', doneUrl: 'https://dashboard.example/done' };

test('the billing client creates a customer', async () => {
  expect(await subscriptionBilling.makeCustomer('ws_01', 0)).toEqual({
    outcome: 'done',
    answer: expect.stringMatching(/^cus_/),
  });
});

test('the billing client opens a checkout page', async () => {
  const order = { workspaceId: 'ws_01', customer: 'cus_1', plan: 'pro', now: new Date() } as const;
  const { doneUrl, returnUrl: leftUrl } = pageUrls;
  expect(await subscriptionBilling.openCheckout({ ...order, doneUrl, leftUrl })).toEqual({
    outcome: 'done',
    answer: expect.stringMatching(/^https:/),
  });
});

describe("the billing client opens the provider's portal", () => {
  const agreed = { ...subscription, item: undefined };
  test.each([
    ['at its front page', undefined],
    ['to cancel', { kind: 'cancel', subscription }],
    ['to change the plan', { kind: 'change', subscription, plan: 'agency' }],
    ['to choose a plan', { kind: 'change', subscription: agreed, plan: 'agency' }],
  ] as const)('%s', async (_, purpose) => {
    const visit = { customer: 'cus_1', ...pageUrls, ...(purpose && { matter: purpose }) };
    expect(await subscriptionBilling.openPortal(visit)).toEqual({
      outcome: 'done',
      answer: expect.stringMatching(/^https:/),
    });
  });
});

test('the billing client reads a customer and their open invoices', async () => {
  const result = await subscriptionBilling.readFacts('cus_1');
  expect(result).toMatchObject({ outcome: 'done', answer: { isDeleted: false } });
  const invoice = result.outcome === 'done' ? result.answer.openInvoices[0] : undefined;
  expect(invoice).toMatchObject({ sentAt: expect.any(Date), remaining: expect.any(Number) });
});

test('the billing client reads the prices of the plans', async () => {
  expect(await subscriptionBilling.readPrices()).toMatchObject({
    pro: { amount: expect.any(Number), currency: expect.any(String), interval: expect.any(String) },
    agency: { amount: expect.any(Number) },
  });
});

test('the mock server rejects an invalid request, which shows that the other tests can fail', async () => {
  const result = await subscriptionBilling.openCheckout({
    workspaceId: 'ws_01',
    customer: 'cus_1',
    plan: 'pro',
    now: new Date(Number.NaN),
    doneUrl: pageUrls.doneUrl,
    leftUrl: pageUrls.returnUrl,
  });
  expect(result.outcome).toBe('refused');
});
