// Tones of one colour: lighter or darker until it can be read on its ground, and still worth looking at.

import type { Apartness } from './gates.ts';
import { areApart, LEAST_CONTRAST } from './gates.ts';
import { contrast, DARK_GROUND, WHITE } from './measures.ts';
import type { Oklch } from './oklch.ts';
import { hexOf, mostChroma, oklchOf } from './oklch.ts';
import type { Hex } from './palette.ts';

const STEP = 0.01;
/** Yellow turns to mud as it darkens; toward amber it stays gold. */
const AMBER_HUE = 60;
const MOST_DRIFT = 17;
/** Chroma that keeps a shifted colour clean without making it shout. */
const LIVELY_SHARE = 0.96;
/** A pale tint gains chroma as it darkens, or peach and sand would end as the same tan. */
const GAIN_IN_DEPTH = 0.42;

export const isPaper = (hex: Hex): boolean => {
  const { l, c } = oklchOf(hex);
  return l > 0.97 && c < 0.012;
};

export const isDarkNeutral = (hex: Hex): boolean => {
  const { l, c } = oklchOf(hex);
  return l < 0.36 && c < 0.045;
};

/** Greenish yellows have no darker tone on white that is still themselves. */
export const hasNoDarkTone = (hex: Hex): boolean => {
  const { l, c, h } = oklchOf(hex);
  return l > 0.76 && c > 0.15 && h > 103 && h < 121;
};

/** The same colour, darker by `by`: yellows drift to amber, chroma follows what the screen can show. */
const darkened = ({ l, c, h }: Oklch, by: number): Oklch => {
  const light = Math.max(0, l - by);
  const yellow = h > 72 && h < 112 && c > 0.06;
  const drift = yellow ? Math.min(MOST_DRIFT, by * 70, Math.max(0, h - AMBER_HUE)) : 0;
  const hue = h - drift;
  const deeper = c < 0.045 || l < 0.6 ? c : c + Math.min(by, l - 0.6) * GAIN_IN_DEPTH;
  return { l: light, c: Math.min(deeper, mostChroma(light, hue) * (c < 0.05 ? 1 : LIVELY_SHARE)), h: hue };
};

/** Lighter by `by`, hue kept; dark colours carry little chroma and gain some on the way up. */
export const lightened = ({ l, c, h }: Oklch, by: number): Oklch => {
  const light = Math.min(1, l + by);
  if (c < 0.02) return { l: light, c: Math.min(c, mostChroma(light, h)), h };
  const gain = 1 + Math.max(0, 0.5 - l) * 1.9;
  const lively = c < 0.045 ? c : Math.max(c * gain, 0.085);
  return { l: light, c: Math.min(lively, mostChroma(light, h) * LIVELY_SHARE), h };
};

/** As light as the ground allows: the colour itself when it can be read already. */
export const readableOnWhite = (hex: Hex, least: number): Hex => {
  const start = oklchOf(hex);
  for (let by = 0; by < 1; by += STEP) {
    const tone = by === 0 ? hex : hexOf(darkened(start, by));
    if (contrast(tone, WHITE) >= least) return tone;
  }
  return '#000000';
};

export const readableOnDark = (hex: Hex, least: number): Hex => {
  const start = oklchOf(hex);
  for (let by = 0; by < 1; by += STEP) {
    const tone = by === 0 ? hex : hexOf(lightened(start, by));
    if (contrast(tone, DARK_GROUND) >= least) return tone;
  }
  return WHITE;
};

/** The word's colour on white: nearly black, leaning toward the hue it stands beside. */
export const inkToward = (hue: Oklch): Hex => hexOf({ l: 0.25, c: Math.min(0.034, hue.c * 0.4), h: hue.h });

/** The same for the dark ground: nearly white. */
export const paperToward = (hue: Oklch): Hex =>
  hexOf({ l: 0.955, c: Math.min(0.014, hue.c * 0.2), h: hue.h });

const MOST_SHIFT = 0.46;

/** Moves a tone up and down until it stands apart from `other` on this ground; null when it cannot. */
export const setApart = (tone: Hex, other: Hex, ground: Hex | null, need: Apartness): Hex | null => {
  const start = oklchOf(tone);
  const fits = (candidate: Hex): boolean =>
    (ground === null || contrast(candidate, ground) >= LEAST_CONTRAST) && areApart(candidate, other, need);
  if (fits(tone)) return tone;
  for (let by = STEP; by <= MOST_SHIFT; by += STEP) {
    // Away from the other first: that keeps the order of light and dark.
    const away = start.l >= oklchOf(other).l ? [lightened, darkened] : [darkened, lightened];
    for (const shift of away) {
      const moved = shift(start, by);
      const candidate = hexOf(moved);
      if (moved.l > 0.03 && moved.l < 0.99 && fits(candidate)) return candidate;
    }
  }
  return null;
};

/** A second tone of the lead, for folds: the same hue, clearly lighter. */
export const foldTone = (lead: Hex): Hex => {
  const start = oklchOf(lead);
  const by = start.l < 0.3 ? 0.24 : 0.2;
  const { l, c, h } = lightened(start, by);
  return readableOnWhite(hexOf({ l, c: Math.max(c * 0.9, Math.min(start.c, 0.09)), h }), 3.2);
};
