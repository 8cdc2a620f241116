import type { Dial, Step } from '../../language/blazon/blazon.ts';
import type { LetterFamily } from './family.ts';
import { dial, GAP, letterMark, plainLetter } from './letter-mark.ts';
import { box, disc, subtractWithGap, part, polygon, ring, within, without } from './letter-steps.ts';

interface Stroke {
  weight: Dial;
  lead: Step[];
  /** The one stroke in another colour. */
  accent: Step[];
  /** Whether the accent is cut out of the lead, one gap wider. */
  knocks?: boolean;
}

const skeleton = (char: string, more: { width?: number; bar?: number; corner?: number } = {}): Step => ({
  skeleton: { char, weight: '$weight', ...more },
});

/** A disc of ink beside a stem: the bowls of b, d, p and q. */
const bowlAndStem = (x: number | string, y: number, stem: string): Stroke => ({
  weight: dial(25, 23, 27),
  lead: [disc(x, y, 39.5)],
  accent: [box(stem, 0, '$weight', 100)],
});

const Q: Stroke = {
  weight: dial(23, 21, 25),
  lead: [skeleton('O')],
  accent: [{ bar: { from: [61, 61], to: [97, 97], width: '$weight*0.82' } }, within(box(0, 0, 100, 100))],
  knocks: true,
};
const X: Stroke = {
  weight: dial(24, 22, 26),
  lead: [skeleton('X', { width: 100 })],
  accent: [polygon([50, 34, 2], [66, 50, 2], [50, 66, 2], [34, 50, 2])],
  knocks: true,
};
const Z: Stroke = {
  weight: dial(21, 19, 23),
  lead: [box(4, 0, 92, '$weight'), box(4, '100-$weight', 92, '$weight')],
  accent: [
    polygon(
      ['94-$weight*1.7', '$weight+$gap'],
      [94, '$weight+$gap', 3],
      ['6+$weight*1.7', '100-$weight-$gap'],
      [6, '100-$weight-$gap', 3],
    ),
  ],
};
const K: Stroke = {
  weight: dial(21, 19, 23),
  lead: [
    box(0, 0, '$weight', 100),
    polygon(['$weight+$gap', '50-$gap/2'], [60, 0], [100, 0], ['$weight+$gap+40', '50-$gap/2']),
  ],
  accent: [polygon(['$weight+$gap', '50+$gap/2'], ['$weight+$gap+40', '50+$gap/2'], [100, 100], [60, 100])],
};

