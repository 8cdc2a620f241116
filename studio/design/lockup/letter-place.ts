// Finds where in a name an object can replace a letter.

import { convertCase } from '../../type/case.ts';
import { splitIntoGraphemes } from './break-lines.ts';
import type { LineBuild, Lines, LetteringSetting } from './lines.ts';

export interface LetterPlace {
  line: number;
  /** The index of the letter in its line. */
  at: number;
  /** The letter, in the case in which the name is set. */
  sign: string;
  /** The lines without the letter. */
  without: Lines;
}

/** Builds whose letters have one size and weight and stand on straight lines. */
const BUILDS_ON_STRAIGHT_LINES: ReadonlySet<LineBuild> = new Set<LineBuild>([
  'one-line',
  'tail-below',
  'tail-beside',
  'house-above',
  'two-lines',
  'wrapped',
  'joined-names',
  'joined-centred',
]);

/** The minimum length of a word in which a letter is replaced. A shorter word would be hard to read. */
const MIN_LENGTH_TO_REPLACE = 4;
/** The minimum length of a word whose first letter is replaced. */
const MIN_LENGTH_TO_REPLACE_FIRST = 6;
/**
 * The best position within the word, from 0 to 1. It is past the middle, because readers have recognised the word by
 * then.
 */
const BEST_POSITION = 0.7;
const FIRST_LETTER_PENALTY = 0.6;
const DOUBLED_LETTER_PENALTY = 0.25;
/** The penalty for a letter in a later word. The first word matters most, and usually names the object. */
const LATER_WORD_PENALTY = 0.5;

/**
 * Whether the object would stand beside l, I, i or 1. Readers recognise these strokes only by the letters around
 * them.
 */
const isHardToRead = (before: string, next: string): boolean =>
  /^[lI1|]$/u.test(next) || /[i1|]$/u.test(before) || /^[lI1|].?$/u.test(before);

interface LetterSpot {
  line: number;
  word: number;
  /** The index in the word. */
  index: number;
  /** The index in the line. */
  at: number;
  sign: string;
  signs: readonly string[];
  worth: number;
}

/** Returns the letter whose replacement makes the name least hard to read, or null if there is none. */
export const findLetterPlace = (
  setting: LetteringSetting,
  lines: Lines,
  letters: readonly string[],
): LetterPlace | null => {
  const { voice } = setting;
  if (!BUILDS_ON_STRAIGHT_LINES.has(lines.build) || voice.script !== 'cased') return null;
  const best = findLetterSpots(setting, lines, letters).reduce<LetterSpot | null>(
    (known, spot) => (known === null || spot.worth > known.worth ? spot : known),
    null,
  );
  return best && { line: best.line, at: best.at, sign: best.sign, without: removeLetterAtSpot(lines, best) };
};

const findLetterSpots = (
  { voice, brief }: LetteringSetting,
  { lines }: Lines,
  letters: readonly string[],
): LetterSpot[] => {
  let isFirstWordOfName = true;
  return lines.flatMap((words, line) => {
    let lettersBefore = 0;
    return words.flatMap((word, place) => {
      const signs = splitIntoGraphemes(convertCase(word.text, word.case ?? voice.case, brief.locale));
      const start = lettersBefore;
      lettersBefore += signs.length;
      // Small and lighter words are not part of the name itself.
      if (word.size !== undefined || word.weight !== undefined || /ß/u.test(word.text)) return [];
      const penalty = isFirstWordOfName ? 0 : LATER_WORD_PENALTY;
      isFirstWordOfName = false;
      return signs.flatMap((sign, index): LetterSpot[] => {
        const worth = letters.includes(sign) ? scoreLetterPosition(signs, index) : null;
        if (worth === null) return [];
        return [{ line, word: place, index, at: start + index, sign, signs, worth: worth - penalty }];
      });
    });
  });
};

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);

const scoreLetterPosition = (signs: readonly string[], index: number): number | null => {
  let [first, last] = [index, index];
  while (isLetter(signs[first - 1])) first -= 1;
  while (isLetter(signs[last + 1])) last += 1;
  const length = last - first + 1;
  if (length < MIN_LENGTH_TO_REPLACE || (index === first && length < MIN_LENGTH_TO_REPLACE_FIRST))
    return null;
  if (isHardToRead(signs.slice(first, index).join(''), signs[index + 1] ?? '')) return null;
  const doubled = signs[index - 1] === signs[index] || signs[index + 1] === signs[index];
  return (
    -Math.abs((index - first) / (length - 1) - BEST_POSITION) -
    (index === first ? FIRST_LETTER_PENALTY : 0) -
    (doubled ? DOUBLED_LETTER_PENALTY : 0) -
    (isFirstWord(signs, first) ? 0 : LATER_WORD_PENALTY)
  );
};

const isFirstWord = (signs: readonly string[], first: number): boolean =>
  !signs.slice(0, first).some((sign) => isLetter(sign));

const removeLetterAtSpot = (lines: Lines, { line, word, index, signs }: LetterSpot): Lines => {
  const text = signs.toSpliced(index, 1).join('');
  return {
    ...lines,
    // The text is already in its final case. Applying case rules to the shortened word could change it.
    lines: lines.lines.map((words, row) =>
      words.map((each, place) =>
        row === line && place === word ? { ...each, text, case: 'as-is' as const } : each,
      ),
    ),
  };
};
