import type { Dial } from '../../language/blazon/blazon.ts';
import type { LetterFamily } from './family.ts';
import { letterMark, plainLetter } from './letter-mark.ts';
import { box, part } from './letter-steps.ts';

interface Halves {
  weight: Dial;
  width: number;
  /** How far the plate extends beyond the letter. */
  margin: number;
}

const halves = (weight: number, width: number, margin: number): Halves => ({
  weight: { value: weight, min: weight - 2, max: weight + 2 },
  width,
  margin,
});

/**
 * Weights at which both halves have nearly the same ink. Vertical stems that change to bars at the middle (H, K, N)
 * look like a pattern.
 */
const HALVES: Readonly<Record<string, Halves>> = {
  A: halves(34, 100, 14),
  U: halves(30, 100, 14),
  X: halves(26, 84, 14),
  Y: halves(34, 100, 10),
  u: halves(26, 116, 14),
  x: halves(26, 84, 14),
  y: halves(34, 100, 10),
};

/** Counterchange: ink and background swap where the letter crosses the middle. */
export const splitPlate: LetterFamily = {
  id: 'split-plate',
  construction: 'negative-space',
  moods: ['bold', 'clever', 'modern', 'creative', 'edgy'],
  draw: (letter) => {
    const char = plainLetter(letter);
    const form = HALVES[char];
    if (form === undefined) return null;
    const { weight, width, margin } = form;
    const left = 50 - width / 2 - margin;
    return letterMark(`${char} in two halves, the upper one paper and the lower one ink.`, { weight }, [
      part('halves', 'lead', box(left, 0, 100 - 2 * left, 50), {
        exclude: { of: { skeleton: { char, weight: '$weight', width } } },
      }),
    ]);
  },
};
