import type { PairFamily } from './family.ts';
import { createLetterMark, removeAccents } from './letter-mark.ts';
import { createInkLetter, filledWidth } from './pair-letters.ts';
import { createPart } from './letter-steps.ts';

const LETTERS_ENDING_IN_STEM = 'HMNU';
/**
 * Second letters that begin with a stem. Letters that also end in one are left out: with three stems in a row, HH
 * would look like a grid, and UU like a W.
 */
const LETTERS_BEGINNING_WITH_STEM = 'BDEFKLPR';

/** For each first letter, the second letters whose mark fails a quality gate, mostly for balance or at 16 px. */
const REFUSED_SECOND_LETTERS: Readonly<Record<string, string>> = {
  H: 'FKL',
  M: 'FKLPR',
  N: 'FKLPR',
  U: 'FKL',
};

/** Draws two letters that share a stem: the last stem of the first letter is the first stem of the second. */
export const pairStem: PairFamily = {
  id: 'pair-stem',
  construction: 'interlock',
  moods: ['classic', 'clever', 'elegant', 'timeless'],
  draw: (first, second) => {
    const [one, other] = [removeAccents(first), removeAccents(second)];
    if (!LETTERS_ENDING_IN_STEM.includes(one) || !LETTERS_BEGINNING_WITH_STEM.includes(other)) return null;
    if (REFUSED_SECOND_LETTERS[one]?.includes(other) === true) return null;
    return createLetterMark(
      `${one} and ${other} share a stem.`,
      { weight: { value: 16.5, min: 15.5, max: 18 } },
      [
        createPart(
          'ligature',
          'lead',
          ...createInkLetter(one, 0, '$weight', true),
          createInkLetter(other, `${filledWidth(one)}-$weight`, '$weight', true),
        ),
      ],
    );
  },
};
