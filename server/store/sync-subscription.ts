import type { Database } from '../integrations/postgres.ts';
import type { IdGenerator } from '../domain/new-id.ts';
import {
  type BillingCustomerState,
  deriveSubscriptionStatus,
  type PlanPrices,
  type SubscriptionStatus,
} from '../domain/subscription-status.ts';
import { applySubscriptionRefresh, takeRefreshNumber } from './subscriptions.ts';

export interface SyncSubscriptionDeps {
  readonly database: Database;
  readonly clock: { now(): Date; readonly newId: IdGenerator };
  readonly provider: {
    readonly prices: PlanPrices;
    readFacts(
      customer: string,
    ): Promise<{ readonly outcome: 'done'; readonly answer: BillingCustomerState } | SyncFailure>;
  };
}

interface SyncFailure {
  readonly outcome: 'failed' | 'refused';
  readonly reason: string;
}

export type SyncSubscriptionResult =
  | { readonly outcome: 'done'; readonly standing: SubscriptionStatus; readonly isCustomerGone: boolean }
  | SyncFailure;

/**
 * If the provider's answer is not stored, maintenance checks again after this time. By then, an open checkout has
 * expired.
 */
const firstCheckDelaySeconds = 2 * 3_600;
/**
 * How often maintenance queries a customer who has a subscription or an unpaid invoice, whether or not notifications
 * arrive.
 */
const routineCheckSeconds = 24 * 3_600;

/**
 * Reads the customer's current state from the payment provider and updates the workspace. The contents of webhooks
 * are not used, because webhooks arrive late, repeatedly and in any order. A crash leaves no partial update, and a
 * repeated call has the same result.
 */
export async function syncSubscription(
  { database, clock, provider }: SyncSubscriptionDeps,
  request: {
    readonly workspaceId: string;
    readonly customer: string;
    readonly requestId: string | null;
    /** Whether maintenance should check again although nothing was found, because the customer may be paying now. */
    readonly looksAgain: boolean;
  },
): Promise<SyncSubscriptionResult> {
  const scope = { workspaceId: request.workspaceId, environment: 'live' } as const;
  const after = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
  const number = await takeRefreshNumber(database, scope, after(firstCheckDelaySeconds));
  const result = await provider.readFacts(request.customer);
  if (result.outcome !== 'done') return result;
  const standing = deriveSubscriptionStatus(result.answer, provider.prices, clock.now());
  const isWatched = standing.subscription !== undefined || standing.unpaidSince !== null;
  const lookAgainAt = request.looksAgain ? after(firstCheckDelaySeconds) : null;
  await applySubscriptionRefresh(database, scope, {
    number,
    customer: request.customer,
    isCustomerGone: result.answer.isDeleted,
    standing,
    lookAt: isWatched ? after(routineCheckSeconds) : lookAgainAt,
    requestId: request.requestId,
    now: clock.now(),
    newId: clock.newId,
  });
  return { outcome: 'done', standing, isCustomerGone: result.answer.isDeleted };
}
