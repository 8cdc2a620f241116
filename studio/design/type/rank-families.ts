// Ranks typefaces for a brief.

import type { Brief, MoodAxes } from '../../brief/brief.ts';
import type { SeedStream } from '../../language/seed-stream.ts';
import { convertCase } from '../../type/case.ts';
import type { Family, Letterer } from '../../type/lettering.ts';
import { keepFamiliesInStyle, isStyleSpecific, suitsWishes } from './type-of-styles.ts';
import { scoreClassForTrades } from './type-of-trades.ts';
import { reachesWeight } from './type-weight.ts';
import { meetsWishes } from './type-wishes.ts';

export interface RankedFamily {
  family: Family;
  score: number;
  /** The reasons for the rank, for the trace. */
  why: readonly string[];
}

/** The weight of each kind of evidence. */
const MOODS_WEIGHT = 1.3;
const AXES_WEIGHT = 0.9;
const TRADE_WEIGHT = 0.9;
/** The random range within which nearly equally suitable families alternate. */
const RANDOMNESS = 0.16;
/** The random range for a brief with few constraints, which leaves more choice. */
const OPEN_BRIEF_RANDOMNESS = 0.7;
/** The number of families ranked. Few briefs need more, and each check may open a font file. */
const MAX_RANKED = 12;

/** Ranks the families that have every character of the name in both cases, best first. */
export const rankFamilies = (brief: Brief, letterer: Letterer, stream: SeedStream): RankedFamily[] => {
  const text = textToCover(brief);
  const invited = letterer.families.filter((family) => suitsWishes(family, brief));
  const fit = invited.filter((family) => supportsScript(family, brief));
  const asked = fit.filter((family) => meetsWishes(family, brief));
  const scored = [keepWishedFamilies(asked, brief), asked, fit, invited].map((families) =>
    families
      .map((family) => scoreFamily(family, brief, stream))
      .sort((one, other) => other.score - one.score),
  );
  // Wishes are dropped before characters: a missing letter is worse than an unwanted typeface.
  for (const ranked of scored) {
    const covering = findFamiliesCovering(ranked, text, letterer);
    if (covering.length > 0) return covering;
  }
  // No family has all characters of the name: return the closest one, so that the caller can report what is missing.
  return (scored[2] ?? []).concat(scored[3] ?? []).slice(0, MAX_RANKED);
};

const textToCover = ({ name, descriptor, locale }: Brief): string => {
  const text = name ?? descriptor ?? '';
  return `${text}${convertCase(text, 'upper', locale)}${convertCase(text, 'lower', locale)}`;
};

const supportsScript = (family: Family, { script }: Brief): boolean => {
  if (script === 'Zyyy' || script === 'Latn') return family.scripts[0] === 'Latn';
  return family.scripts.includes(script);
};

const keepWishedFamilies = (families: readonly Family[], brief: Brief): readonly Family[] => {
  const wished = keepFamiliesInStyle(families, brief);
  // A style-specific family has a single weight, which always counts as the requested one.
  const heavy = wished.filter((family) => isStyleSpecific(family) || reachesWeight(family, brief));
  return heavy.length > 0 ? heavy : wished;
};

/** Every Latin family has these characters, so no file needs to be opened to check. */
const BASIC_LATIN_TEXT = /^[ -~À-ÖØ-öø-ÿ]*$/;

const findFamiliesCovering = (
  ranked: readonly RankedFamily[],
  text: string,
  letterer: Letterer,
): RankedFamily[] => {
  const covering: RankedFamily[] = [];
  for (const each of ranked) {
    const plain = BASIC_LATIN_TEXT.test(text) && each.family.scripts[0] === 'Latn';
    if (plain || letterer.covers(each.family.name, text)) covering.push(each);
    if (covering.length === MAX_RANKED) break;
  }
  return covering;
};

