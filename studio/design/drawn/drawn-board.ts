// Finds the board of a drawing: a dark shape behind its pale colours.

import { contrast, DARK_GROUND, WHITE } from '../../language/colour/measures.ts';
import { boundingBoxOf } from '../../language/geometry/bounds.ts';
import type { Box } from '../../language/geometry/outline.ts';
import type { Drawing, DrawnFill } from '../../drawing/drawing.ts';

/** The share of the drawing's ink that the board must contain, horizontally and vertically. */
const MIN_BOARD_COVERAGE = 0.96;
const MIN_CONTRAST = 3;

const coversDrawing = (box: Box, whole: Box): boolean =>
  box.right - box.left >= (whole.right - whole.left) * MIN_BOARD_COVERAGE &&
  box.bottom - box.top >= (whole.bottom - whole.top) * MIN_BOARD_COVERAGE;

/** Returns the bottom fill if other paint lies on it. Cut-outs do not count. */
export function findBoard({ fills, paints }: Pick<Drawing, 'fills' | 'paints'>): DrawnFill | null {
  const whole = boundingBoxOf(fills.flatMap(({ outline }) => outline));
  const [first] = fills;
  const box = first === undefined ? null : boundingBoxOf(first.outline);
  const colour = first === undefined ? undefined : paints[first.paint]?.light;
  if (first === undefined || whole === null || box === null || colour === undefined || fills.length < 2)
    return null;
  if (
    !coversDrawing(box, whole) ||
    contrast(colour, WHITE) < MIN_CONTRAST ||
    contrast(colour, DARK_GROUND) >= MIN_CONTRAST
  )
    return null;
  const pale = fills.some(({ paint }) => contrast(paints[paint]?.light ?? WHITE, colour) >= MIN_CONTRAST);
  return pale ? first : null;
}
