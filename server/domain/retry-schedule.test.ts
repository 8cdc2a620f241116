import { limits } from '@blazon/contract/limits.ts';
import { expect, test } from 'vitest';
import { decideRetry } from './retry-schedule.ts';

const schedule = limits.webhookAttemptDelaysSeconds;

test('an event gets four attempts: immediately, then 1, 5 and 30 minutes after the previous failure', () => {
  const waits = [1, 2, 3].map((number) => decideRetry(schedule, { number, isTest: false }));
  expect(waits).toEqual([60_000, 300_000, 1_800_000].map((milliseconds) => ({ kind: 'wait', milliseconds })));
  for (const number of [4, 5, 100])
    expect(decideRetry(schedule, { number, isTest: false })).toEqual({ kind: 'exhausted' });
});

test('a test event gets only one attempt', () => {
  expect(decideRetry(schedule, { number: 1, isTest: true })).toEqual({ kind: 'exhausted' });
});

test('the length of a schedule sets the number of attempts, even if its delays are zero', () => {
  expect(decideRetry([0, 0], { number: 1, isTest: false })).toEqual({ kind: 'wait', milliseconds: 0 });
  expect(decideRetry([0, 0], { number: 2, isTest: false })).toEqual({ kind: 'exhausted' });
  expect(decideRetry([0], { number: 1, isTest: false })).toEqual({ kind: 'exhausted' });
});
