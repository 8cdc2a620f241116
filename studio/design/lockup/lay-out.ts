// Lays out a blazon: sets the lettering, scales the mark, places both, and adds clear space.

import type { Blazon, Fill, Lettering, Lockup } from '../../language/blazon/blazon.ts';
import type { Letterer } from '../../type/lettering.ts';
import type { Composition } from '../../language/svg/composition.ts';
import { placeAboveWord, type Arrangement, placeBesideWord, addClearSpace } from './arrange.ts';
import { placeOnBoard } from './place-on-board.ts';
import { containMark } from './contain-mark.ts';
import { heightOf, computeInkBox, moveFills, widthOf } from './ink.ts';
import { addPlate } from './plate.ts';
import { type ScaledMark, scaleMark } from './scale-mark.ts';
import { type TypesetBlock, typesetBlock } from './set-block.ts';
import { CAP_HEIGHT, type WordBlock } from './word-block.ts';

/** The minimum clear space, in cap heights of the base size. */
const CLEAR_SPACE_IN_CAP_HEIGHTS = 0.56;
/** The minimum clear space, in heights of the tallest line: half, plus a little for rounding. */
const MIN_CLEAR_SPACE_IN_LINE_HEIGHTS = 0.52;
/** The minimum clear space, in mark heights. It applies to a tall mark above a small name. */
const CLEAR_SPACE_IN_MARK_HEIGHTS = 0.12;
/** The height of a mark without a word, in units. */
const MARK_ALONE_HEIGHT = 500;
/** The clear space around a mark without a word, in mark heights. */
const MARK_MARGIN = 0.1;

export const layOut = (letterer: Letterer, blazon: Blazon, mark: readonly Fill[]): Composition => {
  const { lettering, lockup } = blazon;
  const painted = mark.filter((fill) => fill.role !== 'none' && fill.outline.length > 0);
  if (lettering === null || lockup.layout === 'mark') return composeMarkAlone(painted, lockup);
  const replacesLetter = lockup.markAsLetter !== undefined && painted.length > 0;
  const block = typesetBlock(
    letterer,
    lettering,
    lockup.layout,
    replacesLetter ? createMarkSlot(painted, lockup) : undefined,
  );
  const placed = replacesLetter
    ? arrangeMarkAsLetter(block, painted, lockup)
    : arrangeMarkBesideWord(block, painted, lockup, lettering);
  const arrangement = lockup.board === undefined ? placed : placeOnBoard(placed, lockup.board);
  const markHeight =
    arrangement.mark.length === 0 || replacesLetter ? 0 : heightOf(computeInkBox(arrangement.mark));
  const clear = Math.max(
    CLEAR_SPACE_IN_CAP_HEIGHTS * CAP_HEIGHT,
    MIN_CLEAR_SPACE_IN_LINE_HEIGHTS * block.tallest,
    CLEAR_SPACE_IN_MARK_HEIGHTS * markHeight,
  );
  return { ...addClearSpace(arrangement, clear), capHeight: CAP_HEIGHT };
};

const composeMarkAlone = (painted: readonly Fill[], lockup: Lockup): Composition => {
  const { fills } = scaleMarkInFrame(painted, lockup, MARK_ALONE_HEIGHT);
  return {
    ...addClearSpace({ mark: fills, wordmark: [] }, MARK_ALONE_HEIGHT * MARK_MARGIN),
    capHeight: MARK_ALONE_HEIGHT / 10,
  };
};

const scaleMarkInFrame = (painted: readonly Fill[], lockup: Lockup, height: number): ScaledMark =>
  lockup.container === undefined
    ? scaleMark(painted, height)
    : containMark(painted, lockup.container, height);

const createMarkSlot = (painted: readonly Fill[], { markAsLetter, container }: Lockup) => {
  if (markAsLetter === undefined) return undefined;
  const ink =
    container === undefined ? computeInkBox(painted) : containMark(painted, container, MARK_ALONE_HEIGHT).box;
  return { ...markAsLetter, aspect: widthOf(ink) / (heightOf(ink) || 1) };
};

const arrangeMarkAsLetter = (block: TypesetBlock, painted: readonly Fill[], lockup: Lockup): Arrangement => {
  const { slot } = block;
  if (slot === null) return { mark: [], wordmark: block.fills };
  const mark = scaleMarkToSlot(painted, lockup, heightOf(slot));
  const letter = moveFills(mark.fills, Math.round(slot.left), Math.round(slot.top));
  if (lockup.layout !== 'plate') return { mark: letter, wordmark: block.fills };
  const plate = addPlate(block, letter, lockup);
  return { mark: plate.mark, wordmark: plate.word.fills };
};

/** Scales the mark, together with its container if it has one, to the height of the letter that it replaces. */
const scaleMarkToSlot = (painted: readonly Fill[], { container }: Lockup, height: number): ScaledMark => {
  if (container === undefined) return scaleMark(painted, height);
  const tall = heightOf(containMark(painted, container, height).box);
  return containMark(painted, container, (height * height) / tall);
};

const arrangeMarkBesideWord = (
  block: WordBlock,
  painted: readonly Fill[],
  lockup: Lockup,
  lettering: Lettering,
): Arrangement => {
  const word = lockup.layout === 'plate' ? addPlate(block, [], lockup).word : block;
  if (painted.length === 0 || lockup.layout === 'word') return { mark: [], wordmark: word.fills };
  const mark = scaleMarkInFrame(painted, lockup, lockup.markHeight * CAP_HEIGHT);
  const above = lockup.layout === 'stack' || lockup.side === 'top' || lockup.side === 'bottom';
  if (!above) return placeBesideWord(word, mark, lockup);
  return placeAboveWord(word, mark, lockup, flushSideOf(lettering));
};

const flushSideOf = ({ align, lines }: Lettering): 'left' | 'center' | 'right' => {
  if (lines.length < 2) return 'center';
  return align === 'left' || align === 'right' ? align : 'center';
};
