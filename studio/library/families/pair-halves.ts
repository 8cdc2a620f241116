import type { PairFamily } from './family.ts';
import { createLetterMark, removeAccents } from './letter-mark.ts';
import { PAIR_CAPITALS, createPaperLetter, cutOutWidth } from './pair-letters.ts';
import { createBluntTipsStep, createBoxStep, createPart, createSubtractStep } from './letter-steps.ts';

/** The distance from a letter to the sides of its half. */
const MARGIN = 13.5;
const CORNER_RADIUS = 30;
const BLUNT_TIPS = createBluntTipsStep(4.5);

/** For each first letter, the second letters whose mark fails a quality gate, mostly for balance or at 16 px. */
const REFUSED_SECOND_LETTERS: Readonly<Record<string, string>> = {
  A: 'ABDHILMNQSTUWXYZ',
  B: 'AMWY',
  C: 'MQW',
  D: 'AMWY',
  G: 'MW',
  H: 'AMWY',
  I: 'AV',
  K: 'MNWX',
  L: 'AV',
  M: 'ABCDGHKMNOPQRSTUVWXYZ',
  N: 'AKMNPRVWXY',
  O: 'MW',
  P: 'AMNVW',
  Q: 'MW',
  R: 'MNWX',
  S: 'AMW',
  T: 'AMW',
  U: 'AMW',
  V: 'AILMNQWXY',
  W: 'ABCDGHKMNOPQRSTUVWXYZ',
  X: 'AMNQVW',
  Y: 'AHMNVWZ',
  Z: 'AMWY',
};

/** Draws a plate in two halves, with a letter cut out of each. */
export const pairHalves: PairFamily = {
  id: 'pair-halves',
  construction: 'plate',
  moods: ['classic', 'elegant', 'professional', 'trustworthy'],
  draw: (first, second) => {
    const [one, other] = [removeAccents(first), removeAccents(second)];
    if (!PAIR_CAPITALS.includes(one) || !PAIR_CAPITALS.includes(other)) return null;
    if (REFUSED_SECOND_LETTERS[one]?.includes(other) === true) return null;
    const [left, right] = [cutOutWidth(one) + 2 * MARGIN, cutOutWidth(other) + 2 * MARGIN];
    const sealWidth = left + right + 12;
    const start = `${left}+$gap`;
    return createLetterMark(
      `${one} and ${other} share a seal, one half each.`,
      {
        weight: { value: 14.3, min: 13.9, max: 14.6 },
        gap: { value: 0.088 * sealWidth, min: 0.086 * sealWidth, max: 0.09 * sealWidth },
      },
      [
        createPart(
          'left-half',
          'lead',
          createBoxStep(0, 0, left, 100, [CORNER_RADIUS, 0, 0, CORNER_RADIUS]),
          createSubtractStep(...createPaperLetter(one, left / 2, '$weight')),
          BLUNT_TIPS,
        ),
        createPart(
          'right-half',
          'second',
          createBoxStep(start, 0, right, 100, [0, CORNER_RADIUS, CORNER_RADIUS, 0]),
          createSubtractStep(...createPaperLetter(other, `${start}+${right / 2}`, '$weight')),
          BLUNT_TIPS,
        ),
      ],
    );
  },
};
