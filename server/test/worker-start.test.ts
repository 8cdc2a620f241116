import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkTemporal } from '../../tools/services/temporal-namespace.ts';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { type Environment, type ServerProcess, startServer } from './support/server-process.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

/** How long the namespace is missing: long enough for half a dozen attempts to connect. */
const namespaceDelayMilliseconds = 20_000;
/** How many more threads the waiting worker may have than an ordinary one. Connection pools may add some. */
const maxExtraThreads = 4;

let suite: Suite;

beforeAll(() => {
  suite = joinSuite();
});
afterAll(() => leaveSuite(suite));

const countThreads = ({ processId }: ServerProcess): number => readdirSync(`/proc/${processId}/task`).length;

test('a worker that waits for its Temporal namespace does not accumulate threads', async () => {
  const namespace = `late-${randomUUID().slice(0, 8)}`;
  const environment: Environment = {
    ...suite.environment,
    BLAZON_WORKER_QUEUES: 'deliver',
    BLAZON_LOG_LEVEL: 'warn',
  };
  const ordinaryWorker = await startServer('worker', environment);
  const starting = startServer('worker', { ...environment, BLAZON_TEMPORAL_NAMESPACE: namespace });
  await wait(namespaceDelayMilliseconds);
  await waitUntil(() => checkTemporal(environment['BLAZON_TEMPORAL_ADDRESS'] ?? '', namespace), {
    what: `the namespace ${namespace}`,
    seconds: 60,
  });
  const lateWorker = await starting;
  try {
    expect(lateWorker.output()).toContain('could not find the namespace');
    expect(countThreads(lateWorker)).toBeLessThanOrEqual(countThreads(ordinaryWorker) + maxExtraThreads);
  } finally {
    await Promise.all([ordinaryWorker.kill(), lateWorker.kill()]);
  }
}, 180_000);
