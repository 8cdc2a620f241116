// Divides the hue circle of OKLCH into eight families, and tests whether a colour is neutral.

import type { Oklch } from './oklch.ts';
import { oklchOf } from './oklch.ts';
import type { Hex } from './palette.ts';

export const HUE_FAMILIES = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'] as const;
export type HueFamily = (typeof HUE_FAMILIES)[number];

/** The hues of each family in degrees, from the first (inclusive) to the last (exclusive). Pink wraps around 0. */
export const FAMILY_DEGREES: Readonly<Record<HueFamily, readonly [number, number]>> = {
  red: [12, 42],
  orange: [42, 78],
  yellow: [78, 118],
  green: [118, 170],
  teal: [170, 215],
  blue: [215, 285],
  purple: [285, 335],
  pink: [335, 12],
};

/** A colour with less chroma than this looks neutral: grey, black, white or nearly so. */
const MAX_NEUTRAL_CHROMA = 0.045;

export const isNeutral = (hex: Hex): boolean => oklchOf(hex).c < MAX_NEUTRAL_CHROMA;

export const isWithinDegrees = (hue: number, [from, to]: readonly [number, number]): boolean =>
  from <= to ? hue >= from && hue < to : hue >= from || hue < to;

export const familyOfHue = (hue: number): HueFamily =>
  HUE_FAMILIES.find((family) => isWithinDegrees(hue, FAMILY_DEGREES[family])) ?? 'pink';

export const hueFamilyOf = (colour: Oklch): HueFamily | 'neutral' =>
  colour.c < MAX_NEUTRAL_CHROMA ? 'neutral' : familyOfHue(colour.h);
