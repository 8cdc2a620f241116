import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkTemporal } from '../../tools/services/temporal-namespace.ts';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { type Environment, type ServerProcess, startServer } from './support/server-process.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

/** Long enough for half a dozen attempts, even on a busy machine. */
const awayMilliseconds = 20_000;
/** The runtime's connection pools may add a few threads by themselves. */
const aFew = 4;

let suite: Suite;

beforeAll(() => {
  suite = joinSuite();
});
afterAll(() => leaveSuite(suite));

const threadsOf = ({ processId }: ServerProcess): number => readdirSync(`/proc/${processId}/task`).length;

test('waits for its namespace without using more threads', async () => {
  const namespace = `late-${randomUUID().slice(0, 8)}`;
  const environment: Environment = {
    ...suite.environment,
    BLAZON_WORKER_QUEUES: 'deliver',
    BLAZON_LOG_LEVEL: 'warn',
  };
  const punctual = await startServer('worker', environment);
  const starting = startServer('worker', { ...environment, BLAZON_TEMPORAL_NAMESPACE: namespace });
  await wait(awayMilliseconds);
  await waitUntil(() => checkTemporal(environment['BLAZON_TEMPORAL_ADDRESS'] ?? '', namespace), {
    what: `the namespace ${namespace}`,
    seconds: 60,
  });
  const late = await starting;
  try {
    expect(late.output()).toContain('could not find the namespace');
    expect(threadsOf(late)).toBeLessThanOrEqual(threadsOf(punctual) + aFew);
  } finally {
    await Promise.all([punctual.kill(), late.kill()]);
  }
}, 180_000);
