import process from 'node:process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { computeQuantile, reportFigures } from './figures.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

const reportOneFigure = (value: number, goal: string): { last: string; code: unknown } => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text).trimEnd());
    return true;
  });
  reportFigures('test', [{ name: 'figure', value, goal }]);
  return { last: lines.at(-1) ?? '', code: process.exitCode };
};

describe('reportFigures and quantile', () => {
  it.each([
    [3, '>=3', true],
    [2, '>=3', false],
    [3, '<=3', true],
    [4, '<=3', false],
    [0, '=0', true],
    [1, '=0', false],
    [Number.NaN, '<=3', false],
  ])('reportFigures judges %d by the goal %s; met: %s', (value, goal, ok) => {
    const { last, code } = reportOneFigure(value, goal);
    expect(JSON.parse(last)).toMatchObject({ name: 'test', figures: [{ name: 'figure', goal, ok }] });
    expect(code).toBe(ok ? 0 : 1);
  });

  it('reportFigures rejects an invalid goal', () => {
    expect(() => reportOneFigure(1, 'good')).toThrow('good is not a goal');
  });

  it('quantile sorts the values first, and returns 0 for no values', () => {
    expect(computeQuantile([5, 1, 4, 2, 3], 0.5)).toBe(3);
    expect(computeQuantile([5, 1, 4, 2, 3], 1)).toBe(5);
    expect(computeQuantile([], 0.5)).toBe(0);
  });
});
