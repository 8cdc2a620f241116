import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../outside/clock.ts';
import type { LanguageModel, ModelCall, ModelReply } from '../../outside/language-model.ts';
import type { Metrics } from '../../outside/metrics.ts';
import { type Database, isDatabaseAway } from '../../outside/postgres.ts';
import type { Traces } from '../../outside/traces.ts';
import { breakerStates, type CircuitBreaker } from '../../rules/circuit-breaker.ts';
import {
  costMicros,
  hasTime,
  providerWorks,
  type TokenPrices,
  type TurnOutcome,
  waitForRoom,
} from '../../rules/director-turns.ts';
import type { Scope } from '../../rules/environment.ts';
import { flows } from '../../rules/flows.ts';
import type { WorkspaceRoom } from '../../rules/workspace-room.ts';
import { endTurn, type Question, takeQuestion, type TurnResult } from '../../store/director-turns.ts';
import type { JobPlace } from '../../store/jobs.ts';
import { withHeartbeat } from './with-heartbeat.ts';

export interface AskDirectorParts {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly model: LanguageModel;
  readonly breaker: CircuitBreaker;
  readonly room: WorkspaceRoom;
  readonly prices: TokenPrices;
  /** Of all jobs: what silence is measured by. */
  readonly shortestBudgetSeconds: number;
  readonly metrics: Pick<
    Metrics,
    'directorAnswers' | 'directorTime' | 'directorTokens' | 'directorCost' | 'directorBreaker'
  >;
  readonly traces: Traces;
  readonly onNoAnswer: (jobId: string, outcome: TurnOutcome, status: number | undefined) => void;
}

/** One question, written down by the step that drew. */
export interface DirectorAsk extends JobPlace {
  readonly scope: Scope;
  readonly turn: number;
  /** Until when an answer is waited for, in milliseconds. */
  readonly deadline: number;
}

/** Settled, with an answer or without; or when to come back. */
export type Asked = { readonly done: true } | { readonly done: false; readonly waitMilliseconds: number };

const { askHeartbeatMilliseconds, askTries, askAgainMilliseconds } = flows['generate-brand'];

export function askDirectorSteps(parts: AskDirectorParts) {
  return {
    /**
     * Asks the model and writes the answer down. Who dies in between asks again, and that one answer is paid for twice; an
     * answer that was written down is never asked for again. Only a part of ours that is away makes it throw.
     */
    askDirector: (ask: DirectorAsk): Promise<Asked> =>
      withHeartbeat(askHeartbeatMilliseconds, (cancellation) => askDirector(parts, ask, cancellation)),
  };
}

async function askDirector(
  parts: AskDirectorParts,
  ask: DirectorAsk,
  cancellation: AbortSignal,
): Promise<Asked> {
  const budget = { now: parts.clock.now().getTime(), deadline: ask.deadline };
  if (!hasTime(budget)) return settle(parts, ask, { outcome: 'no_time' });
  const leave = parts.room.enter(ask.scope.workspaceId);
  if (leave === undefined) {
    const waitMilliseconds = waitForRoom(budget);
    if (waitMilliseconds !== undefined) return { done: false, waitMilliseconds };
    return settle(parts, ask, { outcome: 'no_room' });
  }
  try {
    const question = await takeQuestion(parts.database, ask.scope, ask, ask.turn);
    // Answered before, by a step that died on its way back; or erased with its project.
    if (question === undefined) return { done: true };
    if (question.tries > askTries) return await settle(parts, ask, { outcome: 'lost' });
    if (!parts.breaker.mayPass(budget.now)) return await settle(parts, ask, { outcome: 'resting' });
    return await put(parts, ask, question, cancellation);
  } finally {
    leave();
  }
}

async function put(
  parts: AskDirectorParts,
  ask: DirectorAsk,
  question: Question,
  cancellation: AbortSignal,
): Promise<Asked> {
  const { metrics, traces, clock } = parts;
  const attributes = { job_id: ask.jobId, turn: ask.turn, try: question.tries };
  return traces.span('ask director', question.traceParent, attributes, async (span) => {
    const begin = performance.now();
    const left = ask.deadline - clock.now().getTime();
    const signal = AbortSignal.any([AbortSignal.timeout(Math.max(Math.ceil(left), 0)), cancellation]);
    const reply = await parts.model.ask(readCall(question), signal);
    const milliseconds = Math.round(performance.now() - begin);
    // This process is stopping: the answer is nobody's fault, and another worker asks again.
    if (reply.outcome === 'timeout') cancellation.throwIfAborted();
    tellBreaker(parts, ask, reply, left);
    span.set('outcome', reply.outcome);
    metrics.directorTime.observe(milliseconds / 1000);
    if (reply.outcome === 'answered') {
      const { text: answer, tokens } = reply;
      span.set('input_tokens', tokens.input);
      span.set('output_tokens', tokens.output);
      const cost = costMicros(tokens, parts.prices);
      for (const [kind, count] of Object.entries(tokens)) metrics.directorTokens.inc({ kind }, count);
      metrics.directorCost.inc(cost / 1_000_000);
      return settle(parts, ask, { outcome: 'answered', answer, tokens, costMicros: cost, milliseconds });
    }
    parts.onNoAnswer(ask.jobId, reply.outcome, reply.status);
    if (isWorthAnother(parts, ask, question, reply))
      return { done: false, waitMilliseconds: askAgainMilliseconds * question.tries };
    return settle(parts, ask, { outcome: reply.outcome, milliseconds });
  });
}

/** Written by a step of ours, perhaps of an older version. */
function readCall({ text }: Question): ModelCall {
  return JSON.parse(text) as ModelCall;
}

function tellBreaker(
  parts: AskDirectorParts,
  { jobId }: DirectorAsk,
  reply: ModelReply,
  given: number,
): void {
  const { breaker, clock, metrics, shortestBudgetSeconds } = parts;
  const now = clock.now().getTime();
  const works = providerWorks(reply.outcome, given / (shortestBudgetSeconds * 1000));
  if (works === true) breaker.succeeded();
  // One that was to try the provider out has not shown that it works, whatever time it had.
  else if (works === false || breaker.state(now) !== 'closed')
    breaker.failed(now, jobId, reply.outcome === 'rate_limited' ? reply.retryAfterMilliseconds : undefined);
  metrics.directorBreaker.set(breakerStates.indexOf(breaker.state(now)));
}

/** Out of order for a moment, perhaps. */
function isWorthAnother(
  { breaker, clock }: AskDirectorParts,
  { deadline }: DirectorAsk,
  { tries }: Question,
  { outcome }: ModelReply,
): boolean {
  const now = clock.now().getTime();
  return (
    outcome === 'unavailable' &&
    tries < askTries &&
    breaker.state(now) === 'closed' &&
    hasTime({ now: now + askAgainMilliseconds * tries, deadline })
  );
}

/** An answer is paid for: while the database is away it is held for as long as it would have been waited for. */
async function settle(parts: AskDirectorParts, ask: DirectorAsk, result: TurnResult): Promise<Asked> {
  const { database, clock, metrics } = parts;
  for (;;) {
    try {
      await endTurn(database, ask.scope, ask, ask.turn, result, clock.now());
      break;
    } catch (error) {
      if (!isDatabaseAway(error) || clock.now().getTime() >= ask.deadline) throw error;
      await wait(writeAgainMilliseconds);
    }
  }
  metrics.directorAnswers.inc({ outcome: result.outcome });
  return { done: true };
}

const writeAgainMilliseconds = 250;
