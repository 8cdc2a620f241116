import { expect, it } from 'vitest';
import { parseMoment } from '../src/commands/moment.ts';

const now = new Date('2026-11-17T12:00:00.500Z');

it.each([
  ['90m', '2026-11-17T10:30:00Z'],
  ['24h', '2026-11-16T12:00:00Z'],
  ['7d', '2026-11-10T12:00:00Z'],
  ['2026-11-17T08:00:00Z', '2026-11-17T08:00:00Z'],
  ['2026-11-17', '2026-11-17T00:00:00Z'],
])('parseMoment parses %s', (text, expected) => {
  expect(parseMoment(text, now)).toBe(Date.parse(expected) / 1000);
});

it.each(['', 'soon', '24', '5w', '-1h', '9999999d', '2026-11-18'])('parseMoment rejects "%s"', (text) => {
  expect(() => parseMoment(text, now)).toThrow(/is not a time|in the future/);
});
