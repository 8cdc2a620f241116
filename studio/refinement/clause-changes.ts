// Creates changes of colour, weight and spacing from a word and the parts of the logo that its clause names.

import type { AxisChange, ColourMove } from './change.ts';
import type { WordContext } from './clause-context.ts';
import type { ClauseWord } from './clause-words.ts';
import { findComparedColour } from './read-colour-change.ts';

type ClauseNoun =
  | 'mark'
  | 'colour'
  | 'primary'
  | 'secondary'
  | 'type'
  | 'layout'
  | 'name'
  | 'shape'
  | 'rest'
  | 'space'
  | 'tracking'
  | 'container';

export const mentionsNoun = (context: WordContext, ...nouns: readonly ClauseNoun[]): boolean =>
  nouns.some((noun) => context.nouns.has(noun));

const OPPOSITE_MOVE: Readonly<Partial<Record<ColourMove, ColourMove>>> = {
  warmer: 'cooler',
  cooler: 'warmer',
  darker: 'lighter',
  lighter: 'darker',
  vivid: 'muted',
  muted: 'vivid',
  colourful: 'muted',
  monochrome: 'colourful',
};

const findChangedPalettePart = (
  spoken: ClauseWord,
  context: WordContext,
): 'all' | 'primary' | 'secondary' => {
  if (mentionsNoun(context, 'primary')) return 'primary';
  if (mentionsNoun(context, 'secondary')) return 'secondary';
  return findComparedColour(spoken, context)?.of ?? 'all';
};

export const createColourMove = (move: ColourMove, spoken: ClauseWord, context: WordContext): AxisChange => {
  const { sign, strength } = spoken;
  const of = findChangedPalettePart(spoken, context);
  return { axis: 'colour', move: sign === 1 ? move : (OPPOSITE_MOVE[move] ?? move), of, strength };
};

export const createWeightChange = (
  direction: 1 | -1,
  { strength }: ClauseWord,
  context: WordContext,
): AxisChange => {
  let of: 'letters' | 'mark' | 'all' = 'all';
  if (mentionsNoun(context, 'type', 'name')) of = 'letters';
  else if (mentionsNoun(context, 'mark')) of = 'mark';
  return { axis: 'weight', of, direction, strength };
};

export const createSpacingChange = (
  direction: 1 | -1,
  { strength }: ClauseWord,
  context: WordContext,
): AxisChange => ({
  axis: 'spacing',
  of: mentionsNoun(context, 'tracking', 'type') ? 'letters' : 'mark',
  direction,
  strength,
});
