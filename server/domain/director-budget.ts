/** What can become of a question to the art director. */
export const turnOutcomes = [
  'answered',
  /** No answer within the budget of the job. */
  'timeout',
  /** Too many questions, says the provider. */
  'rate_limited',
  /** The provider does not accept the question. */
  'rejected',
  /** The provider does not accept us: the key, the model or the address is wrong. */
  'misconfigured',
  /** Nobody there, or out of order. */
  'unavailable',
  /** An answer that is not in the protocol. */
  'malformed',
  'too_large',
  /** Not asked: the workspace has as many questions in progress as it may. */
  'no_room',
  /** Not asked: the provider has failed too often of late. */
  'resting',
  /** Not asked: too little of the budget was left. */
  'no_time',
  /** Not asked: answers have cost the workspace as much today as they may. */
  'spent',
  /** The step that asked never came back. */
  'lost',
] as const;
export type TurnOutcome = (typeof turnOutcomes)[number];

export interface Tokens {
  readonly input: number;
  /** Of the input, those that the provider had from before. */
  readonly cached: number;
  readonly output: number;
}

/**
 * Infers from one outcome whether the provider is healthy. `share` is the fraction of the shortest budget the question
 * had. A rejected question proves the provider is up. A timeout proves nothing if the question started late, so it must
 * not open the breaker for everyone.
 */
export function inferProviderHealth(outcome: TurnOutcome, share: number): boolean | undefined {
  if (outcome === 'timeout' && share < fairShare) return undefined;
  return outcome === 'answered' || outcome === 'rejected';
}

const fairShare = 0.5;

/** Per million tokens, in the operator's currency. */
export interface TokenPrices {
  readonly input: number;
  readonly output: number;
}

/** In millionths of the currency. What was cached counts in full, so this is never less than what is paid. */
export function costMicros(tokens: Tokens, prices: TokenPrices): number {
  return Math.round(tokens.input * prices.input + tokens.output * prices.output);
}

/** As much of a job's turns as deciding needs. */
export interface DirectorTurnState {
  /** The same for all questions that were stored together. */
  readonly createdAt: Date;
  /** Null while the turn is open. */
  readonly outcome: TurnOutcome | null;
}

export interface TimeBudget {
  readonly now: number;
  /** When the budget of the job is spent. */
  readonly deadline: number;
}

/** A model that draws needs seconds: with less left, asking costs money and brings nothing. */
export const minAskMilliseconds = 2_000;
/** More turns than any plan of the studio has, and as many as the table takes. */
const mostTurns = 32;

/** Whether it is worth asking now. */
export function hasTimeToAsk({ now, deadline }: TimeBudget): boolean {
  return deadline - now >= minAskMilliseconds;
}

/** Questions that were asked in parallel, oldest batch first. */
export function groupIntoBatches<Turn extends { readonly createdAt: Date }>(
  turns: readonly Turn[],
): (readonly [Turn, ...Turn[]])[] {
  const batches = Map.groupBy(turns, ({ createdAt }) => createdAt.getTime());
  return [...batches]
    .toSorted(([one], [other]) => one - other)
    .map(([, batch]) => batch as [Turn, ...Turn[]]);
}

/** Whether more questions may follow: somebody answered in the last batch, and there is time. */
export function canAskMore(turns: readonly DirectorTurnState[], budget: TimeBudget): boolean {
  const last = groupIntoBatches(turns).at(-1);
  const isAnswered = last === undefined || last.some(({ outcome }) => outcome === 'answered');
  return isAnswered && turns.length < mostTurns && hasTimeToAsk(budget);
}

/**
 * Deadline for a batch. One silent question must not consume the time of later batches; a remainder too short for
 * another answer is added to this batch.
 */
export function answerDeadline({ now, deadline }: TimeBudget): number {
  const keptBack = (deadline - now) / 4;
  return keptBack < leastKeptBack ? deadline : deadline - keptBack;
}

const leastKeptBack = 5_000;

/**
 * How long to wait before asking for a slot again, in proportion to the time left; undefined when too little is left.
 */
export function slotRetryDelay({ now, deadline }: TimeBudget): number | undefined {
  const wait = Math.min(Math.max((deadline - now) / 4, 500), 5_000);
  return hasTimeToAsk({ now: now + wait, deadline }) ? Math.round(wait) : undefined;
}
