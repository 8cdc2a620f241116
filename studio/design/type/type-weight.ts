// Chooses the type weight of a name.

import type { Brief } from '../../brief/brief.ts';
import type { Family, FontClass } from '../../type/lettering.ts';
import { findNearestWeight } from '../../type/nearest-weight.ts';
import { findWeightRangeOfStyle } from './type-of-styles.ts';

const LOUD_MOODS = ['bold', 'loud', 'energetic', 'strong', 'sporty', 'edgy'];
const QUIET_MOODS = ['elegant', 'luxurious', 'romantic', 'dreamy', 'discreet', 'soft', 'feminine', 'sensual'];
const EVEN_MOODS = ['calm', 'clean', 'simple', 'timeless', 'precise', 'fresh'];

const hasAnyMood = ({ moods }: Brief, of: readonly string[]): boolean =>
  moods.some((mood) => of.includes(mood));

/** The default logo weight of each class. */
const DEFAULT_WEIGHTS: Readonly<Record<FontClass, number>> = {
  serif: 600,
  didone: 500,
  slab: 600,
  grotesk: 600,
  'neo-grotesk': 600,
  'geometric-sans': 600,
  'humanist-sans': 600,
  'rounded-sans': 700,
  'light-sans': 400,
  mono: 600,
  display: 700,
  script: 700,
};

const requestsType = ({ wishes }: Brief, token: string): boolean => wishes.includes(`type:${token}`);

/** Returns the minimum weight. Loud briefs are never set thin, and are always bold in a condensed family. */
const findMinWeight = (brief: Brief, family: Family): number => {
  if (requestsType(brief, 'light')) return 100;
  if (requestsType(brief, 'bold')) return 700;
  const loud = hasAnyMood(brief, LOUD_MOODS) || brief.axes.calmLoud > 0.5;
  if (!loud) return 100;
  return family.width === 'condensed' || brief.moods.includes('loud') ? 700 : 600;
};

export const reachesWeight = (family: Family, brief: Brief): boolean =>
  (family.weights.at(-1) ?? 0) >= findMinWeight(brief, family);

/** Returns how many steps of 100 the wishes and moods add to the default weight. */
const countMoodSteps = (brief: Brief, family: Family): number => {
  const fineClass = ['serif', 'didone', 'light-sans'].includes(family.class);
  if (requestsType(brief, 'light')) return -3;
  const loud = hasAnyMood(brief, LOUD_MOODS) ? 1 : 0;
  const quietSteps = fineClass ? 1.5 : 1;
  const quiet = hasAnyMood(brief, QUIET_MOODS) ? quietSteps : 0;
  const even = hasAnyMood(brief, EVEN_MOODS) ? 0.6 : 0;
  return 1.6 * loud - quiet - even + 1.2 * brief.axes.lightHeavy;
};

/** Minimum weights of families with hairlines, which would vanish on a shop sign. */
const MIN_STURDY_WEIGHTS: Readonly<Record<string, number>> = {
  Cormorant: 500,
  Ysabeau: 400,
  'Noto Serif JP': 500,
  'Noto Serif KR': 500,
  'Noto Serif SC': 500,
  'Noto Serif TC': 500,
};
/** The minimum weight of other families in a logo. */
const MIN_WEIGHT = 300;

export const chooseHeadingWeight = (brief: Brief, family: Family): number => {
  const styleRange = findWeightRangeOfStyle(brief);
  const familyMinimum = MIN_STURDY_WEIGHTS[family.name] ?? MIN_WEIGHT;
  const minWeight = Math.max(styleRange?.[0] ?? findMinWeight(brief, family), familyMinimum);
  const allowed = family.weights.filter((weight) => weight >= minWeight);
  const moodWeight = DEFAULT_WEIGHTS[family.class] + 100 * countMoodSteps(brief, family);
  const wanted =
    styleRange === null ? moodWeight : Math.min(styleRange[1], Math.max(styleRange[0], moodWeight));
  return findNearestWeight(allowed.length > 0 ? allowed : family.weights, wanted);
};
