import { expect, test } from 'vitest';
import { systemClock } from '../integrations/clock.ts';
import type { Database } from '../integrations/postgres.ts';
import type { GenerationStart } from '../integrations/temporal-client.ts';
import { dispatcherOptions } from '../domain/workflow-options.ts';
import { createGenerationStarter } from './generation-starter.ts';

/** The starter records nothing in the first two seconds, so no database is needed. */
const database = {} as Database;

/** Collects calls that stay pending until the test settles them. */
function openCalls() {
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
            // Everything that the call triggers happens before the next turn of the event loop.
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
    of: (workspaceId: string) => calls.filter(({ job }) => job.scope.workspaceId === workspaceId),
  };
}

test('a burst of one workspace uses only its share of the calls, and another workspace is served immediately', () => {
  const { start, of } = openCalls();
  start('large', 150);
  expect(of('large')).toHaveLength(dispatcherOptions.startsAtOnceOfOne);
  start('small', 1);
  expect(of('small')).toHaveLength(1);
});

test('a failed call does not affect other workspaces', async () => {
  const { calls, outcomes, start, of } = openCalls();
  start('large', 100);
  for (let other = 0; other < dispatcherOptions.startsAtOnce; other += 1) start(`other ${other}`, 2);
  await of('large')[0]?.answer(new Error('too slow'));
  expect(outcomes).toEqual({ started: 0, left: 1 + 100 - dispatcherOptions.startsAtOnceOfOne });
  for (let next = 0; next < calls.length; next += 1) await calls[next]?.answer();
  expect(outcomes.started).toBe(dispatcherOptions.startsAtOnceOfOne - 1 + 2 * dispatcherOptions.startsAtOnce);
});

test('after consecutive failures Temporal counts as down, and the dispatcher takes over', async () => {
  const { calls, outcomes, start } = openCalls();
  for (let workspace = 0; workspace < 40; workspace += 1) start(`ws ${workspace}`, 3);
  for (let call = 0; call < calls.length; call += 1) await calls[call]?.answer(new Error('away'));
  expect(outcomes).toEqual({ started: 0, left: 120 });
});
