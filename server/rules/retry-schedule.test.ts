import { limits } from '@blazon/contract/limits.ts';
import { expect, test } from 'vitest';
import { afterFailure } from './retry-schedule.ts';

const schedule = limits.webhookAttemptDelaysSeconds;

test('four attempts: at once, then 1, 5 and 30 minutes after the failure before', () => {
  const waits = [1, 2, 3].map((number) => afterFailure(schedule, { number, isTest: false }));
  expect(waits).toEqual([60_000, 300_000, 1_800_000].map((milliseconds) => ({ kind: 'wait', milliseconds })));
  for (const number of [4, 5, 100])
    expect(afterFailure(schedule, { number, isTest: false })).toEqual({ kind: 'exhausted' });
});

test('a test event is tried once', () => {
  expect(afterFailure(schedule, { number: 1, isTest: true })).toEqual({ kind: 'exhausted' });
});

test('another schedule has its own length, and a wait of nought is a wait', () => {
  expect(afterFailure([0, 0], { number: 1, isTest: false })).toEqual({ kind: 'wait', milliseconds: 0 });
  expect(afterFailure([0, 0], { number: 2, isTest: false })).toEqual({ kind: 'exhausted' });
  expect(afterFailure([0], { number: 1, isTest: false })).toEqual({ kind: 'exhausted' });
});
