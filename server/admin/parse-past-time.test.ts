import { expect, test } from 'vitest';
import { parsePastTime } from './parse-past-time.ts';

const now = new Date('2026-11-15T12:00:00Z');
function parseSince(text: string) {
  return parsePastTime('since', text, now).toISOString();
}

test('parsePastTime accepts a time in UTC, a day, or an age such as 90m', () => {
  expect(parseSince('2026-11-15T08:30:00Z')).toBe('2026-11-15T08:30:00.000Z');
  expect(parseSince('2026-11-15T08:30Z')).toBe('2026-11-15T08:30:00.000Z');
  expect(parseSince('2026-11-14')).toBe('2026-11-14T00:00:00.000Z');
  expect(parseSince('90m')).toBe('2026-11-15T10:30:00.000Z');
  expect(parseSince('6h')).toBe('2026-11-15T06:00:00.000Z');
  expect(parseSince('2d')).toBe('2026-11-13T12:00:00.000Z');
});

test.each([
  '',
  'yesterday',
  '2026-11-15T08:30:00',
  '2026-13-01',
  '6',
  '6w',
  '999999d',
  '99999d',
  '1e3m',
  '-1h',
])('parsePastTime rejects "%s"', (text) => expect(() => parseSince(text)).toThrow('must be a time'));

test('parsePastTime rejects a time in the future', () => {
  expect(() => parseSince('2026-11-15T12:00:01Z')).toThrow('future');
});
