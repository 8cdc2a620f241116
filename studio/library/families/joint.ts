import type { Dial, Step } from '../../language/blazon/blazon.ts';
import type { LetterFamily } from './family.ts';
import { createDial, GAP, createLetterMark, removeAccents } from './letter-mark.ts';
import {
  createBoxStep,
  createDiscStep,
  createSubtractStepWithGap,
  createPart,
  createPolygonStep,
  createRingStep,
  createIntersectStep,
  createSubtractStep,
} from './letter-steps.ts';

interface SeparateStroke {
  weight: Dial;
  /** The letter without the separate stroke. */
  lead: Step[];
  /** The separate stroke. */
  accent: Step[];
  /** Whether the stroke, widened by the gap, is cut out of the rest of the letter. */
  cutsLead?: boolean;
}

const createSkeletonStep = (
  char: string,
  more: { width?: number; bar?: number; corner?: number } = {},
): Step => ({
  skeleton: { char, weight: '$weight', ...more },
});

/** Creates b, d, p or q: a solid disc as the bowl, and the stem as the separate stroke. */
const createBowlAndStem = (x: number | string, y: number, stem: string): SeparateStroke => ({
  weight: createDial(25, 23, 27),
  lead: [createDiscStep(x, y, 39.5)],
  accent: [createBoxStep(stem, 0, '$weight', 100)],
});

const Q: SeparateStroke = {
  weight: createDial(23, 21, 25),
  lead: [createSkeletonStep('O')],
  accent: [
    { bar: { from: [61, 61], to: [97, 97], width: '$weight*0.82' } },
    createIntersectStep(createBoxStep(0, 0, 100, 100)),
  ],
  cutsLead: true,
};
const X: SeparateStroke = {
  weight: createDial(24, 22, 26),
  lead: [createSkeletonStep('X', { width: 100 })],
  accent: [createPolygonStep([50, 34, 2], [66, 50, 2], [50, 66, 2], [34, 50, 2])],
  cutsLead: true,
};
const Z: SeparateStroke = {
  weight: createDial(21, 19, 23),
  lead: [createBoxStep(4, 0, 92, '$weight'), createBoxStep(4, '100-$weight', 92, '$weight')],
  accent: [
    createPolygonStep(
      ['94-$weight*1.7', '$weight+$gap'],
      [94, '$weight+$gap', 3],
      ['6+$weight*1.7', '100-$weight-$gap'],
      [6, '100-$weight-$gap', 3],
    ),
  ],
};
const K: SeparateStroke = {
  weight: createDial(21, 19, 23),
  lead: [
    createBoxStep(0, 0, '$weight', 100),
    createPolygonStep(['$weight+$gap', '50-$gap/2'], [60, 0], [100, 0], ['$weight+$gap+40', '50-$gap/2']),
  ],
  accent: [
    createPolygonStep(['$weight+$gap', '50+$gap/2'], ['$weight+$gap+40', '50+$gap/2'], [100, 100], [60, 100]),
  ],
};

