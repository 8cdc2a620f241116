// Computes the minimum size of a logo: the width at which its smallest letters can still be read.

import type { Decisions } from '../../record/decisions.ts';
import { heightOf, computeInkBox, widthOf } from '../../design/lockup/ink.ts';
import type { Composition } from '../../language/svg/composition.ts';

const MIN_CAP_PIXELS = 8;
const MIN_CAP_MILLIMETRES = 1.8;
/** Added to the relative size of the smallest word, so that small second lines may fall a little below the minimum. */
const SECOND_LINE_TOLERANCE = 0.15;
/** The smallest relative size that is taken into account: smaller words do not make the minimum any larger. */
const MIN_SECOND_LINE_SHARE = 0.5;
/** The minimum size of a mark without letters. Every mark is checked at this size before delivery. */
const MIN_MARK_PIXELS = 16;
const MIN_MARK_MILLIMETRES = 5;

export interface MinimumSize {
  /** The minimum width on screen of the logo without its clear space. */
  pixels: number;
  /** The minimum width in print of the logo without its clear space. */
  millimetres: number;
}

/** `smallestWord` is the size of the smallest word, relative to the main size of the lettering. */
export function computeMinimumSize(
  { capHeight, mark, wordmark }: Composition,
  smallestWord = 1,
): MinimumSize {
  const ink = computeInkBox([...mark, ...wordmark]);
  if (wordmark.length === 0) {
    const share = widthOf(ink) / Math.max(widthOf(ink), heightOf(ink), 1);
    return {
      pixels: Math.ceil(MIN_MARK_PIXELS * share),
      millimetres: Math.ceil(MIN_MARK_MILLIMETRES * share),
    };
  }
  const widthPerCapHeight =
    widthOf(ink) /
    (capHeight * Math.min(1, Math.max(MIN_SECOND_LINE_SHARE, smallestWord + SECOND_LINE_TOLERANCE)));
  return {
    pixels: Math.ceil((widthPerCapHeight * MIN_CAP_PIXELS) / 4) * 4,
    millimetres: Math.ceil(widthPerCapHeight * MIN_CAP_MILLIMETRES),
  };
}

/** Returns the size of the smallest word, relative to the main size of the lettering; at most 1. */
export const findSmallestWordSize = ({ blazon }: Pick<Decisions, 'blazon'>): number =>
  Math.min(1, ...(blazon.lettering?.lines.flat().map(({ size = 1 }) => size) ?? []));
