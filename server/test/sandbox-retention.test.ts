import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '../integrations/metrics.ts';
import type { Database } from '../integrations/postgres.ts';
import type { Environment, Scope } from '../domain/environment.ts';
import { minUuidAt } from '../domain/uuid-time.ts';
import { eraseExpiredRows, listProjectsDueForSweep } from '../store/sandbox-retention.ts';
import { scopeValues } from '../store/scope-values.ts';
import { requireUuid } from '../store/require-uuid.ts';
import { deleteExpired } from '../workflows/sweep/delete-expired.ts';
import { addProject } from './support/new-project.ts';
import { drawingOutcome, seedJob } from './support/seed-job.ts';
import { createStage, openOwner, type Stage } from './support/stage.ts';
import { createWorkspace } from './support/workspaces.ts';

const dayMilliseconds = 86_400_000;
const computeDateDaysAgo = (days: number) => new Date(Date.now() - days * dayMilliseconds);

// A separate database, because the suite's worker would run the sweep too.
let stage: Stage;
let owner: Database;
let workspaceId: string;
beforeAll(async () => {
  stage = await createStage('retention');
  owner = openOwner(stage.environment);
  workspaceId = (await createWorkspace(owner)).id;
});
afterAll(async () => {
  await owner.close();
  await stage.close();
});

const runSweep = (sandboxDays = 90) =>
  deleteExpired({
    owner,
    clock: { now: () => new Date() },
    metrics: createMetrics({ usage: () => ({ open: 0, idle: 0, waiting: 0 }) }),
    expiry: { exportDays: 7, sandboxDays },
  });

/** Creates a project that is 200 days old. */
async function createOldProject(environment: Environment): Promise<{ scope: Scope; projectId: string }> {
  const scope: Scope = { workspaceId, environment };
  const projectId = await addProject(owner, scope);
  await owner.unscoped({
    text: 'UPDATE projects SET created_at = $2 WHERE id = $1',
    values: [requireUuid('project', projectId), computeDateDaysAgo(200)],
  });
  return { scope, projectId };
}

type ProjectInScope = Awaited<ReturnType<typeof createOldProject>>;

/** Adds this many memory nodes, brands and finished jobs of this age. */
async function addRows({ scope, projectId }: ProjectInScope, days: number, count: number): Promise<void> {
  const made = computeDateDaysAgo(days);
  const values = [...scopeValues(scope), requireUuid('project', projectId), made, count];
  const id = `overlay(gen_random_uuid()::text PLACING '${minUuidAt(made).slice(0, 13)}' FROM 1 FOR 13)::uuid`;
  const series = 'FROM generate_series(1, $5::int)';
  for (const text of [
    `INSERT INTO memory_nodes (workspace_id, environment, project_id, id, prompt, decisions, created_at)
     SELECT $1, $2, $3, ${id}, 'a', '{}', $4 ${series}`,
    `INSERT INTO brands (workspace_id, environment, project_id, id, job_id, memory_id, prompt, primary_color, secondary_color,
       font_family, font_weight_heading, font_weight_body, drawings, likeness, created_at)
     SELECT $1, $2, $3, ${id}, gen_random_uuid(), gen_random_uuid(), 'a', '', '', '', '', '', '', '{}', $4 ${series}`,
    `INSERT INTO jobs (workspace_id, environment, project_id, id, status, prompt, request_id, created_at, finished_at, event_id)
     SELECT $1, $2, $3, ${id}, 'succeeded', 'a', 'req', $4, $4, gen_random_uuid() ${series}`,
  ])
    await owner.unscoped({ text, values });
}

async function countRows({ projectId }: ProjectInScope): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of ['memory_nodes', 'brands', 'jobs']) {
    const [row] = await owner.unscoped<{ count: number }>({
      text: `SELECT count(*)::int AS count FROM ${table} WHERE project_id = $1`,
      values: [requireUuid('project', projectId)],
    });
    counts[table] = row?.count ?? 0;
  }
  return counts;
}

const listProjectIdsDueForSweep = async (): Promise<string[]> =>
  (await listProjectsDueForSweep(owner, computeDateDaysAgo(90), 1_000)).map(({ projectId }) => projectId);

