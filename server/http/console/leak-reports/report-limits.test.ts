import { expect, test } from 'vitest';
import { createReportLimiter } from './report-limits.ts';

const now = new Date('2026-11-15T12:00:00Z');

test('slow uploads from one network leave slots for other networks', () => {
  const take = createReportLimiter(() => now);
  const held = Array.from({ length: 8 }, () => take('192.0.2.1'));
  expect(held.every((place) => typeof place === 'function')).toBe(true);
  expect(take('192.0.2.1')).toBe('full');
  const other = take('192.0.2.2');
  expect(other).toBeTypeOf('function');
  const [first] = held;
  if (typeof first === 'function') first();
  expect(take('192.0.2.1')).toBeTypeOf('function');
  expect(take('192.0.2.1')).toBe('full');
});

test('the total is limited, and released slots are available again', () => {
  const take = createReportLimiter(() => now);
  const held = Array.from({ length: 32 }, (_, index) => take(`192.0.2.${index % 4}`));
  expect(take('198.51.100.1')).toBe('full');
  for (const leave of held) if (typeof leave === 'function') leave();
  expect(take('198.51.100.1')).toBeTypeOf('function');
});

test('a network over its limit waits for the next minute', () => {
  let time = now;
  const take = createReportLimiter(() => time);
  const come = () => {
    const place = take('2001:db8::1');
    if (typeof place === 'function') place();
    return place;
  };
  for (let count = 0; count < 120; count += 1) expect(come()).toBeTypeOf('function');
  expect(come()).toBe('too_often');
  time = new Date(now.getTime() + 60_000);
  expect(come()).toBeTypeOf('function');
});
