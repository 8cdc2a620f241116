import { expect, it } from 'vitest';
import { directedDesignTimeout } from './design-job.ts';

it('a directed design waits for its thread as long as the library has time left after it', () => {
  const seconds = (left: number) => directedDesignTimeout(left * 1000) / 1000;
  expect(seconds(300)).toBe(240);
  expect(seconds(100)).toBe(40);
  expect(seconds(40)).toBe(30);
  expect(seconds(10)).toBe(10);
});
