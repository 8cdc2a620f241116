import { expect, test } from 'vitest';
import { createReportLimiter } from './report-limits.ts';

const now = new Date('2026-11-15T12:00:00Z');

test('slow uploads from one network leave slots for other networks', () => {
  const acquire = createReportLimiter(() => now);
  const held = Array.from({ length: 8 }, () => acquire('192.0.2.1'));
  expect(held.every((result) => typeof result === 'function')).toBe(true);
  expect(acquire('192.0.2.1')).toBe('full');
  const other = acquire('192.0.2.2');
  expect(other).toBeTypeOf('function');
  const [first] = held;
  if (typeof first === 'function') first();
  expect(acquire('192.0.2.1')).toBeTypeOf('function');
  expect(acquire('192.0.2.1')).toBe('full');
});

test('all networks together get a limited number of slots, and released slots can be used again', () => {
  const acquire = createReportLimiter(() => now);
  const held = Array.from({ length: 32 }, (_, index) => acquire(`192.0.2.${index % 4}`));
  expect(acquire('198.51.100.1')).toBe('full');
  for (const release of held) if (typeof release === 'function') release();
  expect(acquire('198.51.100.1')).toBeTypeOf('function');
});

test('a network over its limit is rejected until the next minute', () => {
  let time = now;
  const acquire = createReportLimiter(() => time);
  const sendReport = () => {
    const result = acquire('2001:db8::1');
    if (typeof result === 'function') result();
    return result;
  };
  for (let count = 0; count < 120; count += 1) expect(sendReport()).toBeTypeOf('function');
  expect(sendReport()).toBe('too_often');
  time = new Date(now.getTime() + 60_000);
  expect(sendReport()).toBeTypeOf('function');
});
