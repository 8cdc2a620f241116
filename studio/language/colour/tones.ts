// Derives tones of a colour: lighter or darker until it is readable on its background, and still attractive.

import type { ColourSeparation } from './palette-gates.ts';
import { areSeparated, MIN_CONTRAST, TEXT_CONTRAST } from './palette-gates.ts';
import { contrast, DARK_GROUND, WHITE } from './measures.ts';
import type { Oklch } from './oklch.ts';
import { hexOf, maxChroma, oklchOf } from './oklch.ts';
import type { Hex } from './palette.ts';

const LIGHTNESS_STEP = 0.01;
/** Yellow looks muddy when darkened, so it shifts towards orange. Metals, which are duller, keep their hue. */
const CLEAN_ORANGE_HUE = 53;
const HUE_DRIFT = { yellow: { pace: 170, most: 34 }, metal: { pace: 70, most: 12 } };
const MAX_METAL_CHROMA = 0.13;
/** The share of the maximum chroma that keeps a shifted colour clean without making it too loud. */
const LIVELY_SHARE = 0.96;
/**
 * How much chroma a pale warm tint gains as it darkens. Otherwise peach and sand would both become tan. Pale pink and
 * blue stay soft.
 */
const CHROMA_GAIN_WHEN_DARKENED = 0.42;
const isWarmTint = (h: number): boolean => h > 28 && h < 112;

export const isPaper = (hex: Hex): boolean => {
  const { l, c } = oklchOf(hex);
  return l > 0.97 && c < 0.012;
};

/** Whether a colour is cream, beige or ivory: light, with hardly any hue. */
export const isStone = (hex: Hex): boolean => {
  const { l, c } = oklchOf(hex);
  return l > 0.74 && c < 0.06;
};

export const isDarkNeutral = (hex: Hex): boolean => {
  const { l, c } = oklchOf(hex);
  return l < 0.36 && c < 0.045;
};

/** Whether a darker tone on white would look like another colour: true of greenish yellows. */
export const hasNoDarkTone = (hex: Hex): boolean => {
  const { l, c, h } = oklchOf(hex);
  return l > 0.76 && c > 0.15 && h > 103 && h < 138;
};

/** Returns the colour darker by `by`. Yellows shift to amber, and chroma stays within the gamut. */
const darkenColour = ({ l, c, h }: Oklch, by: number): Oklch => {
  const light = Math.max(0, l - by);
  const yellow = h > CLEAN_ORANGE_HUE && h < 112 && c > 0.06;
  const { pace, most } = c < MAX_METAL_CHROMA ? HUE_DRIFT.metal : HUE_DRIFT.yellow;
  const drift = yellow ? Math.min(most, by * pace, h - CLEAN_ORANGE_HUE) : 0;
  const hue = h - drift;
  const gains = c >= 0.045 && l >= 0.6 && isWarmTint(h);
  const deeper = gains ? c + Math.min(by, l - 0.6) * CHROMA_GAIN_WHEN_DARKENED : c;
  return { l: light, c: Math.min(deeper, maxChroma(light, hue) * (c < 0.05 ? 1 : LIVELY_SHARE)), h: hue };
};

/** Returns the colour lighter by `by`, with the same hue. Dark colours gain some chroma. */
export const lightenColour = ({ l, c, h }: Oklch, by: number): Oklch => {
  const light = Math.min(1, l + by);
  if (c < 0.02) return { l: light, c: Math.min(c, maxChroma(light, h)), h };
  const gain = 1 + Math.max(0, 0.5 - l) * 1.9;
  const lively = c < 0.045 ? c : Math.max(c * gain, 0.085);
  return { l: light, c: Math.min(lively, maxChroma(light, h) * LIVELY_SHARE), h };
};

/** Returns the lightest tone that is readable on white: the colour itself if it already is. */
export const makeReadableOnWhite = (hex: Hex, least: number): Hex => {
  const start = oklchOf(hex);
  for (let by = 0; by < 1; by += LIGHTNESS_STEP) {
    const tone = by === 0 ? hex : hexOf(darkenColour(start, by));
    if (contrast(tone, WHITE) >= least) return tone;
  }
  return '#000000';
};

