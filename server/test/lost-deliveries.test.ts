import { decodeId } from '@blazon/contract/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../outside/clock.ts';
import { createMetrics } from '../outside/metrics.ts';
import { dispatcher, flows } from '../rules/flows.ts';
import { keepPartitions } from '../store/partitions.ts';
import { sweepSteps } from '../workflows/sweep/steps.ts';
import { createPlanDatabase, type PlanDatabase } from './support/plan-database.ts';
import { retention } from './support/retention.ts';
import { createWorkspace } from './support/workspaces.ts';

const clock = systemClock();
const events = 3 * flows.sweep.startsPerRun + 100;

let database: PlanDatabase;
beforeAll(async () => {
  database = await createPlanDatabase([]);
  await keepPartitions(database.owner, new Date(), retention);
});
afterAll(() => database.close());

/** Events whose flows were lost ten minutes ago. */
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

/** One sweep against a Temporal of these manners; how many deliveries were started, and asked for. */
async function sweep(manners: { readonly backlog: number; readonly isAway: boolean }) {
  let asked = 0;
  const start = () => {
    asked += 1;
    return manners.isAway ? Promise.reject(new Error('away')) : Promise.resolve();
  };
  const steps = sweepSteps({
    owner: database.owner,
    clock,
    retention,
    metrics: createMetrics({ usage: () => ({ open: 0, idle: 0, waiting: 0 }) }),
    expiry: { exportDays: 7, sandboxDays: 90 },
    readBacklog: () => Promise.resolve(manners.backlog),
    onDispatched: () => undefined,
    flowStarter: {
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

test('one sweep starts as many lost deliveries as there are, while workers keep up', async () => {
  expect(await sweep({ backlog: 0, isAway: false })).toEqual({ started: events, asked: events });
});

test('it stops after one batch when workers are behind', async () => {
  const { started } = await sweep({ backlog: dispatcher.mostBacklog + 1, isAway: false });
  expect(started).toBe(flows.sweep.startsPerRun);
});

test('while Temporal is away it asks a few times and leaves the rest to the next sweep', async () => {
  const { started, asked } = await sweep({ backlog: 0, isAway: true });
  expect(started).toBe(0);
  expect(asked).toBeLessThan(2 * dispatcher.startsAtOnce);
});
