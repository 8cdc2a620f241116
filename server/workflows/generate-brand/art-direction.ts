import type { Plan } from '@blazon/contract/limits.ts';
import type { Effort } from '@blazon/studio/director/question.ts';
import type { Metrics } from '../../integrations/metrics.ts';
import type { Database } from '../../integrations/postgres.ts';
import { computeAnswerDeadline, hasTimeToAsk, canAskMore } from '../../domain/director-budget.ts';
import type { Scope } from '../../domain/environment.ts';
import { readSimulatedOutcome } from '../../domain/simulated-outcome.ts';
import { readTodaysCost } from '../../store/director-costs.ts';
import {
  finishOpenQuestions,
  type NewTurn,
  insertQuestions,
  readQuestions,
  recordUnaskedQuestion,
  type DirectorTurn,
} from '../../store/director-turns.ts';
import type { ClaimedJob, JobKey } from '../../store/jobs.ts';
import type { DirectorQuestion } from './ask-director.ts';
import type { DirectionState, NextDirection } from './design-pool.ts';

/** The part of the art director's settings that the drawing activity needs. */
export interface ArtDirectorSettings {
  /** The effort for each plan in the live environment, and the effort in the sandbox, which is free. */
  readonly efforts: Readonly<Record<Plan | 'sandbox', Effort | 'none'>>;
  /** The time for all questions of one job, counted from the job's first claim. */
  readonly budgetSeconds: Readonly<Record<Effort, number>>;
  /** Maximum cost per workspace and day, in the currency of the prices; 0 means no limit. */
  readonly dailyCost: number;
}

export interface ConsultDeps {
  readonly database: Database;
  /** Undefined if no art director is configured. */
  readonly director?: ArtDirectorSettings | undefined;
  readonly metrics: Pick<Metrics, 'directorSpent'>;
}

export interface DirectorConsultation extends JobKey {
  readonly scope: Scope;
  readonly effort: Effort;
  /** The questions so far, with their answers. */
  readonly turns: readonly DirectorTurn[];
  /** The deadline for all questions, in milliseconds since 1970. */
  readonly deadline: number;
}

/** Loads the questions and answers so far. Undefined if the art director is not consulted for this job. */
export async function loadConsultation(
  { database, director }: ConsultDeps,
  { scope, projectId, jobId }: JobKey & { readonly scope: Scope },
  job: ClaimedJob,
): Promise<DirectorConsultation | undefined> {
  const effort = mayBeDirected(scope, job) ? chooseEffort(director, scope, job) : undefined;
  if (effort === undefined) return undefined;
  const turns = await readQuestions(database, scope, { projectId, jobId });
  const consultation = { scope, projectId, jobId, turns };
  if (effort !== 'none' && director !== undefined) {
    // The budget starts at the first claim, so a retry does not extend it.
    const deadline = job.startedAt.getTime() + director.budgetSeconds[effort] * 1000;
    return { ...consultation, effort, deadline };
  }
  // The art director is no longer consulted, but earlier answers are paid for, so they are still used.
  return turns.length === 0 ? undefined : { ...consultation, effort: 'best', deadline: 0 };
}

/**
 * Whether the workspace has reached its daily limit. Questions in progress continue, so a day can cost slightly more.
 */
async function hasReachedDailyCost(
  { database, director }: ConsultDeps,
  scope: Scope,
  now: Date,
): Promise<boolean> {
  const maxCost = director?.dailyCost ?? 0;
  return maxCost > 0 && (await readTodaysCost(database, scope, now)) >= maxCost * 1_000_000;
}

/** Jobs with a simulated outcome are never drawn by the art director. */
function mayBeDirected({ environment }: Scope, { prompt }: ClaimedJob): boolean {
  return readSimulatedOutcome(environment, prompt) === undefined;
}

/**
 * Returns the effort for a job; undefined if the art director is not consulted. After the first claim, `none` is
 * returned instead of undefined, because answers may be stored from before the art director was switched off.
 */
function chooseEffort(
  director: ArtDirectorSettings | undefined,
  { environment }: Scope,
  { plan, isFirst }: ClaimedJob,
): Effort | 'none' | undefined {
  const effort = director?.efforts[environment === 'sandbox' ? 'sandbox' : plan] ?? 'none';
  return effort === 'none' && isFirst ? undefined : effort;
}

/** Returns the answers to the questions that have ended. The answer is null if the question failed. */
export function toDirectionState({ effort, turns }: DirectorConsultation): DirectionState {
  const settled = turns.filter(({ outcome }) => outcome !== null);
  return { effort, answers: new Map(settled.map(({ number, answer }) => [number, answer])) };
}

/** Finds questions that an earlier activity stored before it died. */
export function findOpenQuestions(consultation: DirectorConsultation, now: Date): DirectorQuestion[] {
  const budget = { now: now.getTime(), deadline: consultation.deadline };
  if (!hasTimeToAsk(budget)) return [];
  const open = consultation.turns.filter(({ outcome }) => outcome === null);
  return createQuestions(consultation, open, now);
}

/** A safety limit. The studio's questions are shorter. */
const maxQuestionBytes = 1_000_000;

/** Stores the studio's notes on the answers so far. If time remains, stores and returns the next questions. */
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
    // Questions that are already stored are not asked again.
    .filter(({ number }) => !numbers.includes(number))
    .map(({ number, call }): NewTurn => ({ number, question: JSON.stringify(call) }))
    .filter(({ question }) => Buffer.byteLength(question) <= maxQuestionBytes);
  if (questions.length === 0) return [];
  if (turns.length === 0 && (await hasReachedDailyCost(deps, scope, now))) {
    if (await recordUnaskedQuestion(database, scope, consultation, 'spent', now)) metrics.directorSpent.inc();
    return [];
  }
  const isOpen = await insertQuestions(database, scope, consultation, questions, now);
  return isOpen ? createQuestions(consultation, questions, now) : [];
}

function createQuestions(
  { scope, projectId, jobId, deadline }: DirectorConsultation,
  turns: readonly { readonly number: number }[],
  now: Date,
): DirectorQuestion[] {
  const ask = { scope, projectId, jobId, deadline: computeAnswerDeadline({ now: now.getTime(), deadline }) };
  return turns.map(({ number }) => ({ ...ask, turn: number }));
}
