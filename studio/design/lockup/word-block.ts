// Set lettering with the lines that a mark is aligned to, in units of the composition.

import type { Fill } from '../../language/blazon/blazon.ts';
import type { Box } from '../../language/geometry/outline.ts';

/** A cap height of the base size: two decimals are then finer than any screen. */
export const CAP_HEIGHT = 100;

export interface WordBlock {
  fills: readonly Fill[];
  /** All ink, with accents and descenders. */
  box: Box;
  /** What the eye takes for the block: from the first line's capitals (or whatever is tallest) to the last base line. */
  core: { top: number; bottom: number };
  /** Of the first line. */
  capTop: number;
  xTop: number;
  firstBase: number;
  lastBase: number;
  rightToLeft: boolean;
  /** How far ink rises above a base line, at most. */
  tallest: number;
}