test('the sweep deletes sandbox rows after 90 days, even after an interruption, and keeps newer and live rows', async () => {
  const [sandbox, live] = [await createOldProject('sandbox'), await createOldProject('live')];
  for (const project of [sandbox, live]) {
    await addRows(project, 120, 2_300);
    await addRows(project, 89, 4);
  }
  expect(await listProjectIdsDueForSweep()).toContain(sandbox.projectId);
  expect(await listProjectIdsDueForSweep()).not.toContain(live.projectId);

  // Erase two batches, like a sweep that dies halfway.
  const first = [1, 2].map(() => eraseExpiredRows(owner, sandbox, computeDateDaysAgo(90), 1_000));
  expect((await Promise.all(first)).every(({ rows }) => rows <= 1_000)).toBe(true);
  expect(await listProjectIdsDueForSweep()).toContain(sandbox.projectId);

  await runSweep();
  expect(await countRows(sandbox)).toEqual({ memory_nodes: 4, brands: 4, jobs: 4 });
  expect(await countRows(live)).toEqual({ memory_nodes: 2_304, brands: 2_304, jobs: 2_304 });
  expect(await listProjectIdsDueForSweep()).not.toContain(sandbox.projectId);

  // Two days later, the four newer rows are due too.
  const inTwoDays = new Date(Date.now() - 88 * dayMilliseconds);
  const due = await listProjectsDueForSweep(owner, inTwoDays, 1_000);
  expect(due.map(({ projectId }) => projectId)).toContain(sandbox.projectId);
});

test('the sweep keeps an unfinished job, and does not visit its project again because of that job', async () => {
  const sandbox = await createOldProject('sandbox');
  await addRows(sandbox, 120, 2);
  await owner.unscoped({
    text: `UPDATE jobs SET status = 'processing', finished_at = NULL, event_id = NULL
           WHERE project_id = $1 AND id = (SELECT id FROM jobs WHERE project_id = $1 LIMIT 1)`,
    values: [requireUuid('project', sandbox.projectId)],
  });
  await runSweep();
  expect(await countRows(sandbox)).toEqual({ memory_nodes: 0, brands: 0, jobs: 1 });
  expect(await listProjectIdsDueForSweep()).not.toContain(sandbox.projectId);
});

test('the sweep does not return to an empty project before new rows in it can have expired', async () => {
  const sandbox = await createOldProject('sandbox');
  await runSweep();
  const due = await listProjectsDueForSweep(owner, new Date(Date.now() - 60_000), 1_000);
  expect(due.map(({ projectId }) => projectId)).not.toContain(sandbox.projectId);
});

test("the sweep's queries use indexes", async () => {
  const plan = await owner.unscopedTransaction(async (transaction) => {
    // Forbid sequential scans, which PostgreSQL would prefer for the small tables of a test.
    await transaction.query({ text: 'SET LOCAL enable_seqscan = off' });
    const explain = (text: string) => transaction.query({ text: `EXPLAIN ${text}` });
    return JSON.stringify([
      await explain(`SELECT id FROM projects WHERE environment = 'sandbox' AND deleted_at IS NULL
        AND coalesce(swept_until, created_at) < now() ORDER BY coalesce(swept_until, created_at) LIMIT 10`),
      await explain('SELECT id FROM exports WHERE finished_at <= now() ORDER BY finished_at LIMIT 10'),
    ]);
  });
  expect(plan).toContain('projects_sandbox_age');
  expect(plan).toContain('exports_finished');
  expect(plan).not.toMatch(/Seq Scan|Sort/);
});

test('the sweep deletes a brand together with its variants', async () => {
  if (!('drawing' in drawingOutcome)) throw new Error('The seeded outcome has no drawing.');
  const outcome = { ...drawingOutcome, variants: [drawingOutcome.drawing, drawingOutcome.drawing] };
  const project = await seedJob(owner, workspaceId, 'sandbox', outcome);
  expect(await countRows(project)).toEqual({ memory_nodes: 3, brands: 3, jobs: 1 });
  // The event is pending, so the job itself stays.
  await runSweep(60 / 86_400);
  expect(await countRows(project)).toEqual({ memory_nodes: 0, brands: 0, jobs: 1 });
});
