// Rearranges a logo into the forms that exports need. Lettering and mark stay the same; only their positions
// change.

import type { Blazon, Fill, Lettering, Lockup } from '../../language/blazon/blazon.ts';
import { subtract } from '../../language/geometry/boolean.ts';
import { offsetOutline } from '../../language/geometry/offset.ts';
import type { Letterer } from '../../type/lettering.ts';
import type { Composition } from '../../language/svg/composition.ts';
import { heightOf, computeInkBox, widthOf } from './ink.ts';
import { type MarkPlacement, createRowLockup, createStackLockup } from './proportion.ts';
import { typesetBlock } from './set-block.ts';
import { CAP_HEIGHT } from './word-block.ts';

/**
 * Returns the horizontal form, the stacked form and the mark alone. A mark that replaces a letter cannot leave its
 * word, so the horizontal and stacked forms are then the logo itself.
 */
export const createLockupVariants = (
  letterer: Letterer,
  blazon: Blazon,
  mark: readonly Fill[],
): { horizontal: Blazon; stacked: Blazon; markOnly: Blazon } => {
  const { lettering, lockup } = blazon;
  const { board, ...bare } = lockup;
  const markOnly: Blazon = { ...blazon, lettering: null, lockup: { ...bare, layout: 'mark' } };
  if (lettering === null) return { horizontal: markOnly, stacked: markOnly, markOnly };
  if (mark.length === 0 || lockup.markAsLetter !== undefined)
    return { horizontal: blazon, stacked: blazon, markOnly };
  const keepFrameAndBoard = (fresh: Lockup): Lockup => ({
    ...fresh,
    ...(lockup.container && { container: lockup.container }),
    ...(board && { board }),
  });
  const createForm = (layout: 'row' | 'stack'): Blazon => {
    if (lockup.layout === layout) return blazon;
    const aligned = { ...lettering, align: chooseAlignment(lettering, layout) };
    const place = createMarkPlacement(letterer, aligned, mark);
    return {
      ...blazon,
      lettering: aligned,
      lockup: keepFrameAndBoard(
        layout === 'row' ? createRowLockup(place, 0.5) : createStackLockup(place, 0.5),
      ),
    };
  };
  return { horizontal: createForm('row'), stacked: createForm('stack'), markOnly };
};

const chooseAlignment = (lettering: Lettering, layout: 'row' | 'stack'): Lettering['align'] => {
  if (lettering.align === 'fit' || lettering.align === 'justify') return lettering.align;
  if (layout === 'stack') return 'center';
  return /^(ar|he|fa|ur)\b/.test(lettering.locale) ? 'right' : 'left';
};

/** The minimum tracking, in em, at which the voice counts as quiet. */
const MIN_QUIET_TRACKING = 0.18;

const createMarkPlacement = (
  letterer: Letterer,
  lettering: Lettering,
  mark: readonly Fill[],
): MarkPlacement => {
  const block = typesetBlock(letterer, lettering, 'row');
  const ink = computeInkBox(mark);
  const text = lettering.lines.flat().map((word) => word.text);
  return {
    size: {
      width: widthOf(block.box) / CAP_HEIGHT,
      height: (block.core.bottom - block.core.top) / CAP_HEIGHT,
    },
    mark: { type: 'symbol+wordmark', aspect: widthOf(ink) / (heightOf(ink) || 1), letters: [] },
    lines: lettering.lines.length,
    capitals: lettering.case === 'upper' || !/\p{Ll}/u.test(text.join('')),
    quiet: lettering.tracking >= MIN_QUIET_TRACKING,
  };
};

/** The width of a seam, in mark heights. A seam is a gap cut between two touching parts that differ only in colour. */
const SEAM_WIDTH = 0.04;

/** Cuts seams for a one-colour logo. Where parts of different roles touch, the one below is cut back. */
export const cutSeams = (composition: Composition): Composition => {
  const gap = heightOf(computeInkBox(composition.mark)) * SEAM_WIDTH;
  const mark = composition.mark.map((fill, index): Fill => {
    const above = composition.mark.slice(index + 1).filter((other) => other.role !== fill.role);
    const outline = above.reduce(
      (rest, other) => subtract(rest, offsetOutline(other.outline, gap)),
      fill.outline,
    );
    return { ...fill, outline };
  });
  return { ...composition, mark };
};
