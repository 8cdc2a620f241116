// Cuts the lettering out of a filled plate.

import type { Fill, Lockup } from '../../language/blazon/blazon.ts';
import { roundedBoxContour } from '../../language/geometry/boxes.ts';
import { cutMarkOut, addHoles } from './cut-out-mark.ts';
import { heightOf } from './ink.ts';
import { CAP_HEIGHT, type WordBlock } from './word-block.ts';

const DEFAULT_PLATE: NonNullable<Lockup['plate']> = { pad: [0.34, 0.3], r: 0.08, role: 'lead' };
/** The padding around accents and descenders, as a share of that around capitals. */
const ACCENT_PADDING_SHARE = 0.55;
/** The gap around coloured parts of a mark, in plate heights. */
const GAP_IN_PLATE_HEIGHTS = 0.03;

/**
 * Cuts the lettering out of a plate. If the mark replaces a letter (`slotted`), it is cut out too, except for its
 * coloured parts.
 */
export const addPlate = (
  word: WordBlock,
  slotted: readonly Fill[],
  lockup: Lockup,
): { word: WordBlock; mark: readonly Fill[] } => {
  const { pad, r, role } = lockup.plate ?? DEFAULT_PLATE;
  const [padX, padY] = [pad[0] * CAP_HEIGHT, pad[1] * CAP_HEIGHT];
  const box = {
    left: Math.floor(word.box.left - padX),
    top: Math.floor(Math.min(word.core.top - padY, word.box.top - padY * ACCENT_PADDING_SHARE)),
    right: Math.ceil(word.box.right + padX),
    bottom: Math.ceil(Math.max(word.core.bottom + padY, word.box.bottom + padY * ACCENT_PADDING_SHARE)),
  };
  const filledPlate: Fill = { name: 'plate', role, outline: [roundedBoxContour(box, r * CAP_HEIGHT)] };
  const plateWithLetters = addHoles(
    filledPlate,
    word.fills.flatMap((fill) => fill.outline),
  );
  const cut =
    slotted.length === 0 ? null : cutMarkOut(plateWithLetters, slotted, heightOf(box) * GAP_IN_PLATE_HEIGHTS);
  const plate: WordBlock = {
    ...word,
    fills: [cut?.ground ?? plateWithLetters],
    box,
    core: { top: box.top, bottom: box.bottom },
    capTop: box.top,
    xTop: box.top,
    firstBase: box.bottom,
    lastBase: box.bottom,
  };
  return { word: plate, mark: cut?.painted ?? [] };
};
