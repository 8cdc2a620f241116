import type { Point } from '../../geometry/outline.ts';
import { directionFromClockDegrees, minus, sizeOf, unitVector } from '../../geometry/vector.ts';
import type { Line } from '../language.ts';

/** Returns a point of the line and its direction: upwards for `{x}`, to the right for `{y}`. */
export function resolveLine(line: Line<number>): { through: Point; direction: Point } {
  if (Array.isArray(line)) {
    const [from, to] = line;
    const heading = minus(to, from);
    return { through: from, direction: sizeOf(heading) > 1e-9 ? unitVector(heading) : [0, -1] };
  }
  if ('x' in line) return { through: [line.x, 50], direction: [0, -1] };
  if ('y' in line) return { through: [50, line.y], direction: [1, 0] };
  return { through: line.through, direction: directionFromClockDegrees(line.angle) };
}
