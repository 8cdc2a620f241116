// Measures between two colours that the gates use, and the warmth of one.

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

/** WCAG 2, 1 to 21. */
export const contrast = (one: Hex, other: Hex): number => wcagContrast(one, other);

const ciede2000 = differenceCiede2000();
const euclidean = differenceEuclidean('oklab');

export const differenceOf = (one: Hex, other: Hex): number => ciede2000(one, other);
export const oklabDistance = (one: Hex, other: Hex): number => euclidean(one, other);

const toRgb = converter('rgb');

const DEFICIENCIES = [filterDeficiencyProt(1), filterDeficiencyDeuter(1), filterDeficiencyTrit(1)];

const rgbOf = (hex: Hex): Color => toRgb(hex) ?? { mode: 'rgb', r: 0, g: 0, b: 0 };

/** CIEDE2000 for the most affected viewer: the minimum over protan, deutan and tritan. */
export const colourBlindDifference = (one: Hex, other: Hex): number => {
  const first = rgbOf(one);
  const second = rgbOf(other);
  return Math.min(...DEFICIENCIES.map((seen) => ciede2000(seen(first), seen(second))));
};

const toLch = converter('lch65');

/** CIE LCh under D65: `l` 0 to 100. */
const lchOf = (hex: Hex): { l: number; c: number; h: number } => {
  const colour = toLch(hex);
  return { l: colour?.l ?? 0, c: colour?.c ?? 0, h: colour?.h ?? 0 };
};

/** Two strong hues of one lightness shimmer where they meet. */
export const vibrates = (one: Hex, other: Hex): boolean => {
  const first = lchOf(one);
  const second = lchOf(other);
  if (Math.min(first.c, second.c) <= 30 || hueDistance(first.h, second.h) <= 30) return false;
  return Math.abs(first.l - second.l) < 12;
};

/** Ou, Luo, Woodcock and Wright (2004): above 0 warm, below 0 cool. */
export const warmthOf = (hex: Hex): number => {
  const { c, h } = lchOf(hex);
  return -0.5 + 0.02 * c ** 1.07 * Math.cos(((h - 50) * Math.PI) / 180);
};

/** The colour whose warmth counts: the primary, or the secondary beside a neutral primary. */
export const leadColour = (palette: { primary: Hex; secondary: Hex }): Hex =>
  isNeutral(palette.primary) ? palette.secondary : palette.primary;
