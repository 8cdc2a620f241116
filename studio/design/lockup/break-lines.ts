// Breaks names into lines. Breaks fall at spaces, so that widths balance; a long compound breaks only before its last
// word.

import { type WordGroups, isJoiner, isKinshipWord, isLink, cannotEndLine } from './name-parts.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** Endings that German and related languages attach to a name: a line may end before them. */
const COMPOUND_TAILS = vocabulary.compoundTails;

/** Last words of English brand names. The weight may change before them. */
const JOINED_WORDS = vocabulary.joinedWords;

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

export const graphemes = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

const NO_WORD_GROUPS: WordGroups = { phrases: [], trade: null };
/** Longer lines than this are broken again. */
const MAX_LINE_LENGTH = 18;
/** Costs of breaks, in letters of difference between line lengths. */
const COST_OF_DANGLING_WORD = 100;
const COST_BEFORE_JOINER = 3;
const COST_BEFORE_KINSHIP_WORD = 12;
const COST_IN_PHRASE = 6;
const COST_AFTER_LINK = 4;
const COST_BEFORE_LINK = 1;
/** The cost of breaking a linked phrase, such as "Port Alder" in "City of Port Alder". */
const COST_IN_LINKED_PHRASE = 4;
const COST_BEFORE_TRADE = -5;
const COST_AFTER_COMMA = -1;
/** The cost of each letter beyond the length of a long line. */
const COST_PER_EXCESS_LETTER = 4;
/** The weight of the difference between the longest and the shortest line. */
const LENGTH_DIFFERENCE_WEIGHT = 0.35;

/**
 * Breaks text into at most this many lines of similar length. No line ends in a joining word, and phrases stay
 * together.
 */
export const breakIntoBalancedLines = (
  text: string,
  lines: number,
  bonds: WordGroups = NO_WORD_GROUPS,
): string[] => {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const one = [words.join(' ')];
  if (lines <= 1 || words.length <= 1) return one;
  const two = findCheapestBreaks(words, 2, bonds);
  if (lines === 2 || longestLineLength(two) <= MAX_LINE_LENGTH) return two;
  const more = findCheapestBreaks(words, lines, bonds);
  return longestLineLength(more) < longestLineLength(two) ? more : two;
};

const findCheapestBreaks = (words: readonly string[], lines: number, bonds: WordGroups): string[] => {
  const places = words.map((_, at) => at).slice(1);
  let best: { cost: number; lines: string[] } = { cost: Infinity, lines: [words.join(' ')] };
  const tried = (breaks: readonly number[]): void => {
    const starts = [0, ...breaks];
    const set = starts.map((start, index) => words.slice(start, starts[index + 1]).join(' '));
    const widths = set.map((line) => graphemes(line).length);
    const most = Math.max(...widths);
    const cost =
      most +
      LENGTH_DIFFERENCE_WEIGHT * (most - Math.min(...widths)) +
      COST_PER_EXCESS_LETTER * Math.max(0, most - MAX_LINE_LENGTH) +
      breaks.reduce((sum, at) => sum + computeBreakCost(words, at, bonds), 0);
    if (cost < best.cost) best = { cost, lines: set };
    if (starts.length >= lines) return;
    for (const at of places) if (at > (breaks.at(-1) ?? 0)) tried([...breaks, at]);
  };
  for (const at of places) tried([at]);
  return best.lines;
};

/** Returns the cost of a line break before the word at index `at`. */
const computeBreakCost = (words: readonly string[], at: number, { phrases, trade }: WordGroups): number => {
  const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]];
  let cost = cannotEndLine(before) ? COST_OF_DANGLING_WORD : 0;
  if (isJoiner(word)) cost += isKinshipWord(next) ? COST_BEFORE_KINSHIP_WORD : COST_BEFORE_JOINER;
  if (phrases.some(({ first, after }) => first < at && at < after)) cost += COST_IN_PHRASE;
  if (isLink(before)) cost += COST_AFTER_LINK;
  else if (isLink(word)) cost += COST_BEFORE_LINK;
  else if (words.slice(0, at).some(isLink)) cost += COST_IN_LINKED_PHRASE;
  if (at === trade) cost += COST_BEFORE_TRADE;
  return before.endsWith(',') ? cost + COST_AFTER_COMMA : cost;
};

const longestLineLength = (lines: readonly string[]): number =>
  Math.max(...lines.map((line) => graphemes(line).length));

/**
 * Splits a compound before its last word: `Donaudampfschiffahrts` and `gesellschaft`. Returns null if there is no
 * known last word.
 */
export const splitCompoundWord = (word: string): [string, string] | null => {
  const lower = word.toLowerCase();
  const tail = COMPOUND_TAILS.find((ending) => lower.endsWith(ending) && word.length - ending.length >= 4);
  return tail ? [word.slice(0, -tail.length), word.slice(-tail.length)] : null;
};

/** Splits a brand name into its two words: `Tally` and `book`, `Relay` and `Desk`. */
export const splitJoinedWords = (word: string): [string, string] | null => {
  const camel = /^(\p{Lu}?\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u.exec(word);
  if (camel?.[1] && camel[2]) return [camel[1], camel[2]];
  if (!/^\p{L}+$/u.test(word)) return null;
  const lower = word.toLowerCase();
  const ending = JOINED_WORDS.filter((tail) => lower.endsWith(tail) && word.length - tail.length >= 3)
    .toSorted((one, other) => other.length - one.length)
    .at(0);
  return ending ? [word.slice(0, -ending.length), word.slice(-ending.length)] : null;
};

const VOWEL = /[aeiouyäöüåæøáéíóúàèìòùâêîôûãõıαεηιουωάέήίόύώаеёиоуыэюя]/iu;
/** Consonants that begin a syllable together. No break falls between them. */
const CONSONANT_ONSETS = new Set(vocabulary.onsets);

/**
 * Splits a word near its middle so that both halves are pronounceable: `KON` and `TRA`, `BRUT` and `TO`. Returns null
 * if that is impossible, or if one half would be more than twice as long as the other.
 */
export const splitPronounceably = (word: string): [string, string] | null => {
  const signs = graphemes(word);
  const isVowel = (index: number): boolean => VOWEL.test(signs[index]?.normalize('NFD')[0] ?? '');
  const places = signs
    .map((_, at) => at)
    .filter((at) => {
      if (at < 3 || at > signs.length - 3 || at * 2 < signs.length - at || (signs.length - at) * 2 < at)
        return false;
      const spoken = [signs.slice(0, at), signs.slice(at)].every((half) => VOWEL.test(half.join('')));
      const pair = `${signs[at - 1] ?? ''}${signs[at] ?? ''}`.toLowerCase();
      const next = `${signs[at] ?? ''}${signs[at + 1] ?? ''}`.toLowerCase();
      const begins = isVowel(at + 1) || CONSONANT_ONSETS.has(next);
      return spoken && !isVowel(at) && begins && !CONSONANT_ONSETS.has(pair);
    });
  const middle = signs.length / 2;
  const [at] = places.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return at === undefined ? null : [signs.slice(0, at).join(''), signs.slice(at).join('')];
};
