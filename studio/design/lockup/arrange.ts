// Places the mark and the name, with one function per layout. Parts move by whole units, so that their coordinates
// are rounded the same way in every lockup.

import type { Fill, Lockup } from '../../language/blazon/blazon.ts';
import { roundedBoxContour } from '../../language/geometry/boxes.ts';
import { heightOf, computeInkBox, moveFills, widthOf } from './ink.ts';
import type { ScaledMark } from './scale-mark.ts';
import { CAP_HEIGHT, type WordBlock } from './word-block.ts';

export interface Arrangement {
  mark: readonly Fill[];
  wordmark: readonly Fill[];
}

/** How far the optical centre is above the geometric centre, in mark heights. */
const OPTICAL_CENTRE_RAISE = 0.012;
/**
 * How far round and pointed marks extend below the baseline, in mark heights. Only then do they appear to stand on
 * it.
 */
const OVERSHOOT = 0.015;
/** How far accents and descenders may reach into the gap between the word and the mark, as a share of the gap. */
const MAX_ACCENT_INTRUSION = 0.45;

export const placeBesideWord = (word: WordBlock, mark: ScaledMark, lockup: Lockup): Arrangement => {
  const gap = lockup.gap * heightOf(mark.box);
  const isOnRight = (lockup.side === 'end') !== word.rightToLeft;
  const x = isOnRight ? word.box.right + gap : word.box.left - gap - widthOf(mark.box);
  const y = computeMarkTopBesideWord(word, mark, lockup);
  const arranged = combineWordAndMark(word, mark, x, y);
  if (lockup.divider === undefined) return arranged;
  const dividerX = isOnRight ? word.box.right + gap / 2 : word.box.left - gap / 2;
  return {
    ...arranged,
    wordmark: [...arranged.wordmark, createDivider(word, mark, lockup.divider, dividerX, y)],
  };
};

/** Returns a vertical rule as tall as the mark or the word, whichever is taller. */
const createDivider = (
  word: WordBlock,
  mark: ScaledMark,
  { weight, role }: NonNullable<Lockup['divider']>,
  middle: number,
  top: number,
): Fill => {
  const half = (weight * CAP_HEIGHT) / 2;
  const box = {
    left: middle - half,
    right: middle + half,
    top: Math.min(top, word.core.top),
    bottom: Math.max(top + heightOf(mark.box), word.core.bottom),
  };
  return { name: 'divider', role, outline: [roundedBoxContour(box, 0)] };
};

const computeMarkTopBesideWord = (word: WordBlock, mark: ScaledMark, lockup: Lockup): number => {
  const height = heightOf(mark.box);
  const centredOn = (middle: number): number => middle - mark.centre[1] - height * OPTICAL_CENTRE_RAISE;
  switch (lockup.align) {
    case 'centre':
      return centredOn((word.core.top + word.core.bottom) / 2);
    case 'x-height':
      return centredOn((word.xTop + word.firstBase) / 2);
    case 'base':
      return word.lastBase - height + (hasFlatBase(mark) ? 0 : height * OVERSHOOT);
    case 'cap':
      return word.capTop;
  }
};

/**
 * Whether straight edges at the bottom of the mark cover at least a fifth of its width. Otherwise its base is round
 * or pointed.
 */
export const hasFlatBase = (mark: ScaledMark): boolean => {
  const bottom = mark.box.bottom - heightOf(mark.box) * 0.004;
  let flatWidth = 0;
  for (const fill of mark.fills) {
    for (const contour of fill.outline) {
      for (const [index, knot] of contour.entries()) {
        const next = contour[(index + 1) % contour.length];
        if (next === undefined || knot.out !== null || next.in !== null) continue;
        if (knot.at[1] >= bottom && next.at[1] >= bottom) flatWidth += Math.abs(next.at[0] - knot.at[0]);
      }
    }
  }
  return flatWidth >= widthOf(mark.box) * 0.2;
};

export const placeAboveWord = (
  word: WordBlock,
  mark: ScaledMark,
  lockup: Lockup,
  flush: 'left' | 'center' | 'right',
): Arrangement => {
  const height = heightOf(mark.box);
  const gap = lockup.gap * height;
  const x = computeMarkLeftAboveWord(word, mark, flush);
  if (lockup.side === 'bottom') {
    const clear = Math.max(word.core.bottom + gap, word.box.bottom + gap * (1 - MAX_ACCENT_INTRUSION));
    return combineWordAndMark(word, mark, x, clear);
  }
  const clear = Math.min(word.core.top - gap, word.box.top - gap * (1 - MAX_ACCENT_INTRUSION));
  return combineWordAndMark(word, mark, x, clear - height);
};

const computeMarkLeftAboveWord = (
  word: WordBlock,
  mark: ScaledMark,
  flush: 'left' | 'center' | 'right',
): number => {
  if (flush === 'left') return word.box.left;
  if (flush === 'right') return word.box.right - widthOf(mark.box);
  return (word.box.left + word.box.right) / 2 - mark.centre[0];
};

const combineWordAndMark = (word: WordBlock, mark: ScaledMark, x: number, y: number): Arrangement => ({
  mark: moveFills(mark.fills, Math.round(x), Math.round(y)),
  wordmark: word.fills,
});

/** Adds clear space on every side, measured from the ink. */
export const addClearSpace = (
  arrangement: Arrangement,
  clear: number,
): Arrangement & { width: number; height: number } => {
  const box = computeInkBox([...arrangement.mark, ...arrangement.wordmark]);
  const dx = Math.ceil(clear - box.left);
  const dy = Math.ceil(clear - box.top);
  return {
    mark: moveFills(arrangement.mark, dx, dy),
    wordmark: moveFills(arrangement.wordmark, dx, dy),
    width: Math.ceil(box.right + dx + clear),
    height: Math.ceil(box.bottom + dy + clear),
  };
};
