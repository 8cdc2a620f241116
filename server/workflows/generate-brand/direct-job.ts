import type { Database } from '../../outside/postgres.ts';
import { hasTime, mayAskAgain } from '../../rules/director-turns.ts';
import type { Scope } from '../../rules/environment.ts';
import { simulatedOutcome } from '../../rules/simulated-outcome.ts';
import { closeTurns, openTurn, readTurns, type Turn } from '../../store/director-turns.ts';
import type { ClaimedJob, JobPlace } from '../../store/jobs.ts';
import type { DirectorAsk } from './ask-director.ts';
import type { Direction } from './design-pool.ts';

/** As much of the art director as those who draw need to know. */
export interface DirectorTerms {
  readonly budgetSeconds: number;
  /** Whether brands of the sandbox are directed too. */
  readonly sandbox: boolean;
}

export interface Consultation extends JobPlace {
  readonly scope: Scope;
  readonly turns: readonly Turn[];
  readonly deadline: number;
}

/** What has been asked and answered so far; undefined where nobody directs. */
export async function consult(
  database: Database,
  director: DirectorTerms | undefined,
  { scope, projectId, jobId }: JobPlace & { readonly scope: Scope },
  job: ClaimedJob,
): Promise<Consultation | undefined> {
  const terms = director ?? turnedOff;
  // Where nobody is asked, a job that was claimed before may have been asked about until then.
  if (!isDirected(terms, scope, job) || (director === undefined && job.isFirst)) return undefined;
  const turns = await readTurns(database, scope, { projectId, jobId });
  if (director === undefined && turns.length === 0) return undefined;
  // It counts from the first claim, so a step that is repeated gives it no more.
  const deadline = job.startedAt.getTime() + terms.budgetSeconds * 1000;
  return { scope, projectId, jobId, turns, deadline };
}

/** No time for questions, but answers that came before are paid for. */
const turnedOff: DirectorTerms = { budgetSeconds: 0, sandbox: true };

/** New brands only: a refinement keeps to its parent's record. */
function isDirected({ sandbox }: DirectorTerms, { environment }: Scope, job: ClaimedJob): boolean {
  return (
    job.parentId === null &&
    (environment === 'live' || sandbox) &&
    simulatedOutcome(environment, job.prompt) === undefined
  );
}

export function answersOf({ turns }: Consultation): string[] {
  return turns.flatMap(({ answer }) => (answer === null ? [] : [answer]));
}

/** The question that waits already: of a step that died after it wrote it down. */
export function openQuestion(consultation: Consultation, now: Date): DirectorAsk | undefined {
  const open = consultation.turns.find(({ outcome }) => outcome === null);
  const { deadline } = consultation;
  if (open === undefined || !hasTime({ now: now.getTime(), deadline })) return undefined;
  return askOf(consultation, open.number);
}

/** More than this is no question of the studio's. */
const mostQuestionBytes = 1_000_000;

/** Writes down what came of the answers so far, and the next question if there is one and time for it. */
export async function nextQuestion(
  database: Database,
  consultation: Consultation,
  { next, notes }: Direction,
  now: Date,
): Promise<DirectorAsk | undefined> {
  const { scope, turns, deadline } = consultation;
  if (turns.length > 0) await closeTurns(database, scope, consultation, { upTo: turns.length, notes });
  if (next === null || !mayAskAgain(turns, { now: now.getTime(), deadline })) return undefined;
  const question = JSON.stringify(next);
  if (Buffer.byteLength(question) > mostQuestionBytes) return undefined;
  const number = turns.length + 1;
  const isOpen = await openTurn(database, scope, consultation, { number, question, now });
  return isOpen ? askOf(consultation, number) : undefined;
}

function askOf({ scope, projectId, jobId, deadline }: Consultation, turn: number): DirectorAsk {
  return { scope, projectId, jobId, turn, deadline };
}
