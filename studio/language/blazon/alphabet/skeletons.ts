// A constructed alphabet: flat geometric letters in the drawing language, y 0 to 100, centred on x 50. Every letter is
// written over the dials weight, width, corner (outer radius of its bowls) and bar (y of its cross bar or joint).
// Small letters fill the same height: an ascender starts at 0, a descender ends at 100.

import type { Amount, Step } from '../blazon.ts';
import type { Skeleton } from './skeleton.ts';

type Corners = [Amount, Amount, Amount, Amount];

const box = (left: Amount, top: Amount, wide: Amount, high: Amount, r: Amount | Corners = 0): Step => ({
  box: { corner: [left, top], size: [wide, high], r },
});
const polygon = (...points: [Amount, Amount][]): Step => ({ polygon: { points } });
const without = (...of: Step[]): Step => ({ subtract: { of } });
/** Strokes extend beyond the letter and are cut flat at its top and bottom. */
const flatEnds: Step = { intersect: { of: { box: { corner: [-150, 0], size: [400, 100] } } } };
const strokes = (...points: [Amount, Amount][]): Step => ({ line: { points, width: '$weight' } });

const leftStem = box('$left', 0, '$weight', 100);
const rightStem = box('$right-$weight', 0, '$weight', 100);

/** Draws a rounded frame between two heights. `round` selects which corners are round. */
const bowl = (top: Amount, high: Amount, wide: Amount, round: [number, number, number, number]): Step[] => [
  box('$left', top, wide, high, corners('$corner', round)),
  without(
    box(
      '$left+$weight',
      `${top}+$weight`,
      `max(0,${wide}-2*$weight)`,
      `max(0,${high}-2*$weight)`,
      corners('$inner', round),
    ),
  ),
];
const corners = (radius: string, round: [number, number, number, number]): Corners => [
  round[0] === 1 ? radius : 0,
  round[1] === 1 ? radius : 0,
  round[2] === 1 ? radius : 0,
  round[3] === 1 ? radius : 0,
];
const ring = bowl(0, '100', '$width', [1, 1, 1, 1]);

/** Draws two legs below an arch that starts at `top`. */
const arch = (top: Amount): Step => [
  box('$left', top, '$width', 180, [0, '$corner', 0, 0]),
  without(box('$left+$weight', `${top}+$weight`, '$width-2*$weight', 180, ['$inner', '$inner', 0, 0])),
  flatEnds,
];

const cup = (bottomRight: Amount, innerRight: Amount = bottomRight): Step[] => [
  box('$left', -80, '$width', 180, [0, 0, bottomRight, '$corner']),
  without(box('$left+$weight', -80, '$width-2*$weight', '180-$weight', [0, 0, innerRight, '$inner'])),
  flatEnds,
];

/** Draws a stem on the right whose foot turns left and ends flat. */
const tail = (top: Amount): Step[] => [
  box('$left', -80, '$width', 180, [0, 0, '$corner', 0]),
  without(box('$left-1', -80, '$width-$weight+1', '180-$weight', [0, 0, '$inner', 0])),
  { intersect: { of: box('$left', top, '$width', `100-${top}`) } },
];

/** The horizontal width of a stroke that leans by half of the letter's width over its height. */
const leaning = { d: '$weight*sqrt(1+($width-$weight)*($width-$weight)/40000)' };
/** The horizontal width of a stroke that crosses the whole letter. */
const crossing = { d: '$weight*sqrt(1+($width-$weight)*($width-$weight)/10000)' };

const peak: Step[] = [
  strokes(['$left+$d/2-($width-$d)/10', 120], [50, 0], ['$right-$d/2+($width-$d)/10', 120]),
  flatEnds,
];
const valley: Step[] = [
  strokes(['$left+$d/2-($width-$d)/10', -20], [50, 100], ['$right-$d/2+($width-$d)/10', -20]),
  flatEnds,
];
const peakOutside = polygon(['$left', 100], ['50-$d/2', 0], ['50+$d/2', 0], ['$right', 100]);

const letter = (width: number, corner: number, bar: number, shape: Step, dials = {}): Skeleton => ({
  width,
  corner,
  bar,
  shape,
  dials,
});

