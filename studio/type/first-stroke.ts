import { flatten } from '../language/geometry/flatten.ts';
import type { Outline } from '../language/geometry/outline.ts';

/** Returns the width of the leftmost stroke that the horizontal line at `y` crosses, or 0 if it crosses none. */
export const measureFirstStroke = (outline: Outline, y: number): number => {
  const crossings: number[] = [];
  for (const polygon of flatten(outline, 0.002)) {
    for (let index = 0; index < polygon.length; index += 2) {
      const [x0 = 0, y0 = 0] = [polygon[index], polygon[index + 1]];
      const [x1 = 0, y1 = 0] = [polygon[(index + 2) % polygon.length], polygon[(index + 3) % polygon.length]];
      if (y0 <= y !== y1 <= y) crossings.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
    }
  }
  const [first = 0, second = 0] = crossings.sort((one, other) => one - other);
  return second - first;
};
