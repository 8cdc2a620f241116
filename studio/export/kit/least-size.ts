// The minimum size of a form: below it its letters are unreadable.

import type { Decisions } from '../../record/decisions.ts';
import { heightOf, inkBox, widthOf } from '../../design/lockup/ink.ts';
import type { Composition } from '../../language/svg/composition.ts';

/** Minimum cap height of the smallest word: on screen in pixels, in print in millimetres. */
const MIN_CAP_PIXELS = 8;
const MIN_CAP_MILLIMETRES = 1.8;
/** A second line may be smaller than that by this share. */
const SECOND_LINE_TOLERANCE = 0.15;
const MIN_SECOND_LINE_SHARE = 0.5;
/** The minimum of a mark alone; every mark is judged at this size before delivery. */
const MIN_MARK_PIXELS = 16;
const MIN_MARK_MILLIMETRES = 5;

export interface MinimumSize {
  /** Width of the ink, without its clear space. */
  pixels: number;
  millimetres: number;
}

/** `smallest` is the size of the smallest word relative to the base size. */
export function computeMinimumSize({ capHeight, mark, wordmark }: Composition, smallest = 1): MinimumSize {
  const ink = inkBox([...mark, ...wordmark]);
  if (wordmark.length === 0) {
    const share = widthOf(ink) / Math.max(widthOf(ink), heightOf(ink), 1);
    return {
      pixels: Math.ceil(MIN_MARK_PIXELS * share),
      millimetres: Math.ceil(MIN_MARK_MILLIMETRES * share),
    };
  }
  const capitals =
    widthOf(ink) /
    (capHeight * Math.min(1, Math.max(MIN_SECOND_LINE_SHARE, smallest + SECOND_LINE_TOLERANCE)));
  return {
    pixels: Math.ceil((capitals * MIN_CAP_PIXELS) / 4) * 4,
    millimetres: Math.ceil(capitals * MIN_CAP_MILLIMETRES),
  };
}

/** The smallest word of the logo. */
export const smallestWordSize = ({ blazon }: Pick<Decisions, 'blazon'>): number =>
  Math.min(1, ...(blazon.lettering?.lines.flat().map(({ size = 1 }) => size) ?? []));
