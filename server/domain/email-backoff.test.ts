import { expect, it } from 'vitest';
import { computeEmailRetryDelaySeconds } from './email-backoff.ts';

it('the delay doubles after each attempt, up to five minutes', () => {
  expect([1, 2, 3, 4, 8, 9, 1_000].map(computeEmailRetryDelaySeconds)).toEqual([2, 4, 8, 16, 256, 300, 300]);
});
