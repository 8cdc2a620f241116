// Derives tones of a colour: lighter or darker variants that are readable on a background and keep its character.

import type { ColourSeparation } from './palette-gates.ts';
import { areSeparated, MIN_CONTRAST, TEXT_CONTRAST } from './palette-gates.ts';
import { contrast, DARK_GROUND, WHITE } from './measures.ts';
import type { Oklch } from './oklch.ts';
import { hexOf, maxChroma, oklchOf } from './oklch.ts';
import type { Hex } from './palette.ts';

const LIGHTNESS_STEP = 0.01;
/** Yellow looks muddy when darkened, so its hue shifts towards this orange. */
const CLEAN_ORANGE_HUE = 53;
/**
 * `pace` is the shift in degrees per unit of lightness, and `most` its maximum. Metallic colours such as gold shift
 * less.
 */
const HUE_DRIFT = { yellow: { pace: 170, most: 34 }, metal: { pace: 70, most: 12 } };
/** A yellow with less chroma than this is a metallic colour. */
const MAX_METAL_CHROMA = 0.13;
/** The largest share of the displayable chroma that a shifted colour may have. */
const MAX_CHROMA_SHARE = 0.96;
/**
 * The chroma that a pale warm tint gains per unit of lightness as it darkens. Without it, both peach and sand would
 * become tan.
 */
const CHROMA_GAIN_WHEN_DARKENED = 0.42;
const isWarmTint = (h: number): boolean => h > 28 && h < 112;

export const isPaperWhite = (hex: Hex): boolean => {
  const { l, c } = oklchOf(hex);
  return l > 0.97 && c < 0.012;
};

/** Whether a colour is a stone colour: light with little chroma, such as cream, beige or ivory. */
export const isStone = (hex: Hex): boolean => {
  const { l, c } = oklchOf(hex);
  return l > 0.74 && c < 0.06;
};

export const isDarkNeutral = (hex: Hex): boolean => {
  const { l, c } = oklchOf(hex);
  return l < 0.36 && c < 0.045;
};

/** Whether a colour is a greenish yellow, whose darker tones look like another colour. */
export const hasNoDarkTone = (hex: Hex): boolean => {
  const { l, c, h } = oklchOf(hex);
  return l > 0.76 && c > 0.15 && h > 103 && h < 138;
};

/** Lowers the lightness by `by`. Yellows shift towards orange, and the chroma stays displayable. */
const darkenColour = ({ l, c, h }: Oklch, by: number): Oklch => {
  const light = Math.max(0, l - by);
  const yellow = h > CLEAN_ORANGE_HUE && h < 112 && c > 0.06;
  const { pace, most } = c < MAX_METAL_CHROMA ? HUE_DRIFT.metal : HUE_DRIFT.yellow;
  const drift = yellow ? Math.min(most, by * pace, h - CLEAN_ORANGE_HUE) : 0;
  const hue = h - drift;
  const gains = c >= 0.045 && l >= 0.6 && isWarmTint(h);
  const deeper = gains ? c + Math.min(by, l - 0.6) * CHROMA_GAIN_WHEN_DARKENED : c;
  return { l: light, c: Math.min(deeper, maxChroma(light, hue) * (c < 0.05 ? 1 : MAX_CHROMA_SHARE)), h: hue };
};

/** Raises the lightness by `by` and keeps the hue. Dark colours gain some chroma. */
export const lightenColour = ({ l, c, h }: Oklch, by: number): Oklch => {
  const light = Math.min(1, l + by);
  if (c < 0.02) return { l: light, c: Math.min(c, maxChroma(light, h)), h };
  const gain = 1 + Math.max(0, 0.5 - l) * 1.9;
  const lively = c < 0.045 ? c : Math.max(c * gain, 0.085);
  return { l: light, c: Math.min(lively, maxChroma(light, h) * MAX_CHROMA_SHARE), h };
};

/** Darkens a colour as little as necessary for this contrast with white. */
export const makeReadableOnWhite = (hex: Hex, minContrast: number): Hex => {
  const start = oklchOf(hex);
  for (let by = 0; by < 1; by += LIGHTNESS_STEP) {
    const tone = by === 0 ? hex : hexOf(darkenColour(start, by));
    if (contrast(tone, WHITE) >= minContrast) return tone;
  }
  return '#000000';
};

/** Lightens a colour as little as necessary for this contrast with the dark background. */
export const makeReadableOnDark = (hex: Hex, minContrast: number): Hex => {
  const start = oklchOf(hex);
  for (let by = 0; by < 1; by += LIGHTNESS_STEP) {
    const tone = by === 0 ? hex : hexOf(lightenColour(start, by));
    if (contrast(tone, DARK_GROUND) >= minContrast) return tone;
  }
  return WHITE;
};