const C = letter(96, 50, 50, [...ring, without(box(52, 29, '$width', 42))]);
const O = letter(100, 50, 50, ring);
const S = letter(78, 34, 50, {
  line: {
    points: [
      ['$right-2', '$weight/2'],
      ['$left+$weight/2', '$weight/2'],
      ['$left+$weight/2', '$bar'],
      ['$right-$weight/2', '$bar'],
      ['$right-$weight/2', '100-$weight/2'],
      ['$left+2', '100-$weight/2'],
    ],
    width: '$weight',
    bend: 'max(0,min($corner-$weight/2,25-$weight/4))',
  },
});
const V = letter(100, 0, 50, valley, leaning);
const W = letter(
  144,
  0,
  22,
  [
    strokes(
      ['$left+$d/2-$step/5', -20],
      ['$left+$d/2+$step', 100],
      [50, '$bar'],
      ['$right-$d/2-$step', 100],
      ['$right-$d/2+$step/5', -20],
    ),
    flatEnds,
  ],
  { d: '$weight*sqrt(1+($width-$weight)*($width-$weight)/160000)', step: '($width-$d)/4' },
);
const X = letter(
  92,
  0,
  50,
  [
    strokes(['$left+$d/2-$reach', -20], ['$right-$d/2+$reach', 120]),
    strokes(['$right-$d/2+$reach', -20], ['$left+$d/2-$reach', 120]),
    flatEnds,
  ],
  { ...crossing, reach: '($width-$d)/5' },
);
const Z = letter(
  82,
  0,
  50,
  [
    box('$left', 0, '$width', '$weight'),
    box('$left', '100-$weight', '$width', '$weight'),
    polygon(['$right-$d', 0], ['$right', 0], ['$left+$d', 100], ['$left', 100]),
  ],
  crossing,
);

/** Draws two arms that leave a stem at the height `bar`: one towards `top`, one towards the base line. */
const arms = (top: number): Step => [
  strokes(['$joint+$slope*($bar+20)', '-20'], ['$joint', '$bar'], ['$joint+$slope*(120-$bar)', 120]),
  { intersect: { of: box('$left', top, '$width', 100 - top) } },
];
const armDials = (reach: string) => ({
  joint: '$left+$weight/2',
  d: `$weight*sqrt(1+($width-1.5*$weight)*($width-1.5*$weight)/(${reach}*${reach}))`,
  slope: `($right-$d/2-$joint)/${reach}`,
});

const CAPITALS: Record<string, Skeleton> = {
  A: letter(
    104,
    0,
    62,
    [peak, [box('$left', '$bar', '$width', '$weight*0.8'), { intersect: { of: peakOutside } }]],
    leaning,
  ),
  B: letter(74, 30, 50, [
    ...bowl(0, '($bar+$weight/2)', '($width-4)', [0, 1, 1, 0]),
    bowl('($bar-$weight/2)', '(100-$bar+$weight/2)', '$width', [0, 1, 1, 0]),
  ]),
  C,
  D: letter(86, 50, 50, bowl(0, '100', '$width', [0, 1, 1, 0])),
  E: letter(68, 0, 50, [
    leftStem,
    box('$left', 0, '$width', '$weight'),
    box('$left', '$bar-$weight/2', '$width*0.9', '$weight'),
    box('$left', '100-$weight', '$width', '$weight'),
  ]),
  F: letter(66, 0, 50, [
    leftStem,
    box('$left', 0, '$width', '$weight'),
    box('$left', '$bar-$weight/2+4', '$width*0.88', '$weight'),
  ]),
  G: letter(98, 50, 48, [
    ...ring,
    without(box(52, 27, '$width', '$bar-27')),
    [box(52, '$bar', '$width/2-2', '$weight'), box('$right-$weight', '$bar', '$weight', 40)],
    { intersect: { of: box('$left', 0, '$width', 100, '$corner') } },
  ]),
  H: letter(84, 0, 50, [leftStem, rightStem, box('$left', '$bar-$weight/2', '$width', '$weight')]),
  I: letter(24, 0, 50, box('50-$weight/2', 0, '$weight', 100)),
  J: letter(64, 40, 62, [...cup('$corner', '$inner'), without(box('$left-1', -1, '$width/2+1', '$bar+1'))]),
  K: letter(84, 0, 50, [leftStem, arms(0)], armDials('50')),
  L: letter(64, 0, 50, [leftStem, box('$left', '100-$weight', '$width', '$weight')]),
  M: letter(
    112,
    0,
    78,
    [
      leftStem,
      rightStem,
      polygon(
        ['$left', 0],
        ['$left+$d', 0],
        [50, '$bar*(1-$d/($width/2))'],
        ['$right-$d', 0],
        ['$right', 0],
        [50, '$bar'],
      ),
    ],
    { d: 'min($width*0.45,$weight*sqrt(1+($width-$weight)*($width-$weight)/(4*$bar*$bar)))' },
  ),
  N: letter(
    90,
    0,
    50,
    [leftStem, rightStem, polygon(['$left', 0], ['$left+$d', 0], ['$right', 100], ['$right-$d', 100])],
    crossing,
  ),
  O,
  P: letter(76, 34, 40, [leftStem, bowl(0, '($bar+$weight)', '$width', [0, 1, 1, 0])]),
  Q: letter(100, 50, 50, [
    ...ring,
    [
      { bar: { from: [58, 60], to: ['$right+4', 104], width: '$weight*0.9' } },
      { intersect: { of: box('$left', 0, '$width', 100) } },
    ],
  ]),
  R: letter(
    80,
    34,
    38,
    [
      leftStem,
      bowl(0, '($bar+$weight)', '$width', [0, 1, 1, 0]),
      polygon(
        ['$start', '$bar+$weight/2'],
        ['$start+$d', '$bar+$weight/2'],
        ['$right+2', 100],
        ['$right+2-$d', 100],
      ),
    ],
    { d: '$weight*1.12', start: '$right-$d-28' },
  ),
  S,
  T: letter(82, 0, 50, [box('$left', 0, '$width', '$weight'), box('50-$weight/2', 0, '$weight', 100)]),
  U: letter(86, 43, 50, cup('$corner', '$inner')),
  V,
  W,
  X,
  Y: letter(
    96,
    0,
    52,
    [
      [
        strokes(['$left+$d/2-$slope*20', -20], [50, '$bar'], ['$right-$d/2+$slope*20', -20]),
        { intersect: { of: box('$left', 0, '$width', '$bar+$weight/2') } },
      ],
      box('50-$weight/2', '$bar', '$weight', '100-$bar'),
    ],
    {
      d: '$weight*sqrt(1+($width-$weight)*($width-$weight)/(4*$bar*$bar))',
      slope: '($width-$d)/(2*$bar)',
    },
  ),
  Z,
  Λ: letter(104, 0, 50, peak, leaning),
};

