// Paints mark and word on a board: a dark, filled plate behind both.

import type { Fill, Lockup } from '../../language/blazon/blazon.ts';
import { roundedBoxContour } from '../../language/geometry/boxes.ts';
import type { Arrangement } from './arrange.ts';
import { computeInkBox } from './ink.ts';
import { CAP_HEIGHT } from './word-block.ts';

/**
 * Changes the ink colour of parts to the lead colour, because the board is painted in the ink colour and would hide
 * them.
 */
const paintInkAsLead = (fill: Fill): Fill => (fill.role === 'ink' ? { ...fill, role: 'lead' } : fill);

export const placeOnBoard = (
  { mark, wordmark }: Arrangement,
  { pad, r }: NonNullable<Lockup['board']>,
): Arrangement => {
  const { left, top, right, bottom } = computeInkBox([...mark, ...wordmark]);
  const [margin, corner] = [pad * CAP_HEIGHT, r * CAP_HEIGHT];
  const box = {
    left: Math.floor(left - margin),
    top: Math.floor(top - margin),
    right: Math.ceil(right + margin),
    bottom: Math.ceil(bottom + margin),
  };
  const board: Fill = { name: 'board', role: 'ink', outline: [roundedBoxContour(box, corner)] };
  return { mark: mark.map(paintInkAsLead), wordmark: [board, ...wordmark.map(paintInkAsLead)] };
};
