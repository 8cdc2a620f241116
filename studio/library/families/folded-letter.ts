import type { Dial, Step } from '../../language/blazon/blazon.ts';
import type { LetterFamily } from './family.ts';
import { createDial, GAP, createLetterMark, removeAccents } from './letter-mark.ts';
import {
  createBluntTipsStep,
  createBoxStep,
  createHalfPlaneStep,
  createSubtractStepWithGap,
  createPart,
  createPolygonStep,
  createRingStep,
  createSubtractStep,
} from './letter-steps.ts';

interface FoldedPlanes {
  weight: Dial;
  dials?: Readonly<Record<string, string>>;
  /** The planes that face the light, in the lead colour. */
  front: Step[];
  /** The planes that face away from the light, in the second colour. */
  back: Step[];
}

/** Divides a letter by a line through `at`. The back is on the side of `facing`, in degrees clockwise from the top. */
const divideLetter = (
  char: string,
  facing: number,
  weight: Dial,
  more: { width?: number; bar?: number; corner?: number; at?: [number, number] } = {},
): FoldedPlanes => {
  const { at = [50, 50], ...form } = more;
  const letter: Step = { skeleton: { char, weight: '$weight', ...form } };
  return {
    weight,
    front: [letter, createSubtractStepWithGap('$gap/2', createHalfPlaneStep(at[0], at[1], facing))],
    back: [letter, createSubtractStepWithGap('$gap/2', createHalfPlaneStep(at[0], at[1], facing + 180))],
  };
};

const BLUNT_TIPS = createBluntTipsStep(2.5);

/** Creates one plane of a zigzag strip: a parallelogram with vertical sides, which runs from height `from` to `to`. */
const createFoldedStrip = (column: number, from: string, to: string): Step =>
  createPolygonStep(
    [`${column}*($plane+$gap)`, from],
    [`${column}*($plane+$gap)+$plane`, to],
    [`${column}*($plane+$gap)+$plane`, `${to}+$weight*2.5`],
    [`${column}*($plane+$gap)`, `${from}+$weight*2.5`],
  );

const C: FoldedPlanes = {
  weight: createDial(28, 25, 31),
  front: [
    createRingStep(50, 50, 50, '$weight'),
    createSubtractStep(createBoxStep(50, 36, 60, 28)),
    createSubtractStepWithGap('$gap/2', createHalfPlaneStep(50, 50, 165)),
  ],
  back: [
    createRingStep(50, 50, 50, '$weight'),
    createSubtractStep(createBoxStep(50, 36, 60, 28)),
    createSubtractStepWithGap('$gap/2', createHalfPlaneStep(50, 50, 345)),
  ],
};
const O = divideLetter('O', 135, createDial(27, 24, 30));
const V = divideLetter('V', 90, createDial(24, 22, 26), { width: 108 });
const W: FoldedPlanes = {
  weight: createDial(22, 20.5, 23.5),
  dials: { plane: '(112-3*$gap)/4' },
  front: [createFoldedStrip(0, '0', '38'), createFoldedStrip(2, '6', '38'), BLUNT_TIPS],
  back: [createFoldedStrip(1, '38', '6'), createFoldedStrip(3, '38', '0'), BLUNT_TIPS],
};
const m: FoldedPlanes = {
  weight: createDial(22, 20.5, 23.5),
  dials: { plane: '(112-3*$gap)/4' },
  front: [createFoldedStrip(0, '38', '0'), createFoldedStrip(2, '32', '0'), BLUNT_TIPS],
  back: [createFoldedStrip(1, '0', '32'), createFoldedStrip(3, '0', '38'), BLUNT_TIPS],
};
const X = divideLetter('X', 90, createDial(25, 23, 27), { width: 104 });
/** A ribbon whose diagonal stroke shows its back. */
const Z: FoldedPlanes = {
  weight: createDial(22, 20, 24),
  front: [
    createPolygonStep([4, 0], [96, 0], ['96-$weight*0.9', '$weight'], [4, '$weight']),
    createPolygonStep(['4+$weight*0.9', '100-$weight'], [96, '100-$weight'], [96, 100], [4, 100]),
  ],
  back: [
    createPolygonStep(
      ['90-$weight*1.5-$gap', '$weight+$gap'],
      ['100-$weight-$gap*0.6', '$weight+$gap'],
      ['10+$weight*1.5+$gap', '100-$weight-$gap'],
      ['$weight+$gap*0.6', '100-$weight-$gap'],
    ),
  ],
};

