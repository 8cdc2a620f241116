// The minimum size of a form: below it its letters are unreadable.

import type { Decisions } from '../../record/decisions.ts';
import { heightOf, inkBox, widthOf } from '../../design/lockup/ink.ts';
import type { Composition } from '../../language/svg/composition.ts';

/** Minimum cap height of the smallest word: on screen in pixels, in print in millimetres. */
const LEAST_CAP_PIXELS = 8;
const LEAST_CAP_MILLIMETRES = 1.8;
/** A second line may be smaller than that by this share. */
const SLACK = 0.15;
const LEAST_SHARE = 0.5;
/** The minimum of a mark alone; every mark is judged at this size before delivery. */
const LEAST_MARK_PIXELS = 16;
const LEAST_MARK_MILLIMETRES = 5;

export interface LeastSize {
  /** Width of the ink, without its clear space. */
  pixels: number;
  millimetres: number;
}

/** `smallest` is the size of the smallest word relative to the base size. */
export function leastSize({ capHeight, mark, wordmark }: Composition, smallest = 1): LeastSize {
  const ink = inkBox([...mark, ...wordmark]);
  if (wordmark.length === 0) {
    const share = widthOf(ink) / Math.max(widthOf(ink), heightOf(ink), 1);
    return {
      pixels: Math.ceil(LEAST_MARK_PIXELS * share),
      millimetres: Math.ceil(LEAST_MARK_MILLIMETRES * share),
    };
  }
  const capitals = widthOf(ink) / (capHeight * Math.min(1, Math.max(LEAST_SHARE, smallest + SLACK)));
  return {
    pixels: Math.ceil((capitals * LEAST_CAP_PIXELS) / 4) * 4,
    millimetres: Math.ceil(capitals * LEAST_CAP_MILLIMETRES),
  };
}

/** The smallest word of the logo. */
export const smallestWord = ({ blazon }: Pick<Decisions, 'blazon'>): number =>
  Math.min(1, ...(blazon.lettering?.lines.flat().map(({ size = 1 }) => size) ?? []));
