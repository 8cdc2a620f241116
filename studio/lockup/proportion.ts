// How large a mark stands to its word. The figures come from lockups that won comparisons; all are in cap heights or
// shares of the mark.

import type { Lockup } from '../blazon/blazon.ts';
import type { MarkType } from '../decisions/decisions.ts';

export interface MarkShape {
  type: MarkType;
  /** Width through height, on ink. */
  aspect: number;
  /** That the drawing reads as, when it does. */
  letters: readonly string[];
}

export interface Place {
  /** Of the lettering, in cap heights. */
  size: { width: number; height: number };
  mark: MarkShape;
  lines: number;
  capitals: boolean;
  /** Wants more room around everything. */
  quiet: boolean;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
/** One decimal keeps the mark's digits short and equal between sizes. */
const tenth = (value: number): number => Math.round(value * 10) / 10;
const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** A wide mark of the same height would outweigh the word, a narrow one would get lost: same area, nearly. */
const evened = (height: number, aspect: number): number => height * clamp((1 / aspect) ** 0.4, 0.72, 1.22);

const rowHeight = ({ size, mark, capitals, lines }: Place): number => {
  // Never so wide that the word becomes a caption.
  const widest = ((lines > 1 ? 0.8 : 0.62) * size.width) / mark.aspect;
  if (lines > 1) {
    const block = size.height * (lines === 2 ? 1.14 : 1.04);
    return Math.min(evened(clamp(block, 2, 4), mark.aspect), widest);
  }
  const beside = capitals ? 2 : 2.05 * Math.max(0.85, size.height);
  // Beside a very short word the mark steps back, beside a long one it comes forward.
  const reach = clamp(0.86 + size.width * 0.024, 0.9, 1.12);
  return Math.min(evened(beside * reach, mark.aspect), widest);
};

/** In mark heights; a wide, low mark needs the room that its area asks for. */
const rowGap = (place: Place, jitter: number): number =>
  (0.24 + jitter * 0.04 + (place.quiet ? 0.05 : 0)) * Math.max(1, Math.sqrt(place.mark.aspect));

export const rowLockup = (place: Place, jitter: number): Lockup => ({
  layout: 'row',
  markHeight: tenth(clamp(rowHeight(place), 1.3, 4.2)),
  gap: hundredth(rowGap(place, jitter)),
  align: 'centre',
  side: 'start',
});

/** Of the whole width, what the mark takes in a row. */
export const rowShare = (place: Place): number => {
  const height = rowHeight(place);
  const mark = height * place.mark.aspect;
  return mark / (mark + height * rowGap(place, 0.5) + place.size.width);
};

/** A large mark over a light name; never wider than four fifths of it, unless the name is very short. */
export const stackLockup = (place: Place, jitter: number): Lockup => {
  const { size, mark, quiet } = place;
  const full = (quiet ? 3.5 : 3.1) + jitter * 0.4;
  const wide = 0.4 * size.width + 0.25 * (size.height - 1);
  const height = clamp(evened(clamp(wide, full * 0.78, full * 1.22), mark.aspect), 2.3, 4.4);
  const fitting = Math.max(2.1, (0.95 * Math.max(size.width, 3)) / mark.aspect);
  return {
    layout: 'stack',
    markHeight: tenth(Math.min(height, fitting)),
    gap: hundredth(quiet ? 0.3 + jitter * 0.04 : 0.24 + jitter * 0.04),
    align: 'centre',
    side: 'top',
  };
};
