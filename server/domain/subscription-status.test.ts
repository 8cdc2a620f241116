import { describe, expect, test } from 'vitest';
import {
  type BillingCustomerState,
  diffSubscriptionStatus,
  type InvoiceState,
  deriveSubscriptionStatus,
  type StoredSubscriptionStatus,
  type SubscriptionState,
} from './subscription-status.ts';

const prices = { pro: 'price_pro', agency: 'price_agency' };
const now = new Date('2026-11-15T12:00:00Z');
function createDay(number: number) {
  return new Date(Date.UTC(2026, 10, number));
}

const subscription: SubscriptionState = {
  id: 'sub_1',
  status: 'active',
  createdAt: createDay(1),
  items: [{ id: 'si_1', price: 'price_pro', periodEnd: createDay(30) }],
  endsAt: null,
};
const invoice: InvoiceState = {
  sentAt: createDay(10),
  dueAt: null,
  isAttempted: true,
  remaining: 2_900,
  isFirst: false,
};
function deriveStatus(facts: Partial<BillingCustomerState>) {
  return deriveSubscriptionStatus(
    { isDeleted: false, subscriptions: [], openInvoices: [], ...facts },
    prices,
    now,
  );
}

describe('choosing the current subscription', () => {
  test.each([
    ['active', 'pro'],
    ['trialing', 'pro'],
    ['past_due', 'pro'],
    ['unpaid', 'pro'],
    ['incomplete', undefined],
    ['incomplete_expired', undefined],
    ['paused', undefined],
    ['canceled', undefined],
    ['a status that does not exist yet', undefined],
  ])('a subscription with the status %s gives the plan %s', (status, plan) => {
    expect(deriveStatus({ subscriptions: [{ ...subscription, status }] }).subscription?.plan).toBe(plan);
  });

  test('the subscription with the highest plan is the current one, whatever the order', () => {
    const agency = {
      ...subscription,
      id: 'sub_2',
      items: [{ id: 'si_2', price: 'price_agency', periodEnd: createDay(20) }],
    };
    for (const subscriptions of [
      [subscription, agency],
      [agency, subscription],
    ])
      expect(deriveStatus({ subscriptions }).subscription).toMatchObject({
        id: 'sub_2',
        plan: 'agency',
        item: 'si_2',
      });
  });

  test('of two subscriptions with the same plan, the newer one is the current one', () => {
    const newer = { ...subscription, id: 'sub_2', createdAt: createDay(2) };
    expect(deriveStatus({ subscriptions: [newer, subscription] }).subscription?.id).toBe('sub_2');
  });

  test('an additional price is ignored, and a subscription with only an unknown price has no plan', () => {
    const metered = { id: 'si_9', price: 'price_metered', periodEnd: createDay(29) };
    const beside = { ...subscription, items: [metered, ...subscription.items] };
    expect(deriveStatus({ subscriptions: [beside] }).subscription).toMatchObject({
      plan: 'pro',
      item: 'si_1',
    });
    const agreed = { ...subscription, items: [metered] };
    expect(deriveStatus({ subscriptions: [agreed] }).subscription).toMatchObject({
      plan: undefined,
      renewsAt: createDay(29),
    });
  });

  test('a cancelled subscription does not renew', () => {
    const ending = { ...subscription, endsAt: createDay(30) };
    expect(deriveStatus({ subscriptions: [ending] }).subscription).toMatchObject({
      renewsAt: null,
      endsAt: createDay(30),
    });
  });

  test('a deleted customer has no subscription', () => {
    expect(deriveStatus({ isDeleted: true, subscriptions: [subscription], openInvoices: [invoice] })).toEqual(
      {
        subscription: undefined,
        unpaidSince: null,
      },
    );
  });
});

describe('unpaid invoices', () => {
  const cases: [string, Partial<InvoiceState>, Date | null][] = [
    ['a card that was declined', {}, createDay(10)],
    ['a card that was not charged yet', { isAttempted: false }, null],
    ['a bill that is overdue', { dueAt: createDay(12), isAttempted: false }, createDay(12)],
    ['a bill that is due later', { dueAt: createDay(20) }, null],
    ['an invoice with nothing left to pay', { remaining: 0 }, null],
    ['the first invoice of a subscription that never started', { isFirst: true }, null],
  ];
  test.each(cases)('unpaidSince has the correct date for %s', (_, change, since) => {
    expect(deriveStatus({ openInvoices: [{ ...invoice, ...change }] }).unpaidSince).toEqual(since);
  });

  test('the debt starts on the date of the oldest unpaid invoice', () => {
    expect(
      deriveStatus({ openInvoices: [invoice, { ...invoice, sentAt: createDay(3) }] }).unpaidSince,
    ).toEqual(createDay(3));
  });
});

describe('changing the plan of the workspace', () => {
  const nothing: StoredSubscriptionStatus = { subscriptionId: null, plan: null, unpaidSince: null };
  const pro: StoredSubscriptionStatus = { subscriptionId: 'sub_1', plan: 'pro', unpaidSince: null };
  const has = (facts: Partial<BillingCustomerState>) =>
    deriveStatus({ subscriptions: [subscription], ...facts });

  test('a new subscription sets its plan', () => {
    expect(diffSubscriptionStatus(nothing, has({}))).toEqual({ plan: 'pro' });
  });
  test('an unchanged subscription changes nothing, so a plan set by an operator stays', () => {
    expect(diffSubscriptionStatus(pro, has({}))).toEqual({});
  });
  test('a different price sets a different plan', () => {
    expect(diffSubscriptionStatus({ ...pro, plan: 'agency' }, has({}))).toEqual({ plan: 'pro' });
  });
  test('when the subscription ends, the workspace returns to Free', () => {
    expect(diffSubscriptionStatus(pro, deriveStatus({}))).toEqual({ plan: 'free' });
  });
  test("a workspace that never had a subscription keeps the operator's plan", () => {
    expect(diffSubscriptionStatus(nothing, deriveStatus({}))).toEqual({});
  });
  test('the plan stays unchanged if the price belongs to no plan', () => {
    const agreed = { ...subscription, items: [] };
    expect(diffSubscriptionStatus(nothing, deriveStatus({ subscriptions: [agreed] }))).toEqual({});
  });
  test('the debt is set when an invoice becomes unpaid, and cleared when it is paid', () => {
    const owing = has({ openInvoices: [invoice] });
    expect(diffSubscriptionStatus(pro, owing)).toEqual({ unpaidSince: createDay(10) });
    expect(diffSubscriptionStatus({ ...pro, unpaidSince: createDay(10) }, owing)).toEqual({});
    expect(diffSubscriptionStatus({ ...pro, unpaidSince: createDay(10) }, has({}))).toEqual({
      unpaidSince: null,
    });
  });
});
