import { expect, test } from 'vitest';
import { monthAfter, monthOf } from './month.ts';

test('a month begins and ends at midnight UTC', () => {
  expect(monthOf(new Date('2026-11-01T00:00:00.000Z'))).toBe('2026-11-01');
  expect(monthOf(new Date('2026-11-30T23:59:59.999Z'))).toBe('2026-11-01');
  expect(monthOf(new Date('2026-12-01T00:00:00.000Z'))).toBe('2026-12-01');
});

test('a time elsewhere on earth counts by what it is in UTC', () => {
  expect(monthOf(new Date('2026-11-30T22:00:00-03:00'))).toBe('2026-12-01');
  expect(monthOf(new Date('2027-01-01T01:00:00+02:00'))).toBe('2026-12-01');
});

test('the month after, also over the end of a year', () => {
  expect(monthAfter('2026-11-01')).toBe('2026-12-01');
  expect(monthAfter('2026-12-01')).toBe('2027-01-01');
  expect(monthAfter('2028-01-01')).toBe('2028-02-01');
});
