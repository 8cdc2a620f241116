import { expect, it } from 'vitest';
import { computeDirectedDesignTimeout } from './design-job.ts';

it("waits for a directed design's thread as long as enough time remains for the library's fallback", () => {
  const seconds = (left: number) => computeDirectedDesignTimeout(left * 1000) / 1000;
  expect(seconds(300)).toBe(240);
  expect(seconds(100)).toBe(40);
  expect(seconds(40)).toBe(30);
  expect(seconds(10)).toBe(10);
});
