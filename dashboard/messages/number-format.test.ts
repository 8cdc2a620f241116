import { expect, test } from 'vitest';
import { formatNumber } from './number-format.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [-999, '-999'],
  [1_000, '1,000'],
  [-1_234_567, '-1,234,567'],
  [0.5, '0.5'],
])('formatNumber formats %d as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
  expect(formatNumber(value)).toBe(new Intl.NumberFormat('en-GB').format(value));
});