/** Letters of which one stroke can be separate without breaking the letter. */
const STROKES: Readonly<Record<string, Stroke>> = {
  A: {
    weight: dial(23, 21, 25),
    lead: [skeleton('Λ', { width: 112 })],
    accent: [box(20, 58, 60, 25), subtractWithGap('$gap', skeleton('Λ', { width: 112 }))],
  },
  B: {
    weight: dial(24, 22, 26),
    lead: [box(0, 0, '$weight', 100), box('$weight+$gap', '50+$gap/2', 58, '50-$gap/2', [0, 23, 23, 0])],
    accent: [box('$weight+$gap', 0, 51, '50-$gap/2', [0, 23, 23, 0])],
  },
  D: {
    weight: dial(22, 20, 24),
    lead: [box('$weight+$gap', 0, 62, 100, [0, 50, 50, 0])],
    accent: [box(0, 0, '$weight', 100)],
  },
  E: {
    weight: dial(22, 20, 24),
    lead: [box(0, 0, '$weight', 100), box(0, 0, 90, '$weight'), box(0, '100-$weight', 90, '$weight')],
    accent: [box('$weight+$gap', '50-$weight/2', '90-$weight-$gap', '$weight')],
  },
  G: {
    weight: dial(23, 21, 25),
    lead: [ring(50, 50, 50, '$weight'), without(box(50, 24, 60, '50+$weight/2+$gap-24'))],
    accent: [box(50, '50-$weight/2', 50, '$weight')],
  },
  H: {
    weight: dial(26, 24, 28),
    lead: [box(0, 0, '$weight', 100), box('100-$weight', 0, '$weight', 100)],
    accent: [disc(50, 50, '50-$weight-$gap')],
  },
  I: {
    weight: dial(25, 23, 27),
    lead: [box(8, 0, 84, '$weight'), box(8, '100-$weight', 84, '$weight')],
    accent: [box('50-$weight*0.6', '$weight+$gap', '$weight*1.2', '100-2*$weight-2*$gap')],
  },
  K,
  M: {
    weight: dial(22, 20, 24),
    lead: [box(-8, 0, '$weight', 100), box('108-$weight', 0, '$weight', 100)],
    accent: [
      polygon(
        ['$weight+$gap-8', 0],
        [50, '29-$gap'],
        ['108-$weight-$gap', 0],
        ['108-$weight-$gap', '$weight*1.3'],
        [50, '29-$gap+$weight*1.5'],
        ['$weight+$gap-8', '$weight*1.3'],
      ),
    ],
  },
  N: {
    weight: dial(22, 20, 24),
    lead: [box(0, 0, '$weight', 100), box('100-$weight', 0, '$weight', 100)],
    accent: [
      polygon(['$weight+$gap', 14], ['100-$weight-$gap', 54], ['100-$weight-$gap', 86], ['$weight+$gap', 46]),
    ],
  },
  O: {
    weight: dial(25, 23, 27),
    lead: [skeleton('O')],
    accent: [disc(79, 21, '$weight*0.75')],
    knocks: true,
  },
  Q,
  R: {
    weight: dial(24, 22, 26),
    lead: [box(0, 0, '$weight', 100), box('$weight+$gap', 0, 56, '53-$gap/2', [0, 24, 24, 0])],
    accent: [
      polygon(
        ['$weight+$gap+2', '53+$gap/2'],
        ['$weight+$gap+36', '53+$gap/2'],
        ['$weight+$gap+62', 100],
        ['$weight+$gap+26', 100],
      ),
    ],
  },
  T: {
    weight: dial(20, 19, 21),
    lead: [box(5, 0, 90, '$weight')],
    accent: [box('50-$weight', '$weight+$gap', '$weight*2', '100-$weight-$gap')],
  },
  W: {
    weight: dial(21, 19.5, 22),
    lead: [box(-8, 0, '$weight', 100), box('108-$weight', 0, '$weight', 100)],
    accent: [
      polygon(
        ['$weight+$gap-8', 100],
        [50, '69+$gap'],
        ['108-$weight-$gap', 100],
        ['108-$weight-$gap', '100-$weight*1.3'],
        [50, '69+$gap-$weight*1.5'],
        ['$weight+$gap-8', '100-$weight*1.3'],
      ),
    ],
  },
  X,
  Z,
  a: {
    weight: dial(23, 21, 25),
    lead: [disc(43, 50, 50), without(disc(43, 50, '50-$weight')), without(box('93-$gap-5', -10, 60, 120))],
    accent: [box('93-5', 0, '$weight', 100)],
  },
  b: bowlAndStem('$weight+$gap+39.5', 60.5, '0'),
  d: bowlAndStem(39.5, 60.5, '79+$gap'),
  e: {
    weight: dial(22, 20, 23),
    lead: [ring(50, 50, 50, '$weight'), without(box(50, '50-$weight/2-$gap', 60, '$weight+$gap*2.6'))],
    accent: [box('$weight+$gap', '50-$weight/2', 70, '$weight'), within(disc(50, 50, 50))],
  },
  k: K,
  p: bowlAndStem('$weight+$gap+39.5', 39.5, '0'),
  q: bowlAndStem(39.5, 39.5, '79+$gap'),
  x: X,
  z: Z,
};

/** Letters whose stroke has too large a share of the ink for an accent. */
const SECOND_TONE = 'BDKTabdkpq';

/** Draws one stroke of a letter in its own colour, one gap away from the others. */
export const joint: LetterFamily = {
  id: 'joint',
  construction: 'interlock',
  moods: ['technical', 'precise', 'innovative', 'professional', 'optimistic'],
  draw: (letter) => {
    const char = plainLetter(letter);
    const strokes = STROKES[char];
    if (strokes === undefined) return null;
    const { weight, lead, accent, knocks = false } = strokes;
    return letterMark(`${char} with one stroke that speaks.`, { gap: GAP, weight }, [
      part('letter', 'lead', ...lead),
      {
        ...part('stroke', SECOND_TONE.includes(char) ? 'second' : 'accent', ...accent),
        ...(knocks ? { knock: '$gap' } : {}),
      },
    ]);
  },
};
