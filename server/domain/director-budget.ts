/** The possible outcomes of a question to the art director. */
export const turnOutcomes = [
  'answered',
  /** No answer within the job's budget. */
  'timeout',
  /** The provider's rate limit was reached. */
  'rate_limited',
  /** The provider rejects the question. */
  'rejected',
  /** The provider rejects our credentials, or the model or address is wrong. */
  'misconfigured',
  /** The provider is unreachable or failing. */
  'unavailable',
  /** The answer violates the protocol. */
  'malformed',
  'too_large',
  /** Not asked: the workspace has too many questions in progress. */
  'no_room',
  /** Not asked: the circuit breaker is open. */
  'resting',
  /** Not asked: too little of the budget was left. */
  'no_time',
  /** Not asked: the workspace has reached its daily cost limit. */
  'spent',
  /** The activity that asked never finished. */
  'lost',
] as const;
export type TurnOutcome = (typeof turnOutcomes)[number];

export interface Tokens {
  readonly input: number;
  /** Input tokens that the provider had cached. */
  readonly cached: number;
  readonly output: number;
}

/**
 * Returns whether the provider is healthy, judging by one outcome; undefined if the outcome proves nothing. A
 * rejected question proves that the provider is up. A timeout proves nothing if the question had little time:
 * `budgetFraction` is its time as a fraction of the shortest budget.
 */
export function inferProviderHealth(outcome: TurnOutcome, budgetFraction: number): boolean | undefined {
  if (outcome === 'timeout' && budgetFraction < minBudgetFraction) return undefined;
  return outcome === 'answered' || outcome === 'rejected';
}

const minBudgetFraction = 0.5;

/** Prices per million tokens, in the operator's currency. */
export interface TokenPrices {
  readonly input: number;
  readonly output: number;
}

/**
 * Returns the cost in millionths of the currency. Cached tokens count in full, so this never underestimates the bill.
 */
export function computeCostMicros(tokens: Tokens, prices: TokenPrices): number {
  return Math.round(tokens.input * prices.input + tokens.output * prices.output);
}

/** The fields of a question that the budget needs. */
export interface DirectorTurnState {
  /** Identical for all questions of one batch. */
  readonly createdAt: Date;
  /** Null while the question is open. */
  readonly outcome: TurnOutcome | null;
}

export interface TimeBudget {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** When the job's budget ends, in milliseconds since 1970. */
  readonly deadline: number;
}

/** A drawing model needs several seconds. With less time left, a question would cost money and produce nothing. */
export const minAskMilliseconds = 2_000;
/** The maximum number of questions per job, which the table enforces. The studio never needs that many. */
const maxTurns = 32;

/** Whether enough time is left before the deadline for another request to the model. */
export function hasTimeToAsk({ now, deadline }: TimeBudget): boolean {
  return deadline - now >= minAskMilliseconds;
}

/** Groups questions that were asked in parallel, oldest batch first. */
export function groupIntoBatches<Turn extends { readonly createdAt: Date }>(
  turns: readonly Turn[],
): (readonly [Turn, ...Turn[]])[] {
  const batches = Map.groupBy(turns, ({ createdAt }) => createdAt.getTime());
  return [...batches]
    .toSorted(([one], [other]) => one - other)
    .map(([, batch]) => batch as [Turn, ...Turn[]]);
}

/** Whether more questions may follow: the last batch got an answer, and enough time is left. */
export function canAskMore(turns: readonly DirectorTurnState[], budget: TimeBudget): boolean {
  const last = groupIntoBatches(turns).at(-1);
  const isAnswered = last === undefined || last.some(({ outcome }) => outcome === 'answered');
  return isAnswered && turns.length < maxTurns && hasTimeToAsk(budget);
}

/**
 * Returns the deadline for a batch. It reserves a quarter of the remaining time for later batches, unless a quarter is
 * too short for another answer.
 */
export function computeAnswerDeadline({ now, deadline }: TimeBudget): number {
  const reserved = (deadline - now) / 4;
  return reserved < minReservedMilliseconds ? deadline : deadline - reserved;
}

const minReservedMilliseconds = 5_000;

/**
 * Returns how long to wait before requesting a slot again, in proportion to the time left; undefined if too little
 * time is left.
 */
export function computeSlotRetryDelay({ now, deadline }: TimeBudget): number | undefined {
  const wait = Math.min(Math.max((deadline - now) / 4, 500), 5_000);
  return hasTimeToAsk({ now: now + wait, deadline }) ? Math.round(wait) : undefined;
}
