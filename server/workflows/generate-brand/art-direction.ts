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

/** As much of the art director as those who draw need to know. */
export interface ArtDirectorSettings {
  /** By plan in live; nobody pays for what the sandbox makes. */
  readonly efforts: Readonly<Record<Plan | 'sandbox', Effort | 'none'>>;
  /** For all questions of one job, from its first claim. */
  readonly budgetSeconds: Readonly<Record<Effort, number>>;
  /** What answers may cost a workspace in a day, in the currency of the prices; 0 is no bound. */
  readonly dailyCost: number;
}

export interface ConsultParts {
  readonly database: Database;
  /** Undefined where nobody directs. */
  readonly director?: ArtDirectorSettings | undefined;
  readonly metrics: Pick<Metrics, 'directorSpent'>;
}

export interface DirectorConsultation extends JobKey {
  readonly scope: Scope;
  readonly effort: Effort;
  readonly turns: readonly DirectorTurn[];
  readonly deadline: number;
}

/** What has been asked and answered so far; undefined where nobody directs. */
export async function loadConsultation(
  { database, director }: ConsultParts,
  { scope, projectId, jobId }: JobKey & { readonly scope: Scope },
  job: ClaimedJob,
): Promise<DirectorConsultation | undefined> {
  const effort = isDirected(scope, job) ? effortOf(director, scope, job) : undefined;
  if (effort === undefined) return undefined;
  const turns = await readQuestions(database, scope, { projectId, jobId });
  const place = { scope, projectId, jobId, turns };
  if (effort !== 'none' && director !== undefined) {
    // It counts from the first claim, so a step that is repeated gives it no more.
    const deadline = job.startedAt.getTime() + director.budgetSeconds[effort] * 1000;
    return { ...place, effort, deadline };
  }
  // No time for more questions, but answers that came before are paid for: all that any effort asks are read.
  return turns.length === 0 ? undefined : { ...place, effort: 'best', deadline: 0 };
}

/** What is in progress while the bound is reached goes on, so a day can cost a little more. */
async function hasSpent({ database, director }: ConsultParts, scope: Scope, now: Date): Promise<boolean> {
  const most = director?.dailyCost ?? 0;
  return most > 0 && (await readTodaysCost(database, scope, now)) >= most * 1_000_000;
}

function isDirected({ environment }: Scope, { prompt }: ClaimedJob): boolean {
  return simulatedOutcome(environment, prompt) === undefined;
}

/** Where nobody is asked, a job that was claimed before may have been asked about until then. */
function effortOf(
  director: ArtDirectorSettings | undefined,
  { environment }: Scope,
  { plan, isFirst }: ClaimedJob,
): Effort | 'none' | undefined {
  const effort = director?.efforts[environment === 'sandbox' ? 'sandbox' : plan] ?? 'none';
  return effort === 'none' && isFirst ? undefined : effort;
}

/** Questions that are settled, with an answer or without. */
export function toDirectionState({ effort, turns }: DirectorConsultation): DirectionState {
  const settled = turns.filter(({ outcome }) => outcome !== null);
  return { effort, answers: new Map(settled.map(({ number, answer }) => [number, answer])) };
}

/** Questions that wait already: of a step that died after it wrote them down. */
export function findOpenQuestions(consultation: DirectorConsultation, now: Date): DirectorQuestion[] {
  const budget = { now: now.getTime(), deadline: consultation.deadline };
  if (!hasTimeToAsk(budget)) return [];
  const open = consultation.turns.filter(({ outcome }) => outcome === null);
  return asksOf(consultation, open, now);
}

/** More than this is no question of the studio's. */
const mostQuestionBytes = 1_000_000;

/** Writes down what came of the answers so far, and the next questions if there are any and time for them. */
export async function saveNextQuestions(
  parts: ConsultParts,
  consultation: DirectorConsultation,
  { next, notes }: NextDirection,
  now: Date,
): Promise<DirectorQuestion[]> {
  const { database, metrics } = parts;
  const { scope, turns, deadline } = consultation;
  const numbers = turns.map(({ number }) => number);
  if (numbers.length > 0) await finishOpenQuestions(database, scope, consultation, { numbers, notes });
  if (!canAskMore(turns, { now: now.getTime(), deadline })) return [];
  const questions = next
    // What is settled is never asked again.
    .filter(({ number }) => !numbers.includes(number))
    .map(({ number, call }): NewTurn => ({ number, question: JSON.stringify(call) }))
    .filter(({ question }) => Buffer.byteLength(question) <= mostQuestionBytes);
  if (questions.length === 0) return [];
  if (turns.length === 0 && (await hasSpent(parts, scope, now))) {
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
