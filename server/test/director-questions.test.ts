import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '../integrations/metrics.ts';
import type { Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { toUtcDay } from '../domain/utc-calendar.ts';
import { readTodaysCost } from '../store/director-costs.ts';
import {
  finishOpenQuestions,
  finishQuestion,
  insertQuestions,
  readQuestions,
  claimQuestion,
} from '../store/director-turns.ts';
import { cancelJobs } from '../store/job-results.ts';
import { insertJob, type JobKey } from '../store/jobs.ts';
import { scopeValues } from '../store/scope-values.ts';
import { deleteExpired } from '../workflows/sweep/delete-expired.ts';
import { systemClock } from '../integrations/clock.ts';
import { addProject } from './support/new-project.ts';
import { openAppDatabase } from './support/stage.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createWorkspace } from './support/workspaces.ts';

/** How questions to the art director, and their costs, are stored. */

const clock = systemClock();
let suite: Suite;
/** Connects with the service's role, so that row-level security applies. */
let appDatabase: Database;
beforeAll(() => {
  suite = joinSuite();
  appDatabase = openAppDatabase(suite.environment, 12);
});
afterAll(async () => {
  await appDatabase.close();
  await leaveSuite(suite);
});

const newScope = async (environment: Scope['environment'] = 'live'): Promise<Scope> => ({
  workspaceId: (await createWorkspace(suite.owner)).id,
  environment,
});

/** Creates a job with this many open questions. Its workflow is not started. */
async function createJobWithQuestions(scope: Scope, questions: number): Promise<JobKey> {
  const projectId = await addProject(suite.owner, scope);
  const jobId = clock.newId('job');
  await suite.owner.transaction(scope, (transaction) =>
    insertJob(transaction, scope, {
      id: jobId,
      projectId,
      prompt: 'Kettle, a tea house',
      parentId: null,
      brandName: null,
      webhookUrl: null,
      requestId: clock.newId('request'),
      traceParent: null,
      createdAt: clock.now(),
      quotaMonth: null,
      dispatchDueAt: new Date(Date.now() + 3_600_000),
    }),
  );
  const turns = Array.from({ length: questions }, (_, index) => ({ number: index + 1, question: 'What?' }));
  if (questions > 0) await insertQuestions(appDatabase, scope, { projectId, jobId }, turns, clock.now());
  return { projectId, jobId };
}

const createAnsweredResult = (costMicros: number) => ({
  outcome: 'answered' as const,
  answer: 'That.',
  tokens: { input: 1, cached: 0, output: 1 },
  costMicros,
  milliseconds: 5,
});
const readCost = (scope: Scope) => readTodaysCost(appDatabase, scope, clock.now());

test('finishOpenQuestions closes only the listed questions, so that a late activity does not close newer ones', async () => {
  const scope = await newScope();
  const job = await createJobWithQuestions(scope, 3);
  const notes = new Map([1, 2, 3].map((number) => [number, `note ${number}`]));
  await finishOpenQuestions(appDatabase, scope, job, { numbers: [1, 3], notes });
  const turns = await suite.owner.unscoped({
    text: 'SELECT turn, outcome, note FROM director_turns WHERE workspace_id = $1 ORDER BY turn',
    values: scopeValues(scope).slice(0, 1),
  });
  expect(turns).toEqual([
    { turn: 1, outcome: 'lost', note: 'note 1' },
    { turn: 2, outcome: null, note: null },
    { turn: 3, outcome: 'lost', note: 'note 3' },
  ]);
});

test('questions that are stored again keep their original creation time', async () => {
  const scope = await newScope();
  const job = await createJobWithQuestions(scope, 0);
  const questions = [4, 2].map((number) => ({ number, question: 'What?' }));
  await insertQuestions(appDatabase, scope, job, questions, new Date(1_000));
  await insertQuestions(
    appDatabase,
    scope,
    job,
    [...questions, { number: 5, question: 'Who?' }],
    new Date(2_000),
  );
  const turns = await readQuestions(appDatabase, scope, job);
  expect(turns.map(({ number, createdAt }) => `${number} at ${createdAt.getTime()}`)).toEqual([
    '2 at 1000',
    '4 at 1000',
    '5 at 2000',
  ]);
});

test('a question of a job that was cancelled cannot be claimed', async () => {
  const scope = await newScope();
  const job = await createJobWithQuestions(scope, 1);
  await suite.owner.unscoped({
    text: 'UPDATE projects SET deleted_at = now() WHERE workspace_id = $1',
    values: scopeValues(scope).slice(0, 1),
  });
  const { now, newId } = clock;
  await cancelJobs(suite.owner, scope, job.projectId, { count: 10, now: now(), newId });
  expect(await claimQuestion(appDatabase, scope, job, 1)).toBeUndefined();
});

test('the cost of each answer counts once, even if it is recorded twice or late', async () => {
  const scope = await newScope();
  expect(await readCost(scope)).toBe(0);
  const job = await createJobWithQuestions(scope, 12);
  await finishOpenQuestions(appDatabase, scope, job, { numbers: [12], notes: new Map() });
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
  // A retried activity whose response was lost records its answer again.
  await Promise.all(
    [...numbers, ...numbers].map((turn) =>
      finishQuestion(appDatabase, scope, job, turn, createAnsweredResult(1_000), clock.now()),
    ),
  );
  expect(await readCost(scope)).toBe(12_000);
});

test('unanswered questions cost nothing', async () => {
  const scope = await newScope();
  const job = await createJobWithQuestions(scope, 2);
  await finishQuestion(appDatabase, scope, job, 1, { outcome: 'timeout', milliseconds: 5 }, clock.now());
  await finishQuestion(appDatabase, scope, job, 2, createAnsweredResult(0), clock.now());
  expect(await readCost(scope)).toBe(0);
  const rows = await suite.owner.unscoped({
    text: 'SELECT FROM director_costs WHERE workspace_id = $1',
    values: scopeValues(scope).slice(0, 1),
  });
  expect(rows).toEqual([]);
});

test('costs are counted separately for each environment and day', async () => {
  const live = await newScope();
  const job = await createJobWithQuestions(live, 1);
  await finishQuestion(appDatabase, live, job, 1, createAnsweredResult(7), clock.now());
  expect(await readCost(live)).toBe(7);
  expect(await readCost({ ...live, environment: 'sandbox' })).toBe(0);
  expect(await readTodaysCost(appDatabase, live, new Date(Date.now() + 86_400_000))).toBe(0);
});

test('the sweep deletes costs from before yesterday', async () => {
  const scope = await newScope('sandbox');
  const day = (before: number) => toUtcDay(new Date(Date.now() - before * 86_400_000));
  for (const before of [0, 1, 2, 40])
    await suite.owner.unscoped({
      text: 'INSERT INTO director_costs (workspace_id, environment, day, cost_micros) VALUES ($1, $2, $3, 1)',
      values: [...scopeValues(scope), day(before)],
    });
  await deleteExpired({
    owner: suite.owner,
    clock,
    metrics: createMetrics({ usage: () => ({ open: 0, idle: 0, waiting: 0 }) }),
    expiry: { exportDays: 7, sandboxDays: 90 },
  });
  const remaining = await suite.owner.unscoped({
    text: 'SELECT day::text FROM director_costs WHERE workspace_id = $1 ORDER BY day',
    values: scopeValues(scope).slice(0, 1),
  });
  expect(remaining).toEqual([{ day: day(1) }, { day: day(0) }]);
});
