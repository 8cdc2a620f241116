import { expect, test } from 'vitest';
import { computeClosedMinuteCutoff, computeNextReportAttempt } from './usage-report-backoff.ts';

const now = new Date('2026-11-15T12:00:00Z');
function computeWait(outcome: 'failed' | 'refused', ageSeconds: number) {
  return (
    (computeNextReportAttempt(outcome, new Date(now.getTime() - ageSeconds * 1000), now).getTime() -
      now.getTime()) /
    1000
  );
}

test("a failed report is retried soon, and always within the provider's deduplication window", () => {
  expect([0, 5, 60, 599, 86_400].map((age) => computeWait('failed', age))).toEqual([10, 10, 60, 599, 600]);
});

test('a rejected report is retried less and less often', () => {
  expect([0, 1_200, 7_200, 864_000].map((age) => computeWait('refused', age))).toEqual([
    600, 1_200, 7_200, 21_600,
  ]);
});

test('a clock that is behind does not shorten the wait', () => {
  expect(computeWait('failed', -30)).toBe(10);
});

test('a minute of usage is closed one minute after its end', () => {
  const closed = (time: string) => computeClosedMinuteCutoff(new Date(time)).toISOString().slice(11, 19);
  expect(['12:01:00', '12:01:59', '12:02:00'].map((time) => closed(`2026-11-15T${time}Z`))).toEqual([
    '12:00:00',
    '12:00:00',
    '12:01:00',
  ]);
});
