// Colours a board: a dark plate on which a colour is painted that is unreadable on white. On dark backgrounds, board
// and colour are swapped.

import { isDarkFirst } from './role-colours.ts';
import { MIN_CONTRAST, TEXT_CONTRAST } from './palette-gates.ts';
import { contrast, DARK_GROUND, WHITE } from './measures.ts';
import { hexOf, oklchOf } from './oklch.ts';
import type { Hex, Palette, RoleColours } from './palette.ts';
import { tintedInk, readableOnDark } from './tones.ts';

/** How much lighter the ink is on dark, so that the light and the dark file always differ. */
const SHADE = 0.025;
const LIVELIER = 0.06;

/**
 * Returns the colours of the roles. `ink` is the board; all parts of the mark share one colour, and the word may have
 * another.
 */
const painted = (board: Hex, mark: Hex, word: Hex): RoleColours => ({
  lead: mark,
  second: mark,
  accent: mark,
  ink: board,
  word,
  quiet: word,
});

const GREY = 0.03;
const DARK_GREY = 0.36;
const LIGHT_GREY = 0.8;

const isBoard = (board: Hex, bright: Hex, least: number): boolean =>
  board !== bright && contrast(board, WHITE) >= TEXT_CONTRAST && contrast(board, bright) >= least;

/** Returns the board colour: the lead if the bright colour contrasts with it, otherwise a dark partner. */
const boardFor = (bright: Hex, { primary, secondary, light }: Palette): Hex => {
  if (isBoard(primary, bright, MIN_CONTRAST)) return primary;
  const grey = oklchOf(secondary);
  // Of grey and yellow, the grey becomes the board, made dark enough for contrast.
  if (grey.c < GREY && grey.l > DARK_GREY && grey.l < LIGHT_GREY) return hexOf({ ...grey, l: DARK_GREY });
  const partners = [secondary, light.lead, light.word];
  return partners.find((hex) => isBoard(hex, bright, TEXT_CONTRAST)) ?? tintedInk(oklchOf(bright));
};

/** Returns the colours that need the board, the livelier first. Of cream and yellow, the mark is yellow. */
const brightsOf = ({ primary, secondary, dark }: Palette): readonly [Hex, Hex] => {
  const [first = dark.lead, second = first] = [primary, secondary].filter(isDarkFirst);
  return oklchOf(second).c > oklchOf(first).c + LIVELIER ? [second, first] : [first, second];
};

export const boardColours = (palette: Palette): { light: RoleColours; dark: RoleColours } => {
  const [bright, other] = brightsOf(palette);
  const board = boardFor(bright, palette);
  // If the board is a colour of its own, the logo already has two, so the word is white.
  const own = board === palette.primary && oklchOf(board).c >= 0.04;
  const { l, c, h } = oklchOf(board);
  const ink = own ? board : hexOf({ l: l + SHADE, c, h });
  const sign = contrast(bright, DARK_GROUND) >= MIN_CONTRAST ? bright : readableOnDark(bright, TEXT_CONTRAST);
  return { light: painted(board, bright, own ? WHITE : other), dark: painted(sign, ink, ink) };
};
