import { integer, property } from 'fast-check';
import { limits } from '@blazon/contract/limits.ts';
import { expect, test } from 'vitest';
import { checkProperty } from '../test/support/check-property.ts';
import { evaluateRateLimit, computeRateWindowEnd } from './rate-window.ts';

const anySecond = integer({ min: 1_700_000_000, max: 4_000_000_000 });

test('with a limit of N, exactly the first N requests of a minute pass', () => {
  checkProperty(
    property(integer({ min: 1, max: 200 }), anySecond, (limit, now) => {
      const states = Array.from({ length: limit + 5 }, (_, index) =>
        evaluateRateLimit({ used: index + 1, resetAt: computeRateWindowEnd(now), now }, limit),
      );
      expect(states.filter(({ exceeded }) => !exceeded).length).toBe(limit);
      expect(states.findIndex(({ exceeded }) => exceeded)).toBe(limit);
      // The remaining count is 0 if and only if the next request is rejected.
      for (const [index, { remaining }] of states.entries()) {
        expect(remaining).toBe(Math.max(0, limit - index - 1));
        expect(remaining === 0).toBe(states[index + 1]?.exceeded ?? true);
      }
    }),
  );
});

test('a window ends on a whole minute, and the wait is at least one second', () => {
  checkProperty(
    property(anySecond, (now) => {
      const resetAt = computeRateWindowEnd(now);
      expect(resetAt % limits.rateWindowSeconds).toBe(0);
      expect(resetAt).toBeGreaterThan(now);
      expect(resetAt).toBeLessThanOrEqual(now + limits.rateWindowSeconds);
      const { retryAfter } = evaluateRateLimit({ used: 1, resetAt, now }, 1);
      expect(now + retryAfter).toBe(resetAt);
    }),
  );
});

test('the wait is at least one second, even if the window has already ended', () => {
  expect(evaluateRateLimit({ used: 2, resetAt: 60, now: 61 }, 1).retryAfter).toBe(1);
  expect(evaluateRateLimit({ used: 2, resetAt: 60, now: 60 }, 1).retryAfter).toBe(1);
});
