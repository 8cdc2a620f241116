import type { Amount, Dial, Step } from '../../language/blazon/blazon.ts';
import type { LetterFamily } from './family.ts';
import { letterMark, plainLetter } from './letter-mark.ts';
import { blunted, box, disc, part, without } from './letter-steps.ts';

interface Plate {
  plate: Step;
  /** The letter to cut out; it may extend beyond the plate. */
  cut: Step[];
  weight?: Dial;
  /** Whether to round tips that would vanish at small sizes. */
  blunt?: boolean;
}

interface Form {
  height?: number;
  width?: number;
  at?: [number, number];
  bar?: number;
  corner?: number;
}

const BLUNTED = blunted(2);
const WEIGHT: Dial = { value: 16, min: 14.5, max: 17.5 };
const LIGHTER: Dial = { value: 14, min: 13, max: 15 };

const tile = (topLeft: Amount, topRight: Amount, bottomRight: Amount, bottomLeft: Amount): Step =>
  box(0, 0, 100, 100, [topLeft, topRight, bottomRight, bottomLeft]);
const DISC = disc(50, 50, 52);
const SQUIRCLE: Step = { squircle: { at: [50, 50], r: 51 } };
const ARCH = tile(50, 50, 0, 0);
const CUP = tile(0, 0, 50, 50);
const LEAF = tile(0, 50, 0, 50);
const SQUARE = tile(0, 0, 0, 0);
const SOFT = tile(18, 18, 18, 18);

/** The stroke keeps its width at any size of the letter. */
const paper = (char: string, form: Form = {}): Step => {
  const { height = 100, ...rest } = form;
  return { skeleton: { char, weight: `$weight*100/${height}`, height, ...rest } };
};
const row = (top: Amount, left: Amount, right: Amount): Step =>
  box(left, top, `${right}-(${left})`, '$weight');
const column = (left: Amount, top: Amount, bottom: Amount): Step =>
  box(left, top, '$weight', `${bottom}-(${top})`);

/** A small letter's bowl, flat where it meets the stem. */
const bowl = (top: number): Step => [
  box(17, top, 66, 53, [0, 26.5, 26.5, 0]),
  without(
    box('17+$weight', `${top}+$weight`, '66-2*$weight', '53-2*$weight', [
      0,
      '26.5-$weight',
      '26.5-$weight',
      0,
    ]),
  ),
];

const C: Plate = { plate: DISC, cut: [paper('C', { height: 66 })] };
const O: Plate = { plate: LEAF, cut: [paper('O', { height: 66 })] };
const S: Plate = {
  plate: LEAF,
  cut: [paper('S', { height: 68, width: 84, corner: 40 }), row(16, 60, 110), row('84-$weight', -10, 40)],
};
const V: Plate = { plate: CUP, cut: [paper('V', { width: 80 })], blunt: true };
const W: Plate = {
  plate: box(-10, 0, 120, 100, [0, 0, 24, 24]),
  cut: [paper('M', { width: 90, bar: 72 }), { flip: { line: { y: 50 } } }],
  weight: LIGHTER,
  blunt: true,
};
const X: Plate = { plate: SOFT, cut: [paper('X', { width: 84 })] };
const Z: Plate = {
  plate: SQUARE,
  cut: [paper('Z', { height: 68, width: 92 }), row(16, -10, 40), row('84-$weight', 60, 110)],
};

