// Simple marks for tests: only their geometry matters.

import type { Fill } from '../../language/blazon/blazon.ts';
import { ellipseContour } from '../../language/geometry/arc.ts';
import type { Point } from '../../language/geometry/outline.ts';
import { reverseContour } from '../../language/geometry/transform.ts';

const polygon = (...points: Point[]) => points.map((at) => ({ at, in: null, out: null }));

/** A round mark with a separate accent. */
export const RING: readonly Fill[] = [
  {
    name: 'ring',
    role: 'lead',
    outline: [ellipseContour([50, 50], 50, 50), reverseContour(ellipseContour([50, 50], 26, 26))],
  },
  { name: 'dot', role: 'accent', outline: [ellipseContour([50, 50], 13, 13)] },
];

/** A mark of two tones that share an edge. */
export const FOLD: readonly Fill[] = [
  { name: 'left', role: 'lead', outline: [polygon([0, 100], [50, 0], [50, 100])] },
  { name: 'right', role: 'second', outline: [polygon([50, 0], [100, 100], [50, 100])] },
];

/** A mark nearly twice as wide as tall. */
export const WIDE_MARK: readonly Fill[] = [
  { name: 'wide', role: 'lead', outline: [ellipseContour([60, 30], 57, 31)] },
];

export const TALL_MARK: readonly Fill[] = [
  { name: 'tall', role: 'lead', outline: [polygon([10, 0], [50, 0], [60, 100], [0, 100])] },
];