const isBrightWarm = ({ l, c, h }: Oklch): boolean => l > 0.5 && c > 0.15 && (h > 340 || h < 80);

/** The cool hue of ink beside a bright warm colour, where a warm ink would look brown. */
const COOL_INK_HUE = 290;
/** The lightness of soft ink, which does not look black. */
export const SOFT_INK_LIGHTNESS = 0.4;

/** Creates the ink for white backgrounds: nearly black, tinted with the colour beside it. `soft` ink is lighter. */
export const createTintedInk = (hue: Oklch, soft = false): Hex => {
  if (soft)
    return hexOf({ l: SOFT_INK_LIGHTNESS, c: Math.min(0.085, Math.max(0.045, hue.c * 0.6)), h: hue.h });
  const h = isBrightWarm(hue) ? COOL_INK_HUE : hue.h;
  // Beside a muted colour, nearly black would look too hard, so the ink is lighter.
  const isSoft = hue.l > 0.48 && hue.c > 0.02 && hue.c < 0.105;
  return hexOf(
    isSoft
      ? { l: 0.36, c: Math.min(0.055, hue.c * 0.6), h }
      : { l: 0.235, c: Math.min(0.04, hue.c * 0.3), h },
  );
};

/** Creates the counterpart of ink for dark backgrounds: nearly white, tinted with the colour beside it. */
export const createTintedPaper = (hue: Oklch): Hex =>
  hexOf({ l: 0.955, c: Math.min(0.014, hue.c * 0.2), h: hue.h });

const MIN_DARK_CONTRAST = 4.8;

/** Returns a colour for dark backgrounds: bright colours unchanged, dark ones lighter or nearly white. */
export const createToneForDark = (hex: Hex): Hex => {
  const colour = oklchOf(hex);
  if (isDarkNeutral(hex) || (colour.l < 0.3 && colour.c < 0.07)) return createTintedPaper(colour);
  return contrast(hex, DARK_GROUND) >= TEXT_CONTRAST ? hex : makeReadableOnDark(hex, MIN_DARK_CONTRAST);
};

/** How far the lightness of a tone may change to separate it from another colour. */
const MAX_LIGHTNESS_SHIFT = 0.46;
/** On dark, a tone is preferably lightened if the other colour is darker than this. */
const MAX_LIGHTNESS_OF_DARKER_COLOUR = 0.85;
/** How far to lighten on dark before darker tones are tried too. */
const MAX_LIGHTENING = 0.2;

/**
 * Changes the lightness of a tone as little as necessary to separate it from `other`. The result is readable on
 * `ground`, the background, if given. Returns null if there is no such tone.
 */
export const separateTone = (
  tone: Hex,
  other: Hex,
  ground: Hex | null,
  need: ColourSeparation,
): Hex | null => {
  const start = oklchOf(tone);
  const fits = (candidate: Hex): boolean =>
    (ground === null || contrast(candidate, ground) >= MIN_CONTRAST) && areSeparated(candidate, other, need);
  if (fits(tone)) return tone;
  for (let by = LIGHTNESS_STEP; by <= MAX_LIGHTNESS_SHIFT; by += LIGHTNESS_STEP) {
    // On dark, lighter tones are tried first. Otherwise the tone first moves away from the other colour, so that the
    // lighter of the two stays the lighter one.
    const prefersLighter = ground === DARK_GROUND && oklchOf(other).l < MAX_LIGHTNESS_OF_DARKER_COLOUR;
    const away =
      prefersLighter || start.l >= oklchOf(other).l
        ? [lightenColour, darkenColour]
        : [darkenColour, lightenColour];
    for (const shift of prefersLighter && by <= MAX_LIGHTENING ? [lightenColour] : away) {
      const moved = shift(start, by);
      const candidate = hexOf(moved);
      if (moved.l > 0.03 && moved.l < 0.99 && fits(candidate)) return candidate;
    }
  }
  return null;
};

/** Returns a second tone of the lead, for the folded side of a part: the same hue, clearly lighter. */
export const createFoldTone = (lead: Hex): Hex => {
  const start = oklchOf(lead);
  const by = start.l < 0.3 ? 0.24 : 0.2;
  const { l, c, h } = lightenColour(start, by);
  return makeReadableOnWhite(hexOf({ l, c: Math.max(c, Math.min(start.c, 0.09)), h }), 3.2);
};

/** Returns a tone that clearly differs from the lead: nearly ink for a bright lead, lighter for a dark one. */
export const createDeepTone = (lead: Hex): Hex => {
  const { l, c, h } = oklchOf(lead);
  return l < 0.42 ? createFoldTone(lead) : hexOf({ l: 0.27, c: Math.min(c, 0.07), h });
};
