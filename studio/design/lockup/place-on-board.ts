// Paints mark and word on a board, a dark plate behind both.

import type { Fill, Lockup } from '../../language/blazon/blazon.ts';
import { roundedBoxContour } from '../../language/geometry/boxes.ts';
import type { Arrangement } from './arrange.ts';
import { inkBox } from './ink.ts';
import { CAP_HEIGHT } from './word-block.ts';

/** Only the board has the ink colour. Parts with that role get the lead colour instead. */
const paintInkAsLead = (fill: Fill): Fill => (fill.role === 'ink' ? { ...fill, role: 'lead' } : fill);

export const placeOnBoard = (
  { mark, wordmark }: Arrangement,
  { pad, r }: NonNullable<Lockup['board']>,
): Arrangement => {
  const { left, top, right, bottom } = inkBox([...mark, ...wordmark]);
  const [around, corner] = [pad * CAP_HEIGHT, r * CAP_HEIGHT];
  const box = {
    left: Math.floor(left - around),
    top: Math.floor(top - around),
    right: Math.ceil(right + around),
    bottom: Math.ceil(bottom + around),
  };
  const board: Fill = { name: 'board', role: 'ink', outline: [roundedBoxContour(box, corner)] };
  return { mark: mark.map(paintInkAsLead), wordmark: [board, ...wordmark.map(paintInkAsLead)] };
};
