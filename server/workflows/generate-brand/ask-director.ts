import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../integrations/clock.ts';
import type { LanguageModel, ModelRequest, ModelReply } from '../../integrations/language-model.ts';
import type { Metrics } from '../../integrations/metrics.ts';
import { type Database, isDatabaseUnavailable } from '../../integrations/postgres.ts';
import type { Traces } from '../../integrations/traces.ts';
import { breakerStates, type CircuitBreaker } from '../../domain/circuit-breaker.ts';
import {
  computeCostMicros,
  hasTimeToAsk,
  inferProviderHealth,
  type TokenPrices,
  type TurnOutcome,
  computeSlotRetryDelay,
} from '../../domain/director-budget.ts';
import type { Scope } from '../../domain/environment.ts';
import { workflowOptions } from '../../domain/workflow-options.ts';
import type { KeyedSlots } from '../../domain/keyed-limiter.ts';
import { finishQuestion, type Question, claimQuestion, type TurnResult } from '../../store/director-turns.ts';
import type { JobKey } from '../../store/jobs.ts';
import { withHeartbeat } from './with-heartbeat.ts';

export interface AskDirectorDeps {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly model: LanguageModel;
  readonly breaker: CircuitBreaker;
  /** Limits concurrent questions per workspace. */
  readonly slots: KeyedSlots;
  readonly prices: TokenPrices;
  /**
   * The shortest time budget of any job. A timeout is inconclusive if the question had only a small part of this
   * time.
   */
  readonly shortestBudgetSeconds: number;
  readonly metrics: Pick<
    Metrics,
    'directorAnswers' | 'directorTime' | 'directorTokens' | 'directorCost' | 'directorBreaker'
  >;
  readonly traces: Traces;
  readonly onNoAnswer: (jobId: string, outcome: TurnOutcome, status: number | undefined) => void;
}

/** A question to the art director. The drawing activity has stored its text. */
export interface DirectorQuestion extends JobKey {
  readonly scope: Scope;
  readonly turn: number;
  /** Deadline for an answer, in milliseconds since 1970. */
  readonly deadline: number;
}

/** Whether the question has ended, with or without an answer; if not, how long to wait before the next try. */
export type AskResult = { readonly done: true } | { readonly done: false; readonly waitMilliseconds: number };

const { askHeartbeatMilliseconds, askTries, askAgainMilliseconds } = workflowOptions['generate-brand'];

export function askDirectorActivities(deps: AskDirectorDeps) {
  return {
    /**
     * Asks the model and stores the answer. If the process dies before storing, the question is asked and paid for
     * again; a stored answer is never requested again. Throws only when one of our own services is down.
     */
    askDirector: (ask: DirectorQuestion): Promise<AskResult> =>
      withHeartbeat(askHeartbeatMilliseconds, (cancellation) => askDirector(deps, ask, cancellation)),
  };
}

async function askDirector(
  deps: AskDirectorDeps,
  ask: DirectorQuestion,
  cancellation: AbortSignal,
): Promise<AskResult> {
  const budget = { now: deps.clock.now().getTime(), deadline: ask.deadline };
  if (!hasTimeToAsk(budget)) return storeResult(deps, ask, { outcome: 'no_time' });
  const { workspaceId } = ask.scope;
  if (!deps.slots.acquire(workspaceId)) {
    const waitMilliseconds = computeSlotRetryDelay(budget);
    if (waitMilliseconds !== undefined) return { done: false, waitMilliseconds };
    return storeResult(deps, ask, { outcome: 'no_room' });
  }
  try {
    const question = await claimQuestion(deps.database, ask.scope, ask, ask.turn);
    // An earlier activity stored the answer and died before it reported, or the question was erased with its project.
    if (question === undefined) return { done: true };
    if (question.tries > askTries) return await storeResult(deps, ask, { outcome: 'lost' });
    if (!deps.breaker.mayPass(budget.now)) return await storeResult(deps, ask, { outcome: 'resting' });
    return await askOnce(deps, ask, question, cancellation);
  } finally {
    deps.slots.release(workspaceId);
  }
}