export const makeReadableOnDark = (hex: Hex, least: number): Hex => {
  const start = oklchOf(hex);
  for (let by = 0; by < 1; by += LIGHTNESS_STEP) {
    const tone = by === 0 ? hex : hexOf(lightenColour(start, by));
    if (contrast(tone, DARK_GROUND) >= least) return tone;
  }
  return WHITE;
};

const isBrightWarm = ({ l, c, h }: Oklch): boolean => l > 0.5 && c > 0.15 && (h > 340 || h < 80);

/** The cool hue of black beside a bright warm colour, where a warm black would look brown. */
const NIGHT_HUE = 290;
/** The lightness of the darkest ink that does not look black. */
export const SOFT_INK_LIGHTNESS = 0.4;

/** Returns the ink on white: nearly black, tinted with the hue beside it. `soft` avoids black. */
export const createTintedInk = (hue: Oklch, soft = false): Hex => {
  if (soft)
    return hexOf({ l: SOFT_INK_LIGHTNESS, c: Math.min(0.085, Math.max(0.045, hue.c * 0.6)), h: hue.h });
  const h = isBrightWarm(hue) ? NIGHT_HUE : hue.h;
  // Black looks too hard beside a soft colour.
  const isSoft = hue.l > 0.48 && hue.c > 0.02 && hue.c < 0.105;
  return hexOf(
    isSoft
      ? { l: 0.36, c: Math.min(0.055, hue.c * 0.6), h }
      : { l: 0.235, c: Math.min(0.04, hue.c * 0.3), h },
  );
};

/** Returns the ink on dark: nearly white, tinted in the same way. */
export const createTintedPaper = (hue: Oklch): Hex =>
  hexOf({ l: 0.955, c: Math.min(0.014, hue.c * 0.2), h: hue.h });

const MIN_DARK_CONTRAST = 4.8;

/** Returns the tone of a colour on dark: bright colours stay, dark ones become white or lighter. */
export const createDarkTone = (hex: Hex): Hex => {
  const colour = oklchOf(hex);
  if (isDarkNeutral(hex) || (colour.l < 0.3 && colour.c < 0.07)) return createTintedPaper(colour);
  return contrast(hex, DARK_GROUND) >= TEXT_CONTRAST ? hex : makeReadableOnDark(hex, MIN_DARK_CONTRAST);
};

const MAX_LIGHTNESS_SHIFT = 0.46;
/** Below this lightness of the lead, its partner may become lighter; otherwise the partner keeps its depth. */
const MAX_LEAD_LIGHTNESS_FOR_GLOW = 0.85;
/** How far to search for a lighter tone before a darker one is taken. */
const MAX_LIGHTENING = 0.2;

/** Changes the lightness of a tone until it contrasts with `other` on this ground; null if impossible. */
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
    // On dark, the colour preferably gets lighter. Elsewhere it moves away from the other colour, so that the order
    // of lightness stays.
    const glows = ground === DARK_GROUND && oklchOf(other).l < MAX_LEAD_LIGHTNESS_FOR_GLOW;
    const away =
      glows || start.l >= oklchOf(other).l ? [lightenColour, darkenColour] : [darkenColour, lightenColour];
    for (const shift of glows && by <= MAX_LIGHTENING ? [lightenColour] : away) {
      const moved = shift(start, by);
      const candidate = hexOf(moved);
      if (moved.l > 0.03 && moved.l < 0.99 && fits(candidate)) return candidate;
    }
  }
  return null;
};

/** A second tone of the lead, for folds: the same hue, clearly lighter. */
export const createFoldTone = (lead: Hex): Hex => {
  const start = oklchOf(lead);
  const by = start.l < 0.3 ? 0.24 : 0.2;
  const { l, c, h } = lightenColour(start, by);
  return makeReadableOnWhite(hexOf({ l, c: Math.max(c, Math.min(start.c, 0.09)), h }), 3.2);
};

/** Returns a tone far from the lead in lightness: nearly ink for a bright lead, clearly lighter for a deep one. */
export const createDeepTone = (lead: Hex): Hex => {
  const { l, c, h } = oklchOf(lead);
  return l < 0.42 ? createFoldTone(lead) : hexOf({ l: 0.27, c: Math.min(c, 0.07), h });
};
