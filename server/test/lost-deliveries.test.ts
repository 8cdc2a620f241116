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
const events = 3 * workflowOptions.sweep.startsPerRun + 100;

let database: QueryPlanDatabase;
beforeAll(async () => {
  database = await createQueryPlanDatabase([]);
  await maintainPartitions(database.owner, new Date(), retention);
});
afterAll(() => database.close());

/** Create events whose workflows were lost ten minutes ago. */
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
      events,
    ],
  });
});

/**
 * Runs one sweep against a Temporal that behaves like this. Returns how many deliveries were started and how many
 * were attempted.
 */
async function sweep(manners: { readonly backlog: number; readonly isAway: boolean }) {
  let asked = 0;
  const start = () => {
    asked += 1;
    return manners.isAway ? Promise.reject(new Error('away')) : Promise.resolve();
  };
  const steps = sweepActivities({
    owner: database.owner,
    clock,
    retention,
    metrics: createMetrics({ usage: () => ({ open: 0, idle: 0, waiting: 0 }) }),
    expiry: { exportDays: 7, sandboxDays: 90 },
    directory: undefined,
    readBacklog: () => Promise.resolve(manners.backlog),
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
  return { started: await steps.startOverdueDeliveries(), asked };
}

test('starts all lost deliveries in one sweep while workers keep up', async () => {
  expect(await sweep({ backlog: 0, isAway: false })).toEqual({ started: events, asked: events });
});

test('stops after one batch when workers are behind', async () => {
  const { started } = await sweep({ backlog: dispatcherOptions.maxBacklog + 1, isAway: false });
  expect(started).toBe(workflowOptions.sweep.startsPerRun);
});

test('tries a few times while Temporal is down, and leaves the rest to the next sweep', async () => {
  const { started, asked } = await sweep({ backlog: 0, isAway: true });
  expect(started).toBe(0);
  expect(asked).toBeLessThan(2 * dispatcherOptions.startsAtOnce);
});
