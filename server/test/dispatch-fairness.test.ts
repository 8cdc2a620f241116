import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../integrations/clock.ts';
import type { Scope } from '../domain/environment.ts';
import { insertJob, claimDueJobs } from '../store/jobs.ts';
import { addProject } from './support/new-project.ts';
import { createQueryPlanDatabase, type QueryPlanDatabase } from './support/query-plan-database.ts';
import { createWorkspace } from './support/workspaces.ts';

const clock = systemClock();

let database: QueryPlanDatabase;
beforeAll(async () => {
  database = await createQueryPlanDatabase([]);
});
afterAll(() => database.close());

/** Creates a workspace with jobs whose workflows were not started, and which have been due for this many seconds. */
async function addAbandonedJobs(jobs: number, seconds: number): Promise<string> {
  const { owner } = database;
  const scope: Scope = { workspaceId: (await createWorkspace(owner)).id, environment: 'sandbox' };
  const projectId = await addProject(owner, scope);
  await owner.transaction(scope, async (transaction) => {
    for (let job = 0; job < jobs; job += 1)
      await insertJob(transaction, scope, {
        id: clock.newId('job'),
        projectId,
        prompt: 'a',
        parentId: null,
        brandName: null,
        webhookUrl: null,
        requestId: 'req_a',
        traceParent: null,
        createdAt: clock.now(),
        quotaMonth: null,
        dispatchDueAt: new Date(Date.now() - seconds * 1000 + job),
      });
  });
  return scope.workspaceId;
}

test('the dispatcher claims jobs of all workspaces in turn, even if one workspace has hundreds of older ones', async () => {
  await addAbandonedJobs(300, 60);
  const others = [await addAbandonedJobs(2, 3), await addAbandonedJobs(1, 2)];
  const times = { now: new Date(), nextLookAt: new Date(Date.now() + 15_000) };
  const claimed = await claimDueJobs(database.owner, times, { count: 200, window: 5_000 });
  expect(claimed).toHaveLength(200);
  const first = claimed.slice(0, 3).map(({ scope }) => scope.workspaceId);
  expect(first).toEqual(expect.arrayContaining(others));
  expect(claimed.slice(3, 5).map(({ scope }) => scope.workspaceId)).toContain(others[0]);
});
