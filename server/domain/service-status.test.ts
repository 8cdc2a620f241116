import { expect, test } from 'vitest';
import { evaluateQueue, summariseStatus } from './service-status.ts';

const now = new Date('2026-11-17T12:00:00Z');
function secondsAgo(seconds: number) {
  return new Date(now.getTime() - seconds * 1000);
}

const idleQueue = { waiting: 0, oldestWaitSeconds: 0, startedPerSecond: 0, lastPolledAt: secondsAgo(50) };

test('a queue is operational while workers poll it', () => {
  expect(evaluateQueue(idleQueue, now)).toBe('operational');
  expect(evaluateQueue({ ...idleQueue, lastPolledAt: secondsAgo(151) }, now)).toBe('outage');
  expect(evaluateQueue({ ...idleQueue, lastPolledAt: null }, now)).toBe('outage');
  expect(evaluateQueue(undefined, now)).toBe('outage');
});

test('a long queue that is moving is not an outage, but a stuck queue is', () => {
  const long = { ...idleQueue, waiting: 900, oldestWaitSeconds: 600 };
  expect(evaluateQueue({ ...long, startedPerSecond: 2 }, now)).toBe('operational');
  expect(evaluateQueue(long, now)).toBe('outage');
  expect(evaluateQueue({ ...long, oldestWaitSeconds: 60 }, now)).toBe('operational');
});

test('the service is down if the API is down, and degraded if another component is down', () => {
  const components = { api: 'operational', generation: 'operational', webhooks: 'operational' } as const;
  expect(summariseStatus(components).status).toBe('operational');
  expect(summariseStatus({ ...components, webhooks: 'outage' }).status).toBe('degraded');
  expect(summariseStatus({ ...components, api: 'outage' }).status).toBe('outage');
});