const scoreFamily = (family: Family, brief: Brief, stream: SeedStream): RankedFamily => {
  const moods = scoreMoods(family, brief);
  const trade = scoreClassForTrades(family.class, brief.industries);
  const distance = measureAxisDistance(family.axes, brief.axes);
  const said = brief.moods.length + brief.industries.length + brief.wishes.length;
  const chance =
    (RANDOMNESS + OPEN_BRIEF_RANDOMNESS / (1 + said)) * stream.fork(`family/${family.name}`).next();
  const score =
    MOODS_WEIGHT * moods.score +
    TRADE_WEIGHT * trade -
    AXES_WEIGHT * distance +
    chance -
    computeExpressivenessPenalty(family, brief);
  const why = [
    ...(moods.shared.length > 0 ? [`speaks ${moods.shared.join(', ')}`] : []),
    ...(trade > 0 ? [`${family.class} suits ${brief.industries.slice(0, 2).join(', ')}`] : []),
    ...brief.wishes.filter((wish) => wish.startsWith('type:')).map((wish) => `asked for ${wish.slice(5)}`),
    `distance of mood ${distance.toFixed(2)}`,
  ];
  return { family, score, why };
};

/** Scores the moods of a family that the brief asks for or avoids. Those listed first count more. */
const scoreMoods = (family: Family, { moods, avoids }: Brief): { score: number; shared: string[] } => {
  const shared = moods.filter((mood) => family.moods.includes(mood));
  const strength = (mood: string): number => 1 - 0.09 * family.moods.indexOf(mood);
  const refused = avoids.filter((token) => family.moods.includes(token.replace(/^mood:/, ''))).length;
  const sum = shared.reduce((total, mood) => total + strength(mood), 0);
  return { score: sum / Math.sqrt(Math.max(1, moods.length)) - 0.5 * refused, shared };
};

const AXIS_NAMES = [
  'calmLoud',
  'warmCool',
  'classicModern',
  'lightHeavy',
  'softSharp',
  'simpleOrnate',
] as const satisfies (keyof MoodAxes)[];

/** Returns the distance between a family and the requested mood. A brief without moods is close to every family. */
const measureAxisDistance = (family: Family['axes'], wanted: MoodAxes): number => {
  const lengthOf = (sums: readonly number[]): number =>
    Math.sqrt(sums.reduce((sum, each) => sum + each * each, 0));
  const said = Math.min(1, lengthOf(AXIS_NAMES.map((axis) => wanted[axis])) / 0.7);
  return (said * lengthOf(AXIS_NAMES.map((axis) => family[axis] - wanted[axis]))) / 2;
};

/** Families so expressive that the brief must ask for them, by wish or by mood. */
const EXPRESSIVE_CLASS_PENALTIES: Readonly<Record<string, number>> = {
  script: 0.7,
  mono: 0.5,
  display: 0.3,
  condensed: 0.3,
  wide: 0.1,
};

/** Typeface classes too solemn for a playful brief. "Cheeky but stylish" is still cheeky. */
const SOLEMN_CLASSES: readonly string[] = ['didone', 'light-sans', 'serif'];
const PLAYFUL_MOODS = ['playful', 'quirky', 'cute'];
const SOLEMN_PENALTY = 0.9;

const isSolemn = (family: Family): boolean =>
  SOLEMN_CLASSES.includes(family.class) && !family.moods.some((mood) => PLAYFUL_MOODS.includes(mood));

const computeExpressivenessPenalty = (family: Family, { wishes, moods, industries }: Brief): number => {
  if (wishes.some((wish) => wish.startsWith('type:') && wish !== 'type:sans')) return 0;
  if (isSolemn(family) && moods.some((mood) => PLAYFUL_MOODS.includes(mood))) return SOLEMN_PENALTY;
  const strength = Math.max(
    EXPRESSIVE_CLASS_PENALTIES[family.class] ?? 0,
    EXPRESSIVE_CLASS_PENALTIES[family.width] ?? 0,
  );
  const said = moods.filter((mood) => family.moods.slice(0, 3).includes(mood)).length;
  const expected = scoreClassForTrades(family.class, industries) >= 0.6 ? 1 : 0;
  return Math.max(0, strength - 0.25 * (said + expected));
};
