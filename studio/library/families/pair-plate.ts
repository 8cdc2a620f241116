import type { PairFamily } from './family.ts';
import { createLetterMark, removeAccents } from './letter-mark.ts';
import {
  computeWeightBesidePlate,
  createInkLetter,
  filledWidth,
  PAIR_CAPITALS,
  createPaperLetter,
  cutOutWidth,
} from './pair-letters.ts';
import { createBoxStep, createPart, createSubtractStep } from './letter-steps.ts';

/** The distance from the cut-out letter to the sides of its plate. */
const MARGIN = 13;

/** For each first letter, the second letters whose mark fails a quality gate, mostly for balance or at 16 px. */
const REFUSED_SECOND_LETTERS: Readonly<Record<string, string>> = {
  A: 'CLVY',
  G: 'MNPWX',
  J: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  M: 'ABGMW',
  T: 'CLY',
  V: 'CEFGIJKLMOPSTVWXYZ',
  W: 'ABGMW',
  Y: 'CFGIKLOPSTVXYZ',
};

/** Draws the first letter filled, and the second cut out of a plate beside it. */
export const pairPlate: PairFamily = {
  id: 'pair-plate',
  construction: 'negative-space',
  moods: ['modern', 'clever', 'bold', 'creative'],
  draw: (first, second) => {
    const [one, other] = [removeAccents(first), removeAccents(second)];
    if (!PAIR_CAPITALS.includes(one) || !PAIR_CAPITALS.includes(other)) return null;
    if (REFUSED_SECOND_LETTERS[one]?.includes(other) === true) return null;
    const plateWidth = cutOutWidth(other) + 2 * MARGIN;
    const markWidth = filledWidth(one) + plateWidth + 12;
    const left = `${filledWidth(one)}+$gap`;
    const middle = `${left}+${plateWidth / 2}`;
    return createLetterMark(
      `${one} is ink and ${other} is paper: one ends where the other begins.`,
      {
        weight: { value: 14.7, min: 14.4, max: 15.2 },
        gap: { value: 0.088 * markWidth, min: 0.085 * markWidth, max: 0.093 * markWidth },
      },
      [
        createPart('ink', 'lead', ...createInkLetter(one, 0, `$weight*${computeWeightBesidePlate(one)}`)),
        createPart(
          'paper',
          'lead',
          createBoxStep(left, 0, plateWidth, 100),
          createSubtractStep(...createPaperLetter(other, middle, '$weight')),
          {
            round: { r: 4.5, only: 'outer' },
          },
        ),
      ],
    );
  },
};
