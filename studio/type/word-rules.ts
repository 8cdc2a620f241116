// Draws the rules (straight lines) under a word and beside a line, and the box out of which a word is cut. The baseline
// is at y 0, and one unit is the cap height of the base size. `size` is the cap height of a word in that unit.

import type { Underline, WordBox } from '../language/blazon/blazon.ts';
import { roundedBoxContour } from '../language/geometry/boxes.ts';
import { boundingBoxOf } from '../language/geometry/bounds.ts';
import { flatten } from '../language/geometry/flatten.ts';
import type { Box, Outline } from '../language/geometry/outline.ts';
import { reverseContour } from '../language/geometry/transform.ts';

/** The gap between a rule and a descender that interrupts it, in cap heights of the word. */
const GAP_AROUND_DESCENDER = 0.09;
/** Shorter pieces of an interrupted rule are dropped. In cap heights of the word. */
const MIN_RULE_LENGTH = 0.22;

/**
 * Draws the rules under a word, interrupted where descenders reach them. `line` is the ink of the whole line, because
 * descenders of neighbouring words interrupt them too.
 */
export const createUnderlineContours = (
  word: Outline,
  line: Outline,
  rule: Underline,
  size: number,
): Outline => {
  const ink = boundingBoxOf(word);
  if (ink === null) return [];
  const [weight, gap] = [rule.weight * size, rule.gap * size];
  return Array.from({ length: rule.count }, (_, index) => {
    const top = gap + index * (weight + Math.max(weight, gap * 0.5));
    const blocked = findInkSpans(
      line,
      top - GAP_AROUND_DESCENDER * size,
      top + weight + GAP_AROUND_DESCENDER * size,
    );
    return findFreeSpans(ink.left, ink.right, blocked, GAP_AROUND_DESCENDER * size)
      .filter(([from, to]) => to - from >= MIN_RULE_LENGTH * size)
      .map(([from, to]) => roundedBoxContour({ left: from, right: to, top, bottom: top + weight }, 0));
  }).flat();
};

type Span = readonly [from: number, to: number];

/** Returns the horizontal span of each contour between two heights. A contour outside these heights has none. */
const findInkSpans = (outline: Outline, top: number, bottom: number): Span[] =>
  flatten(outline, 0.004).flatMap((polygon): Span[] => {
    let [from, to] = [Infinity, -Infinity];
    const meet = (x: number): void => {
      from = Math.min(from, x);
      to = Math.max(to, x);
    };
    for (let index = 0; index < polygon.length; index += 2) {
      const [x0 = 0, y0 = 0] = [polygon[index], polygon[index + 1]];
      const [x1 = 0, y1 = 0] = [polygon[(index + 2) % polygon.length], polygon[(index + 3) % polygon.length]];
      if (y0 > top && y0 < bottom) meet(x0);
      for (const level of [top, bottom])
        if (y0 < level !== y1 < level) meet(x0 + ((level - y0) / (y1 - y0)) * (x1 - x0));
    }
    return from <= to ? [[from, to]] : [];
  });

/** Returns the parts of the span from `left` to `right` that stay at least `aside` away from the blocked spans. */
const findFreeSpans = (left: number, right: number, blocked: readonly Span[], aside: number): Span[] => {
  const free: Span[] = [];
  let from = left;
  for (const [start, end] of blocked.toSorted((one, other) => one[0] - other[0])) {
    if (end + aside < left || start - aside > right) continue;
    if (start - aside > from) free.push([from, start - aside]);
    from = Math.max(from, end + aside);
  }
  if (from < right) free.push([from, right]);
  return free;
};

/** The space between accents or descenders and the edge of the box, as a share of the padding around capitals. */
const ACCENT_PADDING_SHARE = 0.55;

/** Returns a filled box with the word cut out of it. */
export const cutWordOutOfBox = (word: Outline, { pad, r }: WordBox, size: number): Outline => {
  const ink = boundingBoxOf(word);
  if (ink === null) return word;
  const [x, y] = [pad[0] * size, pad[1] * size];
  const box: Box = {
    left: ink.left - x,
    right: ink.right + x,
    top: Math.min(-size - y, ink.top - y * ACCENT_PADDING_SHARE),
    bottom: Math.max(y, ink.bottom + y * ACCENT_PADDING_SHARE),
  };
  return [roundedBoxContour(box, r * size), ...word.map(reverseContour)];
};

/** Draws a rule on each side of a line of text, up to the edges of the block. Draws neither if one is too short. */
export const createSideRules = (
  ink: Box,
  edges: { left: number; right: number },
  middle: number,
  { weight, gap }: { weight: number; gap: number },
): Outline => {
  const [top, bottom] = [middle - weight / 2, middle + weight / 2];
  const left = { left: edges.left, right: ink.left - gap, top, bottom };
  const right = { left: ink.right + gap, right: edges.right, top, bottom };
  const shorter = Math.min(left.right - left.left, right.right - right.left);
  return shorter < Math.max(0.3, weight * 8) ? [] : [roundedBoxContour(left, 0), roundedBoxContour(right, 0)];
};
