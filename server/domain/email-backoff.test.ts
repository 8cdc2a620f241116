import { expect, it } from 'vitest';
import { emailRetryDelaySeconds } from './email-backoff.ts';

it('waits twice as long after each try, and never longer than five minutes', () => {
  expect([1, 2, 3, 4, 8, 9, 1_000].map(emailRetryDelaySeconds)).toEqual([2, 4, 8, 16, 256, 300, 300]);
});
