// Finds the structure of a drawing: a separable mark and lettering, or one whole.

import { boundingBoxOf } from '../language/geometry/bounds.ts';
import type { Box } from '../language/geometry/outline.ts';
import type { Drawing, DrawnFill } from './drawing.ts';

export interface DrawingParts {
  mark: readonly DrawnFill[];
  /** The lettering and its rules. */
  block: readonly DrawnFill[];
  /** Whether mark and lettering can be rearranged beside each other. */
  separable: boolean;
  /** How they are arranged in the drawing. */
  layout: 'row' | 'stack' | 'whole';
}

export const boxOfFills = (fills: readonly DrawnFill[]): Box | null =>
  boundingBoxOf(fills.flatMap(({ outline }) => outline));

/** Field units by which boxes may overlap and still count as separate. */
const MAX_SEPARATE_OVERLAP = 4;

const overlapLength = (fromOne: number, toOne: number, fromOther: number, toOther: number): number =>
  Math.min(toOne, toOther) - Math.max(fromOne, fromOther);

export function splitIntoParts({ fills, confirm, lines }: Drawing): DrawingParts {
  const mark = fills.filter(({ part }) => part === 'mark');
  const block = fills.filter(({ part }) => part !== 'mark');
  const whole: DrawingParts = { mark, block, separable: false, layout: 'whole' };
  const [markBox, blockBox] = [boxOfFills(mark), boxOfFills(block)];
  const hasLetters = block.some(({ part }) => part === 'lettering');
  // Letters that are drawn, inside the mark or cut out of something carry the idea, so they cannot be moved.
  const inked = new Set(fills.map(({ line }) => line));
  const bound =
    confirm.drawnLetters.length > 0 ||
    mark.some(({ line }) => line !== null) ||
    lines.some(({ part }, index) => part !== 'small' && !inked.has(index));
  if (markBox === null || blockBox === null || !hasLetters || bound) return whole;
  const across = overlapLength(markBox.left, markBox.right, blockBox.left, blockBox.right);
  const down = overlapLength(markBox.top, markBox.bottom, blockBox.top, blockBox.bottom);
  if (across > MAX_SEPARATE_OVERLAP && down > MAX_SEPARATE_OVERLAP) return whole;
  return {
    mark,
    block,
    separable: true,
    layout:
      across <= MAX_SEPARATE_OVERLAP && (down > MAX_SEPARATE_OVERLAP || across > down) ? 'row' : 'stack',
  };
}
