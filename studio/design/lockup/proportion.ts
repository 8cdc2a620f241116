// Sizes a mark relative to its word. Lengths are in cap heights, gaps in mark heights. The figures come from
// lockups that won comparisons.

import type { Lockup } from '../../language/blazon/blazon.ts';
import type { MarkType } from '../../record/decisions.ts';

export interface MarkShape {
  type: MarkType;
  /** Width divided by height, measured on the ink. */
  aspect: number;
  /** The letter that the drawing resembles, if any. */
  letters: readonly string[];
  /** Whether the mark is constructed as that letter, and is not just an object that resembles it. */
  constructed?: boolean;
  /**
   * Set for an object that replaces a letter: how much taller than the letter it is, and how far it extends over its
   * neighbours.
   */
  object?: { tall: number; over: number };
  /** Whether the mark has a flat base, so that it can stand on the baseline of a word. */
  flat?: boolean;
}

export interface MarkPlacement {
  /** The size of the lettering, in cap heights. */
  size: { width: number; height: number };
  mark: MarkShape;
  lines: number;
  capitals: boolean;
  /** Whether the voice is quiet, so that everything gets more space around it. */
  quiet: boolean;
  /** Whether the letters are thin, so that a mark easily looks too heavy beside them. */
  fine?: boolean;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
/** Rounds to one decimal, so that the coordinates of the mark stay short and equal at every size. */
const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
const roundToHundredth = (value: number): number => Math.round(value * 100) / 100;

/** Lowers wide marks and raises narrow ones, so that all have a similar area. */
const adjustHeightToAspect = (height: number, aspect: number): number =>
  height * clamp((1 / aspect) ** 0.4, 0.72, 1.26);

/** The width that a square mark may always have, even if it exceeds its usual share beside a very short word. */
const MIN_WIDTH_BESIDE_SHORT_WORD = 2;
/** Beside thin letters, marks are reduced by this factor. */
const FINE_LETTERING_FACTOR = 0.93;
/**
 * Blocks below this height count as low, for example one line with a small one below it. The mark beside a low block
 * is slightly taller.
 */
const MAX_LOW_BLOCK_HEIGHT = 2.1;
const LOW_BLOCK_FACTOR = 1.1;

const computeRowHeight = ({ size, mark, capitals, lines, fine }: MarkPlacement): number => {
  // The mark must not be so wide that the word looks like a caption, nor so small that it looks like a dot.
  const maxWidth = (lines > 1 ? 0.85 : 0.68) * size.width;
  const maxHeight = Math.max(maxWidth, MIN_WIDTH_BESIDE_SHORT_WORD * Math.sqrt(mark.aspect)) / mark.aspect;
  const weightFactor = fine === true ? FINE_LETTERING_FACTOR : 1;
  if (lines > 1) {
    const block =
      size.height * (lines === 2 ? 1.14 : 1.04) * (size.height < MAX_LOW_BLOCK_HEIGHT ? LOW_BLOCK_FACTOR : 1);
    return Math.min(adjustHeightToAspect(clamp(block, 2, 4), mark.aspect) * weightFactor, maxHeight);
  }
  const baseHeight = capitals ? 2.1 : 2.15 * Math.max(0.85, size.height);
  // Beside a very short word the mark is smaller, beside a long one larger.
  const lengthFactor = clamp(0.86 + size.width * 0.024, 0.9, 1.12);
  return Math.min(adjustHeightToAspect(baseHeight * lengthFactor, mark.aspect) * weightFactor, maxHeight);
};

/** Returns the gap in mark heights. A wide, low mark needs a larger gap. */
const computeRowGap = (place: MarkPlacement, jitter: number): number =>
  (0.24 + jitter * 0.04 + (place.quiet ? 0.05 : 0)) * Math.max(1, Math.sqrt(place.mark.aspect));

/** How the mark is sized and aligned beside the word. */
export type RowForm = 'row' | 'row-base' | 'row-x' | 'row-block' | 'row-rule';

export const createRowLockup = (place: MarkPlacement, jitter: number, form: RowForm = 'row'): Lockup => ({
  layout: 'row',
  markHeight: roundToTenth(clamp(computeFormHeight(place, form), 1.3, 4.2)),
  gap: roundToHundredth(computeRowGap(place, jitter) * (form === 'row-rule' ? 1.9 : 1)),
  align: ALIGNMENT_BY_FORM[form],
  side: 'start',
  ...(form === 'row-rule' && { divider: { weight: 0.026, role: 'quiet' } }),
});

const ALIGNMENT_BY_FORM: Readonly<Record<RowForm, Lockup['align']>> = {
  row: 'centre',
  'row-base': 'base',
  'row-x': 'x-height',
  'row-block': 'centre',
  'row-rule': 'centre',
};

const computeFormHeight = (place: MarkPlacement, form: RowForm): number => {
  switch (form) {
    case 'row':
      return computeRowHeight(place);
    case 'row-base':
      // A mark on the baseline looks larger than one centred on the word.
      return Math.min(computeRowHeight(place) * 0.86, 1.9);
    case 'row-x':
      return computeRowHeight(place) * 0.96;
    case 'row-rule':
      return place.lines > 1 ? place.size.height * 1.12 : computeRowHeight(place);
    case 'row-block':
      // The mark reaches from the capitals of the first line to the last baseline.
      return place.size.height;
  }
};

/** Returns the mark's share of the width in a row. */
export const computeRowShare = (place: MarkPlacement): number => {
  const height = computeRowHeight(place);
  const mark = height * place.mark.aspect;
  return mark / (mark + height * computeRowGap(place, 0.5) + place.size.width);
};

/**
 * Returns a lockup with the mark above the name. The mark is not wider than the name, unless the name is very short.
 */
export const createStackLockup = (place: MarkPlacement, jitter: number, large = false): Lockup => {
  const { size, mark, quiet } = place;
  const baseHeight = (quiet ? 3.6 : 3.2) + jitter * 0.4;
  const widthHeight = 0.42 * size.width + 0.25 * (size.height - 1);
  const maxHeight = large ? 5.6 : 4.4;
  const preferred =
    adjustHeightToAspect(clamp(widthHeight, baseHeight * 0.8, baseHeight * 1.22), mark.aspect) *
    (large ? 1.34 : 1);
  const height = clamp(preferred, 2.4, maxHeight);
  const maxAboveName = computeMaxMarkHeightAboveName(place, large);
  const maxForWidth = Math.max(2.2, (0.98 * Math.max(size.width, 3)) / mark.aspect);
  return {
    layout: 'stack',
    markHeight: Math.min(roundToTenth(Math.min(height, maxForWidth)), maxAboveName),
    gap: roundToHundredth((quiet ? 0.3 : 0.24) * (large ? 0.86 : 1) + jitter * 0.04),
    align: 'centre',
    side: 'top',
  };
};

/** The height of the mark together with the gap below it and the clear space above it, in mark heights. */
const SPACE_AROUND_MARK = 1.58;
/** The clear space to the left and right of a name, added together, in cap heights. */
const SPACE_AROUND_NAME = 1.2;

/** Returns the maximum height of a mark above a wide name that keeps the lockup wider than tall. */
const computeMaxMarkHeightAboveName = ({ size, mark }: MarkPlacement, large: boolean): number => {
  if (size.width < 5 && !large) return Infinity;
  const width = size.width + SPACE_AROUND_NAME;
  const room = Math.floor((10 * (width - size.height - SPACE_AROUND_NAME / 2)) / SPACE_AROUND_MARK) / 10;
  return Math.max(2.4, mark.aspect > 1 ? room * 1.1 : room);
};
