// Finds the board of a drawing: a dark, filled plate behind its pale colours.

import { contrast, DARK_GROUND, WHITE } from '../../language/colour/measures.ts';
import { boundingBoxOf } from '../../language/geometry/bounds.ts';
import type { Box } from '../../language/geometry/outline.ts';
import type { Drawing, DrawnFill } from '../../drawing/drawing.ts';

/** The board must cover at least this share of the drawing's width and of its height. */
const MIN_BOARD_COVERAGE = 0.96;
/** The minimum contrast of the board with white, and of pale colours with the board. */
const MIN_CONTRAST = 3;

const coversDrawing = (box: Box, whole: Box): boolean =>
  box.right - box.left >= (whole.right - whole.left) * MIN_BOARD_COVERAGE &&
  box.bottom - box.top >= (whole.bottom - whole.top) * MIN_BOARD_COVERAGE;

/**
 * Returns the bottom fill if it is dark, covers nearly the whole drawing and has a pale fill on top. Otherwise
 * returns null.
 */
export function findBoard({ fills, paints }: Pick<Drawing, 'fills' | 'paints'>): DrawnFill | null {
  const whole = boundingBoxOf(fills.flatMap(({ outline }) => outline));
  const [bottom] = fills;
  const box = bottom === undefined ? null : boundingBoxOf(bottom.outline);
  const colour = bottom === undefined ? undefined : paints[bottom.paint]?.light;
  if (bottom === undefined || whole === null || box === null || colour === undefined || fills.length < 2)
    return null;
  if (
    !coversDrawing(box, whole) ||
    contrast(colour, WHITE) < MIN_CONTRAST ||
    contrast(colour, DARK_GROUND) >= MIN_CONTRAST
  )
    return null;
  const hasPaleFill = fills.some(
    ({ paint }) => contrast(paints[paint]?.light ?? WHITE, colour) >= MIN_CONTRAST,
  );
  return hasPaleFill ? bottom : null;
}
