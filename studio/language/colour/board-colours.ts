// Chooses the colours of a logo with a board. A board is a dark plate behind mark and name, for a bright colour that
// is unreadable on white. On dark backgrounds, the plate is bright and the logo on it dark.

import { needsDarkLeadOnWhite } from './role-colours.ts';
import { MIN_CONTRAST, TEXT_CONTRAST } from './palette-gates.ts';
import { contrast, DARK_GROUND, WHITE } from './measures.ts';
import { hexOf, oklchOf } from './oklch.ts';
import type { Hex, Palette, RoleColours } from './palette.ts';
import { createTintedInk, makeReadableOnDark } from './tones.ts';

/**
 * On the bright board, the logo has the colour of the dark board, made lighter by this much, so that the light and dark
 * files always differ.
 */
const DARK_INK_LIGHTNESS_GAIN = 0.025;
/** A colour with this much more chroma than the other is clearly the livelier of two. */
const MIN_CHROMA_DIFFERENCE = 0.06;

/** Assigns the role `ink` to the board, one colour to all parts of the mark, and one to the lettering. */
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

const canBeBoard = (board: Hex, bright: Hex, minContrast: number): boolean =>
  board !== bright && contrast(board, WHITE) >= TEXT_CONTRAST && contrast(board, bright) >= minContrast;

/** Chooses the colour of the board: the primary if it is dark enough, otherwise another dark colour of the palette. */
const chooseBoard = (bright: Hex, { primary, secondary, light }: Palette): Hex => {
  if (canBeBoard(primary, bright, MIN_CONTRAST)) return primary;
  const grey = oklchOf(secondary);
  // A grey secondary becomes the board, darkened for contrast.
  if (grey.c < MAX_GREY_CHROMA && grey.l > DARK_GREY_LIGHTNESS && grey.l < LIGHT_GREY_LIGHTNESS)
    return hexOf({ ...grey, l: DARK_GREY_LIGHTNESS });
  const partners = [secondary, light.lead, light.word];
  return partners.find((hex) => canBeBoard(hex, bright, TEXT_CONTRAST)) ?? createTintedInk(oklchOf(bright));
};

/** Returns the colours that are unreadable on white, the livelier first: yellow before cream. */
const chooseBrightColours = ({ primary, secondary, dark }: Palette): readonly [Hex, Hex] => {
  const [first = dark.lead, second = first] = [primary, secondary].filter(needsDarkLeadOnWhite);
  return oklchOf(second).c > oklchOf(first).c + MIN_CHROMA_DIFFERENCE ? [second, first] : [first, second];
};

export const createBoardColours = (palette: Palette): { light: RoleColours; dark: RoleColours } => {
  const [bright, other] = chooseBrightColours(palette);
  const board = chooseBoard(bright, palette);
  // If the board shows the primary colour, the logo already has two colours, so the lettering is white.
  const boardIsPrimary = board === palette.primary && oklchOf(board).c >= 0.04;
  const { l, c, h } = oklchOf(board);
  const ink = boardIsPrimary ? board : hexOf({ l: l + DARK_INK_LIGHTNESS_GAIN, c, h });
  const brightBoard =
    contrast(bright, DARK_GROUND) >= MIN_CONTRAST ? bright : makeReadableOnDark(bright, TEXT_CONTRAST);
  return {
    light: createBoardRoles(board, bright, boardIsPrimary ? WHITE : other),
    dark: createBoardRoles(brightBoard, ink, ink),
  };
};
