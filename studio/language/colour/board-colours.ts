// Colours a board: a dark plate on which a colour is painted that is unreadable on white. On dark backgrounds, board
// and colour are swapped.

import { needsDarkLeadOnWhite } from './role-colours.ts';
import { MIN_CONTRAST, TEXT_CONTRAST } from './palette-gates.ts';
import { contrast, DARK_GROUND, WHITE } from './measures.ts';
import { hexOf, oklchOf } from './oklch.ts';
import type { Hex, Palette, RoleColours } from './palette.ts';
import { createTintedInk, makeReadableOnDark } from './tones.ts';

/** How much lighter the ink is on dark, so that the light and the dark file always differ. */
const DARK_INK_LIGHTNESS_GAIN = 0.025;
const MIN_CHROMA_DIFFERENCE = 0.06;

/**
 * Returns the colours of the roles. `ink` is the board; all parts of the mark share one colour, and the word may have
 * another.
 */
const createBoardRoles = (board: Hex, mark: Hex, word: Hex): RoleColours => ({
  lead: mark,
  second: mark,
  accent: mark,
  ink: board,
  word,
  quiet: word,
});

const MAX_GREY_CHROMA = 0.03;
const DARK_GREY_LIGHTNESS = 0.36;
const LIGHT_GREY_LIGHTNESS = 0.8;

const canBeBoard = (board: Hex, bright: Hex, least: number): boolean =>
  board !== bright && contrast(board, WHITE) >= TEXT_CONTRAST && contrast(board, bright) >= least;

/** Returns the board colour: the lead if the bright colour contrasts with it, otherwise a dark partner. */
const chooseBoard = (bright: Hex, { primary, secondary, light }: Palette): Hex => {
  if (canBeBoard(primary, bright, MIN_CONTRAST)) return primary;
  const grey = oklchOf(secondary);
  // Of grey and yellow, the grey becomes the board, made dark enough for contrast.
  if (grey.c < MAX_GREY_CHROMA && grey.l > DARK_GREY_LIGHTNESS && grey.l < LIGHT_GREY_LIGHTNESS)
    return hexOf({ ...grey, l: DARK_GREY_LIGHTNESS });
  const partners = [secondary, light.lead, light.word];
  return partners.find((hex) => canBeBoard(hex, bright, TEXT_CONTRAST)) ?? createTintedInk(oklchOf(bright));
};

/** Returns the colours that need the board, the livelier first. Of cream and yellow, the mark is yellow. */
const chooseBrightColours = ({ primary, secondary, dark }: Palette): readonly [Hex, Hex] => {
  const [first = dark.lead, second = first] = [primary, secondary].filter(needsDarkLeadOnWhite);
  return oklchOf(second).c > oklchOf(first).c + MIN_CHROMA_DIFFERENCE ? [second, first] : [first, second];
};

export const createBoardColours = (palette: Palette): { light: RoleColours; dark: RoleColours } => {
  const [bright, other] = chooseBrightColours(palette);
  const board = chooseBoard(bright, palette);
  // If the board is a colour of its own, the logo already has two, so the word is white.
  const own = board === palette.primary && oklchOf(board).c >= 0.04;
  const { l, c, h } = oklchOf(board);
  const ink = own ? board : hexOf({ l: l + DARK_INK_LIGHTNESS_GAIN, c, h });
  const sign =
    contrast(bright, DARK_GROUND) >= MIN_CONTRAST ? bright : makeReadableOnDark(bright, TEXT_CONTRAST);
  return {
    light: createBoardRoles(board, bright, own ? WHITE : other),
    dark: createBoardRoles(sign, ink, ink),
  };
};