async function askOnce(
  deps: AskDirectorDeps,
  ask: DirectorQuestion,
  question: Question,
  cancellation: AbortSignal,
): Promise<AskResult> {
  const { metrics, traces, clock } = deps;
  const attributes = { job_id: ask.jobId, turn: ask.turn, try: question.tries };
  return traces.span('ask director', question.traceParent, attributes, async (span) => {
    const begin = performance.now();
    const left = ask.deadline - clock.now().getTime();
    const signal = AbortSignal.any([AbortSignal.timeout(Math.max(Math.ceil(left), 0)), cancellation]);
    const reply = await deps.model.ask(parseModelRequest(question), signal);
    const milliseconds = Math.round(performance.now() - begin);
    // This process is stopping, so the timeout is not the provider's fault. Another worker will ask again.
    if (reply.outcome === 'timeout') cancellation.throwIfAborted();
    reportToBreaker(deps, ask, reply, left);
    span.set('outcome', reply.outcome);
    metrics.directorTime.observe(milliseconds / 1000);
    if (reply.outcome === 'answered') {
      const { text: answer, tokens } = reply;
      span.set('input_tokens', tokens.input);
      span.set('output_tokens', tokens.output);
      const cost = computeCostMicros(tokens, deps.prices);
      for (const [kind, count] of Object.entries(tokens)) metrics.directorTokens.inc({ kind }, count);
      metrics.directorCost.inc(cost / 1_000_000);
      return storeResult(deps, ask, { outcome: 'answered', answer, tokens, costMicros: cost, milliseconds });
    }
    deps.onNoAnswer(ask.jobId, reply.outcome, reply.status);
    if (shouldAskAgain(deps, ask, question, reply))
      return { done: false, waitMilliseconds: askAgainMilliseconds * question.tries };
    return storeResult(deps, ask, { outcome: reply.outcome, milliseconds });
  });
}

/** The text needs no validation, because one of our own activities stored it. */
function parseModelRequest({ text }: Question): ModelRequest {
  return JSON.parse(text) as ModelRequest;
}

function reportToBreaker(
  deps: AskDirectorDeps,
  { jobId }: DirectorQuestion,
  reply: ModelReply,
  allowedMilliseconds: number,
): void {
  const { breaker, clock, metrics, shortestBudgetSeconds } = deps;
  const now = clock.now().getTime();
  const works = inferProviderHealth(reply.outcome, allowedMilliseconds / (shortestBudgetSeconds * 1000));
  if (works === true) breaker.succeeded();
  // While the breaker is not closed, even an inconclusive timeout counts as a failure.
  else if (works === false || breaker.state(now) !== 'closed')
    breaker.failed(now, jobId, reply.outcome === 'rate_limited' ? reply.retryAfterMilliseconds : undefined);
  metrics.directorBreaker.set(breakerStates.indexOf(breaker.state(now)));
}

/** Whether to ask again: the provider was unavailable, perhaps only briefly, and tries and time remain. */
function shouldAskAgain(
  { breaker, clock }: AskDirectorDeps,
  { deadline }: DirectorQuestion,
  { tries }: Question,
  { outcome }: ModelReply,
): boolean {
  const now = clock.now().getTime();
  return (
    outcome === 'unavailable' &&
    tries < askTries &&
    breaker.state(now) === 'closed' &&
    hasTimeToAsk({ now: now + askAgainMilliseconds * tries, deadline })
  );
}

/**
 * Stores the result. The answer has been paid for, so if the database is down, storing is retried until the deadline.
 */
async function storeResult(
  deps: AskDirectorDeps,
  ask: DirectorQuestion,
  result: TurnResult,
): Promise<AskResult> {
  const { database, clock, metrics } = deps;
  for (;;) {
    try {
      await finishQuestion(database, ask.scope, ask, ask.turn, result, clock.now());
      break;
    } catch (error) {
      if (!isDatabaseUnavailable(error) || clock.now().getTime() >= ask.deadline) throw error;
      await wait(writeRetryDelayMilliseconds);
    }
  }
  metrics.directorAnswers.inc({ outcome: result.outcome });
  return { done: true };
}

const writeRetryDelayMilliseconds = 250;
