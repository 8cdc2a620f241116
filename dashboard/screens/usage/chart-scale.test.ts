import { expect, test } from 'vitest';
import { createChartLines } from './chart-scale.ts';

test.each([
  [0, [4, 2, 0]],
  [3, [4, 2, 0]],
  [7, [8, 4, 0]],
  [10, [10, 5, 0]],
  [41, [50, 25, 0]],
  [100, [100, 50, 0]],
  [612, [800, 400, 0]],
  [999, [1_000, 500, 0]],
])('createChartLines gives bars up to %i the grid lines %j', (highest, lines) => {
  expect(createChartLines(highest)).toEqual(lines);
});
