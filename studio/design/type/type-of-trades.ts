// Rates, from 0 to 1, how well each class of typeface suits a trade. Classes that are not listed count 0.

import { TRADES } from '../../library/trades.ts';
import type { FontClass } from '../../type/lettering.ts';

type ClassScores = Partial<Record<FontClass, number>>;

const CLASS_SCORES_BY_KIND = {
  craftFood: { serif: 0.7, slab: 0.8, 'humanist-sans': 0.3, script: 0.3, 'rounded-sans': 0.1 },
  dining: { serif: 0.5, 'humanist-sans': 0.4, grotesk: 0.4, display: 0.3, slab: 0.3 },
  drinks: { slab: 0.5, display: 0.6, grotesk: 0.4, 'rounded-sans': 0.3, 'geometric-sans': 0.2 },
  law: { serif: 1, didone: 0.3, 'humanist-sans': 0.2 },
  money: { 'neo-grotesk': 0.5, 'humanist-sans': 0.6, 'geometric-sans': 0.3, serif: 0.3, slab: 0.3 },
  building: { grotesk: 0.6, slab: 0.5, 'neo-grotesk': 0.4, 'geometric-sans': 0.4 },
  form: { 'geometric-sans': 0.6, 'neo-grotesk': 0.4, grotesk: 0.4, 'light-sans': 0.5, serif: 0.1 },
  fashion: { didone: 0.7, 'light-sans': 0.6, serif: 0.5, grotesk: 0.6, 'geometric-sans': 0.5 },
  cut: { serif: 0.6, 'geometric-sans': 0.6, 'light-sans': 0.1, grotesk: 0.2 },
  rest: { 'light-sans': 0.6, 'humanist-sans': 0.5, serif: 0.5, 'rounded-sans': 0.2 },
  sport: { grotesk: 0.7, display: 0.8, 'geometric-sans': 0.3 },
  care: { 'humanist-sans': 0.9, 'rounded-sans': 0.4, 'geometric-sans': 0.4, 'neo-grotesk': 0.2 },
  children: { 'rounded-sans': 1, display: 0.2, script: 0.2 },
  reading: { serif: 0.8, 'humanist-sans': 0.4, slab: 0.5 },
  stage: { display: 0.7, grotesk: 0.6, didone: 0.2, 'geometric-sans': 0.2 },
  pictures: { grotesk: 0.5, 'light-sans': 0.5, 'neo-grotesk': 0.4, serif: 0.3, didone: 0.2 },
  software: { 'geometric-sans': 0.6, 'neo-grotesk': 0.6, grotesk: 0.5, mono: 0.1 },
  code: { mono: 1, grotesk: 0.5, 'neo-grotesk': 0.3 },
  power: { 'geometric-sans': 0.7, grotesk: 0.5, 'neo-grotesk': 0.2, display: 0.2 },
  soil: { serif: 0.4, 'humanist-sans': 0.5, slab: 0.6, 'rounded-sans': 0.2 },
  works: { grotesk: 0.8, 'neo-grotesk': 0.5, 'geometric-sans': 0.3, slab: 0.2 },
  journey: { serif: 0.4, 'light-sans': 0.3, 'geometric-sans': 0.5, 'humanist-sans': 0.4 },
  common: { 'humanist-sans': 0.7, 'rounded-sans': 0.4, slab: 0.2, 'geometric-sans': 0.2 },
  service: { 'geometric-sans': 0.5, 'humanist-sans': 0.4, 'neo-grotesk': 0.5, grotesk: 0.2 },
  science: { 'geometric-sans': 0.5, mono: 0.3, 'neo-grotesk': 0.5, grotesk: 0.5 },
} as const satisfies Record<string, ClassScores>;

const CLASS_SCORES_BY_KIND_NAME: ReadonlyMap<string, ClassScores> = new Map(
  Object.entries(CLASS_SCORES_BY_KIND),
);

const classScoresOfIndustry = (industry: string): ClassScores =>
  CLASS_SCORES_BY_KIND_NAME.get(TRADES.get(industry)?.lettering ?? '') ?? {};

/** Ratings for a brief without a known trade. */
const UNKNOWN_TRADE_CLASS_SCORES: ClassScores = {
  'geometric-sans': 0.5,
  grotesk: 0.5,
  'humanist-sans': 0.4,
  'neo-grotesk': 0.4,
  serif: 0.2,
};

/** Returns the higher of two ratings of a class: its rating for the first trade, and half its rating for the second. */
export const scoreClassForTrades = (fontClass: FontClass, industries: readonly string[]): number => {
  if (industries.length === 0) return UNKNOWN_TRADE_CLASS_SCORES[fontClass] ?? 0;
  const [first = 0, second = 0] = industries.map((trade) => classScoresOfIndustry(trade)[fontClass] ?? 0);
  return Math.max(first, second * 0.5);
};
