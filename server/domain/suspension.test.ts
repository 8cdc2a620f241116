import { integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../test/support/check-property.ts';
import { evaluateRateLimit } from './rate-window.ts';
import { completesThrottledMinute, shouldSuspend } from './suspension.ts';

function computeStates(requests: number, limit: number) {
  return Array.from({ length: requests }, (_, index) =>
    evaluateRateLimit({ used: index + 1, resetAt: 60, now: 0 }, limit),
  );
}

test('exactly one request makes a minute count as throttled: the one whose rejection is the limit-th of the minute', () => {
  checkProperty(
    property(integer({ min: 1, max: 300 }), integer({ min: 0, max: 900 }), (limit, requests) => {
      const completing = computeStates(requests, limit).filter(completesThrottledMinute);
      expect(completing).toHaveLength(requests >= 2 * limit ? 1 : 0);
      for (const state of completing) expect(state.exceeded).toBe(true);
    }),
  );
});

test('a workspace is suspended after the configured number of throttled minutes; zero disables suspension', () => {
  expect(shouldSuspend(4, 5)).toBe(false);
  expect(shouldSuspend(5, 5)).toBe(true);
  expect(shouldSuspend(10, 0)).toBe(false);
});