/** Only letters that stay recognisable with one stroke separated. */
const STROKES: Readonly<Record<string, SeparateStroke>> = {
  A: {
    weight: createDial(23, 21, 25),
    lead: [createSkeletonStep('Λ', { width: 112 })],
    accent: [
      createBoxStep(20, 58, 60, 25),
      createSubtractStepWithGap('$gap', createSkeletonStep('Λ', { width: 112 })),
    ],
  },
  B: {
    weight: createDial(24, 22, 26),
    lead: [
      createBoxStep(0, 0, '$weight', 100),
      createBoxStep('$weight+$gap', '50+$gap/2', 58, '50-$gap/2', [0, 23, 23, 0]),
    ],
    accent: [createBoxStep('$weight+$gap', 0, 51, '50-$gap/2', [0, 23, 23, 0])],
  },
  D: {
    weight: createDial(22, 20, 24),
    lead: [createBoxStep('$weight+$gap', 0, 62, 100, [0, 50, 50, 0])],
    accent: [createBoxStep(0, 0, '$weight', 100)],
  },
  E: {
    weight: createDial(22, 20, 24),
    lead: [
      createBoxStep(0, 0, '$weight', 100),
      createBoxStep(0, 0, 90, '$weight'),
      createBoxStep(0, '100-$weight', 90, '$weight'),
    ],
    accent: [createBoxStep('$weight+$gap', '50-$weight/2', '90-$weight-$gap', '$weight')],
  },
  G: {
    weight: createDial(23, 21, 25),
    lead: [
      createRingStep(50, 50, 50, '$weight'),
      createSubtractStep(createBoxStep(50, 24, 60, '50+$weight/2+$gap-24')),
    ],
    accent: [createBoxStep(50, '50-$weight/2', 50, '$weight')],
  },
  H: {
    weight: createDial(26, 24, 28),
    lead: [createBoxStep(0, 0, '$weight', 100), createBoxStep('100-$weight', 0, '$weight', 100)],
    accent: [createDiscStep(50, 50, '50-$weight-$gap')],
  },
  I: {
    weight: createDial(25, 23, 27),
    lead: [createBoxStep(8, 0, 84, '$weight'), createBoxStep(8, '100-$weight', 84, '$weight')],
    accent: [createBoxStep('50-$weight*0.6', '$weight+$gap', '$weight*1.2', '100-2*$weight-2*$gap')],
  },
  K,
  M: {
    weight: createDial(22, 20, 24),
    lead: [createBoxStep(-8, 0, '$weight', 100), createBoxStep('108-$weight', 0, '$weight', 100)],
    accent: [
      createPolygonStep(
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
    weight: createDial(22, 20, 24),
    lead: [createBoxStep(0, 0, '$weight', 100), createBoxStep('100-$weight', 0, '$weight', 100)],
    accent: [
      createPolygonStep(
        ['$weight+$gap', 14],
        ['100-$weight-$gap', 54],
        ['100-$weight-$gap', 86],
        ['$weight+$gap', 46],
      ),
    ],
  },
  O: {
    weight: createDial(25, 23, 27),
    lead: [createSkeletonStep('O')],
    accent: [createDiscStep(79, 21, '$weight*0.75')],
    cutsLead: true,
  },
  Q,
  R: {
    weight: createDial(24, 22, 26),
    lead: [
      createBoxStep(0, 0, '$weight', 100),
      createBoxStep('$weight+$gap', 0, 56, '53-$gap/2', [0, 24, 24, 0]),
    ],
    accent: [
      createPolygonStep(
        ['$weight+$gap+2', '53+$gap/2'],
        ['$weight+$gap+36', '53+$gap/2'],
        ['$weight+$gap+62', 100],
        ['$weight+$gap+26', 100],
      ),
    ],
  },
  T: {
    weight: createDial(20, 19, 21),
    lead: [createBoxStep(5, 0, 90, '$weight')],
    accent: [createBoxStep('50-$weight', '$weight+$gap', '$weight*2', '100-$weight-$gap')],
  },
  W: {
    weight: createDial(21, 19.5, 22),
    lead: [createBoxStep(-8, 0, '$weight', 100), createBoxStep('108-$weight', 0, '$weight', 100)],
    accent: [
      createPolygonStep(
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
    weight: createDial(23, 21, 25),
    lead: [
      createDiscStep(43, 50, 50),
      createSubtractStep(createDiscStep(43, 50, '50-$weight')),
      createSubtractStep(createBoxStep('93-$gap-5', -10, 60, 120)),
    ],
    accent: [createBoxStep('93-5', 0, '$weight', 100)],
  },
  b: createBowlAndStem('$weight+$gap+39.5', 60.5, '0'),
  d: createBowlAndStem(39.5, 60.5, '79+$gap'),
  e: {
    weight: createDial(22, 20, 23),
    lead: [
      createRingStep(50, 50, 50, '$weight'),
      createSubtractStep(createBoxStep(50, '50-$weight/2-$gap', 60, '$weight+$gap*2.6')),
    ],
    accent: [
      createBoxStep('$weight+$gap', '50-$weight/2', 70, '$weight'),
      createIntersectStep(createDiscStep(50, 50, 50)),
    ],
  },
  k: K,
  p: createBowlAndStem('$weight+$gap+39.5', 39.5, '0'),
  q: createBowlAndStem(39.5, 39.5, '79+$gap'),
  x: X,
  z: Z,
};

/** Letters whose separate stroke is so large that it gets the second colour instead of the accent colour. */
const SECOND_TONE_LETTERS = 'BDKTabdkpq';

/** Draws a letter with one stroke in another colour, one gap away from the rest. */
export const joint: LetterFamily = {
  id: 'joint',
  construction: 'interlock',
  moods: ['technical', 'precise', 'innovative', 'professional', 'optimistic'],
  draw: (letter) => {
    const char = removeAccents(letter);
    const strokes = STROKES[char];
    if (strokes === undefined) return null;
    const { weight, lead, accent, cutsLead = false } = strokes;
    return createLetterMark(`${char} with one stroke that speaks.`, { gap: GAP, weight }, [
      createPart('letter', 'lead', ...lead),
      {
        ...createPart('stroke', SECOND_TONE_LETTERS.includes(char) ? 'second' : 'accent', ...accent),
        ...(cutsLead ? { knock: '$gap' } : {}),
      },
    ]);
  },
};
