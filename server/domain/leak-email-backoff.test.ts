import { expect, test } from 'vitest';
import { isFinalLeakEmailAttempt, computeLeakEmailDelaySeconds } from './leak-email-backoff.ts';

test('the delays grow from a minute to six hours', () => {
  expect([1, 2, 3, 9, 10, 15].map(computeLeakEmailDelaySeconds)).toEqual([
    60, 120, 240, 15_360, 21_600, 21_600,
  ]);
});

test('retries continue through an outage of two days, and then end', () => {
  const tries = Array.from({ length: 100 }, (_, index) => index + 1);
  const until = tries.findIndex(isFinalLeakEmailAttempt) + 1;
  const span = tries.slice(0, until - 1).reduce((sum, count) => sum + computeLeakEmailDelaySeconds(count), 0);
  expect(until).toBe(16);
  expect(span / 3600).toBeGreaterThan(40);
  expect(span / 3600).toBeLessThan(72);
});
