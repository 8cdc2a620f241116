import type { Dial, Step } from '../../language/blazon/blazon.ts';
import type { LetterFamily } from './family.ts';
import { createDial, GAP, createLetterMark, removeAccents } from './letter-mark.ts';
import {
  createBoxStep,
  createDiscStep,
  createHalfPlaneStep,
  createSubtractStepWithGap,
  createPart,
  createPolygonStep,
  createQuarterStep,
  createIntersectStep,
} from './letter-steps.ts';

interface CounterDesign {
  weight: Dial;
  letter: Step[];
  /** The shape in the counter, one gap away from the strokes. */
  filling: Step[];
}

const createSkeletonStep = (
  char: string,
  more: { width?: number; bar?: number; corner?: number } = {},
): Step => ({
  skeleton: { char, weight: '$weight', ...more },
});
const SUBTRACT_LETTER_STEP = createSubtractStepWithGap('$gap', { use: { part: 'letter' } });

/** Creates a box from (left, top) to (right, 100) with one round corner. */
const createCornerStroke = (left: string, top: string, right: number, round: 'tr' | 'br'): Step => {
  const r = `min(${right}-(${left}),100-(${top}))`;
  return createBoxStep(
    left,
    top,
    `${right}-(${left})`,
    `100-(${top})`,
    round === 'tr' ? [0, r, 0, 0] : [0, 0, r, 0],
  );
};

/** Creates an arch with a door in it. */
const createDoor = (char: string, top: number): CounterDesign => ({
  weight: createDial(21, 19, 23),
  letter: [createSkeletonStep(char, { width: 92, corner: 44 })],
  filling: [
    createBoxStep('4+$weight+$gap', top, '92-2*$weight-2*$gap', 100 - top, [
      '46-$weight-$gap',
      '46-$weight-$gap',
      0,
      0,
    ]),
  ],
});

const C: CounterDesign = {
  weight: createDial(22, 20, 24),
  letter: [createSkeletonStep('C', { width: 100 })],
  filling: [createDiscStep(51, 50, '49-$weight-$gap')],
};
const O: CounterDesign = {
  weight: createDial(19, 17, 20),
  letter: [createSkeletonStep('O')],
  filling: [
    createDiscStep(50, 50, '50-$weight-$gap'),
    createIntersectStep(createHalfPlaneStep(50, 60, 0)),
    { round: { r: 2 } },
  ],
};
const U: CounterDesign = {
  weight: createDial(23, 21, 24),
  letter: [createSkeletonStep('U', { width: 92, corner: 46 })],
  filling: [createDiscStep(50, '46-$weight-$gap', '46-$weight-$gap')],
};

const A: CounterDesign = {
  weight: createDial(23, 21, 25),
  letter: [createSkeletonStep('Λ', { width: 116 })],
  filling: [createDiscStep(50, 75, 10)],
};

const COUNTER_DESIGNS: Readonly<Record<string, CounterDesign>> = {
  A,
  C,
  D: {
    weight: createDial(19, 17, 20),
    letter: [createSkeletonStep('D', { width: 92 })],
    filling: [createBoxStep(0, 0, 100, 100), SUBTRACT_LETTER_STEP, { keep: { near: [50, 50] } }],
  },
  F: {
    weight: createDial(23, 21, 25),
    letter: [
      createBoxStep(0, 0, '$weight', 100),
      createBoxStep(0, 0, 92, '$weight'),
      createBoxStep(0, '$weight+10', 78, '$weight*0.9'),
    ],
    filling: [createCornerStroke('$weight+$gap', '1.9*$weight+10+$gap', 92, 'br')],
  },
  H: {
    weight: createDial(22, 20, 24),
    letter: [
      createBoxStep(0, 0, '$weight', 100),
      createBoxStep('100-$weight', 0, '$weight', 100),
      createBoxStep(0, 54, 100, '$weight'),
    ],
    filling: [
      createDiscStep(50, '54-$gap', '50-$weight-$gap'),
      createIntersectStep(createHalfPlaneStep(50, '54-$gap', 0)),
      { round: { r: 2 } },
    ],
  },
  J: {
    weight: createDial(25, 23, 27),
    letter: [createSkeletonStep('J', { width: 92, corner: 46 })],
    filling: [createQuarterStep(0, 0, '88-$weight-$gap-4', 'br')],
  },
  K: {
    weight: createDial(23, 21, 25),
    letter: [createSkeletonStep('K', { width: 92 })],
    filling: [
      createBoxStep(40, 0, 52, 100),
      SUBTRACT_LETTER_STEP,
      { keep: { near: [90, 50] } },
      { round: { r: 2 } },
    ],
  },
  L: {
    weight: createDial(26, 24, 28),
    letter: [createBoxStep(0, 0, '$weight', 100), createBoxStep(0, '100-$weight', 100, '$weight')],
    filling: [createQuarterStep('$weight+$gap', 0, '100-$weight-$gap', 'bl')],
  },
  O,
  U,
  X: {
    weight: createDial(22, 20, 24),
    letter: [createSkeletonStep('X', { width: 100 })],
    filling: [
      createBoxStep(0, 0, 100, 100),
      createIntersectStep(createHalfPlaneStep(50, 50, 180)),
      SUBTRACT_LETTER_STEP,
      { keep: { near: [50, 98] } },
      { round: { r: 2 } },
    ],
  },
  c: C,
  n: createDoor('n', 40),
  o: O,
  r: {
    weight: createDial(22, 20, 24),
    letter: [createSkeletonStep('r', { width: 100, corner: 50, bar: 42 })],
    filling: [createCornerStroke('$weight+$gap', '42+$gap', 100, 'tr')],
  },
  u: U,
  y: {
    weight: createDial(22, 20, 24),
    letter: [createSkeletonStep('y', { width: 104 })],
    filling: [createPolygonStep([64, 100], [98, 100], [98, 58]), { round: { r: 2 } }],
  },
  Λ: A,
};

/** Letters whose counter is so large that it gets the second colour instead of the accent colour. */
const SECOND_TONE_LETTERS = 'FJLr';

/** Draws a letter, and a shape in its counter (the space inside it). */
export const counter: LetterFamily = {
  id: 'counter',
  construction: 'letter-object',
  moods: ['friendly', 'optimistic', 'warm', 'playful', 'fresh'],
  draw: (letter) => {
    const char = removeAccents(letter);
    const design = COUNTER_DESIGNS[char];
    if (design === undefined) return null;
    return createLetterMark(
      `${char} and the shape of the room it leaves.`,
      { gap: GAP, weight: design.weight },
      [
        createPart('letter', 'lead', ...design.letter),
        createPart('room', SECOND_TONE_LETTERS.includes(char) ? 'second' : 'accent', ...design.filling),
      ],
    );
  },
};
