// Defines lettering as set, with the lines to which a mark is aligned, in units of the composition.

import type { Fill } from '../../language/blazon/blazon.ts';
import type { Box } from '../../language/geometry/outline.ts';

/** The cap height of the base size: at this size, two decimals are finer than any screen. */
export const CAP_HEIGHT = 100;

export interface WordBlock {
  fills: readonly Fill[];
  /** The box of all ink, including accents and descenders. */
  box: Box;
  /** The optical block: from the first line's capitals (or the tallest letters) to the last baseline. */
  core: { top: number; bottom: number };
  /** The cap line of the first line. */
  capTop: number;
  xTop: number;
  firstBase: number;
  lastBase: number;
  rightToLeft: boolean;
  /** The largest height of ink above a baseline. */
  tallest: number;
}
