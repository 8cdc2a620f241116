// Lettering that has been set, with the lines to which a mark is aligned. All measures are in units of the
// composition.

import type { Fill } from '../../language/blazon/blazon.ts';
import type { Box } from '../../language/geometry/outline.ts';

/** The cap height at the base size, in units. It is large enough that rounding to two decimals is invisible. */
export const CAP_HEIGHT = 100;

export interface WordBlock {
  fills: readonly Fill[];
  /** The box of all ink, including accents and descenders. */
  box: Box;
  /** The optical height: from the capitals (or tallest letters) of the first line to the last baseline. */
  core: { top: number; bottom: number };
  /** The cap line of the first line. */
  capTop: number;
  /** The x-height line of the first line. */
  xTop: number;
  firstBase: number;
  lastBase: number;
  rightToLeft: boolean;
  /** The height of the tallest line above its baseline. */
  tallest: number;
}
