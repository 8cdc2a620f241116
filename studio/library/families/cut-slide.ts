import type { Dial } from '../../language/blazon/blazon.ts';
import type { LetterFamily } from './family.ts';
import { GAP, createLetterMark, removeAccents } from './letter-mark.ts';
import { createPart } from './letter-steps.ts';

interface LetterCutLine {
  /** The direction of the cut in degrees, clockwise from 12 o'clock. */
  angle: number;
  /** The height at which the cut crosses the middle of the letter. */
  y: number;
  /** How far the two sides slide along the cut. */
  by: number;
  weight?: Dial;
  width?: number;
}

const WEIGHT: Dial = { value: 26, min: 24, max: 28 };

/** Only letters that stay recognisable. Most round and symmetric letters would look broken. */
const CUTS: Readonly<Record<string, LetterCutLine>> = {
  A: { angle: 118, y: 56, by: -22 },
  J: { angle: 102, y: 66, by: 20, width: 76 },
  N: { angle: 110, y: 50, by: -22, width: 98 },
  S: { angle: 102, y: 64, by: -12, weight: { value: 23, min: 21, max: 25 }, width: 88 },
  U: { angle: 78, y: 56, by: -12 },
  X: { angle: 78, y: 50, by: -22 },
  Z: { angle: 78, y: 50, by: -22, width: 92 },
  s: { angle: 102, y: 64, by: -12, weight: { value: 23, min: 21, max: 25 }, width: 88 },
  x: { angle: 78, y: 50, by: -22 },
  z: { angle: 78, y: 50, by: -22, width: 92 },
};

/** Cuts a letter once and slides its two sides along the cut, to suggest movement. */
export const cutSlide: LetterFamily = {
  id: 'cut-slide',
  construction: 'cut',
  moods: ['energetic', 'edgy', 'bold', 'innovative', 'sporty'],
  draw: (letter) => {
    const char = removeAccents(letter);
    const cut = CUTS[char];
    if (cut === undefined) return null;
    const { angle, y, by, weight = WEIGHT, ...form } = cut;
    return createLetterMark(`${char} cut once and slid along the cut.`, { gap: GAP, weight }, [
      createPart(
        'letter',
        'lead',
        { skeleton: { char, weight: '$weight', ...form } },
        { slide: { line: { through: [50, y], angle }, by, gap: '$gap' } },
      ),
    ]);
  },
};