const PLATES: Readonly<Record<string, Plate>> = {
  A: { plate: ARCH, cut: [paper('A', { width: 82, bar: 64 })], blunt: true },
  // In a plate with two round corners it would look like B and D.
  B: { plate: SOFT, cut: [paper('B', { height: 70, width: 84 })] },
  C,
  D: { plate: tile(0, 50, 50, 0), cut: [paper('D', { height: 64, width: 92, at: [46, 50] })] },
  E: {
    plate: SQUARE,
    cut: [column(20, 15, 85), row(15, 20, 110), row('50-$weight/2', 20, 110), row('85-$weight', 20, 110)],
    weight: LIGHTER,
  },
  F: {
    plate: tile(0, 0, 40, 0),
    cut: [column(20, 16, 110), row(16, 20, 110), row('28+$weight', 20, 110)],
  },
  G: { plate: DISC, cut: [paper('G', { height: 76, bar: 50 })], weight: LIGHTER },
  H: { plate: SOFT, cut: [column(20, -5, 105), column('80-$weight', -5, 105), row('50-$weight/2', 20, 80)] },
  I: {
    plate: SQUIRCLE,
    cut: [column('50-$weight/2', 20, 80), row(19, 26, 74), row('81-$weight', 26, 74)],
  },
  J: { plate: tile(0, 0, 50, 50), cut: [paper('J', { height: 84, width: 78, corner: 39, at: [48, 40] })] },
  K: { plate: box(-8, 0, 112, 100), cut: [paper('K', { width: 78, at: [50, 50] })] },
  L: { plate: tile(0, 50, 0, 0), cut: [column(18, -5, 82), row('82-$weight', 18, 110)] },
  M: {
    plate: box(-10, 0, 120, 100, [24, 24, 0, 0]),
    cut: [paper('M', { width: 90, bar: 72 })],
    blunt: true,
    weight: LIGHTER,
  },
  N: { plate: SQUARE, cut: [paper('N', { width: 70 })], blunt: true, weight: LIGHTER },
  O,
  P: { plate: tile(0, 50, 0, 0), cut: [paper('P', { height: 86, width: 80, corner: 36, at: [49, 59] })] },
  Q: {
    plate: DISC,
    cut: [paper('O', { height: 66 }), { bar: { from: [62, 62], to: [110, 110], width: '$weight' } }],
  },
  R: { plate: tile(0, 50, 0, 0), cut: [paper('R', { height: 86, width: 84, corner: 36, at: [47, 59] })] },
  S,
  T: { plate: CUP, cut: [row(17, -5, 105), column('50-$weight/2', 17, 105)] },
  U: { plate: CUP, cut: [paper('U', { height: 84, width: 76, corner: 38, at: [50, 40] })] },
  V,
  W,
  X,
  Y: { plate: SOFT, cut: [paper('Y', { width: 88, bar: 54 })] },
  Z,
  a: {
    plate: tile(50, 0, 0, 50),
    cut: [paper('a', { height: 64, at: [50, 52] }), column('81-$weight', 50, 105)],
  },
  b: { plate: tile(0, 0, 50, 0), cut: [column(17, -5, 83), bowl(30)] },
  c: C,
  d: { plate: tile(0, 0, 0, 50), cut: [column(17, -5, 83), bowl(30), { flip: { line: { x: 50 } } }] },
  e: { plate: DISC, cut: [paper('e', { height: 68 })], weight: LIGHTER },
  f: {
    plate: tile(50, 0, 0, 0),
    cut: [paper('f', { height: 86, width: 70, at: [52, 59] }), row(45.2, -5, 105)],
  },
  g: { plate: SOFT, cut: [paper('g', { height: 72, width: 84, corner: 36 })], weight: LIGHTER },
  h: { plate: ARCH, cut: [paper('h', { width: 60, corner: 30, bar: 36 })] },
  i: { plate: LEAF, cut: [column('50-$weight/2-2', 44, 105), disc(48, 24, '$weight*0.7')] },
  j: { plate: tile(0, 50, 0, 0), cut: [paper('j', { height: 80, width: 60, at: [46, 50], bar: 34 })] },
  k: { plate: box(-4, 0, 104, 100), cut: [paper('k', { width: 70 })] },
  m: {
    plate: box(-8, 0, 116, 100, [24, 24, 0, 0]),
    cut: [paper('m', { height: 82, width: 100, corner: 30, at: [50, 60] })],
    weight: LIGHTER,
  },
  n: { plate: ARCH, cut: [paper('n', { height: 82, width: 78, corner: 38, at: [50, 60] })] },
  o: O,
  p: { plate: tile(0, 50, 0, 0), cut: [column(17, 17, 105), bowl(17)] },
  q: { plate: tile(50, 0, 0, 0), cut: [column(17, 17, 105), bowl(17), { flip: { line: { x: 50 } } }] },
  r: {
    plate: tile(0, 50, 0, 0),
    cut: [paper('r', { height: 84, width: 64, corner: 40, bar: 44, at: [50, 60] })],
  },
  s: S,
  t: {
    plate: tile(0, 0, 0, 50),
    cut: [paper('t', { height: 84, width: 70, corner: 30, at: [52, 40] }), row(19.8, -5, 105)],
  },
  u: { plate: CUP, cut: [paper('u', { height: 84, width: 76, corner: 38, at: [50, 40] })] },
  v: V,
  w: W,
  x: X,
  y: { plate: SOFT, cut: [paper('y', { width: 84 })] },
  z: Z,
  Λ: { plate: ARCH, cut: [paper('Λ', { width: 80 })], blunt: true },
};

/** The letter is cut out and extends beyond its plate, so that the remaining pieces are shapes of their own. */
export const negativePlate: LetterFamily = {
  id: 'negative-plate',
  construction: 'plate',
  moods: ['bold', 'modern', 'strong', 'clever', 'professional'],
  draw: (letter) => {
    const char = plainLetter(letter);
    const plate = PLATES[char];
    if (plate === undefined) return null;
    return letterMark(
      `${char} is the paper between the pieces of a plate.`,
      { weight: plate.weight ?? WEIGHT },
      [part('plate', 'lead', plate.plate, without(...plate.cut), ...(plate.blunt === true ? [BLUNTED] : []))],
    );
  },
};
