// Lays out a blazon and its painted mark as one composition: sets the lettering, sizes the mark, places both, and
// adds clear space.

import type { Blazon, Fill, Lettering, Lockup } from '../../language/blazon/blazon.ts';
import type { Letterer } from '../../type/lettering.ts';
import type { Composition } from '../../language/svg/composition.ts';
import { aboveWord, type Arrangement, besideWord, framed } from './arrange.ts';
import { placeOnBoard } from './on-board.ts';
import { containedMark } from './contain.ts';
import { heightOf, inkBox, moved, widthOf } from './ink.ts';
import { plated } from './plate.ts';
import { type ScaledMark, scaledMark } from './scale-mark.ts';
import { type SetBlock, setBlock } from './set-block.ts';
import { CAP_HEIGHT, type WordBlock } from './word-block.ts';

/** Default clear space, in base cap heights. */
const CLEAR = 0.56;
/** Minimum clear space: half the height of the tallest line including ascenders, plus a little for rounding. */
const CLEAR_AT_LEAST = 0.52;
/** Clear space around a mark, in mark heights. A tall mark above a small name needs more than the name alone. */
const CLEAR_OF_MARK = 0.12;
/** Height of a mark without a word. */
const MARK_ALONE = 500;
const MARK_MARGIN = 0.1;

export const layOut = (letterer: Letterer, blazon: Blazon, mark: readonly Fill[]): Composition => {
  const { lettering, lockup } = blazon;
  const painted = mark.filter((fill) => fill.role !== 'none' && fill.outline.length > 0);
  if (lettering === null || lockup.layout === 'mark') return markAlone(painted, lockup);
  const slotted = lockup.markAsLetter !== undefined && painted.length > 0;
  const block = setBlock(letterer, lettering, lockup.layout, slotted ? slotFor(painted, lockup) : undefined);
  const placed = slotted
    ? withMarkAsLetter(block, painted, lockup)
    : withMarkApart(block, painted, lockup, lettering);
  const arrangement = lockup.board === undefined ? placed : placeOnBoard(placed, lockup.board);
  const tall = arrangement.mark.length === 0 || slotted ? 0 : heightOf(inkBox(arrangement.mark));
  const clear = Math.max(CLEAR * CAP_HEIGHT, CLEAR_AT_LEAST * block.tallest, CLEAR_OF_MARK * tall);
  return { ...framed(arrangement, clear), capHeight: CAP_HEIGHT };
};

const markAlone = (painted: readonly Fill[], lockup: Lockup): Composition => {
  const { fills } = sized(painted, lockup, MARK_ALONE);
  return {
    ...framed({ mark: fills, wordmark: [] }, MARK_ALONE * MARK_MARGIN),
    capHeight: MARK_ALONE / 10,
  };
};

const sized = (painted: readonly Fill[], lockup: Lockup, height: number): ScaledMark =>
  lockup.container === undefined
    ? scaledMark(painted, height)
    : containedMark(painted, lockup.container, height);

const slotFor = (painted: readonly Fill[], { markAsLetter, container }: Lockup) => {
  if (markAsLetter === undefined) return undefined;
  const ink = container === undefined ? inkBox(painted) : containedMark(painted, container, MARK_ALONE).box;
  return { ...markAsLetter, aspect: widthOf(ink) / (heightOf(ink) || 1) };
};

const withMarkAsLetter = (block: SetBlock, painted: readonly Fill[], lockup: Lockup): Arrangement => {
  const { slot } = block;
  if (slot === null) return { mark: [], wordmark: block.fills };
  const mark = inSlot(painted, lockup, heightOf(slot));
  const letter = moved(mark.fills, Math.round(slot.left), Math.round(slot.top));
  if (lockup.layout !== 'plate') return { mark: letter, wordmark: block.fills };
  const plate = plated(block, letter, lockup);
  return { mark: plate.mark, wordmark: plate.word.fills };
};

/** Fits the mark between letters. Its frame is no taller than the letters. */
const inSlot = (painted: readonly Fill[], { container }: Lockup, height: number): ScaledMark => {
  if (container === undefined) return scaledMark(painted, height);
  const tall = heightOf(containedMark(painted, container, height).box);
  return containedMark(painted, container, (height * height) / tall);
};

const withMarkApart = (
  block: WordBlock,
  painted: readonly Fill[],
  lockup: Lockup,
  lettering: Lettering,
): Arrangement => {
  const word = lockup.layout === 'plate' ? plated(block, [], lockup).word : block;
  if (painted.length === 0 || lockup.layout === 'word') return { mark: [], wordmark: word.fills };
  const mark = sized(painted, lockup, lockup.markHeight * CAP_HEIGHT);
  const above = lockup.layout === 'stack' || lockup.side === 'top' || lockup.side === 'bottom';
  if (!above) return besideWord(word, mark, lockup);
  return aboveWord(word, mark, lockup, flushOf(lettering));
};

const flushOf = ({ align, lines }: Lettering): 'left' | 'center' | 'right' => {
  if (lines.length < 2) return 'center';
  return align === 'left' || align === 'right' ? align : 'center';
};
