import type { Amount, Dial, Step } from '../../language/blazon/blazon.ts';
import type { LetterFamily } from './family.ts';
import { createLetterMark, removeAccents } from './letter-mark.ts';
import {
  createBluntTipsStep,
  createBoxStep,
  createDiscStep,
  createPart,
  createSubtractStep,
} from './letter-steps.ts';

interface PlateDesign {
  plate: Step;
  /** The letter that is cut out. It may extend beyond the plate. */
  cut: Step[];
  weight?: Dial;
  /** Whether to round tips that would vanish at small sizes. */
  blunt?: boolean;
}

interface LetterForm {
  height?: number;
  width?: number;
  at?: [number, number];
  bar?: number;
  corner?: number;
}

const BLUNT_TIPS = createBluntTipsStep(2);
const WEIGHT: Dial = { value: 16, min: 14.5, max: 17.5 };
const LIGHTER_WEIGHT: Dial = { value: 14, min: 13, max: 15 };

const createTile = (topLeft: Amount, topRight: Amount, bottomRight: Amount, bottomLeft: Amount): Step =>
  createBoxStep(0, 0, 100, 100, [topLeft, topRight, bottomRight, bottomLeft]);
const DISC_PLATE = createDiscStep(50, 50, 52);
const SQUIRCLE_PLATE: Step = { squircle: { at: [50, 50], r: 51 } };
const ARCH_PLATE = createTile(50, 50, 0, 0);
const CUP_PLATE = createTile(0, 0, 50, 50);
const LEAF_PLATE = createTile(0, 50, 0, 50);
const SQUARE_PLATE = createTile(0, 0, 0, 0);
const SOFT_PLATE = createTile(18, 18, 18, 18);

/** Creates a letter whose strokes are `$weight` wide, whatever its height. */
const createCutLetter = (char: string, form: LetterForm = {}): Step => {
  const { height = 100, ...rest } = form;
  return { skeleton: { char, weight: `$weight*100/${height}`, height, ...rest } };
};
const createCutRow = (top: Amount, left: Amount, right: Amount): Step =>
  createBoxStep(left, top, `${right}-(${left})`, '$weight');
const createCutColumn = (left: Amount, top: Amount, bottom: Amount): Step =>
  createBoxStep(left, top, '$weight', `${bottom}-(${top})`);

/** Creates the bowl of b or p; its left side is straight. */
const createCutBowl = (top: number): Step => [
  createBoxStep(17, top, 66, 53, [0, 26.5, 26.5, 0]),
  createSubtractStep(
    createBoxStep('17+$weight', `${top}+$weight`, '66-2*$weight', '53-2*$weight', [
      0,
      '26.5-$weight',
      '26.5-$weight',
      0,
    ]),
  ),
];

const C: PlateDesign = { plate: DISC_PLATE, cut: [createCutLetter('C', { height: 66 })] };
const O: PlateDesign = { plate: LEAF_PLATE, cut: [createCutLetter('O', { height: 66 })] };
const S: PlateDesign = {
  plate: LEAF_PLATE,
  cut: [
    createCutLetter('S', { height: 68, width: 84, corner: 40 }),
    createCutRow(16, 60, 110),
    createCutRow('84-$weight', -10, 40),
  ],
};
const V: PlateDesign = { plate: CUP_PLATE, cut: [createCutLetter('V', { width: 80 })], blunt: true };
const W: PlateDesign = {
  plate: createBoxStep(-10, 0, 120, 100, [0, 0, 24, 24]),
  cut: [createCutLetter('M', { width: 90, bar: 72 }), { flip: { line: { y: 50 } } }],
  weight: LIGHTER_WEIGHT,
  blunt: true,
};
const X: PlateDesign = { plate: SOFT_PLATE, cut: [createCutLetter('X', { width: 84 })] };
const Z: PlateDesign = {
  plate: SQUARE_PLATE,
  cut: [
    createCutLetter('Z', { height: 68, width: 92 }),
    createCutRow(16, -10, 40),
    createCutRow('84-$weight', 60, 110),
  ],
};

