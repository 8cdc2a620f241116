// Breaks names into lines of similar length. Lines break at spaces. Only a long compound is broken inside a word.

import { type WordGroups, isJoiner, isKinshipWord, isLink, cannotEndLine } from './name-parts.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** Last parts of German and similar compounds. A line may break before them. */
const COMPOUND_TAILS = vocabulary.compoundTails;

/** Last parts of English brand names that are written as one word. The weight may change before them. */
const JOINED_WORDS = vocabulary.joinedWords;

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

export const splitIntoGraphemes = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

const NO_WORD_GROUPS: WordGroups = { phrases: [], trade: null };
/** A third line is tried if a line is longer than this, in characters. */
const MAX_LINE_LENGTH = 18;
// The costs of a break, in letters of line length. A negative cost makes a break more likely.
/** A line that ends with a joining word or an article. */
const COST_OF_DANGLING_WORD = 100;
const COST_BEFORE_JOINER = 3;
/** A break before the "&" of "& Sons". */
const COST_BEFORE_KINSHIP_WORD = 12;
/** A break inside a phrase that a vocabulary lists. */
const COST_IN_PHRASE = 6;
/** A break after a linking preposition such as "of". */
const COST_AFTER_LINK = 4;
const COST_BEFORE_LINK = 1;
/** A later break in a linked phrase: before "Alder" in "City of Port Alder". */
const COST_IN_LINKED_PHRASE = 4;
const COST_BEFORE_TRADE = -5;
const COST_AFTER_COMMA = -1;
/** The cost of each letter beyond `MAX_LINE_LENGTH`. */
const COST_PER_EXCESS_LETTER = 4;
/** The cost of each letter of difference between the longest and the shortest line. */
const LENGTH_DIFFERENCE_WEIGHT = 0.35;

/**
 * Breaks text into two lines, or into up to `lines` if two would be too long. Phrases stay together where possible,
 * and no line ends with a joining word.
 */
export const breakIntoBalancedLines = (
  text: string,
  lines: number,
  groups: WordGroups = NO_WORD_GROUPS,
): string[] => {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const one = [words.join(' ')];
  if (lines <= 1 || words.length <= 1) return one;
  const two = findCheapestBreaks(words, 2, groups);
  if (lines === 2 || findLongestLineLength(two) <= MAX_LINE_LENGTH) return two;
  const more = findCheapestBreaks(words, lines, groups);
  return findLongestLineLength(more) < findLongestLineLength(two) ? more : two;
};

const findCheapestBreaks = (words: readonly string[], lines: number, groups: WordGroups): string[] => {
  const places = words.map((_, at) => at).slice(1);
  let best: { cost: number; lines: string[] } = { cost: Infinity, lines: [words.join(' ')] };
  const tryBreaks = (breaks: readonly number[]): void => {
    const starts = [0, ...breaks];
    const candidate = starts.map((start, index) => words.slice(start, starts[index + 1]).join(' '));
    const widths = candidate.map((line) => splitIntoGraphemes(line).length);
    const longest = Math.max(...widths);
    const cost =
      longest +
      LENGTH_DIFFERENCE_WEIGHT * (longest - Math.min(...widths)) +
      COST_PER_EXCESS_LETTER * Math.max(0, longest - MAX_LINE_LENGTH) +
      breaks.reduce((sum, at) => sum + computeBreakCost(words, at, groups), 0);
    if (cost < best.cost) best = { cost, lines: candidate };
    if (starts.length >= lines) return;
    for (const at of places) if (at > (breaks.at(-1) ?? 0)) tryBreaks([...breaks, at]);
  };
  for (const at of places) tryBreaks([at]);
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

const findLongestLineLength = (lines: readonly string[]): number =>
  Math.max(...lines.map((line) => splitIntoGraphemes(line).length));

/**
 * Splits a compound before its last part: "Donaudampfschiffahrts" and "gesellschaft". Returns null if that part is
 * unknown.
 */
export const splitCompoundWord = (word: string): [string, string] | null => {
  const lower = word.toLowerCase();
  const tail = COMPOUND_TAILS.find((ending) => lower.endsWith(ending) && word.length - ending.length >= 4);
  return tail ? [word.slice(0, -tail.length), word.slice(-tail.length)] : null;
};

/**
 * Splits a brand name into its two words: "Tally" and "book", "Relay" and "Desk". Returns null if it has no known
 * second word.
 */
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
/** Pairs of consonants that begin a syllable together. A word is never broken between them. */
const CONSONANT_ONSETS = new Set(vocabulary.onsets);

/**
 * Splits a word near its middle into two pronounceable halves: "KON" and "TRA". Returns null if that is impossible or
 * if one half would be more than twice as long as the other.
 */
export const splitPronounceably = (word: string): [string, string] | null => {
  const characters = splitIntoGraphemes(word);
  const isVowel = (index: number): boolean => VOWEL.test(characters[index]?.normalize('NFD')[0] ?? '');
  const breaks = characters
    .map((_, at) => at)
    .filter((at) => {
      if (
        at < 3 ||
        at > characters.length - 3 ||
        at * 2 < characters.length - at ||
        (characters.length - at) * 2 < at
      )
        return false;
      const haveVowels = [characters.slice(0, at), characters.slice(at)].every((half) =>
        VOWEL.test(half.join('')),
      );
      const pair = `${characters[at - 1] ?? ''}${characters[at] ?? ''}`.toLowerCase();
      const next = `${characters[at] ?? ''}${characters[at + 1] ?? ''}`.toLowerCase();
      const startsSyllable = isVowel(at + 1) || CONSONANT_ONSETS.has(next);
      return haveVowels && !isVowel(at) && startsSyllable && !CONSONANT_ONSETS.has(pair);
    });
  const middle = characters.length / 2;
  const [at] = breaks.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return at === undefined ? null : [characters.slice(0, at).join(''), characters.slice(at).join('')];
};