const SMALL: Record<string, Skeleton> = {
  a: letter(96, 48, 50, [...ring, rightStem]),
  b: letter(76, 38, 30, [leftStem, bowl('$bar', '(100-$bar)', '$width', [1, 1, 1, 1])]),
  c: C,
  d: letter(76, 38, 30, [rightStem, bowl('$bar', '(100-$bar)', '$width', [1, 1, 1, 1])]),
  e: letter(98, 49, 41, [
    ...ring,
    [
      box('$left+$weight/2', '$bar', '$width-$weight/2', '$weight*0.75'),
      { intersect: { of: box('$left', 0, '$width', 100, '$corner') } },
    ],
    without(box(54, '$bar+$weight*0.75', '$width', 'max(9,72-$bar-$weight*0.75)')),
  ]),
  f: letter(60, 30, 34, [
    [
      box('50-$weight/2', 0, '$width/2+$weight/2', 180, ['$corner', 0, 0, 0]),
      without(box('50+$weight/2', '$weight', '$width', 180, ['$inner', 0, 0, 0])),
      flatEnds,
    ],
    box('$left', '$bar', '$width', '$weight*0.9'),
  ]),
  g: letter(76, 34, 66, [bowl(0, '$bar', '$width', [1, 1, 1, 1]), tail(0)]),
  h: letter(76, 38, 30, [leftStem, arch('$bar')]),
  i: letter(28, 0, 32, [
    box('50-$weight/2', '$bar', '$weight', '100-$bar'),
    box('50-$weight/2', 0, '$weight', 'max(8,min($weight,$bar-7))', '$corner'),
  ]),
  j: letter(56, 28, 32, [tail('$bar'), box('$right-$weight', 0, '$weight', 'max(8,min($weight,$bar-7))')]),
  k: letter(76, 0, 64, [leftStem, arms(28)], armDials('(100-$bar)')),
  l: letter(24, 0, 50, box('50-$weight/2', 0, '$weight', 100)),
  m: letter(
    136,
    36,
    50,
    [
      [
        box('$left', 0, '$half', 180, [0, '$corner', 0, 0]),
        without(box('$left+$weight', '$weight', '$half-2*$weight', 180, ['$inner', '$inner', 0, 0])),
        flatEnds,
      ],
      [
        box('$right-$half', 0, '$half', 180, [0, '$corner', 0, 0]),
        without(box('$right-$half+$weight', '$weight', '$half-2*$weight', 180, ['$inner', '$inner', 0, 0])),
        flatEnds,
      ],
    ],
    { half: '($width+$weight)/2' },
  ),
  n: letter(84, 42, 50, arch(0)),
  o: O,
  p: letter(76, 38, 72, [leftStem, bowl(0, '$bar', '$width', [1, 1, 1, 1])]),
  q: letter(76, 38, 72, [rightStem, bowl(0, '$bar', '$width', [1, 1, 1, 1])]),
  r: letter(66, 42, 36, [arch(0), without(box('$left+$weight', '$bar', '$width', 100))]),
  s: S,
  t: letter(64, 28, 26, [
    [
      box('$left+$width*0.2', 0, '$width*0.8', 100, [0, 0, 0, '$corner']),
      without(box('$left+$width*0.2+$weight', -1, '$width', '101-$weight', [0, 0, 0, '$inner'])),
    ],
    box('$left', '$bar', '$width', '$weight*0.9'),
  ]),
  u: letter(84, 42, 50, cup(0, '$inner')),
  v: V,
  w: W,
  x: X,
  y: letter(
    92,
    0,
    72,
    [
      strokes(['$left+$d/2-$slope*20', -20], [50, '$bar']),
      strokes(['$right-$d/2+$slope*20', -20], ['50-$slope*(120-$bar)', 120]),
      flatEnds,
    ],
    {
      d: '$weight*sqrt(1+($width-$weight)*($width-$weight)/(4*$bar*$bar))',
      slope: '($width-$d)/(2*$bar)',
    },
  ),
  z: Z,
};

export const SKELETONS: Readonly<Record<string, Skeleton>> = { ...CAPITALS, ...SMALL };
