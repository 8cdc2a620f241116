import { expect, it } from 'vitest';
import { computeDirectedDesignTimeout } from './design-job.ts';

it('a directed design may take all but the last minute of the remaining time, or 30 seconds if that is more', () => {
  const seconds = (left: number) => computeDirectedDesignTimeout(left * 1000) / 1000;
  expect(seconds(300)).toBe(240);
  expect(seconds(100)).toBe(40);
  expect(seconds(40)).toBe(30);
  expect(seconds(10)).toBe(10);
});
