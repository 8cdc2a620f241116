import type { Dial, Step } from '../../language/blazon/blazon.ts';
import type { LetterFamily } from './family.ts';
import { createDial, GAP, createLetterMark, withoutAccents } from './letter-mark.ts';
import {
  boxStep,
  discStep,
  subtractStepWithGap,
  createPart,
  polygonStep,
  ringStep,
  intersectStep,
  subtractStep,
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
  lead: [discStep(x, y, 39.5)],
  accent: [boxStep(stem, 0, '$weight', 100)],
});

const Q: SeparateStroke = {
  weight: createDial(23, 21, 25),
  lead: [createSkeletonStep('O')],
  accent: [
    { bar: { from: [61, 61], to: [97, 97], width: '$weight*0.82' } },
    intersectStep(boxStep(0, 0, 100, 100)),
  ],
  cutsLead: true,
};
const X: SeparateStroke = {
  weight: createDial(24, 22, 26),
  lead: [createSkeletonStep('X', { width: 100 })],
  accent: [polygonStep([50, 34, 2], [66, 50, 2], [50, 66, 2], [34, 50, 2])],
  cutsLead: true,
};
const Z: SeparateStroke = {
  weight: createDial(21, 19, 23),
  lead: [boxStep(4, 0, 92, '$weight'), boxStep(4, '100-$weight', 92, '$weight')],
  accent: [
    polygonStep(
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
    boxStep(0, 0, '$weight', 100),
    polygonStep(['$weight+$gap', '50-$gap/2'], [60, 0], [100, 0], ['$weight+$gap+40', '50-$gap/2']),
  ],
  accent: [
    polygonStep(['$weight+$gap', '50+$gap/2'], ['$weight+$gap+40', '50+$gap/2'], [100, 100], [60, 100]),
  ],
};

/** Only letters that stay recognisable with one stroke separated. */
const STROKES: Readonly<Record<string, SeparateStroke>> = {
  A: {
    weight: createDial(23, 21, 25),
    lead: [createSkeletonStep('Λ', { width: 112 })],
    accent: [boxStep(20, 58, 60, 25), subtractStepWithGap('$gap', createSkeletonStep('Λ', { width: 112 }))],
  },
  B: {
    weight: createDial(24, 22, 26),
    lead: [
      boxStep(0, 0, '$weight', 100),
      boxStep('$weight+$gap', '50+$gap/2', 58, '50-$gap/2', [0, 23, 23, 0]),
    ],
    accent: [boxStep('$weight+$gap', 0, 51, '50-$gap/2', [0, 23, 23, 0])],
  },
  D: {
    weight: createDial(22, 20, 24),
    lead: [boxStep('$weight+$gap', 0, 62, 100, [0, 50, 50, 0])],
    accent: [boxStep(0, 0, '$weight', 100)],
  },
  E: {
    weight: createDial(22, 20, 24),
    lead: [
      boxStep(0, 0, '$weight', 100),
      boxStep(0, 0, 90, '$weight'),
      boxStep(0, '100-$weight', 90, '$weight'),
    ],
    accent: [boxStep('$weight+$gap', '50-$weight/2', '90-$weight-$gap', '$weight')],
  },
  G: {
    weight: createDial(23, 21, 25),
    lead: [ringStep(50, 50, 50, '$weight'), subtractStep(boxStep(50, 24, 60, '50+$weight/2+$gap-24'))],
    accent: [boxStep(50, '50-$weight/2', 50, '$weight')],
  },
  H: {
    weight: createDial(26, 24, 28),
    lead: [boxStep(0, 0, '$weight', 100), boxStep('100-$weight', 0, '$weight', 100)],
    accent: [discStep(50, 50, '50-$weight-$gap')],
  },
  I: {
    weight: createDial(25, 23, 27),
    lead: [boxStep(8, 0, 84, '$weight'), boxStep(8, '100-$weight', 84, '$weight')],
    accent: [boxStep('50-$weight*0.6', '$weight+$gap', '$weight*1.2', '100-2*$weight-2*$gap')],
  },
  K,
  M: {
    weight: createDial(22, 20, 24),
    lead: [boxStep(-8, 0, '$weight', 100), boxStep('108-$weight', 0, '$weight', 100)],
    accent: [
      polygonStep(
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
    lead: [boxStep(0, 0, '$weight', 100), boxStep('100-$weight', 0, '$weight', 100)],
    accent: [
      polygonStep(
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
    accent: [discStep(79, 21, '$weight*0.75')],
    cutsLead: true,
  },
  Q,
  R: {
    weight: createDial(24, 22, 26),
    lead: [boxStep(0, 0, '$weight', 100), boxStep('$weight+$gap', 0, 56, '53-$gap/2', [0, 24, 24, 0])],
    accent: [
      polygonStep(
        ['$weight+$gap+2', '53+$gap/2'],
        ['$weight+$gap+36', '53+$gap/2'],
        ['$weight+$gap+62', 100],
        ['$weight+$gap+26', 100],
      ),
    ],
  },
  T: {
    weight: createDial(20, 19, 21),
    lead: [boxStep(5, 0, 90, '$weight')],
    accent: [boxStep('50-$weight', '$weight+$gap', '$weight*2', '100-$weight-$gap')],
  },
  W: {
    weight: createDial(21, 19.5, 22),
    lead: [boxStep(-8, 0, '$weight', 100), boxStep('108-$weight', 0, '$weight', 100)],
    accent: [
      polygonStep(
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
      discStep(43, 50, 50),
      subtractStep(discStep(43, 50, '50-$weight')),
      subtractStep(boxStep('93-$gap-5', -10, 60, 120)),
    ],
    accent: [boxStep('93-5', 0, '$weight', 100)],
  },
  b: createBowlAndStem('$weight+$gap+39.5', 60.5, '0'),
  d: createBowlAndStem(39.5, 60.5, '79+$gap'),
  e: {
    weight: createDial(22, 20, 23),
    lead: [
      ringStep(50, 50, 50, '$weight'),
      subtractStep(boxStep(50, '50-$weight/2-$gap', 60, '$weight+$gap*2.6')),
    ],
    accent: [boxStep('$weight+$gap', '50-$weight/2', 70, '$weight'), intersectStep(discStep(50, 50, 50))],
  },
  k: K,
  p: createBowlAndStem('$weight+$gap+39.5', 39.5, '0'),
  q: createBowlAndStem(39.5, 39.5, '79+$gap'),
  x: X,
  z: Z,
};

/** Letters whose separate stroke is so large that it gets the second colour instead of the accent colour. */
const SECOND_TONE = 'BDKTabdkpq';

/** Draws a letter with one stroke in another colour, one gap away from the rest. */
export const joint: LetterFamily = {
  id: 'joint',
  construction: 'interlock',
  moods: ['technical', 'precise', 'innovative', 'professional', 'optimistic'],
  draw: (letter) => {
    const char = withoutAccents(letter);
    const strokes = STROKES[char];
    if (strokes === undefined) return null;
    const { weight, lead, accent, cutsLead = false } = strokes;
    return createLetterMark(`${char} with one stroke that speaks.`, { gap: GAP, weight }, [
      createPart('letter', 'lead', ...lead),
      {
        ...createPart('stroke', SECOND_TONE.includes(char) ? 'second' : 'accent', ...accent),
        ...(cutsLead ? { knock: '$gap' } : {}),
      },
    ]);
  },
};
