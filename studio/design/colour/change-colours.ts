// Changes colours on request: sets the primary or the accent, swaps the two, removes colour, or adds more of it.

import { parseColourWords } from '../../language/colour/colour-words.ts';
import type { ColourSeparation } from '../../language/colour/palette-gates.ts';
import { MIN_CONTRAST } from '../../language/colour/palette-gates.ts';
import { ACCENTS_BY_LEAD_FAMILY } from './house-palettes.ts';
import { hueFamilyOf, isNeutral } from '../../language/colour/hue-families.ts';
import { hexOf, oklchOf, parseHex } from '../../language/colour/oklch.ts';
import type { Hex, Palette } from '../../language/colour/palette.ts';
import type { PaletteChange } from './palette-change.ts';
import {
  createPaletteLimit,
  createPaletteChange,
  replaceBrandColours,
  keepsSeparation,
} from './palette-change.ts';
import { makeReadableOnWhite, separateTone } from '../../language/colour/tones.ts';
import { shiftVividness } from './change-depth.ts';

/** A colour word above this lightness means a light colour, which is kept. A darker one is made readable on white. */
const MIN_LIGHT_COLOUR_LIGHTNESS = 0.72;

const parseColourPhrase = (phrase: string): { hex: Hex; exact: boolean } | null => {
  const exact = parseHex(phrase);
  if (exact !== null) return { hex: exact, exact: true };
  const colour = parseColourWords(phrase);
  return colour === null ? null : { hex: hexOf(colour), exact: false };
};

export const setPrimary = (palette: Palette, phrase: string, need: ColourSeparation): PaletteChange => {
  const requested = parseColourPhrase(phrase);
  if (requested === null) return createPaletteLimit(palette, `no colour in "${phrase.slice(0, 40)}"`);
  const isKept = requested.exact || oklchOf(requested.hex).l > MIN_LIGHT_COLOUR_LIGHTNESS;
  const primary = isKept ? requested.hex : makeReadableOnWhite(requested.hex, MIN_CONTRAST + 0.05);
  const secondary = separateTone(palette.secondary, primary, null, need) ?? choosePartner(primary, need);
  return createPaletteChange(
    replaceBrandColours(palette, { primary, secondary }, need),
    `primary: ${primary}`,
  );
};

const choosePartner = (primary: Hex, need: ColourSeparation): Hex => {
  const partners = ACCENTS_BY_LEAD_FAMILY[hueFamilyOf(oklchOf(primary))];
  const separated = partners.flatMap((partner) => separateTone(partner, primary, null, need) ?? []);
  return separated[0] ?? (oklchOf(primary).l > 0.5 ? '#1C1C1F' : '#F2EFE9');
};

export const setAccent = (palette: Palette, phrase: string, need: ColourSeparation): PaletteChange => {
  const requested = parseColourPhrase(phrase);
  if (requested === null) return createPaletteLimit(palette, `no colour in "${phrase.slice(0, 40)}"`);
  const separated = separateTone(requested.hex, palette.primary, null, need) ?? requested.hex;
  const secondary = requested.exact ? requested.hex : separated;
  const fills = palette.fills === 1 ? 2 : palette.fills;
  return createPaletteChange(
    replaceBrandColours(palette, { secondary, fills }, need),
    `accent: ${secondary}`,
  );
};

export const swapColours = (palette: Palette, need: ColourSeparation): PaletteChange =>
  createPaletteChange(
    replaceBrandColours(palette, { primary: palette.secondary, secondary: palette.primary }, need),
    'primary and secondary changed places',
  );

const GREY_TINT = 0.008;

export const removeColour = (palette: Palette, need: ColourSeparation): PaletteChange => {
  const remainingFills = palette.fills === 3 ? 2 : palette.fills;
  if (isNeutral(palette.primary) && isNeutral(palette.secondary) && palette.fills === remainingFills) {
    return createPaletteLimit(palette, 'there is no colour left');
  }
  const { l, h } = oklchOf(palette.primary);
  const primary = hexOf({ l: Math.min(0.28, Math.max(0.18, l - 0.1)), c: GREY_TINT, h });
  const secondary = separateTone(hexOf({ l: 0.62, c: GREY_TINT, h }), primary, null, need) ?? '#8A8A8A';
  return createPaletteChange(
    replaceBrandColours(palette, { primary, secondary, fills: remainingFills }, need),
    'monochrome',
  );
};

/**
 * Returns a colour to replace a neutral lead: the hue opposite its partner's, or a dark red if the partner is neutral
 * too.
 */
const addHueToNeutralLead = (palette: Palette): Hex => {
  const partner = oklchOf(palette.secondary);
  const { l } = oklchOf(palette.primary);
  return hexOf({ l: Math.min(0.42, Math.max(0.3, l)), c: 0.09, h: partner.c > 0.045 ? partner.h + 180 : 18 });
};

export const makeMoreColourful = (palette: Palette, need: ColourSeparation): PaletteChange => {
  const neutralLead = isNeutral(palette.primary);
  const primary = neutralLead ? addHueToNeutralLead(palette) : palette.primary;
  const secondary = isNeutral(palette.secondary)
    ? choosePartner(primary, need)
    : (separateTone(palette.secondary, primary, null, need) ?? choosePartner(primary, need));
  const next = replaceBrandColours(palette, { primary, secondary, fills: 3 }, need);
  if (neutralLead || secondary !== palette.secondary || palette.fills !== 3) {
    return keepsSeparation(palette, primary, secondary, need)
      ? createPaletteChange(next, 'more colour')
      : createPaletteLimit(palette, 'no further colour fits');
  }
  return shiftVividness(palette, 1, need);
};