const PLATES: Readonly<Record<string, PlateDesign>> = {
  A: { plate: ARCH_PLATE, cut: [createCutLetter('A', { width: 82, bar: 64 })], blunt: true },
  // On a plate with two round corners, like that of the D, the mark would look like a B and a D.
  B: { plate: SOFT_PLATE, cut: [createCutLetter('B', { height: 70, width: 84 })] },
  C,
  D: {
    plate: createTile(0, 50, 50, 0),
    cut: [createCutLetter('D', { height: 64, width: 92, at: [46, 50] })],
  },
  E: {
    plate: SQUARE_PLATE,
    cut: [
      createCutColumn(20, 15, 85),
      createCutRow(15, 20, 110),
      createCutRow('50-$weight/2', 20, 110),
      createCutRow('85-$weight', 20, 110),
    ],
    weight: LIGHTER_WEIGHT,
  },
  F: {
    plate: createTile(0, 0, 40, 0),
    cut: [createCutColumn(20, 16, 110), createCutRow(16, 20, 110), createCutRow('28+$weight', 20, 110)],
  },
  G: { plate: DISC_PLATE, cut: [createCutLetter('G', { height: 76, bar: 50 })], weight: LIGHTER_WEIGHT },
  H: {
    plate: SOFT_PLATE,
    cut: [
      createCutColumn(20, -5, 105),
      createCutColumn('80-$weight', -5, 105),
      createCutRow('50-$weight/2', 20, 80),
    ],
  },
  I: {
    plate: SQUIRCLE_PLATE,
    cut: [
      createCutColumn('50-$weight/2', 20, 80),
      createCutRow(19, 26, 74),
      createCutRow('81-$weight', 26, 74),
    ],
  },
  J: {
    plate: createTile(0, 0, 50, 50),
    cut: [createCutLetter('J', { height: 84, width: 78, corner: 39, at: [48, 40] })],
  },
  K: { plate: createBoxStep(-8, 0, 112, 100), cut: [createCutLetter('K', { width: 78, at: [50, 50] })] },
  L: {
    plate: createTile(0, 50, 0, 0),
    cut: [createCutColumn(18, -5, 82), createCutRow('82-$weight', 18, 110)],
  },
  M: {
    plate: createBoxStep(-10, 0, 120, 100, [24, 24, 0, 0]),
    cut: [createCutLetter('M', { width: 90, bar: 72 })],
    blunt: true,
    weight: LIGHTER_WEIGHT,
  },
  N: { plate: SQUARE_PLATE, cut: [createCutLetter('N', { width: 70 })], blunt: true, weight: LIGHTER_WEIGHT },
  O,
  P: {
    plate: createTile(0, 50, 0, 0),
    cut: [createCutLetter('P', { height: 86, width: 80, corner: 36, at: [49, 59] })],
  },
  Q: {
    plate: DISC_PLATE,
    cut: [
      createCutLetter('O', { height: 66 }),
      { bar: { from: [62, 62], to: [110, 110], width: '$weight' } },
    ],
  },
  R: {
    plate: createTile(0, 50, 0, 0),
    cut: [createCutLetter('R', { height: 86, width: 84, corner: 36, at: [47, 59] })],
  },
  S,
  T: { plate: CUP_PLATE, cut: [createCutRow(17, -5, 105), createCutColumn('50-$weight/2', 17, 105)] },
  U: { plate: CUP_PLATE, cut: [createCutLetter('U', { height: 84, width: 76, corner: 38, at: [50, 40] })] },
  V,
  W,
  X,
  Y: { plate: SOFT_PLATE, cut: [createCutLetter('Y', { width: 88, bar: 54 })] },
  Z,
  a: {
    plate: createTile(50, 0, 0, 50),
    cut: [createCutLetter('a', { height: 64, at: [50, 52] }), createCutColumn('81-$weight', 50, 105)],
  },
  b: { plate: createTile(0, 0, 50, 0), cut: [createCutColumn(17, -5, 83), createCutBowl(30)] },
  c: C,
  d: {
    plate: createTile(0, 0, 0, 50),
    cut: [createCutColumn(17, -5, 83), createCutBowl(30), { flip: { line: { x: 50 } } }],
  },
  e: { plate: DISC_PLATE, cut: [createCutLetter('e', { height: 68 })], weight: LIGHTER_WEIGHT },
  f: {
    plate: createTile(50, 0, 0, 0),
    cut: [createCutLetter('f', { height: 86, width: 70, at: [52, 59] }), createCutRow(45.2, -5, 105)],
  },
  g: {
    plate: SOFT_PLATE,
    cut: [createCutLetter('g', { height: 72, width: 84, corner: 36 })],
    weight: LIGHTER_WEIGHT,
  },
  h: { plate: ARCH_PLATE, cut: [createCutLetter('h', { width: 60, corner: 30, bar: 36 })] },
  i: {
    plate: LEAF_PLATE,
    cut: [createCutColumn('50-$weight/2-2', 44, 105), createDiscStep(48, 24, '$weight*0.7')],
  },
  j: {
    plate: createTile(0, 50, 0, 0),
    cut: [createCutLetter('j', { height: 80, width: 60, at: [46, 50], bar: 34 })],
  },
  k: { plate: createBoxStep(-4, 0, 104, 100), cut: [createCutLetter('k', { width: 70 })] },
  m: {
    plate: createBoxStep(-8, 0, 116, 100, [24, 24, 0, 0]),
    cut: [createCutLetter('m', { height: 82, width: 100, corner: 30, at: [50, 60] })],
    weight: LIGHTER_WEIGHT,
  },
  n: { plate: ARCH_PLATE, cut: [createCutLetter('n', { height: 82, width: 78, corner: 38, at: [50, 60] })] },
  o: O,
  p: { plate: createTile(0, 50, 0, 0), cut: [createCutColumn(17, 17, 105), createCutBowl(17)] },
  q: {
    plate: createTile(50, 0, 0, 0),
    cut: [createCutColumn(17, 17, 105), createCutBowl(17), { flip: { line: { x: 50 } } }],
  },
  r: {
    plate: createTile(0, 50, 0, 0),
    cut: [createCutLetter('r', { height: 84, width: 64, corner: 40, bar: 44, at: [50, 60] })],
  },
  s: S,
  t: {
    plate: createTile(0, 0, 0, 50),
    cut: [
      createCutLetter('t', { height: 84, width: 70, corner: 30, at: [52, 40] }),
      createCutRow(19.8, -5, 105),
    ],
  },
  u: { plate: CUP_PLATE, cut: [createCutLetter('u', { height: 84, width: 76, corner: 38, at: [50, 40] })] },
  v: V,
  w: W,
  x: X,
  y: { plate: SOFT_PLATE, cut: [createCutLetter('y', { width: 84 })] },
  z: Z,
  Λ: { plate: ARCH_PLATE, cut: [createCutLetter('Λ', { width: 80 })], blunt: true },
};

/** Cuts a letter out of a plate (a filled shape). A letter that reaches the edge divides the plate into pieces. */
export const negativePlate: LetterFamily = {
  id: 'negative-plate',
  construction: 'plate',
  moods: ['bold', 'modern', 'strong', 'clever', 'professional'],
  draw: (letter) => {
    const char = removeAccents(letter);
    const design = PLATES[char];
    if (design === undefined) return null;
    return createLetterMark(
      `${char} is the paper between the pieces of a plate.`,
      { weight: design.weight ?? WEIGHT },
      [
        createPart(
          'plate',
          'lead',
          design.plate,
          createSubtractStep(...design.cut),
          ...(design.blunt === true ? [BLUNT_TIPS] : []),
        ),
      ],
    );
  },
};
