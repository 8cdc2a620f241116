import type { Database } from '../outside/postgres.ts';
import type { NewId } from '../rules/new-id.ts';
import {
  type BillingFacts,
  judgeStanding,
  type PlanPrices,
  type Standing,
} from '../rules/subscription-standing.ts';
import { applyAnswer, takeNumber } from './subscriptions.ts';

export interface FollowParts {
  readonly database: Database;
  readonly clock: { now(): Date; readonly newId: NewId };
  readonly provider: {
    readonly prices: PlanPrices;
    readFacts(
      customer: string,
    ): Promise<{ readonly outcome: 'done'; readonly answer: BillingFacts } | NotFollowed>;
  };
}

interface NotFollowed {
  readonly outcome: 'failed' | 'refused';
  readonly reason: string;
}

export type Followed =
  | { readonly outcome: 'done'; readonly standing: Standing; readonly isCustomerGone: boolean }
  | NotFollowed;

/** Should the answer never be written down, upkeep asks after this; a checkout is over by then. */
const lookAfterSeconds = 2 * 3_600;
/** Who subscribes or owes is asked about so often, whatever notices come. */
const routineSeconds = 24 * 3_600;

/**
 * Asks the payment provider how a workspace's customer stands and lets the workspace follow. Never by what a notice says:
 * notices come twice, late and in any order, while the provider's present state is right whenever it is read. Whoever
 * dies on the way leaves nothing half done, and the same call again ends the same.
 */
export async function followProvider(
  { database, clock, provider }: FollowParts,
  asked: {
    readonly workspaceId: string;
    readonly customer: string;
    readonly requestId: string | null;
    /** Whether to look once more although nothing was found: somebody may be paying just now. */
    readonly looksAgain: boolean;
  },
): Promise<Followed> {
  const scope = { workspaceId: asked.workspaceId, environment: 'live' } as const;
  const after = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
  const number = await takeNumber(database, scope, after(lookAfterSeconds));
  const told = await provider.readFacts(asked.customer);
  if (told.outcome !== 'done') return told;
  const standing = judgeStanding(told.answer, provider.prices, clock.now());
  const isWatched = standing.subscription !== undefined || standing.unpaidSince !== null;
  const lookAgainAt = asked.looksAgain ? after(lookAfterSeconds) : null;
  await applyAnswer(database, scope, {
    number,
    customer: asked.customer,
    isCustomerGone: told.answer.isDeleted,
    standing,
    lookAt: isWatched ? after(routineSeconds) : lookAgainAt,
    requestId: asked.requestId,
    now: clock.now(),
    newId: clock.newId,
  });
  return { outcome: 'done', standing, isCustomerGone: told.answer.isDeleted };
}
