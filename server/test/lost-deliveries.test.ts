import { decodeId } from '@blazon/contract/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../integrations/clock.ts';
import { createMetrics } from '../integrations/metrics.ts';
import { dispatcherOptions, workflowOptions } from '../domain/workflow-options.ts';
import { maintainPartitions } from '../store/partitions.ts';
import { sweepActivities } from '../workflows/sweep/activities.ts';
import { createQueryPlanDatabase, type QueryPlanDatabase } from './support/query-plan-database.ts';
import { retention } from './support/retention.ts';
import { createWorkspace } from './support/workspaces.ts';

const clock = systemClock();
const lostEventCount = 3 * workflowOptions.sweep.startsPerRun + 100;

let database: QueryPlanDatabase;
beforeAll(async () => {
  database = await createQueryPlanDatabase([]);
  await maintainPartitions(database.owner, new Date(), retention);
});
afterAll(() => database.close());

/** Each test starts with events that have been due for ten minutes but have no workflow. */
beforeEach(async () => {
  const { owner } = database;
  await owner.unscoped({ text: 'DELETE FROM events' });
  await owner.unscoped({
    text: `INSERT INTO events (workspace_id, environment, id, project_id, job_id, type, is_test, body, state, due_at, created_at)
           SELECT $1, 'live', (substr($2::text, 1, 14) || '7' || substr(md5(i::text), 1, 3) || '-8'
             || substr(md5(i::text), 4, 3) || '-' || substr(md5(i::text), 7, 12))::uuid, gen_random_uuid(), gen_random_uuid(),
             'generation.success', true, '', 'pending', now() - interval '10 minutes', now()
           FROM generate_series(1, $3::int) i`,
    values: [
      decodeId('workspace', (await createWorkspace(owner)).id),
      decodeId('event', clock.newId('event')),
      lostEventCount,
    ],
  });
});

/**
 * Runs one sweep while Temporal has this backlog or is down. Returns how many deliveries were started, and how many
 * the sweep tried to start.
 */
async function runSweep(temporalState: { readonly backlog: number; readonly isDown: boolean }) {
  let startCalls = 0;
  const start = () => {
    startCalls += 1;
    return temporalState.isDown ? Promise.reject(new Error('Temporal is down.')) : Promise.resolve();
  };
  const steps = sweepActivities({
    owner: database.owner,
    clock,
    retention,
    metrics: createMetrics({ usage: () => ({ open: 0, idle: 0, waiting: 0 }) }),
    expiry: { exportDays: 7, sandboxDays: 90 },
    directory: undefined,
    readBacklog: () => Promise.resolve(temporalState.backlog),
    onDispatched: () => undefined,
    workflowStarter: {
      startPurge: start,
      startWorkspacePurge: start,
      startArchive: start,
      startDelivery: start,
      startGeneration: start,
      startExport: start,
    },
  });
  return { started: await steps.startOverdueDeliveries(), startCalls };
}

test('a sweep starts all lost deliveries while workers keep up', async () => {
  expect(await runSweep({ backlog: 0, isDown: false })).toEqual({
    started: lostEventCount,
    startCalls: lostEventCount,
  });
});

test('a sweep stops after one batch when workers are behind', async () => {
  const { started } = await runSweep({ backlog: dispatcherOptions.maxBacklog + 1, isDown: false });
  expect(started).toBe(workflowOptions.sweep.startsPerRun);
});

test('while Temporal is down, a sweep tries a few times and leaves the rest to the next sweep', async () => {
  const { started, startCalls } = await runSweep({ backlog: 0, isDown: true });
  expect(started).toBe(0);
  expect(startCalls).toBeLessThan(2 * dispatcherOptions.startsAtOnce);
});
