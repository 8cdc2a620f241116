import { expect, it } from 'vitest';
import { describeTimeAgo } from './time-ago.ts';

const now = Date.parse('2026-11-15T12:00:00Z') / 1000;
const [minute, hour, day] = [60, 3_600, 86_400];

it.each([
  [0, 'just now'],
  [44, 'just now'],
  [45, '1 minute ago'],
  [59 * minute + 29, '59 minutes ago'],
  [59 * minute + 30, '1 hour ago'],
  [23 * hour + 29 * minute, '23 hours ago'],
  [23 * hour + 30 * minute, 'yesterday'],
  [29 * day, '29 days ago'],
  [31 * day, '15 Oct 2026'],
])('describeTimeAgo describes a time %i seconds ago as "%s"', (seconds, words) => {
  expect(describeTimeAgo(now - seconds, now)).toBe(words);
});

it('describeTimeAgo describes a future time', () => {
  expect(describeTimeAgo(now + 20, now)).toBe('in a moment');
  expect(describeTimeAgo(now + 5 * minute, now)).toBe('in 5 minutes');
  expect(describeTimeAgo(now + day, now)).toBe('tomorrow');
});

it('describes a time a few seconds ahead as "just now", because clocks differ', () => {
  expect(describeTimeAgo(now + 10, now)).toBe('just now');
});
