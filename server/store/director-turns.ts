import type { Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { toUtcDay } from '../domain/utc-calendar.ts';
import type { Tokens, TurnOutcome } from '../domain/director-budget.ts';
import { type JobKey, jobKeyValues } from './jobs.ts';
import { compressText, decompressText } from './compressed-text.ts';
import type { EraseBatchOptions } from './project-rows.ts';
import { eraseProjectBatch } from './project-rows.ts';

/** One question of a job to the art director, with the fields that are needed to continue the job. */
export interface DirectorTurn {
  readonly number: number;
  /** Identical for all questions that were stored together. */
  readonly createdAt: Date;
  /** Null while the question is open. */
  readonly outcome: TurnOutcome | null;
  /** Null if there is no answer. */
  readonly answer: string | null;
}

/** Reads the questions of a job in the order of their numbers. */
export async function readQuestions(
  database: Database,
  scope: Scope,
  jobKey: JobKey,
): Promise<DirectorTurn[]> {
  const rows = await database.scoped<{
    turn: number;
    created_at: Date;
    outcome: TurnOutcome | null;
    answer: Buffer | null;
  }>(scope, {
    name: 'read-director-turns',
    text: `SELECT turn, created_at, outcome, answer FROM director_turns
           WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND job_id = $4 ORDER BY turn`,
    values: jobKeyValues(scope, jobKey),
  });
  return rows.map(({ turn, created_at: createdAt, outcome, answer }) => ({
    number: turn,
    createdAt,
    outcome,
    answer: answer && decompressText(answer).toString(),
  }));
}

export interface NewTurn {
  readonly number: number;
  readonly question: string;
}

/**
 * Stores new questions. Returns false if the job has ended or was purged. If the activity is repeated, the questions
 * that it stored before stay unchanged.
 */
export async function insertQuestions(
  database: Database,
  scope: Scope,
  jobKey: JobKey,
  turns: readonly NewTurn[],
  now: Date,
): Promise<boolean> {
  const [row] = await database.scoped<{ under_way: boolean }>(scope, {
    name: 'open-director-turns',
    text: `WITH job AS (
             SELECT FROM jobs WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND id = $4
               AND finished_at IS NULL FOR SHARE
           ), opened AS (
             INSERT INTO director_turns (workspace_id, environment, project_id, job_id, turn, question, created_at)
             SELECT $1, $2, $3, $4, asked.turn, asked.question, $7
             FROM job, unnest($5::smallint[], $6::bytea[]) AS asked (turn, question)
             ON CONFLICT DO NOTHING
           )
           SELECT EXISTS (SELECT FROM job) AS under_way`,
    values: [
      ...jobKeyValues(scope, jobKey),
      turns.map(({ number }) => number),
      turns.map(({ question }) => compressText(question)),
      now,
    ],
  });
  return row?.under_way === true;
}

/**
 * Records why a job asks the art director nothing. The record takes the place of the first question. Returns false if
 * there is already a first question or record, or if the job has ended.
 */
export async function recordUnaskedQuestion(
  database: Database,
  scope: Scope,
  jobKey: JobKey,
  outcome: TurnOutcome,
  now: Date,
): Promise<boolean> {
  const rows = await database.scoped(scope, {
    name: 'refuse-director-turns',
    text: `WITH job AS (
             SELECT FROM jobs WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND id = $4
               AND finished_at IS NULL FOR SHARE
           )
           INSERT INTO director_turns (workspace_id, environment, project_id, job_id, turn, outcome, created_at)
           SELECT $1, $2, $3, $4, 1, $5, $6 FROM job
           ON CONFLICT DO NOTHING RETURNING turn`,
    values: [...jobKeyValues(scope, jobKey), outcome, now],
  });
  return rows.length === 1;
}

export interface Question {
  readonly text: string;
  /** The number of tries, including this one. */
  readonly tries: number;
  readonly traceParent: string | null;
}

/**
 * Claims an open question in order to ask it. The try is counted first, so that a worker that dies while asking has
 * used up a try. Returns undefined if the job has ended or was deleted with its project.
 */
export async function claimQuestion(
  database: Database,
  scope: Scope,
  jobKey: JobKey,
  turn: number,
): Promise<Question | undefined> {
  const [row] = await database.scoped<{ question: Buffer; tries: number; trace_parent: string | null }>(
    scope,
    {
      name: 'take-director-question',
      text: `UPDATE director_turns t SET tries = t.tries + 1 FROM jobs j
             WHERE t.workspace_id = $1 AND t.environment = $2 AND t.project_id = $3 AND t.job_id = $4 AND t.turn = $5
               AND t.outcome IS NULL
               AND j.workspace_id = $1 AND j.environment = $2 AND j.project_id = $3 AND j.id = $4
               AND j.finished_at IS NULL
             RETURNING t.question, t.tries, j.trace_parent`,
      values: [...jobKeyValues(scope, jobKey), turn],
    },
  );
  return (
    row && { text: decompressText(row.question).toString(), tries: row.tries, traceParent: row.trace_parent }
  );
}

export interface TurnResult {
  readonly outcome: TurnOutcome;
  readonly answer?: string;
  readonly tokens?: Tokens;
  readonly costMicros?: number;
  readonly milliseconds?: number;
}

/**
 * Ends a question. If it was abandoned in the meantime, its outcome does not change, but its cost is recorded and
 * added to the costs of the day.
 */
export async function finishQuestion(
  database: Database,
  scope: Scope,
  jobKey: JobKey,
  turn: number,
  result: TurnResult,
  now: Date,
): Promise<void> {
  const { outcome, answer, tokens, costMicros = null, milliseconds = null } = result;
  await database.scoped(scope, {
    name: 'end-director-turn',
    text: `WITH ended AS (
             UPDATE director_turns SET outcome = coalesce(outcome, $6), question = NULL,
               answer = CASE WHEN outcome IS NULL THEN $7 ELSE answer END,
               input_tokens = $8, cached_tokens = $9, output_tokens = $10, cost_micros = $11, duration_ms = $12
             WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND job_id = $4 AND turn = $5
               AND cost_micros IS NULL
             RETURNING cost_micros
           )
           INSERT INTO director_costs AS today (workspace_id, environment, day, cost_micros)
           SELECT $1, $2, $13, cost_micros FROM ended WHERE cost_micros > 0
           ON CONFLICT (workspace_id, environment, day) DO UPDATE
             SET cost_micros = today.cost_micros + excluded.cost_micros`,
    values: [
      ...jobKeyValues(scope, jobKey),
      turn,
      outcome,
      answer === undefined ? null : compressText(answer),
      tokens?.input ?? null,
      tokens?.cached ?? null,
      tokens?.output ?? null,
      costMicros,
      milliseconds,
      toUtcDay(now),
    ],
  });
}

/**
 * Records how the studio used each answer. Given questions that are still open end as lost. Other questions of the
 * job are not changed: they belong to another activity, which took over because this one was presumed dead.
 */
export async function finishOpenQuestions(
  database: Database,
  scope: Scope,
  jobKey: JobKey,
  { numbers, notes }: { readonly numbers: readonly number[]; readonly notes: ReadonlyMap<number, string> },
): Promise<void> {
  await database.scoped(scope, {
    name: 'close-director-turns',
    text: `UPDATE director_turns t SET note = coalesce(left(seen.note, 200), t.note),
             outcome = coalesce(t.outcome, 'lost'), question = NULL
           FROM unnest($5::smallint[], $6::text[]) AS seen (turn, note)
           WHERE t.workspace_id = $1 AND t.environment = $2 AND t.project_id = $3 AND t.job_id = $4
             AND t.turn = seen.turn
             AND (t.outcome IS NULL OR (seen.note IS NOT NULL AND t.note IS DISTINCT FROM left(seen.note, 200)))`,
    values: [...jobKeyValues(scope, jobKey), numbers, numbers.map((number) => notes.get(number) ?? null)],
  });
}

/** A question to the art director as operators see it: its cost and outcome, without the content. */
export interface TurnRecord {
  readonly number: number;
  readonly createdAt: Date;
  readonly tries: number;
  readonly outcome: TurnOutcome | null;
  readonly note: string | null;
  readonly inputTokens: number | null;
  readonly cachedTokens: number | null;
  readonly outputTokens: number | null;
  readonly costMicros: number | null;
  readonly milliseconds: number | null;
}

export async function listTurns(database: Database, scope: Scope, jobKey: JobKey): Promise<TurnRecord[]> {
  return database.scoped<TurnRecord>(scope, {
    text: `SELECT turn AS number, created_at AS "createdAt", tries, outcome, note, input_tokens AS "inputTokens",
             cached_tokens AS "cachedTokens", output_tokens AS "outputTokens",
             cost_micros::float8 AS "costMicros", duration_ms AS milliseconds
           FROM director_turns
           WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND job_id = $4 ORDER BY turn`,
    values: jobKeyValues(scope, jobKey),
  });
}

const eraseTurnsOptions: EraseBatchOptions = {
  name: 'erase-director-turns',
  table: 'director_turns',
  rows: `job_id = ANY (ARRAY(
                 SELECT job_id FROM director_turns
                 WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 ORDER BY job_id LIMIT $4))`,
};

/** Erases the questions of up to `count` jobs of a hidden project, and returns how many questions it erased. */
export async function eraseQuestions(
  database: Database,
  scope: Scope,
  projectId: string,
  count: number,
): Promise<number> {
  return eraseProjectBatch(database, scope, eraseTurnsOptions, projectId, count);
}
