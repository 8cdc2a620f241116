import { expect, test } from 'vitest';
import { clampDayToMonth, listDaysOfMonth, startOfNextMonth, toUtcMonth } from './utc-calendar.ts';

test('a month starts and ends at midnight UTC', () => {
  expect(toUtcMonth(new Date('2026-11-01T00:00:00.000Z'))).toBe('2026-11-01');
  expect(toUtcMonth(new Date('2026-11-30T23:59:59.999Z'))).toBe('2026-11-01');
  expect(toUtcMonth(new Date('2026-12-01T00:00:00.000Z'))).toBe('2026-12-01');
});

test('a time in another time zone is converted to UTC', () => {
  expect(toUtcMonth(new Date('2026-11-30T22:00:00-03:00'))).toBe('2026-12-01');
  expect(toUtcMonth(new Date('2027-01-01T01:00:00+02:00'))).toBe('2026-12-01');
});

test('startOfNextMonth returns the next month, even at the end of a year', () => {
  expect(startOfNextMonth('2026-11-01')).toBe('2026-12-01');
  expect(startOfNextMonth('2026-12-01')).toBe('2027-01-01');
  expect(startOfNextMonth('2028-01-01')).toBe('2028-02-01');
});

test('a day outside the month becomes the first or last day of the month', () => {
  expect(clampDayToMonth('2026-11-01', new Date('2026-11-15T08:00:00Z'))).toBe('2026-11-15');
  expect(clampDayToMonth('2026-11-01', new Date('2026-12-01T00:00:00.003Z'))).toBe('2026-11-30');
  expect(clampDayToMonth('2026-11-01', new Date('2026-10-31T23:59:59.997Z'))).toBe('2026-11-01');
});

test('every day of a month is listed, even for a short month', () => {
  expect(listDaysOfMonth('2026-11-01')).toHaveLength(30);
  expect(listDaysOfMonth('2028-02-01').at(-1)).toBe('2028-02-29');
  expect(listDaysOfMonth('2026-12-01').slice(0, 2)).toEqual(['2026-12-01', '2026-12-02']);
});
