// Finds the main meaning and the degree of each word in a clause. Axes are derived from these.

import type { Hit } from '../brief/lexicon/match.ts';
import type { Strength } from './change.ts';
import type { Clause } from './clauses.ts';
import { hasMeaning } from './clauses.ts';

/** Meanings that describe a look in a brief, and the change that each means in a refinement. */
const CHANGE_BY_LOOK: Readonly<Record<string, string>> = {
  '?warm': '=warmer',
  'mood:warm': '=warmer',
  'colour:warm': '=warmer',
  'colour:cool': '=cooler',
  'colour:bright': '=vivid',
  'colour:dark': '=darker',
  'colour:muted': '=muted',
  '?bright': '=vivid',
  '?dark': '=darker',
  '?light': '=light',
  '?soft': '=softer',
  '?heavy': '=bolder',
  '?bold': '=bolder',
  '?thin': '=thinner',
  '?fine': '=thinner',
  'type:bold': '=bold-letters',
  'type:light': '=thin-letters',
  '?round': '=rounder',
  'shape:round': '=rounder',
  'shape:organic': '=rounder',
  '?organic': '=rounder',
  'shape:angular': '=sharper',
  '?simple': '=simpler',
  'mood:simple': '=simpler',
  'mood:clean': '=simpler',
  'detail:minimal': '=simpler',
  'detail:rich': '=richer',
  'space:airy': '=airier',
  'space:tracked': '=tracked',
  '?symbol': '#mark',
  'mark:symbol': '#mark',
  'mark:mascot': '#mark',
  'mark:wordmark': 'mark:none',
  'layout:stacked': 'layout:stack',
  'layout:horizontal': 'layout:row',
  'tone:monochrome': '=monochrome',
  'colours:1': '=monochrome',
  'tone:colourful': '=colourful',
  'colour:pastel': '=pastel',
};

/** What complaints mean: `mood+playful` is too playful, `mood-modern` is not modern enough. */
const MOOD_BY_COMPLAINT: Readonly<Record<string, string>> = {
  'mood:childish': 'mood+playful',
  'mood:corporate': 'mood+professional',
  'mood:clinical': 'mood-caring',
  'mood:old-fashioned': 'mood-modern',
  'mood:cheap': 'mood-luxurious',
  'mood:cheesy': 'mood+cute',
  'mood:aggressive': 'mood-calm',
  'mood:trendy': 'mood-classic',
  'mood:boring': 'mood-energetic',
};

export interface ClauseWord {
  /** The meaning with the highest priority. */
  meaning: string;
  /** Index of the word in its clause. */
  at: number;
  hit: Hit;
  /** 1 for more of the meaning, -1 for less. */
  sign: 1 | -1;
  strength: Strength;
  /** Whether a degree ("more", "less", "too") or a negation ("not") applies to the word. */
  graded: boolean;
}

const DEGREE_DIRECTIONS: Readonly<Record<string, 1 | -1>> = { '^more': 1, '^less': -1, '^too': -1 };

const degreeOfHit = (hit: Hit): 1 | -1 | null => {
  if (hasMeaning(hit, '@not', '@avoid')) return -1;
  const meaning = hit.meanings.find((each) => each in DEGREE_DIRECTIONS);
  return meaning === undefined ? null : (DEGREE_DIRECTIONS[meaning] ?? null);
};

const isQualityWord = (hit: Hit): boolean => hit.meanings.some((meaning) => /^(?:=|mood)/u.test(meaning));

/** Returns the nearest degree before each word, or after it if there is none before ("حداثة أكثر", "暖一点"). */
const findDegrees = ({ words }: Clause): (1 | -1 | null)[] => {
  let before: 1 | -1 | null = null;
  const degrees = words.map((hit) => {
    const nearest = before;
    before = degreeOfHit(hit) ?? before;
    return nearest;
  });
  let after: 1 | -1 | null = null;
  for (const [at, hit] of [...words.entries()].toReversed()) {
    degrees[at] ??= after;
    after = isQualityWord(hit) ? null : (degreeOfHit(hit) ?? after);
  }
  return degrees;
};

const findStrength = (clause: Clause): Strength => {
  if (clause.words.some((hit) => hasMeaning(hit, '^little'))) return 0.5;
  return clause.words.some((hit) => hasMeaning(hit, '^much')) ? 2 : 1;
};

/** Patterns of meanings, highest priority first. A word that can mean a colour or a motif is read as the colour. */
const MEANING_PRIORITIES: readonly RegExp[] = [
  /^[#=!]/u,
  /^mood[+-]/u,
  /^(?:case|layout|mark):/u,
  /^colour:/u,
  /^type:/u,
  /^shape:/u,
  /^motif:/u,
  /^mood:/u,
  /^(?:style|trade|tone|ground|space|use):/u,
  /^[%^@]/u,
];

const priorityOf = (meaning: string): number =>
  MEANING_PRIORITIES.findIndex((pattern) => pattern.test(meaning));

export const orderMeanings = (hit: Hit): string[] => {
  const single = hit.meanings.flatMap((meaning) =>
    /^(?:mood[+-]|[!#=%^@?])/u.test(meaning) ? [meaning] : meaning.split('+'),
  );
  return single
    .map((meaning) => CHANGE_BY_LOOK[meaning] ?? MOOD_BY_COMPLAINT[meaning] ?? meaning)
    .toSorted((one, other) => priorityOf(one) - priorityOf(other));
};

export const readClauseWords = (clause: Clause): ClauseWord[] => {
  const strength = findStrength(clause);
  const degrees = findDegrees(clause);
  return clause.words.map((hit, at) => {
    const [meaning = ''] = orderMeanings(hit);
    const degree = degrees[at] ?? null;
    return { meaning, at, hit, sign: degree ?? 1, strength, graded: degree !== null };
  });
};
