import type { Dial, Step } from '../../language/blazon/blazon.ts';
import type { LetterFamily } from './family.ts';
import { dial, GAP, letterMark, plainLetter } from './letter-mark.ts';
import { blunted, box, half, subtractWithGap, part, polygon, ring, without } from './letter-steps.ts';

interface Planes {
  weight: Dial;
  dials?: Readonly<Record<string, string>>;
  /** The planes that face the light, and those that face away from it. */
  front: Step[];
  back: Step[];
}

/** A letter divided along a line through a point; the front is the side that the line faces away from. */
const parted = (
  char: string,
  facing: number,
  weight: Dial,
  more: { width?: number; bar?: number; corner?: number; at?: [number, number] } = {},
): Planes => {
  const { at = [50, 50], ...form } = more;
  const letter: Step = { skeleton: { char, weight: '$weight', ...form } };
  return {
    weight,
    front: [letter, subtractWithGap('$gap/2', half(at[0], at[1], facing))],
    back: [letter, subtractWithGap('$gap/2', half(at[0], at[1], facing + 180))],
  };
};

const BLUNTED = blunted(2.5);

/** A folded strip: each plane has vertical sides and leads from one height to the next. */
const strip = (column: number, from: string, to: string): Step =>
  polygon(
    [`${column}*($plane+$gap)`, from],
    [`${column}*($plane+$gap)+$plane`, to],
    [`${column}*($plane+$gap)+$plane`, `${to}+$weight*2.5`],
    [`${column}*($plane+$gap)`, `${from}+$weight*2.5`],
  );

const C: Planes = {
  weight: dial(28, 25, 31),
  front: [
    ring(50, 50, 50, '$weight'),
    without(box(50, 36, 60, 28)),
    subtractWithGap('$gap/2', half(50, 50, 165)),
  ],
  back: [
    ring(50, 50, 50, '$weight'),
    without(box(50, 36, 60, 28)),
    subtractWithGap('$gap/2', half(50, 50, 345)),
  ],
};
const O = parted('O', 135, dial(27, 24, 30));
const V = parted('V', 90, dial(24, 22, 26), { width: 108 });
const W: Planes = {
  weight: dial(22, 20.5, 23.5),
  dials: { plane: '(112-3*$gap)/4' },
  front: [strip(0, '0', '38'), strip(2, '6', '38'), BLUNTED],
  back: [strip(1, '38', '6'), strip(3, '38', '0'), BLUNTED],
};
const m: Planes = {
  weight: dial(22, 20.5, 23.5),
  dials: { plane: '(112-3*$gap)/4' },
  front: [strip(0, '38', '0'), strip(2, '32', '0'), BLUNTED],
  back: [strip(1, '0', '32'), strip(3, '0', '38'), BLUNTED],
};
const X = parted('X', 90, dial(25, 23, 27), { width: 104 });
/** The middle stroke is the back of the ribbon. */
const Z: Planes = {
  weight: dial(22, 20, 24),
  front: [
    polygon([4, 0], [96, 0], ['96-$weight*0.9', '$weight'], [4, '$weight']),
    polygon(['4+$weight*0.9', '100-$weight'], [96, '100-$weight'], [96, 100], [4, 100]),
  ],
  back: [
    polygon(
      ['90-$weight*1.5-$gap', '$weight+$gap'],
      ['100-$weight-$gap*0.6', '$weight+$gap'],
      ['10+$weight*1.5+$gap', '100-$weight-$gap'],
      ['$weight+$gap*0.6', '100-$weight-$gap'],
    ),
  ],
};

const PLANES: Readonly<Record<string, Planes>> = {
  A: parted('A', 90, dial(24, 22, 26), { width: 108, bar: 60 }),
  C,
  E: {
    weight: dial(21, 19, 23),
    front: [box(0, 0, '$weight', 100)],
    back: [
      box('$weight+$gap', 0, 60, '$weight'),
      box('$weight+$gap', '50-$weight/2', 60, '$weight'),
      box('$weight+$gap', '100-$weight', 60, '$weight'),
    ],
  },
  H: {
    weight: dial(26, 24, 28),
    front: [box(2, 0, '$weight', 100), box(2, '50-$weight/2', '96-$weight-$gap', '$weight')],
    back: [box('98-$weight', 0, '$weight', 100)],
  },
  K: {
    weight: dial(21, 19, 23),
    front: [box(0, 0, '$weight', 100)],
    back: [polygon(['$weight+$gap', 50], [58, 0], [98, 0], ['$weight+$gap+40', 50], [98, 100], [58, 100])],
  },
  M: parted('M', 90, dial(23, 21, 25), { width: 116 }),
  N: {
    weight: dial(23, 21, 25),
    front: [box(0, 0, '$weight', 100), box('100-$weight', 0, '$weight', 100)],
    back: [
      polygon(
        ['$weight+$gap', 0, 3],
        ['100-$weight-$gap', 50],
        ['100-$weight-$gap', 100, 3],
        ['$weight+$gap', 50],
      ),
    ],
  },
  O,
  R: {
    weight: dial(24, 22, 26),
    front: [box(0, 0, '$weight', 100)],
    back: [
      box('$weight+$gap', 0, 56, 54, [0, 27, 27, 0]),
      polygon(
        ['$weight+$gap', 40],
        ['$weight+$gap+38', 40],
        ['$weight+$gap+62', 100],
        ['$weight+$gap+28', 100],
        ['$weight+$gap', 54],
      ),
    ],
  },
  U: parted('U', 45, dial(26, 24, 28), { width: 94, corner: 47, at: [50, 54] }),
  V,
  W,
  X,
  Y: {
    weight: dial(27, 25, 29),
    front: [
      polygon(
        [0, 0],
        ['$weight*1.1', 0],
        ['50-$gap/2', '46-$gap'],
        ['50-$gap/2', 54],
        ['50-$weight*0.75', 54],
      ),
    ],
    back: [
      polygon(
        [100, 0],
        ['100-$weight*1.1', 0],
        ['50+$gap/2', '46-$gap'],
        ['50+$gap/2', 54],
        ['50+$weight*0.75', 54],
      ),
      box('50-$weight*0.75', '54+$gap', '$weight*1.5', '46-$gap'),
    ],
  },
  Z,
  o: O,
  c: C,
  m,
  v: V,
  w: W,
  x: X,
  Λ: parted('Λ', 90, dial(24, 22, 26), { width: 108 }),
};

/** Draws a letter in two tones, separated by the gap of the fold. */
export const fold: LetterFamily = {
  id: 'fold',
  construction: 'fold',
  moods: ['modern', 'precise', 'professional', 'trustworthy', 'technical'],
  draw: (letter) => {
    const char = plainLetter(letter);
    const planes = PLANES[char];
    if (planes === undefined) return null;
    const { weight, dials = {}, front, back } = planes;
    return letterMark(`${char} folded once, one plane in the light.`, { gap: GAP, weight, ...dials }, [
      part('front', 'lead', ...front),
      part('back', 'second', ...back),
    ]);
  },
};
