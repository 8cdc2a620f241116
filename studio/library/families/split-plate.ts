import type { Dial } from '../../language/blazon/blazon.ts';
import type { LetterFamily } from './family.ts';
import { createLetterMark, removeAccents } from './letter-mark.ts';
import { createBoxStep, createPart } from './letter-steps.ts';

interface SplitLetter {
  weight: Dial;
  width: number;
  /** How far the plate extends beyond the letter. */
  margin: number;
}

const createSplitLetter = (weight: number, width: number, margin: number): SplitLetter => ({
  weight: { value: weight, min: weight - 2, max: weight + 2 },
  width,
  margin,
});

/**
 * Only letters that stay recognisable, with weights at which both halves are nearly equally dark. H, K and N, with
 * their vertical stems, would look like a pattern.
 */
const SPLIT_LETTERS: Readonly<Record<string, SplitLetter>> = {
  A: createSplitLetter(34, 100, 14),
  U: createSplitLetter(30, 100, 14),
  X: createSplitLetter(26, 84, 14),
  Y: createSplitLetter(34, 100, 10),
  u: createSplitLetter(26, 116, 14),
  x: createSplitLetter(26, 84, 14),
  y: createSplitLetter(34, 100, 10),
};

/** Cuts the upper half of a letter out of a plate, and draws its lower half filled below the plate. */
export const splitPlate: LetterFamily = {
  id: 'split-plate',
  construction: 'negative-space',
  moods: ['bold', 'clever', 'modern', 'creative', 'edgy'],
  draw: (letter) => {
    const char = removeAccents(letter);
    const form = SPLIT_LETTERS[char];
    if (form === undefined) return null;
    const { weight, width, margin } = form;
    const left = 50 - width / 2 - margin;
    return createLetterMark(`${char} in two halves, the upper one paper and the lower one ink.`, { weight }, [
      createPart('halves', 'lead', createBoxStep(left, 0, 100 - 2 * left, 50), {
        exclude: { of: { skeleton: { char, weight: '$weight', width } } },
      }),
    ]);
  },
};
