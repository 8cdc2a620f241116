// Converts between hex colours and OKLCH, a perceptual colour space of lightness, chroma and hue.

import { clampChroma, converter, formatHex } from 'culori';
import type { Hex } from './palette.ts';

export interface Oklch {
  /** Lightness, 0 to 1. */
  l: number;
  /** Chroma, 0 to about 0.32 on a screen. */
  c: number;
  /** Hue in degrees, 0 to 360; 0 for greys. */
  h: number;
}

const toOklch = converter('oklch');
const toRgb = converter('rgb');
/** How far a channel may leave the range from 0 to 1 and still count as displayable: less than one step of 255. */
const GAMUT_TOLERANCE = 0.001;
const HEX = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/iu;

const clampBetween = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

export const normaliseDegrees = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Normalises `#abc` and `AABBCC` to `#AABBCC`. Returns null if the text is not a hex colour. */
export const parseHex = (text: string): Hex | null => {
  const digits = HEX.exec(text.trim())?.[1];
  if (digits === undefined) return null;
  const six = digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('');
  return `#${six.toUpperCase()}`;
};

export const oklchOf = (hex: Hex): Oklch => {
  const colour = toOklch(hex);
  return { l: colour?.l ?? 0, c: colour?.c ?? 0, h: colour?.h ?? 0 };
};

/** Converts to hex. If the colour is not displayable, its chroma is reduced; lightness and hue stay the same. */
export const hexOf = ({ l, c, h }: Oklch): Hex => {
  const wanted = {
    mode: 'oklch' as const,
    l: clampBetween(l, 0, 1),
    c: clampBetween(c, 0, 0.4),
    h: normaliseDegrees(h),
  };
  const { r, g, b } = toRgb(wanted);
  const isDisplayable = Math.min(r, g, b) >= -GAMUT_TOLERANCE && Math.max(r, g, b) <= 1 + GAMUT_TOLERANCE;
  return formatHex(isDisplayable ? wanted : clampChroma(wanted, 'oklch')).toUpperCase();
};

/** Returns the largest chroma that is displayable at this lightness and hue. */
export const maxChroma = (l: number, h: number): number =>
  clampChroma({ mode: 'oklch', l: clampBetween(l, 0, 1), c: 0.4, h: normaliseDegrees(h) }, 'oklch').c ?? 0;

/** Returns the signed angle from one hue to another, from -180 to 180 degrees. */
export const hueDifference = (from: number, to: number): number => normaliseDegrees(to - from + 180) - 180;

export const hueDistance = (one: number, other: number): number => Math.abs(hueDifference(one, other));
