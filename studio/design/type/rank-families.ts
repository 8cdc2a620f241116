// Ranks typeface families for a brief.

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

/** The weight of moods that brief and family share. */
const MOODS_WEIGHT = 1.3;
/** The weight of the distance between the mood axes of brief and family. */
const AXES_WEIGHT = 0.9;
/** The weight of how well the class suits the trade. */
const TRADE_WEIGHT = 0.9;
/** The size of the random offset, so that nearly equally suitable families alternate. */
const RANDOMNESS = 0.16;
/** The additional random offset for a brief that says nothing. It decreases with each mood, trade and wish. */
const OPEN_BRIEF_RANDOMNESS = 0.7;
/** The maximum number of families returned. It is small, because checking a family may open a font file. */
const MAX_RANKED_FAMILIES = 12;

/** Returns the families that have every character of the name in both cases, best first. */
export const rankFamilies = (brief: Brief, letterer: Letterer, stream: SeedStream): RankedFamily[] => {
  const text = createTextToCover(brief);
  const suitable = letterer.families.filter((family) => suitsWishes(family, brief));
  const forScript = suitable.filter((family) => supportsScript(family, brief));
  const meetingWishes = forScript.filter((family) => meetsWishes(family, brief));
  const scored = [keepWishedFamilies(meetingWishes, brief), meetingWishes, forScript, suitable].map(
    (families) =>
      families
        .map((family) => scoreFamily(family, brief, stream))
        .sort((one, other) => other.score - one.score),
  );
  // Wishes are dropped one after the other until a family has all characters. A missing letter is worse than an
  // unwanted typeface.
  for (const ranked of scored) {
    const covering = findFamiliesCovering(ranked, text, letterer);
    if (covering.length > 0) return covering;
  }
  // No family has all characters. The best ones are returned, so that the caller can report what is missing.
  return (scored[2] ?? []).concat(scored[3] ?? []).slice(0, MAX_RANKED_FAMILIES);
};

const createTextToCover = ({ name, descriptor, locale }: Brief): string => {
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

/** Characters that every Latin family has. For them, no font file needs to be opened. */
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
    if (covering.length === MAX_RANKED_FAMILIES) break;
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

/** Scores the moods of a family that the brief requests or avoids. The first moods of a family count most. */
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

/**
 * Returns how far a family is from the requested mood. If the brief says little about the mood, the distance is
 * small.
 */
const measureAxisDistance = (family: Family['axes'], wanted: MoodAxes): number => {
  const lengthOf = (sums: readonly number[]): number =>
    Math.sqrt(sums.reduce((sum, each) => sum + each * each, 0));
  const said = Math.min(1, lengthOf(AXIS_NAMES.map((axis) => wanted[axis])) / 0.7);
  return (said * lengthOf(AXIS_NAMES.map((axis) => family[axis] - wanted[axis]))) / 2;
};

/** Penalties for families so expressive that the brief must ask for them, by wish or by mood. */
const EXPRESSIVE_CLASS_PENALTIES: Readonly<Record<string, number>> = {
  script: 0.7,
  mono: 0.5,
  display: 0.3,
  condensed: 0.3,
  wide: 0.1,
};

/** Classes that are too solemn for a playful brief, even if the brief is also elegant. */
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
