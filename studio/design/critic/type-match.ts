// Scores how well a mark and its typeface match.

import type { FontClass, FontWidth } from '../../type/lettering.ts';
import type { MarkMeasures } from '../../language/marks/measure-mark.ts';

/** The typeface beside the mark. */
export interface Letterforms {
  class: FontClass;
  width: FontWidth;
  weight: number;
}

/** How round the letters of a class are, 0 to 1. */
const ROUNDNESS_BY_CLASS: Readonly<Record<FontClass, number>> = {
  'rounded-sans': 0.95,
  script: 0.8,
  'geometric-sans': 0.6,
  'humanist-sans': 0.55,
  display: 0.5,
  'light-sans': 0.5,
  serif: 0.45,
  'neo-grotesk': 0.45,
  grotesk: 0.4,
  didone: 0.4,
  mono: 0.35,
  slab: 0.3,
};

/** The difference between thick and thin strokes of a class, 0 to 1. */
const STROKE_CONTRAST_BY_CLASS: Readonly<Record<FontClass, number>> = {
  didone: 1,
  serif: 0.6,
  script: 0.5,
  slab: 0.25,
  'humanist-sans': 0.25,
  display: 0.25,
  grotesk: 0.15,
  'neo-grotesk': 0.1,
  'geometric-sans': 0.05,
  'light-sans': 0.05,
  'rounded-sans': 0.05,
  mono: 0.05,
};

const clamp = (value: number): number => Math.max(0, Math.min(1, value));

/**
 * Returns the type weight that matches the stroke width of a mark: 400 for 0.08 of the mark's height, 750 for 0.28.
 * Both values were measured on good lockups.
 */
const computeMatchingWeight = (stroke: number): number => 400 + clamp((stroke - 0.08) / 0.2) * 350;

/** Returns 1 for equal values. The result falls to 0 at a difference of `tolerance`. */
const scoreNearness = (one: number, other: number, tolerance: number): number =>
  clamp(1 - (Math.abs(one - other) / tolerance) ** 2);

const aspectOfWidth = (width: FontWidth): number => {
  if (width === 'condensed') return 0.8;
  return width === 'wide' ? 1.25 : 1;
};

export const scoreTypeMatch = (mark: MarkMeasures, type: Letterforms): number => {
  const weight = scoreNearness(computeMatchingWeight(mark.strokes.median), type.weight, 500);
  const roundness = scoreNearness(mark.roundness, ROUNDNESS_BY_CLASS[type.class], 0.9);
  const contrast = scoreNearness(Math.min(1, mark.strokes.spread), STROKE_CONTRAST_BY_CLASS[type.class], 1.3);
  const width = scoreNearness(Math.log2(mark.aspect), Math.log2(aspectOfWidth(type.width)), 2);
  return 0.4 * weight + 0.35 * roundness + 0.1 * contrast + 0.15 * width;
};
