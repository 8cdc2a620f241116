// Measures how two colours differ, and how warm a colour is.

import type { Color } from 'culori';
import {
  converter,
  differenceCiede2000,
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  wcagContrast,
} from 'culori';
import { isNeutral } from './hue-families.ts';
import { hueDistance } from './oklch.ts';
import type { Hex } from './palette.ts';

export const WHITE: Hex = '#FFFFFF';
export const DARK_GROUND: Hex = '#111111';

/** Returns the WCAG 2 contrast, from 1 to 21. */
export const contrast = (one: Hex, other: Hex): number => wcagContrast(one, other);

const ciede2000 = differenceCiede2000();
const euclidean = differenceEuclidean('oklab');

export const ciede2000Difference = (one: Hex, other: Hex): number => ciede2000(one, other);
export const oklabDistance = (one: Hex, other: Hex): number => euclidean(one, other);

const toRgb = converter('rgb');

const DEFICIENCIES = [filterDeficiencyProt(1), filterDeficiencyDeuter(1), filterDeficiencyTrit(1)];

const rgbOf = (hex: Hex): Color => toRgb(hex) ?? { mode: 'rgb', r: 0, g: 0, b: 0 };

/** Returns the CIEDE2000 difference of two colours under the colour blindness that makes them most similar. */
export const colourBlindDifference = (one: Hex, other: Hex): number => {
  const first = rgbOf(one);
  const second = rgbOf(other);
  return Math.min(...DEFICIENCIES.map((simulate) => ciede2000(simulate(first), simulate(second))));
};

const toLch = converter('lch65');

/** Converts to CIE LCh under D65, with `l` from 0 to 100. */
const lchOf = (hex: Hex): { l: number; c: number; h: number } => {
  const colour = toLch(hex);
  return { l: colour?.l ?? 0, c: colour?.c ?? 0, h: colour?.h ?? 0 };
};

/** Whether two colours seem to shimmer where they meet: both strong, of different hue and similar lightness. */
export const areVibrating = (one: Hex, other: Hex): boolean => {
  const first = lchOf(one);
  const second = lchOf(other);
  if (Math.min(first.c, second.c) <= 30 || hueDistance(first.h, second.h) <= 30) return false;
  return Math.abs(first.l - second.l) < 12;
};

/** Returns the warmth by the formula of Ou, Luo, Woodcock and Wright (2004): above 0 is warm, below 0 is cool. */
export const warmthOf = (hex: Hex): number => {
  const { c, h } = lchOf(hex);
  return -0.5 + 0.02 * c ** 1.07 * Math.cos(((h - 50) * Math.PI) / 180);
};

/** Returns the colour that sets the tone of a palette: the primary, or the secondary if the primary is neutral. */
export const chooseLeadColour = (palette: { primary: Hex; secondary: Hex }): Hex =>
  isNeutral(palette.primary) ? palette.secondary : palette.primary;
