import type { PairFamily } from './family.ts';
import { createLetterMark, removeAccents } from './letter-mark.ts';
import { createInkLetter, filledWidth } from './pair-letters.ts';
import { createPart } from './letter-steps.ts';

/**
 * First letters that stay recognisable when another letter covers their foot, and the second letters that may cover
 * them. With its foot covered, an L looks like an I and a Z like a 7.
 */
const SECOND_LETTERS_IN_FRONT: Readonly<Record<string, string>> = {
  T: 'ACEFGKLMNOPSWZ',
  V: 'A',
};

/** Draws the second letter lower and in front of the first, with one gap between them. */
export const pairOverlap: PairFamily = {
  id: 'pair-overlap',
  construction: 'monogram',
  moods: ['classic', 'luxurious', 'elegant', 'timeless'],
  draw: (first, second) => {
    const [one, other] = [removeAccents(first), removeAccents(second)];
    if (SECOND_LETTERS_IN_FRONT[one]?.includes(other) !== true) return null;
    return createLetterMark(
      `${other} stands in front of ${one}, one gap between them.`,
      { weight: { value: 18, min: 17, max: 19.5 }, gap: { value: 11.4, min: 11, max: 12.4 } },
      [
        createPart(one, 'lead', ...createInkLetter(one, 0, '$weight')),
        {
          ...createPart('front', 'second', ...createInkLetter(other, filledWidth(one) * 0.7, '$weight'), {
            move: { by: [0, 34] },
          }),
          knock: '$gap',
        },
      ],
    );
  },
};