const PLANES: Readonly<Record<string, FoldedPlanes>> = {
  A: divideLetter('A', 90, createDial(24, 22, 26), { width: 108, bar: 60 }),
  C,
  E: {
    weight: createDial(21, 19, 23),
    front: [createBoxStep(0, 0, '$weight', 100)],
    back: [
      createBoxStep('$weight+$gap', 0, 60, '$weight'),
      createBoxStep('$weight+$gap', '50-$weight/2', 60, '$weight'),
      createBoxStep('$weight+$gap', '100-$weight', 60, '$weight'),
    ],
  },
  H: {
    weight: createDial(26, 24, 28),
    front: [
      createBoxStep(2, 0, '$weight', 100),
      createBoxStep(2, '50-$weight/2', '96-$weight-$gap', '$weight'),
    ],
    back: [createBoxStep('98-$weight', 0, '$weight', 100)],
  },
  K: {
    weight: createDial(21, 19, 23),
    front: [createBoxStep(0, 0, '$weight', 100)],
    back: [
      createPolygonStep(
        ['$weight+$gap', 50],
        [58, 0],
        [98, 0],
        ['$weight+$gap+40', 50],
        [98, 100],
        [58, 100],
      ),
    ],
  },
  M: divideLetter('M', 90, createDial(23, 21, 25), { width: 116 }),
  N: {
    weight: createDial(23, 21, 25),
    front: [createBoxStep(0, 0, '$weight', 100), createBoxStep('100-$weight', 0, '$weight', 100)],
    back: [
      createPolygonStep(
        ['$weight+$gap', 0, 3],
        ['100-$weight-$gap', 50],
        ['100-$weight-$gap', 100, 3],
        ['$weight+$gap', 50],
      ),
    ],
  },
  O,
  R: {
    weight: createDial(24, 22, 26),
    front: [createBoxStep(0, 0, '$weight', 100)],
    back: [
      createBoxStep('$weight+$gap', 0, 56, 54, [0, 27, 27, 0]),
      createPolygonStep(
        ['$weight+$gap', 40],
        ['$weight+$gap+38', 40],
        ['$weight+$gap+62', 100],
        ['$weight+$gap+28', 100],
        ['$weight+$gap', 54],
      ),
    ],
  },
  U: divideLetter('U', 45, createDial(26, 24, 28), { width: 94, corner: 47, at: [50, 54] }),
  V,
  W,
  X,
  Y: {
    weight: createDial(27, 25, 29),
    front: [
      createPolygonStep(
        [0, 0],
        ['$weight*1.1', 0],
        ['50-$gap/2', '46-$gap'],
        ['50-$gap/2', 54],
        ['50-$weight*0.75', 54],
      ),
    ],
    back: [
      createPolygonStep(
        [100, 0],
        ['100-$weight*1.1', 0],
        ['50+$gap/2', '46-$gap'],
        ['50+$gap/2', 54],
        ['50+$weight*0.75', 54],
      ),
      createBoxStep('50-$weight*0.75', '54+$gap', '$weight*1.5', '46-$gap'),
    ],
  },
  Z,
  o: O,
  c: C,
  m,
  v: V,
  w: W,
  x: X,
  Λ: divideLetter('Λ', 90, createDial(24, 22, 26), { width: 108 }),
};

/** Draws a letter like folded paper: two tones with a gap along the fold. */
export const fold: LetterFamily = {
  id: 'fold',
  construction: 'fold',
  moods: ['modern', 'precise', 'professional', 'trustworthy', 'technical'],
  draw: (letter) => {
    const char = removeAccents(letter);
    const planes = PLANES[char];
    if (planes === undefined) return null;
    const { weight, dials = {}, front, back } = planes;
    return createLetterMark(`${char} folded once, one plane in the light.`, { gap: GAP, weight, ...dials }, [
      createPart('front', 'lead', ...front),
      createPart('back', 'second', ...back),
    ]);
  },
};
