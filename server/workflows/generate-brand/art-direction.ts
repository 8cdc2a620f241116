import type { Plan } from '@blazon/contract/limits.ts';
import type { Effort } from '@blazon/studio/director/question.ts';
import type { Metrics } from '../../integrations/metrics.ts';
import type { Database } from '../../integrations/postgres.ts';
import { answerDeadline, hasTimeToAsk, canAskMore } from '../../domain/director-budget.ts';
import type { Scope } from '../../domain/environment.ts';
import { simulatedOutcome } from '../../domain/simulated-outcome.ts';
import { readTodaysCost } from '../../store/director-costs.ts';
import {
  finishOpenQuestions,
  type NewTurn,
  insertQuestions,
  readQuestions,
  recordNotAsked,
  type DirectorTurn,
} from '../../store/director-turns.ts';
import type { ClaimedJob, JobKey } from '../../store/jobs.ts';
import type { DirectorQuestion } from './ask-director.ts';
import type { DirectionState, NextDirection } from './design-pool.ts';

/** The settings of the art director that drawing needs. */
export interface ArtDirectorSettings {
  /** By plan in live; the sandbox is free. */
  readonly efforts: Readonly<Record<Plan | 'sandbox', Effort | 'none'>>;
  /** For all questions of one job, from its first claim. */
  readonly budgetSeconds: Readonly<Record<Effort, number>>;
  /** Maximum cost per workspace and day, in the currency of the prices; 0 means no limit. */
  readonly dailyCost: number;
}

export interface ConsultDeps {
  readonly database: Database;
  /** Undefined if there is no art director. */
  readonly director?: ArtDirectorSettings | undefined;
  readonly metrics: Pick<Metrics, 'directorSpent'>;
}

export interface DirectorConsultation extends JobKey {
  readonly scope: Scope;
  readonly effort: Effort;
  readonly turns: readonly DirectorTurn[];
  readonly deadline: number;
}

/** Questions and answers so far; undefined if there is no art director. */
export async function loadConsultation(
  { database, director }: ConsultDeps,
  { scope, projectId, jobId }: JobKey & { readonly scope: Scope },
  job: ClaimedJob,
): Promise<DirectorConsultation | undefined> {
  const effort = isDirected(scope, job) ? effortOf(director, scope, job) : undefined;
  if (effort === undefined) return undefined;
  const turns = await readQuestions(database, scope, { projectId, jobId });
  const place = { scope, projectId, jobId, turns };
  if (effort !== 'none' && director !== undefined) {
    // Counted from the first claim, so a retry does not extend it.
    const deadline = job.startedAt.getTime() + director.budgetSeconds[effort] * 1000;
    return { ...place, effort, deadline };
  }
  // No time for more questions, but earlier answers are paid for, so they are used.
  return turns.length === 0 ? undefined : { ...place, effort: 'best', deadline: 0 };
}

/** Questions in progress when the limit is reached continue, so a day can cost slightly more. */
async function hasSpent({ database, director }: ConsultDeps, scope: Scope, now: Date): Promise<boolean> {
  const most = director?.dailyCost ?? 0;
  return most > 0 && (await readTodaysCost(database, scope, now)) >= most * 1_000_000;
}

function isDirected({ environment }: Scope, { prompt }: ClaimedJob): boolean {
  return simulatedOutcome(environment, prompt) === undefined;
}

/** Without an art director now, a job claimed earlier may still have answers. */
function effortOf(
  director: ArtDirectorSettings | undefined,
  { environment }: Scope,
  { plan, isFirst }: ClaimedJob,
): Effort | 'none' | undefined {
  const effort = director?.efforts[environment === 'sandbox' ? 'sandbox' : plan] ?? 'none';
  return effort === 'none' && isFirst ? undefined : effort;
}

/** Questions that have ended, with or without an answer. */
export function toDirectionState({ effort, turns }: DirectorConsultation): DirectionState {
  const settled = turns.filter(({ outcome }) => outcome !== null);
  return { effort, answers: new Map(settled.map(({ number, answer }) => [number, answer])) };
}

/** Questions that were already stored, by an activity that died afterwards. */
export function findOpenQuestions(consultation: DirectorConsultation, now: Date): DirectorQuestion[] {
  const budget = { now: now.getTime(), deadline: consultation.deadline };
  if (!hasTimeToAsk(budget)) return [];
  const open = consultation.turns.filter(({ outcome }) => outcome === null);
  return asksOf(consultation, open, now);
}

/** No question of the studio is longer. */
const maxQuestionBytes = 1_000_000;

/** Stores the studio's notes on the answers so far, and the next questions if there are any and time for them. */
export async function saveNextQuestions(
  deps: ConsultDeps,
  consultation: DirectorConsultation,
  { next, notes }: NextDirection,
  now: Date,
): Promise<DirectorQuestion[]> {
  const { database, metrics } = deps;
  const { scope, turns, deadline } = consultation;
  const numbers = turns.map(({ number }) => number);
  if (numbers.length > 0) await finishOpenQuestions(database, scope, consultation, { numbers, notes });
  if (!canAskMore(turns, { now: now.getTime(), deadline })) return [];
  const questions = next
    // A question that has ended is never asked again.
    .filter(({ number }) => !numbers.includes(number))
    .map(({ number, call }): NewTurn => ({ number, question: JSON.stringify(call) }))
    .filter(({ question }) => Buffer.byteLength(question) <= maxQuestionBytes);
  if (questions.length === 0) return [];
  if (turns.length === 0 && (await hasSpent(deps, scope, now))) {
    if (await recordNotAsked(database, scope, consultation, 'spent', now)) metrics.directorSpent.inc();
    return [];
  }
  const isOpen = await insertQuestions(database, scope, consultation, questions, now);
  return isOpen ? asksOf(consultation, questions, now) : [];
}

function asksOf(
  { scope, projectId, jobId, deadline }: DirectorConsultation,
  turns: readonly { readonly number: number }[],
  now: Date,
): DirectorQuestion[] {
  const ask = { scope, projectId, jobId, deadline: answerDeadline({ now: now.getTime(), deadline }) };
  return turns.map(({ number }) => ({ ...ask, turn: number }));
}
