// Splits a drawing into its mark and its lettering, and decides whether the two can be rearranged.

import { boundingBoxOf } from '../language/geometry/bounds.ts';
import type { Box } from '../language/geometry/outline.ts';
import type { Drawing, DrawnFill } from './drawing.ts';

export interface DrawingParts {
  mark: readonly DrawnFill[];
  /** Everything outside the mark: the lettering and its rules. */
  block: readonly DrawnFill[];
  /** Whether the mark and the block can be placed independently of each other. */
  separable: boolean;
  /** How the drawing arranges them: side by side, one above the other, or not separable. */
  layout: 'row' | 'stack' | 'whole';
}

export const boxOfFills = (fills: readonly DrawnFill[]): Box | null =>
  boundingBoxOf(fills.flatMap(({ outline }) => outline));

/** By how many field units the boxes of mark and block may overlap and still count as separate. */
const MAX_SEPARATE_OVERLAP = 4;

/** Returns by how much two intervals overlap. Negative if there is a gap between them. */
const computeOverlapLength = (fromOne: number, toOne: number, fromOther: number, toOther: number): number =>
  Math.min(toOne, toOther) - Math.max(fromOne, fromOther);

export function splitIntoParts({ fills, confirm, lines }: Drawing): DrawingParts {
  const mark = fills.filter(({ part }) => part === 'mark');
  const block = fills.filter(({ part }) => part !== 'mark');
  const whole: DrawingParts = { mark, block, separable: false, layout: 'whole' };
  const [markBox, blockBox] = [boxOfFills(mark), boxOfFills(block)];
  const hasLetters = block.some(({ part }) => part === 'lettering');
  // If letters are drawn as shapes, are inside the mark, or are cut out of a shape (so that they have no fill of their
  // own), mark and lettering belong together.
  const linesWithFill = new Set(fills.map(({ line }) => line));
  const isInterwoven =
    confirm.drawnLetters.length > 0 ||
    mark.some(({ line }) => line !== null) ||
    lines.some(({ part }, index) => part !== 'small' && !linesWithFill.has(index));
  if (markBox === null || blockBox === null || !hasLetters || isInterwoven) return whole;
  const across = computeOverlapLength(markBox.left, markBox.right, blockBox.left, blockBox.right);
  const down = computeOverlapLength(markBox.top, markBox.bottom, blockBox.top, blockBox.bottom);
  if (across > MAX_SEPARATE_OVERLAP && down > MAX_SEPARATE_OVERLAP) return whole;
  return {
    mark,
    block,
    separable: true,
    layout:
      across <= MAX_SEPARATE_OVERLAP && (down > MAX_SEPARATE_OVERLAP || across > down) ? 'row' : 'stack',
  };
}
