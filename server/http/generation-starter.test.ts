import { expect, test } from 'vitest';
import { systemClock } from '../integrations/clock.ts';
import type { Database } from '../integrations/postgres.ts';
import type { GenerationStart } from '../integrations/temporal-client.ts';
import { dispatcherOptions } from '../domain/workflow-options.ts';
import { createGenerationStarter } from './generation-starter.ts';

/** The starter uses the database only after two seconds, when these tests have ended. */
const database = {} as Database;

/** Creates a starter whose calls to Temporal stay pending until the test settles them with `answer`. */
function createPendingStarter() {
  const calls: { readonly job: GenerationStart; readonly answer: (error?: Error) => Promise<void> }[] = [];
  const outcomes = { started: 0, left: 0 };
  const starter = createGenerationStarter({
    database,
    clock: systemClock(),
    workflowStarter: {
      startGeneration: (job) =>
        new Promise((resolve, reject) => {
          const answer = async (error?: Error) => {
            if (error) reject(error);
            else resolve();
            // Waits until the starter has reacted.
            await new Promise((done) => setImmediate(done));
          };
          calls.push({ job, answer });
        }),
    },
    onOutcome: (outcome, count) => {
      outcomes[outcome] += count;
    },
  });
  const start = (workspaceId: string, count: number) => {
    for (let job = 0; job < count; job += 1)
      starter.start({
        scope: { workspaceId, environment: 'live' },
        projectId: 'proj_a',
        jobId: `${workspaceId} ${job}`,
        plan: 'agency',
      });
  };
  return {
    calls,
    outcomes,
    start,
    callsOf: (workspaceId: string) => calls.filter(({ job }) => job.scope.workspaceId === workspaceId),
  };
}

test('a burst of one workspace cannot use all concurrent calls, so another workspace is served immediately', () => {
  const { start, callsOf } = createPendingStarter();
  start('large', 150);
  expect(callsOf('large')).toHaveLength(dispatcherOptions.startsAtOnceOfOne);
  start('small', 1);
  expect(callsOf('small')).toHaveLength(1);
});

test('after one failed call, only jobs of the same workspace are left to the dispatcher', async () => {
  const { calls, outcomes, start, callsOf } = createPendingStarter();
  start('large', 100);
  for (let other = 0; other < dispatcherOptions.startsAtOnce; other += 1) start(`other ${other}`, 2);
  await callsOf('large')[0]?.answer(new Error('too slow'));
  expect(outcomes).toEqual({ started: 0, left: 1 + 100 - dispatcherOptions.startsAtOnceOfOne });
  for (let next = 0; next < calls.length; next += 1) await calls[next]?.answer();
  expect(outcomes.started).toBe(dispatcherOptions.startsAtOnceOfOne - 1 + 2 * dispatcherOptions.startsAtOnce);
});

test('after several failures in a row, all waiting jobs are left to the dispatcher', async () => {
  const { calls, outcomes, start } = createPendingStarter();
  for (let workspace = 0; workspace < 40; workspace += 1) start(`ws ${workspace}`, 3);
  for (let call = 0; call < calls.length; call += 1) await calls[call]?.answer(new Error('away'));
  expect(outcomes).toEqual({ started: 0, left: 120 });
});
